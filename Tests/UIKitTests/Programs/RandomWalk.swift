import SwitchyardRuntime
import UIKit

/// An app that is used at random: by its screens, by the system and by a user, who all do not wait for animations.
@MainActor
final class RandomWalk<Graph: RouteGraph> {
  private let navigator: RouteNavigator<Graph>
  private let coordinator: NavigationCoordinator<Graph>
  private let window: UIWindow
  private let hand: Hand
  private let links: [String]
  private let externals: [Graph.External]
  private let changeGuards: (UInt64) -> Void
  private struct Note {
    let text: String
    let outcome: Any
    let state: NavigationState<Graph>
  }

  private var random: SplitMix64
  private var pull: Pull?
  private var saved: Data?
  private var wasCovered = false
  private var wasDismissed = false
  /// What has been done, for whoever reads of a failure.
  private var log: [Note] = []
  /// The controllers that were there when all was at rest, by the entry that each stood for.
  private var known: [NavigationID: ScreenController] = [:]

  init(
    seed: UInt64, _ app: Walkable<Graph>, window: UIWindow, links: [String], externals: [Graph.External]
  ) {
    random = SplitMix64(state: seed)
    navigator = app.navigator
    coordinator = app.coordinator
    changeGuards = app.changeGuards
    self.window = window
    self.links = links
    self.externals = externals
    hand = Hand(in: window)
  }

  /// How often something has happened, so that nobody takes a walk for a walk that stands still.
  private(set) var counts: [String: Int] = [:]

  /// - Returns: what is wrong; nil where nothing is.
  func run(steps: Int, rests: Int) -> String? {
    StandIn.unanimatedTurns = number(2)
    StandIn.animationTurns = 1 + number(4)
    StandIn.coordinatorsEndFirst = number(2) == 0
    StandIn.transitionsLinger = number(2) == 0
    StandIn.takesNoLateAnimations = number(2) == 0
    ScreenController.holdsSearches = number(2) == 0
    coordinator.start()
    for _ in 0..<rests {
      for _ in 0..<steps {
        step()
        if let fault = misuse { return fault }
      }
      if let fault = rest() { return fault }
    }
    closeLayers()
    return misuse
  }

  /// What is presented when its window goes is never freed.
  private func closeLayers() {
    if let root = window.rootViewController, root.presentedViewController != nil { root.dismiss(animated: false) }
    StandIn.settle()
  }

