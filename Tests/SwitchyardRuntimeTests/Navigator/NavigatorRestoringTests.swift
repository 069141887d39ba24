import Foundation
import SwitchyardRuntime
import Testing

@MainActor struct NavigatorRestoringTests {
  private func restored(_ text: String) throws -> RestoredNavigation<CourierRouter> {
    try JSONDecoder().decode(RestoredNavigation<CourierRouter>.self, from: Data(text.utf8))
  }

  private func shown(_ text: String) throws -> (state: String, lost: [String]) {
    let saved = try restored(text)
    return (saved.state(guards: CourierApp.Answers()).description, saved.lost)
  }

  @Test func `a state is saved as the simulator prints it`() throws {
    let app = CourierApp.signedIn()
    app.navigator.open("courier://posts/42")
    app.send(CourierPostEvent.openProfile(userID: "ada"))
    app.navigator.open("courier://search?q=x")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    #expect(
      String(decoding: try encoder.encode(app.navigator.state), as: UTF8.self) == """
        {"base":{"tabs":{"selected":"feed","stacks":{"dialogs":["chats"],\
        "feed":["feed",{"post":{"id":42,"page":1}},{"profile":{"userID":"ada"}}],"settings":["settings"]}}},\
        "modals":[{"screen":{"search":{"query":"x","sort":"newest"}},"style":"sheet"}]}
        """)
  }

  @Test func `a saved state is the same when it is read again`() throws {
    let app = CourierApp.signedIn()
    app.answers.answer = true
    app.send(CourierFeedEvent.buy)
    app.send(CourierCartEvent.pay)
    let data = try JSONEncoder().encode(app.navigator.state)
    #expect(try JSONDecoder().decode(CourierState.self, from: data) == app.navigator.state)
    let list = try PropertyListEncoder().encode(app.navigator.state)
    #expect(try PropertyListDecoder().decode(CourierState.self, from: list) == app.navigator.state)
  }

  @Test func `a stack is cut before the first screen that is gone`() throws {
    let (state, lost) = try shown(
      """
      {"base":{"tabs":{"selected":"feed","stacks":{"feed":["feed",{"post":{"id":1}},"offers",{"post":{"id":2}}]}}}}
      """)
    #expect(state == "tabs(feed): feed, post(1, nil, 1)")
    #expect(lost == ["tab 'feed' from entry 3 on: there is no screen 'offers'"])
  }

  @Test func `a screen that lacks an argument is cut, one that lacks a default is not`() throws {
    let (state, lost) = try shown(
      #"{"base":{"tabs":{"selected":"feed","stacks":{"feed":["feed",{"post":{"page":2}}]}}}}"#)
    #expect(state == "tabs(feed): feed")
    #expect(lost == ["tab 'feed' from entry 2 on: 'post' lacks 'id'"])
    let other = try shown(#"{"base":{"flow":"onboarding","stack":[{"search":{"sort":"best","page":1}}]}}"#)
    #expect(other.state == "flow onboarding: search(\"\", \"newest\")")
    #expect(
      other.lost == [
        "'page' of 'search': there is no such parameter", "'sort' of 'search': 'best' is no such value",
      ])
  }

  @Test func `an empty stack is its root, and a tab without a stack too`() throws {
    let (state, lost) = try shown(
      #"{"base":{"tabs":{"selected":"dialogs","stacks":{"dialogs":["gone"]}}},"modals":[{"flow":"checkout","stack":[]}]}"#
    )
    #expect(state == "tabs(dialogs): chats · sheet checkout: cart")
    #expect(lost == ["tab 'dialogs' from entry 1 on: there is no screen 'gone'"])
  }

  @Test func `a layer that is gone goes with those above it`() throws {
    let (state, lost) = try shown(
      """
      {"base":{"tabs":{"selected":"feed","stacks":{}}},"modals":[
        {"screen":"signIn","style":"fullScreen"},{"flow":"wallet","style":"sheet","stack":["x"]},{"screen":"search"},
        {"screen":"search","style":"sheet"}]}
      """)
    #expect(state == "tabs(feed): feed · fullScreen signIn")
    #expect(lost == ["modal 2: there is no flow 'wallet'", "the 2 modal layers above it"])
  }

  @Test(arguments: [
    (#""modals":null"#, ["the modal layers: they are no list"]), (#""modals":[null]"#, ["modal 1: it is no layer"]),
    (#""modals":[{"screen":"search","style":5}]"#, ["modal 1: it is no layer"]),
    (#""modals":[{"flow":null,"screen":"search"}]"#, ["modal 1: it is no layer"]),
    (#""modals":[{"screen":"search","dismissable":"no"}]"#, ["modal 1: it is no layer"]),
    (#""deferred":7"#, ["what was deferred: it is neither a link nor an external event"]),
  ])
  func `what is of a wrong type is lost alone`(part: String, lost: [String]) throws {
    let base = #""base":{"tabs":{"selected":"feed","stacks":{"feed":["feed",{"post":{"id":1}}]}}}"#
    let restored = try shown("{\(base),\(part)}")
    #expect(restored.state == "tabs(feed): feed, post(1, nil, 1)")
    #expect(restored.lost == lost)
    let stacks = try shown(#"{"base":{"tabs":{"selected":"feed","stacks":[]}}}"#)
    #expect(stacks.lost == ["the stacks of the tabs: they are no object"])
    let screen = try shown(#"{"base":{"screen":{"post":[1.5]},"stack":[{"post":{"id":2}}]}}"#)
    #expect(screen.state == "screen post: post(2, nil, 1)" && screen.lost == [])
  }

  @Test func `a base that is gone begins where the app starts`() throws {
    let (state, lost) = try shown(#"{"base":{"flow":"intro","stack":["welcome"]},"modals":[{"screen":"search"}]}"#)
    #expect(state == "flow onboarding: welcome")
    #expect(lost == ["the base: there is no flow 'intro'", "the modal layer above it"])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CourierState.self, from: Data(#"{"base":{"flow":"intro","stack":[]}}"#.utf8))
    }
  }

  @Test(arguments: ["", "[]", "7", "{}", #"{"base":[]}"#, #"{"base":{}}"#, #"{"base":{"tabs":7}}"#])
  func `what is no state is refused`(text: String) {
    #expect(throws: (any Error).self) { try restored(text) }
  }

  @Test func `what was deferred is kept where it still exists`() throws {
    let saved = try restored(
      #"{"base":{"flow":"onboarding","stack":["welcome"]},"deferred":{"link":"courier://posts/1"}}"#)
    #expect(
      saved.state(guards: CourierApp.Answers()).description == "flow onboarding: welcome · deferred courier://posts/1")
    let gone = try shown(#"{"base":{"flow":"onboarding","stack":["welcome"]},"deferred":{"external":"gone"}}"#)
    #expect(gone.state == "flow onboarding: welcome")
    #expect(gone.lost == ["what was deferred: there is no external event 'gone'"])
  }

  @Test func `of a link and an event that were both deferred the link is kept`() throws {
    let (state, lost) = try shown(
      """
      {"base":{"flow":"onboarding","stack":["welcome"]},
        "deferred":{"external":"sessionExpired","link":"courier://posts/1"}}
      """)
    #expect(state == "flow onboarding: welcome · deferred courier://posts/1")
    #expect(lost == ["the external event that was deferred beside a link"])
  }

  @Test func `of several names of what was started or presented the first that there is counts`() throws {
    let names = #"{"settings":{},"gone":{},"search":{}}"#
    let (state, lost) = try shown(
      """
      {"base":{"screen":\(names),"stack":["feed"]},
        "modals":[{"screen":\(names),"stack":["feed"]},{"screen":\(names)}]}
      """)
    #expect(state == "screen search: feed · sheet search: feed")
    #expect(lost == ["modal 2: it is no entry"])
  }

  @Test func `no entry of a restored state is taken for one that was there before`() throws {
    let app = CourierApp.signedIn()
    let feed = try #require(app.navigator.visibleSender(CourierFeedEvent.self))
    let saved = try restored(String(decoding: JSONEncoder().encode(app.navigator.state), as: UTF8.self))
    app.navigator.restore(saved)
    #expect(feed(.find) == .stale)
    #expect(app.send(CourierFeedEvent.find) == .handled)
  }
}
