import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation
import Testing

/// What of an action was done to its end, and where it has left the app.
struct CompletionTests {
  private func run(
    _ action: String, _ screens: String
  ) throws -> (completed: [String], mended: [String], opened: [String]) {
    var run = try SpecRun("start: home\nscreens:\n" + screens)
    let result = try run.perform(action)
    let paths = [result.completed, result.mended].map { $0.map { $0.path(in: run.graph) } }
    return (paths[0], paths[1], result.opened)
  }

  @Test func `a transition is done once all that it raises is, and what raises ends last`() throws {
    let (completed, _, _) = try run(
      #"{"event":"go"}"#, "  home: { transitions: { go: { raise: further }, further: { raise: last }, last: ignore } }")
    #expect(completed == ["last", "further", "go"].map { "screens.home.transitions." + $0 })
  }

  @Test func `what an else undoes was not done, and has opened nothing`() throws {
    let (completed, mended, opened) = try run(
      #"{"event":"go"}"#,
      """
        home:
          transitions:
            go: { steps: [{ open: "https://a.example" }, { raise: further }, pop], else: { open: "https://b.example" } }
            further: { open: "https://c.example" }
      """)
    #expect(completed == ["screens.home.transitions.go"] && mended == completed)
    #expect(opened == ["https://b.example"])
  }

  @Test func `an else is its own transition's, not that of the one that raises it, and is undone with it`() throws {
    let inner = try run(
      #"{"event":"go"}"#, "  home: { transitions: { go: { raise: further }, further: { pop: true, else: ignore } } }")
    #expect(inner.mended == ["screens.home.transitions.further"])
    let undone = try run(
      #"{"event":"go"}"#,
      """
        home: { transitions: { go: { steps: [{ raise: further }, pop], else: ignore }, further: { pop: true, else: ignore } } }
      """)
    #expect(undone.mended == ["screens.home.transitions.go"] && undone.completed == undone.mended)
  }

  @Test func `where an action fails nothing was done, and nothing opened`() throws {
    let (completed, mended, opened) = try run(
      #"{"event":"go"}"#, #"  home: { transitions: { go: { steps: [{ open: "https://a.example" }, pop] } } }"#)
    #expect(completed == [] && mended == [] && opened == [])
  }

  @Test func `samples of a payload are of their types, and no two are alike`() throws {
    let graph = try SpecRun(
      """
      start: home
      screens: { home: { events: [go] } }
      transitions: { go: ignore }
      events: { go: { a: String, b: String, c: Int, d: "Int?", e: Kind, f: "[Int]", g: Own, h: "Own?", i: Date } }
      types: { Kind: { cases: [x, y] }, Own: { swift: Own, conforms: [Hashable, Sendable] } }
      """
    ).graph
    let values = graph.samplePayload(of: EventID(0))
    #expect(
      values == [
        .string("a"), .string("b"), .int(3), .int(4), .enumCase(TypeID(0), 1), .array([.int(6)]), .own(.null), .nil,
        .date("2001-01-10T00:00:00Z"),
      ])
  }
}
