/// Where a screen can stand: what decides who handles its events, and with which others it belongs together.
package struct ScreenStanding: Sendable {
  /// The tabs and the flows, in the order of the spec.
  package var containers: [HandlerLevel]
  /// Whether it is shown as a modal without a stack.
  package var isBareModal: Bool
  /// Whether it stands on a stack that a single screen was started on, or presented with.
  package var isOnOwnStack: Bool

  package init(containers: [HandlerLevel], isBareModal: Bool, isOnOwnStack: Bool) {
    self.containers = containers
    self.isBareModal = isBareModal
    self.isOnOwnStack = isOnOwnStack
  }

  /// The tab or flow that it never leaves.
  package var only: HandlerLevel? {
    containers.count == 1 && !isBareModal && !isOnOwnStack ? containers[0] : nil
  }
}
