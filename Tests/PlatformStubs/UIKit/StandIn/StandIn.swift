// A stand-in for UIKit, for where there is none: the signatures are Apple's, and so is the behaviour as far as
// presenting, pushing and selecting go. What UIKit would warn of, ignore or throw an exception at is recorded.

@_exported import Foundation

/// What tests say to the stand-in: how long things take, that time passes, and what was done that UIKit does not take.
@MainActor
public enum StandIn {
  /// How many turns of the main loop an animation takes.
  public static var animationTurns = 3

  /// How many turns it takes until something without an animation is done; with 0 it is done at once.
  public static var unanimatedTurns = 0

  /// Whether those who wait for a transition hear of its end before its completion and the delegates do. UIKit promises
  /// no order.
  public static var coordinatorsEndFirst = true

  /// Whether a transition can still be seen while those who wait for it hear of its end.
  public static var transitionsLinger = false

  /// Whether a transition that is under way refuses what is to be animated alongside; of its end it tells all the same.
  public static var takesNoLateAnimations = false

  /// Whether the window is narrow, as that of a phone is.
  public static var isCompact = true

  /// What UIKit would have warned of, ignored, or stopped the app for.
  public private(set) static var misuses: [String] = []

  /// URLs for which the app was left.
  public internal(set) static var openedURLs: [URL] = []

  static let loop = MainLoop()

  /// Whether nothing is under way.
  public static var isIdle: Bool { loop.isIdle }

  /// One turn of the main loop.
  public static func turn() { loop.turn() }

  /// Turns until nothing is under way. What an interactive transition waits for is the user.
  public static func settle() {
    while !loop.isIdle { loop.turn() }
  }

  /// Begins a new test.
  public static func reset() {
    loop.clear()
    misuses = []
    openedURLs = []
  }

  static func misuse(_ text: String) { misuses.append(text) }
}

/// Work that is done in a later turn.
@MainActor
final class MainLoop {
  private var now = 0
  private var works: [(due: Int, work: () -> Void)] = []

  var isIdle: Bool { works.isEmpty }

  /// - Parameter turns: with 0 it is done at once.
  func after(_ turns: Int, _ work: @escaping () -> Void) {
    if turns == 0 { work() } else { works.append((now + turns, work)) }
  }

  func turn() {
    now += 1
    let due = works.filter { $0.due <= now }
    works.removeAll { $0.due <= now }
    for one in due { one.work() }
  }

  func clear() { works = [] }
}
