import Foundation
import Observation
import SwitchyardRuntime
import Testing

@MainActor struct NavigatorHookTests {
  @Test func `a hook hears what happened, where, and what came of it`() {
    let app = CourierApp.signedIn()
    var records: [NavigationRecord<CourierRouter>] = []
    app.navigator.onNavigation { records.append($0) }
    app.send(CourierFeedEvent.openPost(id: 1))
    app.navigator.open("courier://nowhere")
    #expect(
      records.map(\.description) == [
        "feed: openPost(1) → handled; tabs(feed): feed, post(1, nil, 1)",
        "post(1, nil, 1): open courier://nowhere → unhandled (noPattern); tabs(feed): feed, post(1, nil, 1)",
      ])
    #expect(records[0].before.description == "tabs(feed): feed")
    #expect(records[1].before == records[1].after)
  }

  @Test func `a late event is told with the screen that has sent it`() throws {
    let app = CourierApp()
    var records: [NavigationRecord<CourierRouter>] = []
    app.navigator.onNavigation { records.append($0) }
    let welcome = try #require(app.navigator.visibleSender(CourierWelcomeEvent.self))
    welcome(.finish)
    welcome(.finish)
    app.navigator.tapTab(.feed)
    #expect(
      records.map { $0.description.prefix { $0 != ";" } } == [
        "welcome: finish → handled", "late welcome: finish → stale", "feed: tap feed → handled",
      ])
    #expect(records.map(\.sender) == [.welcome, .welcome, nil])
  }

  @Test func `what was deferred and is done then stands in the line of what has set it off`() throws {
    let app = CourierApp()
    let saved = #"{"base":{"flow":"onboarding","stack":["welcome"]},"deferred":{"link":"courier://posts/42"}}"#
    app.navigator.restore(try JSONDecoder().decode(RestoredNavigation<CourierRouter>.self, from: Data(saved.utf8)))
    var records: [String] = []
    app.navigator.onNavigation { records.append($0.description) }
    app.navigator.visibleSender(CourierWelcomeEvent.self)?(.finish)
    #expect(
      records == [
        "welcome: finish → handled, then courier://posts/42; tabs(feed): feed, post(42, nil, 1)"
      ])
  }

  @Test func `a hook that was removed hears nothing, also where another one removes it`() {
    let app = CourierApp.signedIn()
    var heard: [String] = []
    @MainActor final class Second { var hook: NavigationHook? }
    let second = Second()
    let first = app.navigator.onNavigation { _ in
      heard.append("first")
      if let hook = second.hook { app.navigator.remove(hook) }
    }
    second.hook = app.navigator.onNavigation { _ in heard.append("second") }
    app.send(CourierFeedEvent.find)
    app.navigator.remove(first)
    app.navigator.swipe()
    #expect(heard == ["first"])
  }

  @Test func `what a hook does itself is told after all have heard of what was before`() {
    let app = CourierApp.signedIn()
    var heard: [String] = []
    app.navigator.onNavigation { record in
      if case .event(.find, _) = record.action { app.navigator.swipe() }
    }
    app.navigator.onNavigation { heard.append($0.action.description) }
    app.send(CourierFeedEvent.find)
    #expect(heard == ["find", "swipe"])
    #expect(app.shown == "tabs(feed): feed")
  }

  @Test func `the sequence of states begins with the present one, leaves none out and repeats none`() async {
    let app = CourierApp.signedIn()
    let states = app.navigator.states
    app.send(CourierFeedEvent.openPost(id: 1))
    app.navigator.open("courier://nowhere")
    app.navigator.back()
    // Handled, and nothing else is shown then.
    app.navigator.tapTab(.feed)
    app.navigator.tapTab(.settings)
    var shown: [String] = []
    for await state in states {
      shown.append(state.description)
      if shown.count == 4 { break }
    }
    #expect(
      shown == [
        "tabs(feed): feed", "tabs(feed): feed, post(1, nil, 1)", "tabs(feed): feed", "tabs(settings): settings",
      ])
  }

  @Test func `the sequence of states ends with the navigator`() async {
    let states = CourierApp().navigator.states
    var count = 0
    for await _ in states { count += 1 }
    #expect(count == 1)
  }

  @Test func `a guard that sends an event or restores a state is told that it cannot now`() throws {
    @MainActor final class Meddler: @MainActor CourierGuards {
      var navigator: CourierNavigator?
      var outcome: NavigationOutcome?
      var restored: NavigationOutcome?
      let saved: RestoredNavigation<CourierRouter>

      init(_ saved: RestoredNavigation<CourierRouter>) {
        self.saved = saved
      }

      @MainActor var isSignedIn: Bool {
        outcome = navigator?.raise(.sessionExpired)
        restored = navigator?.restore(saved)
        return true
      }
    }
    let saved = try JSONEncoder().encode(CourierApp().navigator.state)
    let guards = try Meddler(JSONDecoder().decode(RestoredNavigation<CourierRouter>.self, from: saved))
    let navigator = CourierNavigator(guards: guards)
    guards.navigator = navigator
    navigator.visibleSender(CourierWelcomeEvent.self)?(.finish)
    #expect(navigator.visibleSender(CourierFeedEvent.self)?(.buy) == .handled)
    #expect(guards.outcome == .failed(.busy) && guards.restored == .failed(.busy))
    #expect(navigator.state.description == "tabs(feed): feed · sheet checkout: cart")
    guards.navigator = nil
  }

  @Test func `a guard that the start asks while a state is restored is told that it cannot, too`() throws {
    let guards = AskingStartGraph.Guards()
    let navigator = RouteNavigator<AskingStartGraph>(guards: guards)
    let saved = try JSONEncoder().encode(navigator.state)
    var heard: [String] = []
    navigator.onNavigation { heard.append($0.description) }
    var outcomes: [NavigationOutcome] = []
    guards.whenAsked = { outcomes.append(navigator.raise(.expired)) }
    navigator.restore(try JSONDecoder().decode(RestoredNavigation<AskingStartGraph>.self, from: saved))
    #expect(outcomes == [.failed(.busy)])
    #expect(
      heard == [
        "feed: system expired → failed (busy); tabs(home): feed", "feed: restored → handled; tabs(home): feed",
      ])
    guards.whenAsked = {}
    #expect(navigator.raise(.expired) == .handled)
  }

  @Test func `observation sees the state change`() async {
    let app = CourierApp.signedIn()
    await confirmation { changed in
      withObservationTracking {
        _ = app.navigator.state
      } onChange: {
        changed()
      }
      app.send(CourierFeedEvent.find)
    }
  }

  @Test func `neither senders nor sequences keep a navigator alive`() {
    weak var navigator: CourierNavigator?
    var sender: ScreenSender<CourierWelcomeEvent>?
    do {
      let app = CourierApp()
      navigator = app.navigator
      sender = app.navigator.visibleSender(CourierWelcomeEvent.self)
      _ = app.navigator.states
      #expect(sender?(.finish) == .handled)
    }
    #expect(navigator == nil)
    #expect(sender?(.finish) == .stale)
  }
}
