import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation
import SwitchyardTestSupport
import Testing

/// States and ways in words, and states as JSON.
struct WordsTests {
  private static let spec = """
    start: [{ when: isNew, start: { welcome: { name: "x" } } }, { start: tabs }]
    screens:
      welcome: { params: { name: String }, transitions: { finish: { start: tabs } } }
      feed: { events: [buy, choose] }
      cart: { transitions: { open: { push: cart }, cover: { present: cart, stack: true, style: fullScreen } } }
      signIn: { transitions: { alone: { start: cart } } }
    flows: { checkout: { root: cart } }
    tabs: { feed: { root: feed }, other: { root: feed } }
    external: { expired: { id: Int } }
    guards: { isNew: 1, isSignedIn: 2, hasCart: 3 }
    transitions:
      buy:
        - { when: [isSignedIn, hasCart], present: checkout }
        - { when: isSignedIn, present: checkout, dismissable: false }
        - { present: signIn, style: popover }
      choose: [{ when: isNew, push: cart }, { when: hasCart, push: cart }, { push: cart }]
      expired: defer
    links: { schemes: [app], paths: { /a: { push: cart } } }
    """

  private func words(_ actions: String...) throws -> (how: String, now: String, state: String) {
    var run = try SpecRun(Self.spec)
    let steps = try actions.map { try run.step($0) }
    let how = TraceWords(run.simulator).text(of: steps)
    for step in steps { run.simulator.perform(step) }
    return (how, run.simulator.state?.summary(in: run.graph) ?? "", run.state)
  }

  @Test func `a way begins with the launch, and its events bear the screens that emit them`() throws {
    let way = try words(
      #"{"launch":true}"#, #"{"event":"buy","guards":{"isSignedIn":true,"hasCart":true}}"#, #"{"event":"open"}"#,
      #"{"back":true}"#, #"{"swipe":true}"#, #"{"tapTab":"other"}"#, #"{"link":"app://a"}"#, #"{"external":"expired"}"#)
    #expect(
      way.how
        == "launch (not isNew) → feed.buy (isSignedIn, hasCart) → cart.open → back → swipe → tap other → open app://a → "
        + "system expired")
    #expect(way.now == "tabs(other): feed, cart · deferred expired")
    #expect(
      way.state
        == #"{"base":{"tabs":{"selected":"other","stacks":{"feed":["feed"],"other":["feed","cart"]}}},"modals":[],"deferred":{"external":"expired","payload":{"id":0}}}"#
    )
  }

  @Test func `a way that begins with another action is launched first`() throws {
    #expect(try words(#"{"back":true}"#).how == "launch (not isNew) → back")
    #expect(try words().how == "launch (not isNew)")
    #expect(try words(#"{"restore":{"base":{"screen":"cart"}}}"#, #"{"event":"open"}"#).how == "restore → cart.open")
  }

  @Test func `guards that say no are told where it matters`() throws {
    #expect(try words(#"{"event":"buy"}"#).how == "launch (not isNew) → feed.buy (not isSignedIn)")
    #expect(
      try words(#"{"event":"buy","guards":{"isSignedIn":true}}"#).how
        == "launch (not isNew) → feed.buy (isSignedIn, not hasCart)")
    #expect(
      try words(#"{"event":"choose","guards":{"isSignedIn":true}}"#).how
        == "launch (not isNew) → feed.choose (not isNew, not hasCart)")
    #expect(try words(#"{"launch":true,"guards":{"isNew":true}}"#).how == "launch (isNew)")
    #expect(
      try words(#"{"launch":true}"#, #"{"back":true,"guards":{"isNew":true}}"#).how == "launch (not isNew) → back")
  }

  @Test func `a late event bears the screen that has sent it`() throws {
    #expect(
      try words(#"{"event":"buy"}"#, #"{"event":"buy","from":"previous"}"#).how
        == "launch (not isNew) → feed.buy (not isSignedIn) → late feed.buy")
  }

  @Test func `each kind of base and layer has its form`() throws {
    let new = #"{"launch":true,"guards":{"isNew":true}}"#
    #expect(try words(new).now == "screen welcome: welcome")
    #expect(try words(new).state == #"{"base":{"screen":"welcome","stack":[{"welcome":{"name":"x"}}]},"modals":[]}"#)
    let buy = #"{"event":"buy","guards":{"isSignedIn":true}}"#
    #expect(
      try words(buy, #"{"event":"cover"}"#).now == "tabs(feed): feed · sheet checkout: cart · fullScreen cart: cart")
    #expect(
      try words(buy, #"{"event":"cover"}"#).state.hasSuffix(
        #""modals":[{"flow":"checkout","style":"sheet","dismissable":false,"stack":["cart"]},{"screen":"cart","style":"fullScreen","stack":["cart"]}]}"#
      ))
    #expect(try words(#"{"event":"buy"}"#).now == "tabs(feed): feed · popover signIn")
    #expect(try words(#"{"event":"buy"}"#).state.hasSuffix(#""modals":[{"screen":"signIn","style":"popover"}]}"#))
    #expect(try words(#"{"event":"buy"}"#, #"{"event":"alone"}"#).now == "screen cart: cart")
  }

  @Test func `screens and flows of modules bear their qualified names`() throws {
    let checked = CheckedSpec(
      "switchyard: 1\nname: App\ninclude: [shop.routes.yaml]\nstart: shop.buying\n",
      including: [
        "shop.routes.yaml":
          "switchyard: 1\nmodule: Shop\nscreens: { cart: { transitions: { go: { push: cart } } } }\nflows: { buying: { root: cart } }\n"
      ])
    var simulator = try #require(Simulator(checked.graph))
    let step = try ActionReader(checked.graph).step(JSONReader.value(of: #"{"event":"go"}"#))
    #expect(TraceWords(simulator).text(of: [step]) == "launch → shop.cart.go")
    let state = simulator.perform(step).state
    #expect(state.summary(in: checked.graph) == "flow shop.buying: shop.cart, shop.cart")
    let json = state.json(in: checked.graph)
    #expect(json.compactText == #"{"base":{"flow":"shop.buying","stack":["shop.cart","shop.cart"]},"modals":[]}"#)
    #expect(simulator.perform(SimulationStep(.restore(json))).state == state)
  }

  @Test func `a place of a transition has the path that findings give it`() throws {
    let run = try SpecRun(Self.spec)
    func path(_ trigger: TransitionPlace.Trigger, _ alternative: Int) -> String {
      TransitionPlace(trigger, alternative: alternative).path(in: run.graph)
    }
    let event = Dictionary(uniqueKeysWithValues: run.graph.events.map { ($0.name, $0.id) })
    #expect(path(.event(try #require(event["buy"]), at: .app), 1) == "transitions.buy[1]")
    #expect(path(.event(try #require(event["open"]), at: .screen(ScreenID(2))), 0) == "screens.cart.transitions.open")
    #expect(path(.link(LinkID(0)), 0) == "links.paths./a")
  }
}
