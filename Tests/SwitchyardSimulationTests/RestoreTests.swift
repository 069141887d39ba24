import SwitchyardModel
import SwitchyardSimulation
import SwitchyardTestSupport
import Testing

/// What is left of a state that an earlier version of the app has saved.
struct RestoreTests {
  private static let spec = """
    start: [{ when: new, start: welcome }, { start: tabs, tab: second }]
    screens:
      home: { params: { id: "Int?" } }
      post: { params: { id: Int, page: "Int = 1", sort: "Sort = newest" } }
      welcome: {}
    flows:
      flow: { root: { post: { id: 5 } } }
      asking: { root: post }
    tabs:
      first: { root: home }
      second: { root: { post: { id: 3, page: 2 } } }
      bare: { root: home, stack: false }
    types: { Sort: { cases: [newest, oldest] } }
    external: { ping: {}, order: { id: Int, note: "String?", page: "Int = 1", sort: "Sort? = oldest" } }
    guards: { new: 1 }
    """

  /// What is shown, and what was lost.
  private func restore(_ state: String, guards: String = "{}") throws -> [String] {
    var run = try SpecRun(Self.spec)
    let result = try run.perform("{\"restore\":\(state),\"guards\":\(guards)}")
    #expect(result.outcome == .handled)
    // What was restored is a state like any other.
    #expect(run.simulator.next(nil, try run.step("{\"restore\":\(run.state)}")).state == result.state)
    return [result.state.summary(in: run.graph)] + result.lost
  }

  private func state(_ first: String, _ modals: String = "[]") -> String {
    "{\"base\":{\"tabs\":{\"selected\":\"first\",\"stacks\":{\"first\":\(first),\"second\":[],\"bare\":[\"home\"]}}},\"modals\":\(modals)}"
  }

  @Test func `a state that is whole is restored as it was`() throws {
    var run = try SpecRun(Self.spec)
    let whole =
      #"{"base":{"tabs":{"selected":"first","stacks":{"first":["home",{"post":{"id":1,"page":1,"sort":"oldest"}}],"#
      + #""second":["welcome"],"bare":[{"home":{"id":4}}]}}},"modals":[{"flow":"flow","style":"popover","#
      + #""dismissable":false,"stack":[{"home":{"id":2}},"home"]},{"screen":{"home":{"id":2}},"style":"fullScreen"},"#
      + #"{"screen":"welcome","style":"sheet","stack":["welcome","home"]}],"deferred":{"external":"ping"}}"#
    let result = try run.perform("{\"restore\":\(whole)}")
    #expect(result.lost == [] && run.state == whole)
    let started = #"{"base":{"screen":"welcome","stack":["home"]},"modals":[],"deferred":{"link":"app://x"}}"#
    try run.perform("{\"restore\":\(started)}")
    #expect(run.state == started)
  }

