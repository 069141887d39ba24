import SwitchyardRuntime
import Testing

@Suite struct NamedCaseTests {
  @Test func `cases are equal where their names and arguments are`() {
    #expect(TinyRoute.post(id: 1) == .post(id: 1))
    #expect(TinyRoute.post(id: 1) != .post(id: 2))
    #expect(TinyRoute.post(id: 1) != .feed)
    #expect(TinyRoute.post(id: 1).hashValue == TinyRoute.post(id: 1).hashValue)
    #expect(Set([TinyRoute.feed, .feed, .post(id: 1), .post(id: 1), .post(id: 2)]).count == 3)
  }

  @Test func `a description has the name, and the arguments where there are some`() {
    #expect(TinyRoute.feed.description == "feed")
    #expect(TinyRoute.post(id: 42, note: "a").description == "post(42, \"a\")")
    #expect("\(TinyRoute.post(id: 42))" == "post(42, nil)")
  }

  @Test func `a route has the name of its screen`() {
    #expect(TinyRoute.post(id: 1).name == "post")
  }

  @Test func `a name table gives each case its name, and nothing beyond`() {
    let table = NameTable(
      """
      feed post
      checkout.cart
      """)
    #expect((0..<3).map { table[$0] } == ["feed", "post", "checkout.cart"])
    #expect(table[3] == "")
    #expect(table[-1] == "")
  }
}
