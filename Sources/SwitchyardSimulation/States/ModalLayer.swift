package import SwitchyardModel

/// A modal layer: what was presented, how, and its stack. A bare one is one screen, on which nothing can be pushed.
package struct ModalLayer: Hashable, Sendable {
  /// What was presented, by which `dismiss` names it; the stack may show other screens by now.
  package var shown: Layer
  package var style: Presentation.Style
  /// False where the user may not swipe it away though its style would let them. True of every full screen, which has
  /// no swipe that could be taken from it.
  package var isDismissable: Bool
  package var hasStack: Bool
  package var stack: NavigationStack

  package init(
    shown: Layer, style: Presentation.Style, isDismissable: Bool, hasStack: Bool, stack: NavigationStack
  ) {
    self.shown = shown
    self.style = style
    self.isDismissable = isDismissable || style == .fullScreen
    self.hasStack = hasStack
    self.stack = stack
  }

  package var canBeSwipedAway: Bool {
    isDismissable && style != .fullScreen
  }
}
