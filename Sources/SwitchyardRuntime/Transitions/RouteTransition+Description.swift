// What logs show, in the words of the spec.

extension RouteTransition: CustomStringConvertible {
  public var description: String {
    switch self {
    case .push(let route): "push \(route)"
    case .replaceTop(let route): "replaceTop \(route)"
    case .setRoot(let route): "setRoot \(route)"
    case .setAfterRoot(let route): "setAfterRoot \(route)"
    case .setAfter(let screen, let inclusive, let route):
      "setAfter \(screen)\(inclusive ? " (inclusive)" : "") push \(route)"
    case .pop: "pop"
    case .popTo(let screen): "popTo \(screen)"
    case .popToRoot: "popToRoot"
    case .present(let layer, let style, let isDismissable):
      "present \(layer) as \(style.rawValue)\(isDismissable ? "" : " (not dismissable)")"
    case .dismiss: "dismiss"
    case .dismissLayer(let layer): "dismiss \(layer)"
    case .dismissAll: "dismissAll"
    case .start(let start): "start \(start)"
    case .open(let url): "open \(url)"
    case .raise(let event): "raise \(event)"
    case .defer: "defer"
    case .ignore: "ignore"
    case .steps(let steps): "[\(steps.map(\.description).joined(separator: ", "))]"
    case .select(let tab, then: .ignore): "tab \(tab)"
    case .select(let tab, let transition): "tab \(tab), \(transition)"
    case .attempt(let transition, let otherwise): "\(transition), else \(otherwise)"
    case .unanimated(let transition): "\(transition), not animated"
    }
  }
}

extension NavigationLayer: CustomStringConvertible {
  public var description: String {
    switch self {
    case .flow(let flow, let root): "flow \(flow) (\(root))"
    case .screen(let route): route.description
    case .stack(let route): "stack (\(route))"
    }
  }
}

extension LayerIdentity: CustomStringConvertible {
  public var description: String {
    switch self {
    case .flow(let flow): "flow \(flow)"
    case .screen(let screen): screen.description
    }
  }
}

extension NavigationStart: CustomStringConvertible {
  public var description: String {
    switch self {
    case .flow(let flow, let root): "flow \(flow) (\(root))"
    case .screen(let route): route.description
    case .tabs(let tab): "tabs (\(tab))"
    }
  }
}

extension NavigationContainer: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tab(let tab): "tab \(tab)"
    case .flow(let flow): "flow \(flow)"
    case .stack: "a stack without a name"
    case .bare: "a screen alone"
    }
  }
}
