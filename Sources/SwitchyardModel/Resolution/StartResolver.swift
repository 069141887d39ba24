internal import SwitchyardDiagnostics
internal import SwitchyardSpec

/// Finds where the app begins.
struct StartResolver {
  private let draft: GraphDraft
  private let transitions: TransitionResolver

  init(_ draft: GraphDraft) {
    self.draft = draft
    transitions = TransitionResolver(draft)
  }

  func resolve() {
    let specs = draft.files[0].document.start
    if specs.isEmpty {
      startWithTabs()
    } else {
      resolve(specs)
    }
  }

  private func resolve(_ specs: [StartSpec]) {
    let start = StartTargets(transitions.destinations)
    for (index, spec) in specs.enumerated() {
      var place = TransitionPlace(level: .start, module: .root)
      if specs.count > 1 { place.index = index }
      let condition = transitions.conditions(spec.conditions, at: place)
      let tab = spec.tab.map { transitions.destinations.tab($0, at: place) }
      let scope = BindingScope(source: .nothing, screen: nil, place: place)
      let target = start.target(spec.destination, selecting: tab, in: scope)
      guard let condition, let target else {
        draft.leaveGap()
        continue
      }
      draft.graph.start.append(
        StartAlternative(condition: condition, target: target, declaredAt: spec.destination.name.span))
    }
  }

  /// Where there are tabs, they are the start unless another one is given.
  private func startWithTabs() {
    if draft.unread.start {
      draft.leaveGap()
    } else if let first = draft.graph.tabs.first {
      draft.graph.start = [
        StartAlternative(condition: [], target: .tabs(selected: first.id), declaredAt: first.declaredAt)
      ]
    } else {
      draft.leaveGap()
      guard draft.tabs.isEmpty, !draft.unread.tabs else { return }
      draft.report(MissingStart(app: draft.graph.name, span: draft.graph.declaredAt))
    }
  }
}

/// What `start` leads to, for the app itself and in transitions.
struct StartTargets {
  private let destinations: DestinationResolver

  init(_ destinations: DestinationResolver) {
    self.destinations = destinations
  }

  /// `tab` is what stands beside it: nil inside where that tab is unknown. Nil where the target is, or its tab.
  func target(_ spec: DestinationSpec, selecting tab: TabID??, in scope: BindingScope) -> StartTarget? {
    guard spec.name.value == "tabs" else {
      guard let (layer, root) = destinations.layer(spec, in: scope) else { return nil }
      return switch layer {
      case .flow(let flow): .flow(flow, root)
      case .screen: .screen(root)
      }
    }
    refuseArguments(spec, in: scope)
    let draft = destinations.draft
    if let tab { return tab.map { .tabs(selected: $0) } }
    if let first = draft.graph.tabs.first { return .tabs(selected: first.id) }
    if draft.tabs.isEmpty, !draft.unread.tabs {
      destinations.report(
        .tabBar, spec.name, Hint(help: "declare them in 'tabs', or start a screen or a flow"), at: scope.place)
    }
    return nil
  }

  private func refuseArguments(_ spec: DestinationSpec, in scope: BindingScope) {
    for argument in spec.arguments {
      destinations.draft.report(
        UnknownArgument(
          callee: Callee(kind: .tab, name: "tabs"), argument: argument.name.value, flaw: .tabBar,
          span: argument.name.span, subject: scope.place.path(in: destinations.draft)))
    }
  }
}
