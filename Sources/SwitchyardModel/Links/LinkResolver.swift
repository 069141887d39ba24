internal import SwitchyardDiagnostics
internal import SwitchyardSpec

/// Resolves `links:`: schemes, hosts, and the patterns with what they lead to.
struct LinkResolver {
  private let draft: GraphDraft
  private let transitions: TransitionResolver

  init(_ draft: GraphDraft) {
    self.draft = draft
    transitions = TransitionResolver(draft)
  }

  func resolve() {
    ScreenPathResolver(draft).resolve()
    var hasOrigin = draft.unread.links
    var first: SourceSpan?
    var schemes: Set<String> = []
    var hosts: Set<String> = []
    for (file, module) in zip(draft.files, draft.fileModules) {
      guard let links = file.document.links else { continue }
      hasOrigin = hasOrigin || !links.schemes.isEmpty || !links.hosts.isEmpty
      resolveOrigins(links, &schemes, &hosts)
      for path in links.paths {
        first = first ?? path.event.span
        resolve(path, in: module)
      }
    }
    if let first, !hasOrigin {
      draft.report(InvalidLinkOrigin(text: "", flaw: .none, span: first))
    }
    AmbiguousLinkFinder(draft.graph, caseNumbers: draft.caseNumbers).report(to: draft.bag)
  }

  private func resolveOrigins(_ links: LinksSpec, _ schemes: inout Set<String>, _ hosts: inout Set<String>) {
    for scheme in links.schemes {
      if let flaw = LinkOrigins.flaw(inScheme: scheme.value) {
        draft.report(InvalidLinkOrigin(text: scheme.value, flaw: flaw, span: scheme.span))
      } else {
        let scheme = ByteText.lowercased(scheme.value)
        // One that is listed again, in this file or another, says nothing new.
        if schemes.insert(scheme).inserted { draft.graph.links.schemes.append(scheme) }
      }
    }
    for host in links.hosts {
      if let flaw = LinkOrigins.flaw(inHost: host.value) {
        draft.report(InvalidLinkOrigin(text: host.value, flaw: flaw, span: host.span))
      } else {
        let host = ByteText.lowercased(host.value)
        if hosts.insert(host).inserted { draft.graph.links.hosts.append(host) }
      }
    }
  }

  // MARK: - Patterns

  private func resolve(_ spec: HandlerSpec, in module: ModuleID) {
    let reader = PathPatternReader(spec.event.value)
    var place = TransitionPlace(level: .link, module: module)
    place.trigger = spec.event.value
    for fault in reader.faults {
      draft.report(
        InvalidLink(
          pattern: spec.event, flaw: .written(fault.flaw), range: fault.range, subject: place.path(in: draft)))
    }
    let placeholders = placeholders(of: reader, in: spec.event, place)
    let scope = TransitionResolver.Scope(
      binding: BindingScope(source: .link(placeholders), screen: nil, place: place), canDefer: true)
    let alternatives = transitions.alternatives(of: spec, in: scope)
    reportMisspelt(placeholders, alternatives, place)
    if spec.hasGaps { draft.leaveGap(withHandlers: false) }
    guard reader.faults.isEmpty else { return draft.leaveTransitionOut() }
    var pattern = LinkPattern(
      id: LinkID(draft.graph.links.patterns.count), text: spec.event.value,
      template: template(of: reader.pattern, placeholders), placeholders: placeholders.parameters(),
      alternatives: alternatives, isList: spec.isList, declaredAt: spec.event.span)
    pattern.module = module
    pattern.isAskedInVain = placeholders.areAskedInVain
    pattern.hasGaps = spec.hasGaps || alternatives.count < spec.alternatives.count
    if pattern.hasGaps { draft.leaveTransitionOut() }
    draft.graph.links.patterns.append(pattern)
  }

  private func placeholders(
    of reader: PathPatternReader, in text: Spanned<String>, _ place: TransitionPlace
  ) -> LinkPlaceholders {
    let checker = NameChecker(bag: draft.bag)
    var placeholders: [LinkPlaceholders.Placeholder] = []
    func add(_ name: String, _ kind: LinkPlaceholders.Kind, _ range: Range<Int>) {
      let inside = range.lowerBound + 1..<range.lowerBound + 1 + name.utf8.count
      let span = text.span(ofBytes: inside)
      checker.check(Spanned(name, at: span), of: .placeholder, subject: place.path(in: draft))
      placeholders.append(LinkPlaceholders.Placeholder(name: name, kind: kind, span: span))
    }
    for segment in reader.pattern.segments {
      switch segment.part {
      case .literal: break
      case .placeholder(let name): add(name, .segment, segment.range)
      case .rest(let name): add(name, .rest, segment.range)
      }
    }
    for item in reader.pattern.query {
      if case .placeholder(let name) = item.value { add(name, .queryItem, item.range) }
    }
    return LinkPlaceholders(
      pattern: text.value, placeholders: placeholders, isComplete: reader.faults.isEmpty)
  }

  /// The placeholders stand in the pattern in the order in which they are numbered.
  private func template(of pattern: PathPattern, _ placeholders: LinkPlaceholders) -> PathTemplate {
    var next = 0
    func number() -> Int {
      next += 1
      return next - 1
    }
    let segments = pattern.segments.map { segment -> PathTemplate.Segment in
      switch segment.part {
      case .literal(let text): .literal(text)
      case .placeholder: .placeholder(number())
      case .rest: .rest(number())
      }
    }
    let query = pattern.query.map { item -> PathTemplate.QueryItem in
      if case .literal(let text) = item.value {
        return PathTemplate.QueryItem(name: item.name, value: .literal(text), isRequired: true)
      }
      let place = number()
      return PathTemplate.QueryItem(
        name: item.name, value: .placeholder(place), isRequired: placeholders[place].isRequired)
    }
    return PathTemplate(segments: segments, query: query)
  }

  /// A placeholder may bind nothing: some segments do not matter. But one that is an unbound parameter's name but for
  /// its capitals was meant to be that parameter.
  private func reportMisspelt(
    _ placeholders: LinkPlaceholders, _ alternatives: [Transition], _ place: TransitionPlace
  ) {
    for index in placeholders.indices where placeholders[index].binding == nil {
      let placeholder = placeholders[index]
      guard let (screen, parameter) = unboundParameter(like: placeholder.name, in: alternatives) else { continue }
      placeholders.areAskedInVain = true
      draft.report(
        UnknownArgument(
          callee: Callee(kind: .screen, name: draft.graph.qualifiedName(of: screen)), argument: placeholder.name,
          flaw: .placeholder(parameter: parameter), span: placeholder.span, subject: place.path(in: draft)))
    }
  }

  private func unboundParameter(like name: String, in alternatives: [Transition]) -> (ScreenID, String)? {
    let lowered = ByteText.lowercased(name)
    for destination in alternatives.lazy.flatMap(\.action.destinations) {
      for (parameter, source) in zip(draft.graph[destination.screen].parameters, destination.arguments)
      where source == .defaultValue || source == .nil && parameter.type.isOptional {
        if parameter.name != name, ByteText.lowercased(parameter.name) == lowered {
          return (destination.screen, parameter.name)
        }
      }
    }
    return nil
  }
}
