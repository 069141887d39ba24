import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// The addresses of screens.
struct ScreenPathTests {
  @Test func `a placeholder is a parameter of the screen`() {
    let graph = expectFindings(
      """
      start: home
      screens:
        home: { path: / }
        post:
          path: /posts/{id}/{rest...}?page={page}&q={q}&kind=a%20b
          params: { q: "String?", id: Int, page: "Int = 1", rest: "[String]" }
      """
    ).graph
    #expect(graph.screens[0].path == PathTemplate(segments: []))
    #expect(
      graph.screens[1].path
        == PathTemplate(
          segments: [.literal("posts"), .placeholder(1), .rest(3)],
          query: [
            PathTemplate.QueryItem(name: "page", value: .placeholder(2), isRequired: false),
            PathTemplate.QueryItem(name: "q", value: .placeholder(0), isRequired: false),
            PathTemplate.QueryItem(name: "kind", value: .literal("a b"), isRequired: true),
          ]))
  }

  @Test func `a parameter that the screen does not have is an unknown reference`() {
    let checked = expectFindings(
      """
      start: home
      screens:
        home: { path: "/home/«{x}»" }
        post: { path: "/posts?id=«{idd}»", params: { id: "Int = 1" } }
      """,
      "unknown-reference: screen 'home' has no parameter 'x' that its path could show",
      "unknown-reference: screen 'post' has no parameter 'idd' that its path could show")
    #expect(checked.helps == ["add it to 'params'", "did you mean '{id}'?"])
    #expect(checked.subjects == ["screens.home", "screens.post"])
    #expect(checked.graph.screens.allSatisfy { $0.path == nil })
  }

  @Test func `what may be absent, and lists, are no segments`() {
    let checked = expectFindings(
      """
      start: home
      screens:
        home:
        a: { path: "/a/«{x}»", params: { x: "Int?" } }
        b: { path: "/b/«{x}»", params: { x: "[String]" } }
        c: { path: "/c?x=«{x}»", params: { x: "[String]" } }
        d: { path: "/d/«{x...}»", params: { x: Int } }
        e: { path: "/e/«{x}»", params: { x: Person } }
        f: { path: "«f»", params: { x: Int } }
      types: { Person: { swift: Person, conforms: [Hashable, Sendable] } }
      """,
      "invalid-link: '{x}' is Int?, and a segment of a path cannot be absent",
      "invalid-link: '{x}' is [String], and one value stands here",
      "invalid-link: '{x}' is [String], and one value stands here",
      "invalid-link: '{x...}' is Int, and a rest is [String]", "invalid-link: '{x}' is Person, which is no text",
      "invalid-link: 'f' does not begin with '/'")
    #expect(
      checked.helps.prefix(4) == [
        "put it in the query: ?x={x}", "write {x...} at the end for several segments", "leave it out", "write {x}",
      ])
    #expect(checked.notes.first == "6:34 «x» 'x' is declared here")
  }
}
