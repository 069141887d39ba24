import SwitchyardModel
import SwitchyardSimulation
import Testing

/// What is kept for the time when the app has begun afresh.
struct DeferralTests {
  private static let spec = """
    start: welcome
    screens:
      welcome:
        transitions:
          finish: { start: tabs }
          finishFar: { steps: [{ start: tabs }, { present: feed }] }
          failing: { steps: [{ start: tabs }, pop] }
          mended: { steps: [{ start: tabs }, pop], else: { push: post } }
      feed: { transitions: { out: { start: welcome } } }
      post: { params: { id: "Int = 0" } }
    tabs: { feed: { root: feed } }
    external:
      ping: { id: Int }
      loop: {}
      twice: {}
      swallow: {}
    guards: { ready: 1 }
    transitions:
      ping: { tab: feed, push: post, else: defer }
      loop: { steps: [defer, { start: tabs }] }
      twice: { steps: [{ start: tabs }, defer] }
      swallow: [{ when: ready, push: post }, { tab: feed, popTo: post, else: defer }]
    links:
      schemes: [app]
      paths:
        /posts/{id}: { tab: feed, setAfterRoot: post, else: defer }
        /gone: { tab: feed, popTo: post, else: defer }
    """

  private func run(_ actions: String...) throws -> [String] {
    var run = try SpecRun(Self.spec)
    return try actions.map { try run.run($0)[0] }
  }

  private let link = #"{"link":"app://posts/42"}"#
  private let finish = #"{"event":"finish"}"#

  @Test func `a deferred link is handled again right after the next start`() throws {
    #expect(
      try run(link, finish) == [
        "handled: screen welcome: welcome · deferred app://posts/42", "handled: tabs(feed): feed, post",
      ])
  }

  @Test func `a deferred external event keeps its payload`() throws {
    var run = try SpecRun(Self.spec)
    try run.perform(#"{"external":"ping","payload":{"id":7}}"#)
    #expect(run.state.hasSuffix(#""modals":[],"deferred":{"external":"ping","payload":{"id":7}}}"#))
    try run.perform(finish)
    #expect(
      run.state == #"{"base":{"tabs":{"selected":"feed","stacks":{"feed":["feed",{"post":{"id":7}}]}}},"modals":[]}"#)
  }

  @Test func `one is kept at a time, the newest`() throws {
    #expect(
      try run(link, #"{"external":"ping"}"#, #"{"link":"app://posts/1"}"#, finish).last
        == "handled: tabs(feed): feed, post")
    #expect(try run(link, #"{"external":"ping"}"#)[1].hasSuffix("deferred ping"))
  }

  @Test func `it is handled after the whole action that has begun afresh`() throws {
    // Over the modal that the action presents last, the tab of the link takes the modal away.
    #expect(try run(link, #"{"event":"finishFar"}"#)[1] == "handled: tabs(feed): feed, post")
  }

  @Test func `a start that is undone hands nothing over`() throws {
    let kept = " · deferred app://posts/42"
    #expect(try run(link, #"{"event":"failing"}"#)[1] == "failed atRoot: screen welcome: welcome" + kept)
    #expect(try run(link, #"{"event":"mended"}"#)[1] == "handled: screen welcome: welcome, post" + kept)
  }

  @Test func `what is deferred again then waits for the next start`() throws {
    #expect(try run(#"{"external":"loop"}"#) == ["handled: tabs(feed): feed · deferred loop"])
    #expect(try run(#"{"external":"twice"}"#) == ["handled: tabs(feed): feed · deferred twice"])
    #expect(try run(#"{"external":"twice"}"#, #"{"event":"out"}"#)[1] == "handled: tabs(feed): feed · deferred twice")
  }

  @Test func `one that fails or that nobody handles then is dropped, and the action stands`() throws {
    #expect(
      try run(#"{"external":"swallow"}"#, #"{"event":"finish","guards":{"ready":true}}"#)
        == ["handled: screen welcome: welcome · deferred swallow", "handled: tabs(feed): feed, post"])
    #expect(try run(#"{"external":"swallow"}"#, finish, finish)[1] == "handled: tabs(feed): feed · deferred swallow")
  }

  @Test func `a launch forgets what was deferred, and a restore brings it back`() throws {
    #expect(try run(link, #"{"launch":true}"#)[1] == "handled: screen welcome: welcome")
    var run = try SpecRun(Self.spec)
    try run.perform(link)
    #expect(
      try run.run("{\"restore\":\(run.state)}")[0] == "handled: screen welcome: welcome · deferred app://posts/42")
  }
}
