#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The transitions between controllers that must end before the next change.
@MainActor
final class AwaitedTransitions {
  /// One that was awaited; it may have ended.
  private struct Known {
    weak var transition: (any UIViewControllerTransitionCoordinator)?
    let number: Int
    /// Whether UIKit may say nothing of its end.
    let isSilent: Bool
  }

  private var running: Set<Int> = []
  private var last = 0
  private var known: [Known] = []

  /// Is called each time that nothing more is awaited.
  var whenAllHaveEnded: () -> Void = {}

  var areRunning: Bool {
    forgetThoseThatAreGone()
    return !running.isEmpty
  }

  /// Whether one is awaited of whose end nobody may tell.
  var areSilent: Bool {
    known.contains { $0.isSilent && running.contains($0.number) }
  }

  /// - Returns: what says which one has ended.
  func begin() -> Int {
    last += 1
    running.insert(last)
    return last
  }

  func end(_ number: Int) {
    if running.remove(number) != nil, !areRunning { whenAllHaveEnded() }
  }

  /// It has never begun.
  func forget(_ number: Int) {
    running.remove(number)
  }

  /// Waits for the transition that a controller takes part in.
  ///
  /// - Returns: false where there is none. UIKit shows one for a while after it has said that it has ended.
  @discardableResult
  func wait(for controller: UIViewController) -> Bool {
    guard let transition = controller.transitionCoordinator else { return false }
    forgetThoseThatAreGone()
    if let other = known.first(where: { $0.transition === transition }) { return running.contains(other.number) }
    let number = begin()
    // What is not queued is not told, or it is: UIKit does not say.
    let isQueued = transition.animate(
      alongsideTransition: { _ in }, completion: { [weak self] _ in self?.end(number) })
    known.append(Known(transition: transition, number: number, isSilent: !isQueued))
    return true
  }

  /// A transition lives as long as it runs.
  private func forgetThoseThatAreGone() {
    for one in known where one.transition == nil { running.remove(one.number) }
    known.removeAll { $0.transition == nil }
  }
}
#endif
