internal import SwitchyardDiagnostics
internal import SwitchyardSpec
internal import SwitchyardSwiftCode

/// Finds the screens and flows that transitions, roots and starts name, and binds what they take.
struct DestinationResolver {
  let draft: GraphDraft
  private let binder: ArgumentBinder

  init(_ draft: GraphDraft) {
    self.draft = draft
    binder = ArgumentBinder(draft)
  }

  /// A destination of `push` and the like; nil where it is none, which is reported.
  func destination(_ spec: DestinationSpec, key: String, in scope: BindingScope) -> Destination? {
    guard let screen = screen(spec.name, key: key, at: scope.place) else { return nil }
    return destination(screen, spec, in: scope)
  }

  /// The screen of `popTo` and `setAfter`.
  func screen(_ name: Spanned<String>, key: String, at place: TransitionPlace) -> ScreenID? {
    switch draft.names.route(name.value, from: place.module) {
    case .screen(let id): return id
    case .flow(let index):
      let flow = draft.flows[index]
      let flaw = InvalidOperation.Flaw.flowForScreen(
        flow: name.value, at: flow.spec.name.span, root: flow.spec.root?.name.value, key: key)
      draft.report(InvalidOperation(flaw: flaw, span: name.span, subject: place.path(in: draft)))
    case nil: reportUnknown(.screen, name, at: place)
    }
    return nil
  }

  /// What `dismiss` names.
  func layer(_ name: Spanned<String>, at place: TransitionPlace) -> Layer? {
    switch draft.names.route(name.value, from: place.module) {
    case .screen(let id): return .screen(id)
    case .flow(let index): return draft.flows[index].id.map { .flow($0) }
    case nil:
      reportUnknown(.layer, name, at: place)
      return nil
    }
  }

  /// What `present` and `start` name, and the screen that is shown first.
  func layer(_ spec: DestinationSpec, in scope: BindingScope) -> (layer: Layer, root: Destination)? {
    switch draft.names.route(spec.name.value, from: scope.place.module) {
    case .screen(let id): return (.screen(id), destination(id, spec, in: scope))
    case .flow(let index): return flow(index, spec, in: scope)
    case nil:
      reportUnknown(.screenOrFlow, spec.name, at: scope.place)
      return nil
    }
  }

  /// The root of a tab or of a flow.
  func root(_ spec: DestinationSpec, at place: TransitionPlace) -> ScreenID? {
    switch draft.names.route(spec.name.value, from: place.module) {
    case .screen(let id): return id
    case .flow(let index):
      let flow = draft.flows[index]
      let root = flow.spec.name.span == spec.name.span ? nil : flow.spec.root?.name.value
      let flaw = InvalidOperation.Flaw.flowAsRoot(flow: spec.name.value, at: flow.spec.name.span, root: root)
      draft.report(InvalidOperation(flaw: flaw, span: spec.name.span, subject: place.path(in: draft)))
    case nil: reportUnknown(.screen, spec.name, at: place)
    }
    return nil
  }

  func tab(_ name: Spanned<String>, at place: TransitionPlace) -> TabID? {
    if let index = draft.names.tabs[name.value] { return draft.tabs[index].id }
    if !draft.unread.tabs {
      let near = draft.suggestions.nearest(to: name.value, among: draft.tabs.lazy.map(\.spec.name.value))
      let span = near.flatMap { draft.names.tabs[$0] }.map { draft.tabs[$0].spec.name.span }
      let hint = near == nil ? Hint(help: listing(of: draft.tabs.map(\.spec.name.value), "tabs")) : hint(near, at: span)
      report(.tab, name, hint, at: place)
    }
    return nil
  }

