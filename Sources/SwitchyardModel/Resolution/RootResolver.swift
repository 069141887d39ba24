internal import SwitchyardDiagnostics
internal import SwitchyardSpec

/// Finds the roots of flows and tabs. One whose root has a fault is left out of the graph; its name stays known.
struct RootResolver {
  private let draft: GraphDraft
  private let destinations: DestinationResolver

  init(_ draft: GraphDraft) {
    self.draft = draft
    destinations = DestinationResolver(draft)
  }

  func resolve() {
    for index in draft.flows.indices { resolveFlow(index) }
    for index in draft.tabs.indices { resolveTab(index) }
  }

  private func resolveFlow(_ index: Int) {
    let written = draft.flows[index]
    let place = TransitionPlace(level: .flowRoot(index), module: written.module)
    // A root that is not there was reported when the text was read.
    guard let spec = written.spec.root, let root = destinations.root(spec, at: place) else {
      return draft.leaveGap()
    }
    let scope = BindingScope(source: .nothing, screen: nil, place: place)
    var flow = Flow(
      id: FlowID(draft.graph.flows.count), module: written.module, name: written.spec.name.value, root: root,
      rootArguments: destinations.rootArguments(root, spec, in: scope), declaredAt: written.spec.name.span)
    if written.spec.hasGaps { draft.leaveGap(withHandlers: written.spec.mayLackHandlers) }
    flow.title = written.spec.title?.value
    flow.doc = written.spec.doc?.value
    flow.allowances = written.spec.allowances.map(Allowance.init)
    draft.graph.modules[flow.module.index].flows.append(flow.id)
    draft.flows[index].id = flow.id
    draft.graph.flows.append(flow)
  }

  private func resolveTab(_ index: Int) {
    let written = draft.tabs[index]
    let place = TransitionPlace(level: .tabRoot(index), module: written.module)
    guard let spec = written.spec.root, let root = destinations.root(spec, at: place) else {
      return draft.leaveGap()
    }
    let scope = BindingScope(source: .nothing, screen: nil, place: place)
    var tab = Tab(
      id: TabID(draft.graph.tabs.count), name: written.spec.name.value,
      root: destinations.destination(root, spec, in: scope), declaredAt: written.spec.name.span)
    if written.spec.hasGaps { draft.leaveGap(withHandlers: written.spec.mayLackHandlers) }
    tab.title = written.spec.title?.value
    tab.icon = written.spec.icon?.value
    tab.doc = written.spec.doc?.value
    tab.hasStack = written.spec.hasStack?.value ?? true
    tab.allowances = written.spec.allowances.map(Allowance.init)
    draft.tabs[index].id = tab.id
    draft.graph.tabs.append(tab)
  }
}

extension Allowance {
  init(_ spec: AllowanceSpec) {
    self.init(rule: spec.rule.value, reason: spec.reason.value, declaredAt: spec.rule.span)
  }
}
