extension NavigationState {
  /// What covers everything below it: a flow, a screen with a stack of its own, or a screen alone.
  public struct Layer: Sendable {
    public let id: NavigationID
    /// What was presented, by which `dismiss` names it; the stack may show other screens by now.
    public let shown: LayerIdentity<Graph>
    public let style: LayerStyle
    /// False where the user may not swipe it away though its style would let them. True of every full screen, which has
    /// no swipe that could be taken from it.
    public let isDismissable: Bool
    public internal(set) var stack: Stack

    init(_ layer: NavigationLayer<Graph>, _ style: LayerStyle, isDismissable: Bool, _ identities: inout Identities) {
      let stack =
        switch layer {
        case .flow(let flow, let root): Stack(.flow(flow), root: root, &identities)
        case .stack(let root): Stack(.stack, root: root, &identities)
        case .screen(let route): Stack(.bare, root: route, &identities)
        }
      self.init(layer.identity, style, isDismissable: isDismissable, stack, &identities)
    }

    init(
      _ shown: LayerIdentity<Graph>, _ style: LayerStyle, isDismissable: Bool, _ stack: Stack,
      _ identities: inout Identities
    ) {
      id = identities.next()
      self.shown = shown
      self.style = style
      self.isDismissable = isDismissable || style == .fullScreen
      self.stack = stack
    }

    /// Whether the user can swipe it away.
    public var canBeSwipedAway: Bool { isDismissable && style != .fullScreen }
  }
}

extension NavigationState.Layer: Hashable {
  public static func == (left: NavigationState.Layer, right: NavigationState.Layer) -> Bool {
    left.shown == right.shown && left.style == right.style && left.isDismissable == right.isDismissable
      && left.stack == right.stack
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(shown)
    hasher.combine(style)
    hasher.combine(isDismissable)
    hasher.combine(stack)
  }
}

extension NavigationLayer {
  var identity: LayerIdentity<Graph> {
    switch self {
    case .flow(let flow, _): .flow(flow)
    case .screen(let route), .stack(let route): .screen(route.screen)
    }
  }
}
