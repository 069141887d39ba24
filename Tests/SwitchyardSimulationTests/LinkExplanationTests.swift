import SwitchyardModel
import SwitchyardSimulation
import SwitchyardTestSupport
import Testing

/// Why a URL opens a link, or opens none.
struct LinkExplanationTests {
  private static let spec = """
    start: home
    screens:
      home:
      post: { params: { id: Int, page: "Int = 1" } }
      user: { params: { name: String } }
      file: { params: { path: "[String]" } }
      sorted: { params: { by: Sort } }
    types: { Sort: { cases: [newest, oldest] } }
    guards: { g: 1 }
    links:
      schemes: [courier]
      hosts: [courier.example]
      paths:
        /posts/{id}?page={page}: { push: post }
        /posts/new: { push: home }
        /users/{name}: { push: user }
        /users/{by}: { push: sorted }
        /files/{path...}: { push: file }
        /open?type=pvp: { when: g, setRoot: home }
        "/open?type={name}": { push: user }
        /: { setRoot: home }
    """

  private func graph() throws -> RouteGraph { try SpecRun(Self.spec).graph }

  /// The pattern that takes the URL, or why none does; then each other pattern that is not left out, with the reason.
  private func explain(_ url: String, _ count: Int = 2) throws -> [String] {
    let graph = try graph()
    let explanation = LinkMatcher(graph).explain(url)
    let verdict =
      switch explanation.verdict {
      case .match(let match): graph[match.link].text
      case .noPattern: "-"
      case .refused(let fault): fault.words(for: url)
      }
    return [verdict] + explanation.misses.prefix(count).map { graph[$0.link].text + ": " + $0.reason(in: graph) }
  }

