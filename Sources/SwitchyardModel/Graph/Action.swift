package import SwitchyardDiagnostics

/// What a transition does: select a tab, then operate on the visible stack; and what instead, where that fails.
package struct Action: Sendable {
  /// `tab:` beside the operation: every modal is dismissed and this tab selected first.
  package var tab: TabID?
  package var operation: Operation
  /// `else:`, none or one, taken where this action fails.
  package var otherwise: [Action] = []
  package var isAnimated = true
  /// The operation's key.
  package var declaredAt: SourceSpan

  package init(tab: TabID? = nil, operation: Operation, declaredAt: SourceSpan) {
    self.tab = tab
    self.operation = operation
    self.declaredAt = declaredAt
  }
}

extension Action {
  /// All that it can show, in the order in which it is written, what stands in steps and in `else` included.
  package var destinations: [Destination] {
    let own: [Destination] =
      switch operation {
      case .push(let list), .replaceTop(let list), .setRoot(let list), .setAfterRoot(let list),
        .setAfter(_, _, let list):
        list
      case .present(let presentation): [presentation.root]
      case .start(.flow(_, let root)), .start(.screen(let root)): [root]
      case .steps(let steps): steps.flatMap(\.destinations)
      default: []
      }
    return own + otherwise.flatMap(\.destinations)
  }
}

/// The operations of the language, with what they operate on.
package enum Operation: Sendable {
  /// `tab:` alone.
  case selectTab
  case push([Destination])
  case replaceTop([Destination])
  case setRoot([Destination])
  case setAfterRoot([Destination])
  case setAfter(ScreenID, inclusive: Bool, [Destination])
  case pop
  case popTo(ScreenID)
  case popToRoot
  case present(Presentation)
  case dismiss
  case dismissLayer(Layer)
  case dismissAll
  case start(StartTarget)
  case raise(EventID, [ArgumentSource])
  case `defer`
  case open(String)
  case ignore
  case steps([Action])
}

/// A modal layer, named by what was presented.
package enum Layer: Hashable, Sendable {
  case flow(FlowID)
  case screen(ScreenID)
}

/// How a modal layer is presented, and what it shows.
package struct Presentation: Sendable {
  package enum Style: String, Sendable, CaseIterable {
    case sheet
    case fullScreen
    case popover
  }

  package var layer: Layer
  /// What the parameters of the screen, or of the flow's root, are bound to.
  package var root: Destination
  package var style: Style
  /// Whether a screen that stands alone gets a stack. A flow always has one.
  package var hasStack: Bool
  package var isDismissable: Bool

  package init(layer: Layer, root: Destination, style: Style, hasStack: Bool, isDismissable: Bool) {
    self.layer = layer
    self.root = root
    self.style = style
    self.hasStack = hasStack
    self.isDismissable = isDismissable
  }
}
