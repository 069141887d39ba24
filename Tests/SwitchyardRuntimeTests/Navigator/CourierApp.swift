import SwitchyardRuntime

/// Courier's generated code, with answers that a test can change, and where it has been asked.
@MainActor final class CourierApp {
  final class Answers: CourierGuards {
    var answer = false
    private(set) var timesAsked = 0

    var isSignedIn: Bool {
      timesAsked += 1
      return answer
    }
  }

  let answers = Answers()
  let navigator: CourierNavigator

  init() {
    navigator = CourierNavigator(guards: answers)
  }

  /// With the tab bar shown.
  static func signedIn() -> CourierApp {
    let app = CourierApp()
    app.send(CourierWelcomeEvent.finish)
    return app
  }

  var shown: String { navigator.state.description }

  /// From the visible screen.
  @discardableResult
  func send<Event: ScreenEvent>(
    _ event: Event
  ) -> NavigationOutcome where Event.Event == CourierEvent, Event.Screen == CourierScreen {
    navigator.visibleSender(Event.self)?(event) ?? .unavailable
  }
}