  @Test(arguments: [
    (#"["home","ghost","home"]"#, "home", "tab 'first' from entry 2 on: there is no screen 'ghost'"),
    (#"["ghost","home"]"#, "home", "tab 'first' from entry 1 on: there is no screen 'ghost'"),
    (#"["home","post"]"#, "home", "tab 'first' from entry 2 on: 'post' lacks 'id'"),
    (
      #"["home",{"post":{"id":"x"}}]"#, "home",
      "tab 'first' from entry 2 on: 'id' of 'post' is an 'Int', not \"x\""
    ),
    (#"["home",{"post":{"id":null}}]"#, "home", "tab 'first' from entry 2 on: 'post' lacks 'id'"),
    (#"["home",{"post":{"id":1,"page":"x"}}]"#, "home, post", "'page' of 'post' is an 'Int', not \"x\""),
    (#"[{"home":{"id":true}}]"#, "home", "'id' of 'home' is an 'Int?', not true"),
    (#"[{"home":{"old":true}}]"#, "home", "'old' of 'home': there is no such parameter"),
    (
      #"["home",{"post":{"id":1,"sort":"gone"}}]"#, "home, post",
      "'sort' of 'post' is a 'Sort', which has no case 'gone'"
    ),
    (#"["home",7]"#, "home", "tab 'first' from entry 2 on: 7 is no entry"),
  ])
  func `a stack is cut before the first entry that cannot be`(stack: String, shown: String, lost: String) throws {
    #expect(try restore(state(stack)) == ["tabs(first): " + shown, lost])
  }

  @Test func `an empty stack becomes its root`() throws {
    #expect(try restore(state("[]")) == ["tabs(first): home"])
    #expect(try restore(#"{"base":{"tabs":{"selected":"second"}}}"#) == ["tabs(second): post"])
    #expect(
      try restore(state(#"["home"]"#, #"[{"flow":"flow","stack":[]},{"flow":"flow"}]"#))
        == ["tabs(first): home · sheet flow: post · sheet flow: post"])
    #expect(
      try restore(#"{"base":{"screen":"welcome","stack":["ghost"]}}"#) == [
        "screen welcome: welcome", "screen 'welcome' from entry 1 on: there is no screen 'ghost'",
      ])
  }

  @Test func `a layer that cannot be goes with those above it`() throws {
    let modals = #"[{"screen":"home"},{"flow":"ghost","stack":["home"]},{"screen":"home"},{"screen":"home"}]"#
    #expect(
      try restore(state(#"["home"]"#, modals)) == [
        "tabs(first): home · sheet home", "modal 2: there is no flow 'ghost'", "the 2 modal layers above it",
      ])
    #expect(
      try restore(state(#"["home"]"#, #"[{"flow":"asking","stack":[]},{"screen":"home"}]"#))
        == ["tabs(first): home", "modal 1: 'post' lacks 'id'", "the modal layer above it"])
    #expect(
      try restore(state(#"["home"]"#, #"[{"screen":"post"}]"#)) == ["tabs(first): home", "modal 1: 'post' lacks 'id'"])
  }

  @Test(arguments: [
    (#"{"screen":"home","style":"drawer"}"#, "there is no style 'drawer'"),
    (#"{"screen":"home","style":"shet"}"#, "there is no style 'shet'; did you mean 'sheet'?"),
    (#"{"flow":"flow","style":"sheet","detent":"medium"}"#, "a layer has no 'detent'"),
  ])
  func `a layer of which something unknown is said goes with those above it, and nothing else`(
    layer: String, lost: String
  ) throws {
    #expect(
      try restore(state(#"["home"]"#, #"[{"screen":"home"},\#(layer),{"screen":"home"}]"#)) == [
        "tabs(first): home · sheet home", "modal 2: " + lost, "the modal layer above it",
      ])
  }

  @Test func `a parameter whose default has a fault is left out of a state, and not missed`() throws {
    let checked = CheckedSpec(
      "switchyard: 1\nname: App\nstart: home\nscreens: { home: { params: { page: \"Int = x\" } } }\n")
    #expect(checked.places == ["4:43 invalid-default"])
    var simulator = try #require(Simulator(checked.graph))
    let state = simulator.launch().state
    let step = SimulationStep(.restore(state.json(in: checked.graph)))
    #expect(simulator.perform(step).lost == [])
    #expect(simulator.state == state)
  }

  @Test func `without a base the app begins where it starts`() throws {
    let lost = ["the base: there is no flow 'ghost'", "the modal layer above it"]
    let gone =
      #"{"base":{"flow":"ghost","stack":["home"]},"modals":[{"screen":"home"}],"deferred":{"external":"ping"}}"#
    #expect(try restore(gone) == ["tabs(second): post · deferred ping"] + lost)
    #expect(try restore(gone, guards: #"{"new":true}"#) == ["screen welcome: welcome · deferred ping"] + lost)
    #expect(try restore(#"{"base":{"flow":"asking","stack":[]}}"#)[1] == "the base: 'post' lacks 'id'")
  }

  @Test func `tabs that are gone are lost, new ones stand at their roots, and bare ones keep one screen`() throws {
    #expect(
      try restore(#"{"base":{"tabs":{"selected":"old","stacks":{"old":["home"],"bare":["home","home"]}}}}"#) == [
        "tabs(first): home", "tab 'old': there is no such tab", "tab 'bare' from entry 2 on: it has no stack",
        "the selected tab: there is no tab 'old'",
      ])
    var run = try SpecRun("start: home\nscreens: { home: {} }")
    let result = try run.perform(#"{"restore":{"base":{"tabs":{"selected":"old","stacks":{"old":["home"]}}}}}"#)
    #expect(result.lost == ["the base: there is no tab bar"])
  }

  @Test func `a deferred action that no longer is one is lost`() throws {
    #expect(
      try restore(#"{"base":{"screen":"home","stack":["home"]},"deferred":{"external":"pong"}}"#)
        == ["screen home: home", "what was deferred: there is no external event 'pong'"])
  }

  @Test func `of a link and an event that were both deferred the link is kept`() throws {
    let deferred = #"{"external":"ping","link":"app://x"}"#
    #expect(
      try restore(#"{"base":{"screen":"home","stack":["home"]},"deferred":\#(deferred)}"#)
        == ["screen home: home · deferred app://x", "the external event that was deferred beside a link"])
    #expect(
      try restore(#"{"base":{"screen":"home","stack":["home"]},"deferred":{"link":7}}"#)
        == ["screen home: home", "what was deferred: 'link' is a text, not 7"])
  }

  @Test func `of several names of what was started or presented the first that there is counts`() throws {
    for names in [#"{"home":{},"ghost":{}}"#, #"{"welcome":{},"ghost":{},"home":{}}"#] {
      #expect(try restore(#"{"base":{"screen":\#(names),"stack":["welcome"]}}"#) == ["screen home: welcome"])
      #expect(
        try restore(state(#"["home"]"#, #"[{"screen":\#(names),"stack":["welcome"]},{"screen":\#(names)}]"#)) == [
          "tabs(first): home · sheet home: welcome", "modal 2: \(names) is no entry",
        ])
    }
  }

  @Test func `what a deferred event carries no longer is lost alone`() throws {
    let deferred = #"{"external":"ping","payload":{"old":1}}"#
    #expect(
      try restore(#"{"base":{"screen":"home","stack":["home"]},"deferred":\#(deferred)}"#)
        == ["screen home: home · deferred ping", "'old' of 'ping': there is no such parameter"])
  }

  @Test(arguments: [
    (
      #"{"id":2.0,"note":7,"page":"x","sort":1}"#, #"{"id":2,"note":null,"page":1,"sort":null}"#,
      [
        "'note' of 'order' is a 'String?', not 7", "'page' of 'order' is an 'Int', not \"x\"",
        "'sort' of 'order' is a 'Sort?', not 1",
      ]
    ),
    (#"{"id":2,"page":null,"sort":null}"#, #"{"id":2,"note":null,"page":1,"sort":null}"#, []),
    (#"{"id":2}"#, #"{"id":2,"note":null,"page":1,"sort":"oldest"}"#, []),
  ])
  func `of a deferred event each value that no longer fits is lost alone`(
    saved: String, kept: String, lost: [String]
  ) throws {
    var run = try SpecRun(Self.spec)
    let base = #""base":{"screen":"home","stack":["home"]},"modals":[],"deferred":{"external":"order","payload":"#
    let result = try run.perform("{\"restore\":{\(base)\(saved)}}}")
    #expect(run.state == "{\(base)\(kept)}}")
    #expect(result.lost == lost)
  }

  @Test(arguments: [
    (#"{"id":"2"}"#, ["what was deferred: 'id' of 'order' is an 'Int', not \"2\""]),
    ("7", ["the payload of 'order': it is no object", "what was deferred: 'order' lacks 'id'"]),
  ])
  func `a deferred event that lacks what it cannot do without is lost`(payload: String, lost: [String]) throws {
    let deferred = #"{"external":"order","payload":\#(payload)}"#
    #expect(
      try restore(#"{"base":{"screen":"home","stack":["home"]},"deferred":\#(deferred)}"#)
        == ["screen home: home"] + lost)
  }

  @Test(arguments: [
    ("7", "the state is an object, not 7"), ("{}", "the state has no 'base'"),
    (#"{"base":{}}"#, "'base' names neither a flow nor a screen"),
    (#"{"base":{"flow":"flow","screen":"home"}}"#, "'base' names both a flow and a screen"),
    (#"{"base":{"screen":"home"},"modal":[]}"#, "the state has no 'modal'; did you mean 'modals'?"),
    (#"{"base":{"screen":"home"},"modals":{}}"#, "'modals' is a list, not {}"),
    (#"{"base":{"screen":"home"},"modals":[7]}"#, "modal 1 is an object, not 7"),
    (#"{"base":{"screen":"home"},"modals":[{"screen":"home","style":1}]}"#, "'style' of modal 1 is a text, not 1"),
    (
      #"{"base":{"screen":"home"},"modals":[{"screen":"home","dismissable":1}]}"#,
      "'dismissable' of modal 1 is true or false, not 1"
    ),
    (#"{"base":{"screen":"home","stack":"home"}}"#, "'stack' of the base is a list, not \"home\""),
    (#"{"base":{"tabs":{"stacks":{}}}}"#, "'tabs' does not say which is 'selected'"),
    (#"{"base":{"tabs":{"selected":"first","stacks":[]}}}"#, "'stacks' is no object"),
    (
      #"{"base":{"screen":"home"},"deferred":{"back":true}}"#,
      "'deferred' is a link or an external event, not {\"back\":true}"
    ),
  ])
  func `what is no state at all is refused`(state: String, fault: String) throws {
    #expect(try SpecRun(Self.spec).fault("{\"restore\":\(state)}") == fault)
  }
}
