import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// What a spec without faults becomes.
struct GraphTests {
  private let graph = CheckedSpec(
    """
    switchyard: 1
    name: Courier
    start: onboarding
    screens:
      feed:
        title: Feed
        doc: The newest posts.
        events: [openProfile, buy, openProfile]
        transitions: { openPost: { push: post }, buy: ignore, expired: pop }
        back: false
        tabBar: hidden
        deprecated: Use 'post'.
        allow: { dead-end: it is }
      post: { params: { id: Int } }
      welcome:
    flows:
      onboarding: { root: welcome, title: Hello, doc: Says hello., transitions: { next: { start: tabs } } }
    tabs: { feed: { root: feed, title: Feed, icon: house, doc: Home., transitions: { openProfile: pop } } }
    events: { openPost: { id: Int }, unused: }
    external: { expired: , other: }
    guards: { isSignedIn: The user has a session., isOld: }
    transitions: { buy: [{ when: isSignedIn, pop: }, ignore], late: pop }
    types: { Sort: { cases: [a] } }
    """
  ).graph

  @Test func `elements keep the order of the spec, and refer to each other by number`() {
    #expect(graph.name == "Courier")
    #expect(graph.screens.map(\.name) == ["feed", "post", "welcome"])
    #expect(graph.screens.map(\.id) == [ScreenID(0), ScreenID(1), ScreenID(2)])
    #expect(graph.flows.map { graph[$0.root].name } == ["welcome"])
    #expect(graph.tabs.map { graph[$0.root.screen].name } == ["feed"])
    #expect(graph.handlers.map { graph[$0.event].name } == ["buy", "late"])
    #expect(graph.handlers.map(\.isList) == [true, false])
  }

  @Test func `a screen has what it says of itself`() {
    let feed = graph.screens[0]
    #expect(feed.title == "Feed")
    #expect(feed.doc == "The newest posts.")
    #expect(!feed.allowsBack)
    #expect(feed.hidesTabBar)
    #expect(feed.deprecated == "Use 'post'.")
    #expect(feed.allowances.map(\.reason) == ["it is"])
    #expect(graph.screens[1].allowsBack)
  }

  @Test func `a screen emits its events and what it handles, each once, without external ones`() {
    #expect(graph.screens[0].emittedEvents.map { graph[$0.event].name } == ["openProfile", "buy", "openPost"])
    #expect(graph.screens[0].handlers.map { graph[$0.event].name } == ["openPost", "buy", "expired"])
  }

  @Test func `declared events stand first, then the others as they are named`() {
    #expect(
      graph.events.map(\.name) == ["openPost", "unused", "expired", "other", "openProfile", "buy", "next", "late"])
    #expect(graph.events.map(\.isExternal) == [false, false, true, true, false, false, false, false])
  }

  @Test func `uses say what is named anywhere`() {
    let used = graph.events.filter { graph.uses.events[$0.id.index] }.map(\.name)
    #expect(used == ["openPost", "expired", "openProfile", "buy", "next", "late"])
    #expect(graph.uses.guards == [true, false])
    #expect(graph.uses.types == [false])
  }

  @Test func `containers have what they say of themselves`() {
    #expect(graph.flows[0].title == "Hello")
    #expect(graph.flows[0].doc == "Says hello.")
    #expect(graph.flows[0].handlers.count == 1)
    #expect(graph.tabs[0].icon == "house")
    #expect(graph.tabs[0].doc == "Home.")
    #expect(graph.guards.map(\.doc) == ["The user has a session.", nil])
  }
}
