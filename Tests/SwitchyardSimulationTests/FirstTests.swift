import SwitchyardModel
import SwitchyardSimulation
import Testing

struct FirstTests {
  @Test func `a chain of raises without end fails as a loop`() throws {
    var run = try SpecRun(
      """
      start: home
      screens: { home: { events: [a] } }
      transitions: { a: { steps: [{ push: home }, { raise: a }] } }
      """)
    let result = run.simulator.perform(SimulationStep(.event(run.event("a"))))
    #expect(result.outcome == .failed)
    #expect(result.reason == .raiseLoop)
  }
}
