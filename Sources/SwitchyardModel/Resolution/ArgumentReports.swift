internal import SwitchyardDiagnostics
internal import SwitchyardSpec
internal import SwitchyardSwiftCode

/// What the binder finds, in words.
extension ArgumentBinder {
  func report(
    _ found: ArgumentType.Found, _ index: Int, _ target: BindingTarget, at span: SourceSpan, _ scope: BindingScope
  ) {
    let parameter = target.parameters[index]
    draft.report(
      ArgumentType(
        callee: target.callee(in: draft), parameter: parameter.name, type: parameter.type.text(in: draft.graph.types),
        declaredAt: parameter.declaredAt, found: found, span: span, subject: scope.place.path(in: draft)))
  }

  func reportType(
    _ source: String, _ given: Parameter, _ index: Int, _ target: BindingTarget, at span: SourceSpan,
    _ scope: BindingScope
  ) {
    guard !draft.faultyParameters.hasUnknownType(target.owner, index) else { return }
    let type = given.type.text(in: draft.graph.types)
    report(.source(source, type: type, at: given.declaredAt), index, target, at: span, scope)
  }

  func reportUnknown(
    _ wanted: UnknownReference.Wanted, _ name: Spanned<String>, _ hint: Hint, _ scope: BindingScope
  ) {
    draft.report(
      UnknownReference(
        wanted: wanted, name: name.value, span: name.span, subject: scope.place.path(in: draft), hint: hint))
  }

  /// - Parameter isOfScreen: whether the emitting screen has what was asked of the event.
  func reportUnknownPayload(_ name: Spanned<String>, of id: EventID, isOfScreen: Bool, _ scope: BindingScope) {
    let event = draft.graph[id]
    if draft.unread.events && !event.isDeclared || draft.faultyParameters.mayHaveMore(.event(id)) { return }
    noteAskedInVain(in: scope)
    var hint = hint(forPayload: name.value, of: event)
    if isOfScreen {
      hint.help = "the screen has it: write screen.\(name.value)" + (hint.help.map { "; else " + $0 } ?? "")
    }
    reportUnknown(.payload(of: event.name, isLink: false), name, hint, scope)
  }

  /// Notes that something was to be bound to the event or the link: what is bound to nothing is then no fault of its own.
  func noteAskedInVain(in scope: BindingScope) {
    switch scope.source {
    case .event(let event): draft.graph.uses.vainPayloads.insert(event)
    case .link(let placeholders): placeholders.areAskedInVain = true
    case .nothing: break
    }
  }

  private func hint(forPayload name: String, of event: Event) -> Hint {
    if let near = draft.suggestions.nearest(to: name, among: event.payload.lazy.map(\.name)) {
      return Hint(help: "did you mean 'event.\(near)'?")
    }
    if SwiftIdentifier.fault(ofMember: name) != nil {
      let item = String(name.prefix { $0 != "." })
      let isCarried = event.payload.contains { $0.name == item }
      return Hint(help: isCarried ? "bind 'event.\(item)': what it holds has no name in a spec" : nil)
    }
    if event.isDeclared {
      return Hint(
        help: carried(by: event) + "let it carry one: { \(name): … }",
        note: Finding.Note("'\(event.name)' is declared here", at: event.declaredAt))
    }
    let declared = draft.graph.events.prefix(draft.eventSpecs.count)
    if let near = draft.suggestions.nearest(to: event.name, among: declared.lazy.map(\.name)),
      let id = draft.names.events[near]
    {
      return Hint(
        help: "did you mean event '\(near)'?",
        note: Finding.Note("'\(near)' is declared here", at: draft.graph[id].declaredAt))
    }
    return Hint(help: "declare what it carries: events: { \(event.name): { \(name): … } }")
  }

  private func carried(by event: Event) -> String {
    let names = event.payload.prefix(6).map { "'event.\($0.name)'" }.joined(separator: ", ")
    if names.isEmpty { return "" }
    let count = event.payload.count
    return "it carries \(names)\(count > 6 ? " and \(count - 6) more" : ""); use that, or "
  }

  func reportUnknownPlaceholder(_ name: Spanned<String>, of placeholders: LinkPlaceholders, _ scope: BindingScope) {
    guard placeholders.isComplete else { return }
    noteAskedInVain(in: scope)
    let near = draft.suggestions.nearest(to: name.value, among: placeholders.names)
    let isName = SwiftIdentifier.fault(ofMember: name.value) == nil
    let help = near.map { "did you mean 'event.\($0)'?" } ?? (isName ? "write {\(name.value)} in the pattern" : nil)
    reportUnknown(.payload(of: placeholders.pattern, isLink: true), name, Hint(help: help), scope)
  }

