import SwitchyardRuntime
import UIKit

/// The studio in a window, and a user in front of it.
@MainActor
final class Stage {
  let navigator: StudioNavigator
  let window: UIWindow
  let coordinator: StudioCoordinator
  let hand: Hand
  private let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())

  /// - Parameter configure: what the app says to the coordinator before that starts.
  init(restoring saved: String? = nil, configure: (StudioCoordinator) -> Void = { _ in }) {
    StandIn.reset()
    StandIn.unanimatedTurns = 1
    let restored = saved.flatMap { text in
      try? JSONDecoder().decode(RestoredNavigation<StudioRouter>.self, from: Data(text.utf8))
    }
    navigator =
      restored.map { StudioNavigator(guards: StudioNoGuards(), restoring: $0) }
      ?? StudioNavigator(guards: StudioNoGuards())
    window = UIWindow(windowScene: scene)
    coordinator = StudioCoordinator(navigator: navigator, controllers: StudioWalkControllers(), window: window)
    hand = Hand(in: window)
    configure(coordinator)
    coordinator.start()
  }

  /// An event of the visible screen.
  func send<Event: ScreenEvent>(
    _ event: Event
  ) where Event.Event == StudioEvent, Event.Screen == StudioScreen {
    let outcome = navigator.visibleSender(Event.self).map { $0(event) }
    say("\(event.event)", outcome.map { "\($0)" } ?? "not visible")
  }

  func open(_ url: String) { say(url, "\(navigator.open(url))") }

  func say(_ what: String, _ result: Any = "") {
    let result = "\(result)"
    print(result.isEmpty ? what : "\(what): \(result)")
  }

  /// What UIKit shows now.
  func show(_ when: String) {
    print("\(when): " + window.lines(tabs: StudioTab.allCases.map(\.name)).dropFirst().joined(separator: " · "))
  }

  func settle() {
    StandIn.settle()
    show("then")
  }

  var tabs: UITabBarController? { window.rootViewController as? UITabBarController }
  var stack: UINavigationController? { tabs?.viewControllers?.first as? UINavigationController }
}
