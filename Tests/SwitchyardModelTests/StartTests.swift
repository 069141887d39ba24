import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// Where the app begins.
struct StartTests {
  @Test func `without tabs the start must be said`() {
    let checked = CheckedSpec("switchyard: 1\nname: App\nscreens: { home: }\n")
    #expect(
      checked.lines == [
        "2:7: error: 'App' does not say where it begins: 'start' is missing, and there are no tabs [missing-key]"
      ])
    #expect(checked.helps == ["add 'start:' with a screen or a flow"])
  }

  @Test func `with tabs the first one is the start`() throws {
    let graph = expectFindings("screens: { home: }\ntabs: { a: { root: home }, b: { root: home } }\n").graph
    guard case .tabs(selected: TabID(0)) = graph.start.first?.target else { throw UnexpectedGraph() }
  }

  @Test func `a start that is unknown is reported, and which alternative it is`() {
    let checked = expectFindings(
      "start: [{ when: «g», start: home }, { start: «hom» }, { start: «tabs» }]\nscreens: { home: }\n",
      "unknown-reference: there is no guard 'g'", "unknown-reference: there is no screen and no flow 'hom'",
      "unknown-reference: 'tabs' is started, but there are no tabs")
    #expect(checked.subjects == ["start[0]", "start[1]", "start[2]"])
    #expect(checked.graph.start.isEmpty)
    #expect(checked.graph.hasGaps)
  }

  @Test func `a start may take arguments`() throws {
    let graph = expectFindings(
      "start: { post: { id: 7 } }\nscreens: { post: { params: { id: Int, page: \"Int = 1\" } } }\n"
    ).graph
    guard case .screen(let destination) = try #require(graph.start.first).target else { throw UnexpectedGraph() }
    #expect(destination.arguments == [.literal(.int(7)), .defaultValue])
  }
}
