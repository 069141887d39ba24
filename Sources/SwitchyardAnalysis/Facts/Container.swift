package import SwitchyardModel
import SwitchyardSimulation

/// Where a screen stands: what decides, beside the screen itself, who handles its events and whether it can push.
package enum Container: Hashable, Sendable {
  case tab(TabID)
  case flow(FlowID)
  /// A modal layer that is one screen without a stack.
  case bareModal
  /// The stack that a screen was started on, or presented with (`stack: true`).
  case stack(of: ScreenID)
}

extension Container {
  /// What a started flow, screen or tab bar shows first.
  init(_ target: StartTarget) {
    switch target {
    case .tabs(let selected): self = .tab(selected)
    case .flow(let flow, _): self = .flow(flow)
    case .screen(let destination): self = .stack(of: destination.screen)
    }
  }

  /// What a presentation puts on top.
  init(_ presentation: Presentation) {
    switch presentation.layer {
    case .flow(let flow): self = .flow(flow)
    case .screen(let screen): self = presentation.hasStack ? .stack(of: screen) : .bareModal
    }
  }
}

extension Container {
  /// What is visible in a state.
  init(visibleIn state: NavigationState) {
    switch (state.layers.last, state.base) {
    case (let layer?, _): self = Self.container(layer.shown, hasStack: layer.hasStack)
    case (nil, .tabs(let selected, _)): self = .tab(selected)
    case (nil, .stack(let shown, _)): self = Self.container(shown, hasStack: true)
    }
  }

  private static func container(_ shown: Layer, hasStack: Bool) -> Container {
    switch shown {
    case .flow(let flow): .flow(flow)
    case .screen(let screen): hasStack ? .stack(of: screen) : .bareModal
    }
  }

  /// Where it handles events; nil where it can't.
  var handlerLevel: HandlerLevel? {
    switch self {
    case .tab(let tab): .tab(tab)
    case .flow(let flow): .flow(flow)
    case .bareModal, .stack: nil
    }
  }
}

extension Presentation {
  /// Whether the user may swipe it away.
  var yieldsToSwipe: Bool { isDismissable && style != .fullScreen }
}

extension RouteGraph {
  /// Whether screens can be pushed there.
  func hasStack(_ container: Container) -> Bool {
    switch container {
    case .tab(let tab): self[tab].hasStack
    case .flow, .stack: true
    case .bareModal: false
    }
  }

  /// What a container handles for the screens in it.
  func handlers(of container: Container) -> [EventHandler] {
    switch container {
    case .tab(let tab): self[tab].handlers
    case .flow(let flow): self[flow].handlers
    case .bareModal, .stack: []
    }
  }
}
