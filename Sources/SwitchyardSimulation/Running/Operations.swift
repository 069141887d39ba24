import SwitchyardModel

extension ActionRun {
  /// Does one operation that is neither steps nor a raise. Where it fails, the moment is void.
  mutating func perform(_ operation: Operation, in scope: Scope) throws(FailureReason) {
    switch operation {
    case .selectTab, .ignore, .steps, .raise: break
    case .open(let url): open(url)
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
          hasStack: presentation.hasStack, stack: NavigationStack(entries([presentation.root], in: scope))))
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
    var stack = stack
    switch operation {
    case .push(let list): stack.push(entries(list, in: scope))
    case .replaceTop(let list):
      stack = stack.belowTop
      stack.push(entries(list, in: scope))
    case .setRoot(let list): stack = NavigationStack(entries(list, in: scope))
    case .setAfterRoot(let list):
      stack = stack.rootAlone
      stack.push(entries(list, in: scope))
    case .setAfter(let anchor, let inclusive, let list):
      stack = try upToTopmost(anchor, of: stack)
      if inclusive { stack = stack.belowTop }
      stack.push(entries(list, in: scope))
    case .pop:
      guard stack.count > 1 else { throw .atRoot }
      stack = stack.belowTop
    case .popTo(let anchor): stack = try upToTopmost(anchor, of: stack)
    case .popToRoot: stack = stack.rootAlone
    default: break
    }
    return stack
  }

  private func upToTopmost(
    _ screen: ScreenID, of stack: NavigationStack
  ) throws(FailureReason) -> NavigationStack {
    guard let found = stack.upToTopmost(screen) else { throw .notFound }
    return found
  }

  /// Drops every layer, and begins afresh.
  mutating func begin(_ target: StartTarget, in scope: Scope) {
    moment.isDeferredDue = moment.state.deferred != nil
    moment.state.layers = []
    switch target {
    case .tabs(let selected):
      var stacks: [NavigationStack] = []
      for tab in graph.tabs { stacks.append(NavigationStack(entries([tab.root], in: scope))) }
      moment.state.base = .tabs(selected: selected, stacks: stacks)
    case .flow(let flow, let root):
      moment.state.base = .stack(container: .flow(flow), NavigationStack(entries([root], in: scope)))
    case .screen(let root):
      moment.state.base = .stack(container: .screen(root.screen), NavigationStack(entries([root], in: scope)))
    }
  }

  private mutating func entries(_ destinations: [Destination], in scope: Scope) -> [StackEntry] {
    var entries: [StackEntry] = []
    for destination in destinations {
      moment.state.nextIdentity += 1
      entries.append(
        StackEntry(
          identity: moment.state.nextIdentity, screen: destination.screen,
          arguments: values(of: destination.arguments, for: graph[destination.screen].parameters, in: scope)))
    }
    return entries
  }
}
