import SwitchyardModel

extension PlainRun {
  mutating func changeStack(_ operation: Operation) throws(Fault) {
    guard hasVisibleStack else { throw failure(.noStack) }
    moment.state.visibleStack = try changed(moment.state.visibleStack, by: operation)
  }

  private var hasVisibleStack: Bool {
    switch moment.state.visiblePlace {
    case .tab(let tab): app.graph.tabs[tab].hasStack
    case .flow, .ownStack: true
    case .bareModal: false
    }
  }

  private func changed(_ stack: [ScreenID], by operation: Operation) throws(Fault) -> [ScreenID] {
    switch operation {
    case .push(let new): return stack + new.map(\.screen)
    case .replaceTop(let new): return stack.dropLast() + new.map(\.screen)
    case .setRoot(let new): return new.map(\.screen)
    case .setAfterRoot(let new): return [stack[0]] + new.map(\.screen)
    case .setAfter(let anchor, let isInclusive, let new):
      guard let place = stack.lastIndex(of: anchor) else { throw failure(.notFound) }
      return stack[..<(isInclusive ? place : place + 1)] + new.map(\.screen)
    case .pop:
      guard stack.count > 1 else { throw failure(.atRoot) }
      return stack.dropLast()
    case .popTo(let anchor):
      guard let place = stack.lastIndex(of: anchor) else { throw failure(.notFound) }
      return Array(stack[...place])
    default: return [stack[0]]
    }
  }
}
