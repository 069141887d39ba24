// Layer by layer, on one line: `tabs(feed): feed · sheet checkout: cart, profile(ada)`. Of the tabs only the selected
// one's stack; of a layer without a stack the screen alone.

extension NavigationState: CustomStringConvertible {
  public var description: String {
    let deferred = deferred.map { ["deferred \($0)"] } ?? []
    return ([base.description] + layers.map(\.description) + deferred).joined(separator: " · ")
  }
}

extension NavigationState.Base: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tabs(let bar): "tabs(\(bar.selected)): \(bar.selectedStack)"
    case .stack(.flow(let flow), let stack): "flow \(flow): \(stack)"
    case .stack(.screen(let screen), let stack): "screen \(screen): \(stack)"
    }
  }
}

extension NavigationState.Layer: CustomStringConvertible {
  public var description: String {
    guard stack.hasStack else { return "\(style.rawValue) \(stack)" }
    let name =
      switch shown {
      case .flow(let flow): flow.description
      case .screen(let screen): screen.description
      }
    return "\(style.rawValue) \(name): \(stack)"
  }
}

extension NavigationState.Stack: CustomStringConvertible {
  public var description: String { entries.map(\.description).joined(separator: ", ") }
}

extension NavigationState.Entry: CustomStringConvertible {
  public var description: String { route.description }
}

extension NavigationState.Deferred: CustomStringConvertible {
  public var description: String {
    switch self {
    case .link(let url): url
    case .external(let event): event.description
    }
  }
}
