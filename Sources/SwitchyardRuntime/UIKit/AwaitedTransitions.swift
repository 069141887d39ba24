#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The transitions between controllers that must end before the next change.
@MainActor
final class AwaitedTransitions {
  private struct Reference {
    weak var transition: (any UIViewControllerTransitionCoordinator)?
  }

  private var running: Set<Int> = []
  private var last = 0
  private var awaited: [Reference] = []
  private var ended: [Reference] = []

  /// Is called each time that nothing more is awaited.
  var whenAllHaveEnded: () -> Void = {}

  var areRunning: Bool { !running.isEmpty }

  /// - Returns: what says which one has ended.
  func begin() -> Int {
    last += 1
    running.insert(last)
    return last
  }

  func end(_ number: Int) {
    if running.remove(number) != nil, running.isEmpty { whenAllHaveEnded() }
  }

  /// It has never begun.
  func forget(_ number: Int) {
    running.remove(number)
  }

  /// Whether a transition goes on. UIKit shows it for a while after it has said that it has ended.
  func isRunning(_ transition: any UIViewControllerTransitionCoordinator) -> Bool {
    !ended.contains { $0.transition === transition }
  }

  /// - Returns: false where UIKit says of it neither when it ends nor that it has.
  @discardableResult
  func wait(for transition: any UIViewControllerTransitionCoordinator) -> Bool {
    awaited.removeAll { $0.transition == nil }
    if awaited.contains(where: { $0.transition === transition }) { return true }
    let number = begin()
    let isAwaited = transition.animate(
      alongsideTransition: { _ in },
      completion: { [weak self, weak transition] _ in
        self?.ended.removeAll { $0.transition == nil }
        self?.ended.append(Reference(transition: transition))
        self?.end(number)
      })
    if isAwaited { awaited.append(Reference(transition: transition)) } else { forget(number) }
    return isAwaited
  }
}
#endif