  private func number(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  private var misuse: String? { StandIn.misuses.first.map { explained($0) } }

  private func explained(_ fault: String) -> String {
    ([fault] + log.suffix(40).map { "\($0.text): \($0.outcome) → \($0.state)" }).joined(separator: "\n  ")
  }

  // MARK: - Doing something

  private func step() {
    switch number(24) {
    case 0..<6: emit(from: front)
    case 6: emit(from: window.screens.randomElement(using: &random))
    case 7, 8: if !links.isEmpty { note("link", navigator.open(links[number(links.count)])) }
    case 9: if !externals.isEmpty { note("external", navigator.raise(externals[number(externals.count)])) }
    case 10: number(2) == 0 ? changeGuards(random.next()) : askNavigator()
    case 11: note("back", hand.goBack())
    case 12: note("back by two", hand.goBack(by: 2))
    case 13: beginOrEndPull { hand.beginPop() }
    case 14: note("swipe", hand.swipeAway())
    case 15: beginOrEndPull { hand.beginSwipe() }
    case 16, 17: if !Graph.Tab.allCases.isEmpty { note("tap tab", hand.tapTab(at: number(Graph.Tab.allCases.count))) }
    case 18: coverOrUncover()
    case 19: number(2) == 0 ? actOnItsOwn() : beginOrEndSearch()
    default: turn(by: 1 + number(4))
    }
    if number(3) == 0 { turn(by: 1) }
  }

  private func note(_ what: String, _ outcome: Any) {
    log.append(Note(text: what, outcome: outcome, state: navigator.state))
    if outcome as? Bool != false {
      counts[(outcome as? NavigationOutcome).map { "\(what) \($0)" } ?? what, default: 0] += 1
    }
  }

  private func turn(by count: Int) {
    for _ in 0..<count { StandIn.turn() }
    note("turns", count)
  }

  /// What the user would touch.
  private var front: ScreenController? {
    let container = hand.topmost is UISearchController ? hand.topmost?.presentingViewController : hand.topmost
    let shown = (container as? UITabBarController)?.selectedViewController ?? container
    return ((shown as? UINavigationController)?.topViewController ?? shown) as? ScreenController
  }

  private func emit(from screen: ScreenController?) {
    guard let screen, let emission = screen.emissions.randomElement(using: &random) else { return }
    note("event", emission())
  }

  private func beginOrEndPull(_ begin: () -> Pull?) {
    if let pull {
      let isCancelled = number(2) == 0
      pull.letGo(isCancelled: isCancelled)
      self.pull = nil
      note(isCancelled ? "pull is cancelled" : "pull is done", "")
    } else {
      pull = begin()
      if pull != nil { note("pull", true) }
    }
  }

  /// An alert comes or goes, where UIKit lets it; a screen may emit something in the same breath.
  private func coverOrUncover() {
    guard let topmost = hand.topmost, topmost.isAtRest else { return }
    if topmost is UIAlertController {
      topmost.dismiss(animated: number(2) == 0)
      note("alert goes", true)
    } else {
      topmost.present(
        UIAlertController(title: "Alert", message: nil, preferredStyle: .alert), animated: number(2) == 0)
      wasCovered = true
      note("alert comes", true)
    }
    if number(2) == 0 { emit(from: window.screens.last) }
  }

  /// Code of the app changes something without the navigator.
  private func actOnItsOwn() {
    guard let topmost = hand.topmost, topmost.isAtRest, let front, front.isAtRest else { return }
    if topmost.presentingViewController != nil, number(2) == 0 {
      front.dismiss(animated: number(2) == 0)
      wasDismissed = true
      note("screen dismisses itself", true)
    } else if let navigation = front.navigationController, navigation.isAtRest, navigation.viewControllers.count > 1 {
      navigation.popViewController(animated: number(2) == 0)
      note("screen pops itself", true)
    }
  }

  /// Buttons of the app's own that do what the user can do anyway, or bring back what there was.
  private func askNavigator() {
    switch number(5) {
    case 0: saved = try? JSONEncoder().encode(navigator.state)
    case 1:
      guard let saved, let old = try? JSONDecoder().decode(RestoredNavigation<Graph>.self, from: saved) else { return }
      navigator.restore(old)
      note("navigator restores", true)
    case 2: note("navigator goes back", navigator.back())
    case 3: note("navigator swipes", navigator.swipe())
    default:
      guard let tab = Array(Graph.Tab.allCases).randomElement(using: &random) else { return }
      note("navigator taps", navigator.tapTab(tab))
    }
  }

  private func beginOrEndSearch() {
    guard let topmost = hand.topmost, topmost.isAtRest, let front else { return }
    if topmost is UISearchController {
      topmost.dismiss(animated: number(2) == 0)
      note("search ends", true)
    } else {
      front.present(UISearchController(searchResultsController: nil), animated: number(2) == 0)
      note("search begins", true)
    }
  }

  // MARK: - At rest

  /// The user lets go, alerts go, and everything ends that is under way.
  private func rest() -> String? {
    pull?.letGo(isCancelled: number(2) == 0)
    pull = nil
    repeat {
      StandIn.settle()
      if let alert = hand.topmost as? UIAlertController { alert.dismiss(animated: true) }
    } while !StandIn.isIdle
    // UIKit tells nobody that a layer has dismissed itself. The next link is told, whatever it is.
    if wasDismissed {
      _ = navigator.open("nowhere")
      StandIn.settle()
      wasDismissed = false
    }
    // UIKit tells nobody that an alert has gone. The coordinator looks a moment later, for which there is no time here.
    if wasCovered {
      coordinator.update()
      StandIn.settle()
      wasCovered = false
    }
    note("rest", "")
    if let misuse { return misuse }
    let (expected, shown) = (navigator.state.lines, window.lines(tabs: Graph.Tab.allCases.map(\.name)))
    if expected != shown { return explained("The state says \(expected), UIKit shows \(shown)") }
    return wrongController()
  }

  /// A controller belongs to its entry, and stays as long as that does.
  private func wrongController() -> String? {
    let entries = navigator.state.base.stacks.flatMap(\.entries) + navigator.state.layers.flatMap(\.stack.entries)
    var now: [NavigationID: ScreenController] = [:]
    for (entry, screen) in zip(entries, window.screens) {
      if let id = screen.entry, id != entry.id { return explained("\(screen) was made for another entry") }
      if let old = known[entry.id], old !== screen { return explained("\(screen) was made again") }
      now[entry.id] = screen
    }
    known = now
    return nil
  }
}
