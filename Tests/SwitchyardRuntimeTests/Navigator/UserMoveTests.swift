import SwitchyardRuntime
import Testing

@MainActor struct UserMoveTests {
  private func deep() -> CourierApp {
    let app = CourierApp.signedIn()
    app.send(CourierFeedEvent.openPost(id: 1))
    app.send(CourierPostEvent.openProfile(userID: "ada"))
    return app
  }

  @Test func `back takes one screen away, and none from a root`() {
    let app = deep()
    #expect(app.navigator.back() == .handled)
    #expect(app.shown == "tabs(feed): feed, post(1, nil, 1)")
    app.navigator.back()
    #expect(app.navigator.back() == .unavailable)
  }

  @Test func `a sheet is swiped away, a full screen is not`() {
    let app = CourierApp.signedIn()
    #expect(app.navigator.swipe() == .unavailable)
    app.send(CourierFeedEvent.find)
    #expect(app.navigator.swipe() == .handled)
    app.send(CourierFeedEvent.buy)
    #expect(app.navigator.swipe() == .unavailable)
    #expect(app.shown == "tabs(feed): feed · fullScreen signIn")
  }

  @Test func `a tab is selected, tapped again pops to its root, and is out of reach below a layer`() {
    let app = deep()
    #expect(app.navigator.tapTab(.dialogs) == .handled)
    #expect(app.navigator.tapTab(.feed) == .handled)
    #expect(app.shown == "tabs(feed): feed, post(1, nil, 1), profile(\"ada\")")
    #expect(app.navigator.tapTab(.feed) == .handled)
    #expect(app.shown == "tabs(feed): feed")
    app.send(CourierFeedEvent.find)
    #expect(app.navigator.tapTab(.dialogs) == .unavailable)
  }

  @Test func `controls say how far the user went back, also below what is visible`() throws {
    let app = deep()
    guard case .tabs(let bar) = app.navigator.state.base else { return #expect(Bool(false)) }
    let root = bar[.feed].root.id
    app.navigator.tapTab(.dialogs)
    #expect(app.navigator.didGoBack(to: root) == .handled)
    app.navigator.tapTab(.feed)
    #expect(app.shown == "tabs(feed): feed")
    let gone = bar[.feed].top.id
    #expect(app.navigator.didGoBack(to: gone) == .stale)
  }

  @Test func `an echo of what is shown is told to nobody`() {
    let app = deep()
    var records = 0
    app.navigator.onNavigation { _ in records += 1 }
    #expect(app.navigator.didGoBack(to: app.navigator.state.visibleEntry.id) == .handled)
    #expect(app.navigator.didSelect(.feed) == .handled)
    #expect(records == 0)
  }

  @Test func `a dismissed layer takes those above along, and is gone once`() throws {
    let app = CourierApp.signedIn()
    app.send(CourierFeedEvent.find)
    app.navigator.open("courier://search?q=2")
    let lower = try #require(app.navigator.state.layers.first)
    #expect(app.navigator.didDismiss(lower.id) == .handled)
    #expect(app.shown == "tabs(feed): feed")
    #expect(app.navigator.didDismiss(lower.id) == .stale)
  }

  @Test func `selecting a tab pops nothing, and is stale without a tab bar`() {
    let app = deep()
    #expect(app.navigator.didSelect(.settings) == .handled)
    #expect(app.navigator.didSelect(.feed) == .handled)
    #expect(app.shown == "tabs(feed): feed, post(1, nil, 1), profile(\"ada\")")
    app.navigator.raise(.sessionExpired)
    #expect(app.navigator.didSelect(.feed) == .stale)
  }
}
