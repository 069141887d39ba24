import SwitchyardModel
import SwitchyardSimulation
import Testing

/// What is long stays quick, and does not overflow.
struct LongRunTests {
  @Test func `a way of very many pushes is run, told and forgotten`() throws {
    var run = try SpecRun(
      """
      start: home
      screens: { home: { transitions: { go: { steps: [{ push: home }, ignore], else: ignore }, back: popToRoot } } }
      """)
    let steps = Array(repeating: try run.step(#"{"event":"go"}"#), count: 20_000)
    for step in steps { run.simulator.perform(step) }
    let deep = try #require(run.simulator.state)
    #expect(deep.visibleStack.count == 20_001)
    #expect(try run.perform(#"{"back":true}"#).state.visibleStack.count == 20_000)
    #expect(deep != run.simulator.state)
    #expect(try run.perform(#"{"event":"go"}"#).state == deep)
    #expect(try run.run(#"{"event":"back"}"#) == ["handled: screen home: home"])
  }
}
