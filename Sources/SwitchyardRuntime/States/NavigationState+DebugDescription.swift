// All that tells one state from another, on one line, for tests: what `description` has, and besides the tabs that are not
// as they begin, and what cannot be swiped away though its style would let it.
// `tabs(feed): feed | dialogs: chats, chat("ada") · sheet (not dismissable) checkout: cart`

extension NavigationState: CustomDebugStringConvertible {
  public var debugDescription: String {
    let deferred = deferred.map { ["deferred \($0)"] } ?? []
    return ([base.wholeDescription] + layers.map(\.wholeDescription) + deferred).joined(separator: " · ")
  }
}

extension NavigationState.Base {
  fileprivate var wholeDescription: String {
    guard case .tabs(let bar) = self else { return description }
    var text = description
    for (tab, stack) in zip(Graph.Tab.allCases, bar.stacks) where tab != bar.selected {
      if !stack.path.isEmpty || stack.root.route != tab.root { text += " | \(tab): \(stack)" }
    }
    return text
  }
}

extension NavigationState.Layer {
  fileprivate var wholeDescription: String {
    isDismissable ? description : "\(style.rawValue) (not dismissable)\(description.dropFirst(style.rawValue.count))"
  }
}
