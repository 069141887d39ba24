import SwitchyardModel

extension ActionRun {
  /// Does one operation that is neither steps nor a raise. Where it fails, the moment is void.
  mutating func perform(_ operation: Operation, in scope: Scope) throws(FailureReason) {
    switch operation {
    case .selectTab, .open, .ignore, .steps, .raise: break
    case .defer:
      moment.state.deferred = scope.trigger
      moment.isDeferredDue = false
    case .push, .replaceTop, .setRoot, .setAfterRoot, .setAfter, .pop, .popTo, .popToRoot:
      guard moment.state.hasVisibleStack(in: graph) else { throw .noStack }
      moment.state.visibleStack = try changed(moment.state.visibleStack, by: operation, in: scope)
    case .present(let presentation):
      moment.state.layers.append(
        ModalLayer(
          shown: presentation.layer, style: presentation.style, isDismissable: presentation.isDismissable,
          hasStack: presentation.hasStack, stack: entries([presentation.root], in: scope)))
    case .dismiss:
      guard moment.state.layers.popLast() != nil else { throw .noModal }
    case .dismissLayer(let shown):
      guard let place = moment.state.layers.lastIndex(where: { $0.shown == shown }) else { throw .notFound }
      moment.state.layers.removeSubrange(place...)
    case .dismissAll:
      moment.state.layers = []
    case .start(let target):
      begin(target, in: scope)
    }
  }

  private mutating func changed(
    _ stack: NavigationStack, by operation: Operation, in scope: Scope
  ) throws(FailureReason) -> NavigationStack {
    switch operation {
    case .push(let list): return stack + entries(list, in: scope)
    case .replaceTop(let list): return stack.dropLast() + entries(list, in: scope)
    case .setRoot(let list): return entries(list, in: scope)
    case .setAfterRoot(let list): return stack.prefix(1) + entries(list, in: scope)
    case .setAfter(let anchor, let inclusive, let list):
      let place = try topmost(anchor, of: stack)
      return stack.prefix(inclusive ? place : place + 1) + entries(list, in: scope)
    case .pop:
      guard stack.count > 1 else { throw .atRoot }
      return stack.dropLast()
    case .popTo(let anchor): return try Array(stack.prefix(topmost(anchor, of: stack) + 1))
    case .popToRoot: return Array(stack.prefix(1))
    default: return stack
    }
  }

  private func topmost(_ screen: ScreenID, of stack: NavigationStack) throws(FailureReason) -> Int {
    guard let place = stack.lastIndex(where: { $0.screen == screen }) else { throw .notFound }
    return place
  }

  /// Drops every layer, and begins afresh.
  mutating func begin(_ target: StartTarget, in scope: Scope) {
    moment.isDeferredDue = moment.state.deferred != nil
    moment.state.layers = []
    switch target {
    case .tabs(let selected):
      var stacks: [NavigationStack] = []
      for tab in graph.tabs { stacks.append(entries([tab.root], in: scope)) }
      moment.state.base = .tabs(selected: selected, stacks: stacks)
    case .flow(let flow, let root):
      moment.state.base = .stack(container: .flow(flow), entries([root], in: scope))
    case .screen(let root):
      moment.state.base = .stack(container: .screen(root.screen), entries([root], in: scope))
    }
  }

  private mutating func entries(_ destinations: [Destination], in scope: Scope) -> NavigationStack {
    var stack: NavigationStack = []
    for destination in destinations {
      moment.state.nextIdentity += 1
      stack.append(
        StackEntry(
          identity: moment.state.nextIdentity, screen: destination.screen,
          arguments: values(of: destination.arguments, for: graph[destination.screen].parameters, in: scope)))
    }
    return stack
  }
}
