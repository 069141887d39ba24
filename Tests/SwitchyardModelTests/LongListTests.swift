import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// Lists so long that names in them are looked up in tables: they mean what short ones mean.
struct LongListTests {
  private func list(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: ", ")
  }

  @Test func `many parameters are bound by name, from the event, the screen and what is written`() throws {
    let graph = expectFindings(
      """
      start: a
      screens:
        a: { params: { \(list(40) { "s\($0): \"Int = 1\"" }) }, transitions: { go: { push: { b: { \(list(20) { "w\($0): \($0)" }) } } } } }
        b: { params: { \(list(20) { "w\(19 - $0): Int, e\($0): Int, s\($0): Int" }) } }
      events: { go: { \(list(40) { "e\($0): Int" }) } }
      """
    ).graph
    guard case .push(let destinations) = graph.screens[0].handlers[0].alternatives[0].action.operation else {
      throw UnexpectedGraph()
    }
    let expected = (0..<20).flatMap { [ArgumentSource.literal(.int(Int64(19 - $0))), .event($0), .screen($0)] }
    #expect(destinations[0].arguments == expected)
  }

  @Test func `of many arguments and parameters the one that does not fit is found`() {
    let checked = expectFindings(
      """
      start: a
      screens:
        a: { transitions: { go: { push: { b: { \(list(20) { "p\($0): 1" }), «other»: 2 } } } } }
        b: { params: { \(list(20) { "p\($0): Int" }) } }
      """,
      "unknown-argument: screen 'b' has no parameter 'other'")
    #expect(checked.helps == ["it takes 'p0', 'p1', 'p2', 'p3', 'p4', 'p5' and 14 more"])
  }

  @Test func `of many placeholders and query items the one that is there twice is found`() {
    expectFindings(
      """
      start: home
      screens: { home: }
      links:
        schemes: [app]
        paths:
          "/\(list(20) { "{p\($0)}" }.replacing(", ", with: "/"))/«{p3}»": pop
          "/a?\(list(20) { "i\($0)=1" }.replacing(", ", with: "&"))&«i4»=2": pop
      """,
      "invalid-link: '/\(list(20) { "{p\($0)}" }.replacing(", ", with: "/"))/{p3}' has the placeholder '{p3}' twice",
      "invalid-link: '/a?\(list(20) { "i\($0)=1" }.replacing(", ", with: "&"))&i4=2' has the query item 'i4' twice")
  }

  @Test func `of many patterns with one literal item those that ask for the same text are found`() {
    expectFindings(
      """
      start: home
      screens: { home: }
      links:
        schemes: [app]
        paths:
      \((0..<300).map { "    /open?type=t\($0): pop\n" }.joined())    «/open?type=t%37»: pop
      """,
      "ambiguous-link: '/open?type=t%37' and '/open?type=t7' both match '/open?type=t7', and neither is the more specific"
    )
  }
}