  func condition(_ spec: ConditionSpec, at place: TransitionPlace) -> GuardLiteral? {
    if let id = draft.names.guards[spec.name.value] {
      draft.graph.uses.guards[id.index] = true
      return GuardLiteral(condition: id, isNegated: spec.isNegated)
    }
    if !draft.unread.guards {
      let near = draft.suggestions.nearest(to: spec.name.value, among: draft.graph.guards.lazy.map(\.name))
      let meant = near.flatMap { draft.names.guards[$0] }
      // What is misspelt is used.
      if let meant { draft.graph.uses.guards[meant.index] = true }
      var hint = hint(near, at: meant.map { draft.graph[$0].declaredAt })
      if hint.help == nil, SwiftIdentifier.fault(ofMember: spec.name.value) == nil {
        hint.help = "declare it: guards: { \(spec.name.value): … }"
      }
      report(.condition, spec.name, hint, at: place)
    }
    return nil
  }

  // MARK: - Arguments

  func destination(_ screen: ScreenID, _ spec: DestinationSpec, in scope: BindingScope) -> Destination {
    let parameters = draft.graph.screens[screen.index].parameters
    if parameters.isEmpty, spec.arguments.isEmpty {
      return Destination(screen: screen, arguments: [], declaredAt: spec.name.span)
    }
    let target = BindingTarget(subject: .screen(screen), parameters: parameters, span: spec.name.span)
    let arguments = binder.bind(spec.arguments, to: target, in: scope)
    return Destination(screen: screen, arguments: arguments, declaredAt: spec.name.span)
  }

  /// Nil where the flow itself has a fault, which was reported where it is declared.
  private func flow(
    _ index: Int, _ spec: DestinationSpec, in scope: BindingScope
  ) -> (layer: Layer, root: Destination)? {
    guard let id = draft.flows[index].id else { return nil }
    let flow = draft.graph[id]
    let target = BindingTarget(
      subject: .flow(index, root: flow.root), parameters: draft.graph[flow.root].parameters,
      boundByFlow: flow.rootArguments, span: spec.name.span)
    let arguments = binder.bind(spec.arguments, to: target, in: scope)
    return (.flow(id), Destination(screen: flow.root, arguments: arguments, declaredAt: spec.name.span))
  }

  /// What a flow's own `root:` gives to its root.
  func rootArguments(_ screen: ScreenID, _ spec: DestinationSpec, in scope: BindingScope) -> [ArgumentSource?] {
    let target = BindingTarget(
      subject: .screen(screen), parameters: draft.graph[screen].parameters, span: spec.name.span)
    return binder.bindGiven(spec.arguments, to: target, in: scope)
  }

  func payload(of event: EventID, _ spec: DestinationSpec, in scope: BindingScope) -> [ArgumentSource] {
    let target = BindingTarget(
      subject: .event(event), parameters: draft.graph[event].payload, span: spec.name.span)
    return binder.bind(spec.arguments, to: target, in: scope)
  }

  // MARK: - Unknown names

  private func reportUnknown(_ wanted: UnknownReference.Wanted, _ name: Spanned<String>, at place: TransitionPlace) {
    guard !draft.unread.routes else { return }
    report(wanted, name, RouteHints(draft: draft).hint(for: name.value, from: place.module), at: place)
  }

  func report(
    _ wanted: UnknownReference.Wanted, _ name: Spanned<String>, _ hint: Hint, at place: TransitionPlace
  ) {
    draft.report(
      UnknownReference(
        wanted: wanted, name: name.value, span: name.span, subject: place.path(in: draft), hint: hint))
  }

  /// `the tabs are 'feed' and 'cart'`, where there are so few that one of them is easily found.
  private func listing(of names: [String], _ kind: String) -> String? {
    guard !names.isEmpty, names.count <= 6 else { return nil }
    return (names.count > 1 ? "the \(kind) are " : "the only one is ") + list(names, of: names.count)
  }

  private func hint(_ near: String?, at span: SourceSpan?) -> Hint {
    guard let near, let span else { return Hint() }
    return Hint(help: "did you mean '\(near)'?", note: Finding.Note("'\(near)' is declared here", at: span))
  }
}
