internal import SwitchyardDiagnostics
internal import SwitchyardSpec

/// Resolves the addresses of screens: a placeholder of `path:` is a parameter of the screen.
struct ScreenPathResolver {
  private let draft: GraphDraft

  init(_ draft: GraphDraft) {
    self.draft = draft
  }

  func resolve() {
    for index in draft.graph.screens.indices {
      guard let text = draft[spec: ScreenID(index)].path else { continue }
      draft.graph.screens[index].path = template(text, of: ScreenID(index))
    }
  }

  /// Nil where the path has a fault.
  private func template(_ text: Spanned<String>, of screen: ScreenID) -> PathTemplate? {
    let reader = PathPatternReader(text.value)
    for fault in reader.faults {
      report(.written(fault.flaw), fault.range, text, screen)
    }
    var template = PathTemplate(segments: [])
    template.segments.reserveCapacity(reader.pattern.segments.count)
    var isSound = reader.faults.isEmpty
    for segment in reader.pattern.segments {
      guard let resolved = self.segment(segment, text, screen) else {
        isSound = false
        continue
      }
      template.segments.append(resolved)
    }
    for item in reader.pattern.query {
      guard let resolved = queryItem(item, text, screen) else {
        isSound = false
        continue
      }
      template.query.append(resolved)
    }
    return isSound ? template : nil
  }

  private func segment(
    _ segment: PathPattern.Segment, _ text: Spanned<String>, _ screen: ScreenID
  ) -> PathTemplate.Segment? {
    switch segment.part {
    case .literal(let literal): return .literal(literal)
    case .placeholder(let name):
      guard let place = parameter(name, segment.range, text, screen) else { return nil }
      return check(place, as: .segment, segment.range, text, screen) ? .placeholder(place) : nil
    case .rest(let name):
      guard let place = parameter(name, segment.range, text, screen) else { return nil }
      return check(place, as: .rest, segment.range, text, screen) ? .rest(place) : nil
    }
  }

  private func queryItem(
    _ item: PathPattern.QueryItem, _ text: Spanned<String>, _ screen: ScreenID
  ) -> PathTemplate.QueryItem? {
    switch item.value {
    case .literal(let literal):
      return PathTemplate.QueryItem(name: item.name, value: .literal(literal), isRequired: true)
    case .placeholder(let name), .rest(let name):
      guard let place = parameter(name, item.range, text, screen),
        check(place, as: .queryItem, item.range, text, screen)
      else { return nil }
      let parameter = draft.graph.screens[screen.index].parameters[place]
      return PathTemplate.QueryItem(
        name: item.name, value: .placeholder(place),
        isRequired: !parameter.type.isOptional && parameter.defaultValue == nil)
    }
  }

  private func parameter(
    _ name: String, _ range: Range<Int>, _ text: Spanned<String>, _ screen: ScreenID
  ) -> Int? {
    let parameters = draft.graph.screens[screen.index].parameters
    if let place = draft.places.place(of: name, in: parameters, of: .screen(screen)) { return place }
    guard !draft.faultyParameters.mayHaveMore(.screen(screen)) else { return nil }
    let near = draft.suggestions.nearest(to: name, among: parameters.lazy.map(\.name))
    let help = near.map { "did you mean '{\($0)}'?" } ?? "add it to 'params'"
    draft.report(
      UnknownReference(
        wanted: .pathParameter(of: draft.graph.qualifiedName(of: screen)), name: name, span: text.span(ofBytes: range),
        subject: draft.graph.path(of: screen), hint: Hint(help: help)))
    return nil
  }

  private func check(
    _ place: Int, as kind: LinkPlaceholders.Kind, _ range: Range<Int>, _ text: Spanned<String>, _ screen: ScreenID
  ) -> Bool {
    let parameter = draft.graph.screens[screen.index].parameters[place]
    if draft.faultyParameters.hasUnknownType(.screen(screen), place) { return true }
    let type = parameter.type.text(in: draft.graph.types)
    let flaw: InvalidLink.Flaw? =
      switch kind {
      case .segment where parameter.type.isArray:
        .listSegment(parameter: parameter.name, type: type, at: parameter.declaredAt)
      case .segment where parameter.type.isOptional:
        .optionalSegment(parameter: parameter.name, type: type, at: parameter.declaredAt)
      case .queryItem where parameter.type.isArray:
        .listItem(parameter: parameter.name, type: type, at: parameter.declaredAt)
      case .rest where parameter.type != ValueType(.string, isArray: true):
        .restOfOther(parameter: parameter.name, type: type, at: parameter.declaredAt)
      default: flawInText(parameter)
      }
    guard let flaw else { return true }
    report(flaw, range, text, screen)
    return false
  }

  private func flawInText(_ parameter: Parameter) -> InvalidLink.Flaw? {
    guard case .declared(let id) = parameter.type.base, !draft.graph[id].isTextual else { return nil }
    return .noText(parameter: parameter.name, type: draft.graph[id].name, at: draft.graph[id].declaredAt)
  }

  private func report(_ flaw: InvalidLink.Flaw, _ range: Range<Int>, _ text: Spanned<String>, _ screen: ScreenID) {
    draft.report(InvalidLink(pattern: text, flaw: flaw, range: range, subject: draft.graph.path(of: screen)))
  }
}
