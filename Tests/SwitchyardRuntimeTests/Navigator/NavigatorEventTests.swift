import SwitchyardRuntime
import Testing

@MainActor struct NavigatorEventTests {
  @Test func `an event goes from its screen to the transition that handles it`() {
    let app = CourierApp()
    #expect(app.shown == "flow onboarding: welcome")
    #expect(app.send(CourierWelcomeEvent.finish) == .handled)
    #expect(app.send(CourierFeedEvent.openPost(id: 42)) == .handled)
    #expect(app.shown == "tabs(feed): feed, post(42, nil, 1)")
  }

  @Test func `the second of two quick taps is stale and changes nothing`() throws {
    let app = CourierApp.signedIn()
    let feed = try #require(app.navigator.visibleSender(CourierFeedEvent.self))
    #expect(feed(.openPost(id: 1)) == .handled)
    #expect(feed(.openPost(id: 1)) == .stale)
    #expect(app.navigator.send(.openPost(id: 1), from: feed) == .stale)
    #expect(app.shown == "tabs(feed): feed, post(1, nil, 1)")
  }

  @Test func `an entry is told from one that shows the same`() throws {
    let app = CourierApp.signedIn()
    app.navigator.open("courier://posts/1")
    let post = try #require(app.navigator.visibleSender(CourierPostEvent.self))
    app.navigator.open("courier://posts/1")
    #expect(post(.close) == .stale)
    #expect(app.shown == "tabs(feed): feed, post(1, nil, 1)")
  }

  @Test func `a sender of another navigator is stale`() throws {
    let (one, other) = (CourierApp.signedIn(), CourierApp.signedIn())
    let feed = try #require(other.navigator.visibleSender(CourierFeedEvent.self))
    #expect(one.navigator.send(.find, from: feed) == .stale)
    #expect(one.shown == "tabs(feed): feed")
    #expect(other.navigator.send(.find, from: feed) == .handled)
  }

  @Test func `a screen that is visible again can send again`() throws {
    let app = CourierApp.signedIn()
    let feed = try #require(app.navigator.visibleSender(CourierFeedEvent.self))
    feed(.openPost(id: 1))
    app.navigator.back()
    #expect(feed(.openPost(id: 2)) == .handled)
  }

  @Test func `what the visible screen does not emit is unavailable`() {
    let app = CourierApp.signedIn()
    #expect(app.navigator.visibleSender(CourierPostEvent.self) == nil)
    let sender = app.navigator.sender(for: app.navigator.state.visibleEntry, of: CourierPostEvent.self)
    #expect(sender(.close) == .unavailable)
    #expect(app.shown == "tabs(feed): feed")
  }

  @Test func `a transition that fails halfway leaves everything as it was`() {
    let app = CourierApp.signedIn()
    app.send(CourierFeedEvent.buy)
    app.navigator.open("courier://search?q=x")
    let before = app.navigator.state
    #expect(app.send(CourierSearchEvent.choose(id: 1)) == .failed(.noStack))
    #expect(app.navigator.state == before)
    #expect(app.shown == "tabs(feed): feed · fullScreen signIn · sheet search(\"x\", \"newest\")")
  }

  @Test func `a guard is asked once while an event is handled, and again by the next`() {
    let app = CourierApp.signedIn()
    let asked = app.answers.timesAsked
    app.send(CourierFeedEvent.buy)
    #expect(app.answers.timesAsked == asked + 1)
    #expect(app.shown == "tabs(feed): feed · fullScreen signIn")
    app.send(CourierSignInEvent.signedIn)
    app.answers.answer = true
    app.send(CourierFeedEvent.buy)
    #expect(app.shown == "tabs(feed): feed · sheet checkout: cart")
  }

  @Test func `the system raises its events whatever is shown`() {
    let app = CourierApp.signedIn()
    app.send(CourierFeedEvent.find)
    #expect(app.navigator.raise(.sessionExpired) == .handled)
    #expect(app.shown == "flow onboarding: welcome")
  }

  @Test(arguments: [
    ("courier://nowhere", LinkRefusal.noPattern), ("other://posts/1", .foreign), ("", .foreign), ("%", .foreign),
    ("courier://posts/%", .brokenEncoding), ("courier://posts/%00", .brokenEncoding),
    ("courier://posts/%ff", .brokenEncoding), ("courier://posts/../1", .brokenPath),
    ("courier://posts//1", .brokenPath), ("courier://posts/99999999999999999999", .noPattern),
    ("courier://search?q=a&q=b", .noPattern), ("courier://search?sort=none", .noPattern),
  ])
  func `a link that leads nowhere says why`(url: String, reason: LinkRefusal) {
    let app = CourierApp.signedIn()
    #expect(app.navigator.open(url) == .unhandled(.link(reason)))
    #expect(app.shown == "tabs(feed): feed")
  }

  @Test func `a link of four megabytes leads nowhere`() {
    let app = CourierApp.signedIn()
    let long = String(repeating: "a", count: 4 << 20)
    #expect(app.navigator.open("courier://posts/" + long) == .unhandled(.link(.noPattern)))
    #expect(app.navigator.open("courier://posts/1?x=" + long) == .handled)
    #expect(
      app.navigator.open("courier://" + String(repeating: "a/", count: 2 << 20)) == .unhandled(.link(.noPattern)))
  }

  @Test func `what the system has put over the app makes events and links busy`() {
    let app = CourierApp.signedIn()
    app.send(CourierFeedEvent.openPost(id: 1))
    app.navigator.isCovered = { true }
    #expect(app.send(CourierPostEvent.close) == .failed(.busy))
    #expect(app.navigator.open("courier://posts/2") == .failed(.busy))
    #expect(app.navigator.raise(.sessionExpired) == .failed(.busy))
    #expect(app.shown == "tabs(feed): feed, post(1, nil, 1)")
    // What the user has done is done.
    #expect(app.navigator.back() == .handled)
    app.navigator.isCovered = { false }
    #expect(app.navigator.open("courier://posts/2") == .handled)
  }
}