  @Test func `what matches, too, comes first, then what agrees farthest from the left`() throws {
    #expect(
      try explain("courier://users/oldest") == [
        "/users/{by}", "/users/{name}: it matches, too, but is less specific",
        "/open?type=pvp: segment 1 is 'users', not 'open'",
      ])
    #expect(
      try explain("courier://posts/x") == [
        "-", "/posts/new: segment 2 is 'x', not 'new'",
        "/posts/{id}?page={page}: segment 2 is 'x', which is no Int",
      ])
    #expect(
      try explain("courier://open") == [
        "-", "/open?type=pvp: 'type' is missing in the query", "/open?type={name}: 'type' is missing in the query",
      ])
    #expect(
      try explain("courier://open?type=a&type=b", 1)[1]
        == "/open?type=pvp: 'type' stands more than once in the query")
    #expect(
      try explain("courier://open?type=PVP", 1)[1] == "/open?type=pvp: 'type' is 'PVP', not 'pvp': capitals count")
    #expect(
      try explain("courier://posts/1?page=x", 1)[1] == "/posts/{id}?page={page}: 'page' is 'x', which is no Int")
    #expect(try explain("courier://users", 1)[1] == "/users/{by}: the path ends before '{by}'")
    #expect(try explain("courier://files", 1)[1] == "/files/{path...}: the path ends before '{path...}'")
    #expect(
      try explain("courier://posts/new/x", 1)[1] == "/posts/new: the path goes on with 'x' behind the last segment")
  }

  @Test func `of those that differ in the same segment a slip of the pen is the nearest`() throws {
    #expect(try explain("courier://fles/a", 1) == ["-", "/files/{path...}: segment 1 is 'fles', not 'files'"])
    #expect(
      try explain("courier://Users/a", 1) == ["-", "/users/{by}: segment 1 is 'Users', not 'users': capitals count"])
  }

  @Test(arguments: [
    ("courier:posts", "it has no scheme with '://' behind it"), ("", "it has no scheme with '://' behind it"),
    ("other://posts/1", "the scheme 'other' is not among 'schemes'"),
    ("http://other.example/", "the scheme 'http' is not among 'schemes'"),
    (
      "http://Courier.Example/",
      "'courier.example' is listed, but hosts are opened by 'https' alone, not by 'http'"
    ),
    (
      "https://courier.example:443/",
      "the host 'courier.example:443' is not among 'hosts', which a URL names without a port or a user"
    ),
    ("courier://a/%zz", "the encoding is broken at byte 13: '%zz' is not percent-encoded UTF-8"),
    ("courier://a/b%", "the encoding is broken at byte 14: '%' is not percent-encoded UTF-8"),
    ("courier://a/b%C3x/", "the encoding is broken at byte 14: '%C3x' is not percent-encoded UTF-8"),
    ("courier://a?b=é%FF&", "the encoding is broken at byte 17: '%FF' is not percent-encoded UTF-8"),
    ("courier://a/%00", "'%00' at byte 13 holds a null character"),
    ("courier://a//b", "a segment is empty at byte 13: there are two slashes in a row"),
    ("courier://a/%2e./b", "the segment '..' at byte 13 means another path"),
  ])
  func `a URL that is refused as a whole is told why, and where`(url: String, reason: String) throws {
    #expect(try explain(url) == [reason])
  }

  @Test func `an answer is what the simulator does, for any URL`() throws {
    let simulator = try SpecRun(Self.spec).simulator
    let graph = simulator.graph
    let matcher = LinkMatcher(graph)
    var dice = Dice(state: 7)
    var matches = 0
    for _ in 0..<20_000 {
      let url = url(&dice)
      let result = simulator.next(nil, SimulationStep(.link(url), guards: [GuardID(0): true]))
      let explanation = matcher.explain(url)
      guard case .match(let match) = explanation.verdict else {
        #expect(result.outcome == .unhandled && result.chosen.isEmpty, "\(url)")
        #expect(explanation.outranked.isEmpty)
        continue
      }
      matches += 1
      #expect(result.chosen.first?.trigger == .link(match.link), "\(url)")
      #expect(matcher.match(url) == match)
      #expect(explanation.misses.count == graph.links.patterns.count - 1)
      let destination = graph[match.link].alternatives[0].action.destinations[0]
      #expect(result.state.visibleEntry.arguments == match.arguments(of: destination, in: graph))
    }
    #expect(matches > 2000, "\(matches)")
  }

  private func url(_ dice: inout Dice) -> String {
    let words = [
      "posts", "new", "users", "newest", "files", "open", "1", "x", "%6Fpen", "", "..", "%", "%00", "%FF", "Posts", "é",
    ]
    let segments = (0..<dice.below(4)).map { _ in dice.pick(dice.below(5) == 0 ? words : Array(words.prefix(8))) }
    let items = (0..<dice.below(3)).map { _ in
      dice.pick(["type", "page", "t%79pe", "w"]) + dice.pick(["=", ""]) + dice.pick(["pvp", "1", "x", "", "%zz"])
    }
    return dice.pick(["courier://", "courier://", "courier:///", "https://courier.example/", "other://"])
      + segments.joined(separator: "/") + dice.pick(["", "/"])
      + (items.isEmpty ? "" : "?" + items.joined(separator: "&")) + dice.pick(["", "#f"])
  }

  @Test(arguments: [
    ("a", 4_000_000), ("%C3", 400_000), ("/", 4_000_000), ("/a", 40_000), ("%41", 40_000), ("%", 40_000),
    ("?", 40_000), ("&type=x", 40_000), ("\n", 40_000), ("\u{202E}", 40_000), ("\0", 40_000), ("é", 40_000),
  ])
  func `words about a hostile URL are short, and printed as they are`(piece: String, size: Int) throws {
    let graph = try graph()
    let url = "courier://open" + String(repeating: piece, count: size / piece.utf8.count)
    let explanation = LinkMatcher(graph).explain(url)
    let reasons = explanation.misses.map { $0.reason(in: graph) }
    if case .refused(let fault) = explanation.verdict { #expect(fault.words(for: url).utf8.count < 400) }
    #expect(reasons.allSatisfy { $0.utf8.count < 400 && !$0.contains("\n") && !$0.contains("\0") })
  }

  @Test func `where encoding is broken is known wherever it cannot be decoded`() {
    var dice = Dice(state: 1)
    let pieces = ["a", "%41", "%C3%A9", "%C3", "%A9", "%", "%4", "%g1", "é", "%ED%A0%80", "%F0%9F%98%80"]
    for _ in 0..<5000 {
      let bytes = Array((0..<dice.below(5)).map { _ in dice.pick(pieces) }.joined().utf8)[...]
      #expect((PercentEncoding.decode(bytes) == nil) == (PercentEncoding.firstFlaw(in: bytes) != nil))
    }
  }
}