  func reportBoundByFlow(_ argument: ArgumentSpec, _ target: BindingTarget, _ scope: BindingScope) {
    draft.report(
      UnknownArgument(
        callee: target.callee(in: draft), argument: argument.name.value,
        flaw: .boundByFlow(at: target.flowRoot(in: draft) ?? target.span),
        span: argument.name.span, subject: scope.place.path(in: draft)))
  }

  /// Reports arguments that no parameter takes, and gives the names of the parameters that they were meant for: these are
  /// not missing as well.
  func reportUnknown(
    _ arguments: [ArgumentSpec], _ target: BindingTarget, _ scope: BindingScope
  ) -> Set<String> {
    if case .event(let id) = target.owner, draft.unread.events && !draft.graph[id].isDeclared { return [] }
    let names = target.parameters.map(\.name)
    if draft.faultyParameters.mayHaveMore(target.owner) { return Set(names) }
    let places = ArgumentPlaces(arguments)
    let free = names.filter { places.place(of: $0) == nil }
    var meant: Set<String> = []
    for argument in arguments where place(of: argument.name.value, in: target) == nil {
      // What it would be bound to may be wrong as well, and is not looked at.
      let near = draft.suggestions.nearest(to: argument.name.value, among: free)
      if let near { meant.insert(near) }
      let parameter = near.flatMap { place(of: $0, in: target) }.map { target.parameters[$0] }
      let hint = Hint(
        help: near.map { "did you mean '\($0)'?" } ?? listing(of: names),
        note: parameter.map { Finding.Note("'\($0.name)' is declared here", at: $0.declaredAt) })
      draft.report(
        UnknownArgument(
          callee: target.callee(in: draft), argument: argument.name.value, flaw: .noParameter(hint),
          span: argument.name.span, subject: scope.place.path(in: draft)))
    }
    return meant
  }

  private func place(of name: String, in target: BindingTarget) -> Int? {
    draft.places.place(of: name, in: target.parameters, of: target.owner)
  }

  private func listing(of names: [String]) -> String {
    guard !names.isEmpty else { return "it takes none" }
    let shown = names.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
    return "it takes " + shown + (names.count > 6 ? " and \(names.count - 6) more" : "")
  }

  // MARK: - Missing arguments

  func reportMissing(_ index: Int, _ target: BindingTarget, _ scope: BindingScope) {
    guard !draft.faultyParameters.mayBeLeftOut(target.owner, index), !mayBeGiven(in: scope) else { return }
    let parameter = target.parameters[index]
    draft.report(
      MissingArgument(
        callee: target.callee(in: draft), parameter: parameter.name, type: parameter.type.text(in: draft.graph.types),
        giver: giver(in: scope), near: near(parameter, target, scope), declaredAt: parameter.declaredAt,
        span: target.span, subject: scope.place.path(in: draft)))
  }

  /// Whether something that could not be read might give the argument.
  private func mayBeGiven(in scope: BindingScope) -> Bool {
    if let screen = scope.screen, draft.faultyParameters.mayHaveMore(.screen(screen)) { return true }
    switch scope.source {
    case .event(let id):
      return draft.unread.events && !draft.graph[id].isDeclared || draft.faultyParameters.mayHaveMore(.event(id))
    case .link(let placeholders): return !placeholders.isComplete
    case .nothing: return false
    }
  }

  private func giver(in scope: BindingScope) -> MissingArgument.Giver {
    switch scope.source {
    case .event(let id): .event(draft.graph[id].name)
    case .link(let placeholders): .link(placeholders.pattern)
    case .nothing: .nobody
    }
  }

  private func near(_ parameter: Parameter, _ target: BindingTarget, _ scope: BindingScope) -> MissingArgument.Near? {
    switch scope.source {
    case .event(let id):
      let event = draft.graph[id]
      if let same = event.payload.first(where: { $0.name == parameter.name }) {
        return .otherType(same.type.text(in: draft.graph.types), from: "event '\(event.name)'", at: same.declaredAt)
      }
      let others = event.payload.lazy.filter { item in
        item.type.fits(parameter.type) && place(of: item.name, in: target) == nil
      }.prefix(2)
      if let other = others.first, others.count == 1 { return .otherName("event." + other.name) }
    case .link(let placeholders):
      let lowered = ByteText.lowercased(parameter.name)
      let other = placeholders.names.first { ByteText.lowercased($0) == lowered }
      if let other { return .otherName("event." + other) }
    case .nothing: break
    }
    guard let screen = scope.screen else { return nil }
    let given = draft.graph.screens[screen.index].parameters
    if let same = given.first(where: { $0.name == parameter.name }) {
      let name = draft.graph.qualifiedName(of: screen)
      return .otherType(same.type.text(in: draft.graph.types), from: "screen '\(name)'", at: same.declaredAt)
    }
    let others = given.filter { $0.type.fits(parameter.type) && place(of: $0.name, in: target) == nil }
    return others.count == 1 ? .otherName("screen." + others[0].name) : nil
  }
}
