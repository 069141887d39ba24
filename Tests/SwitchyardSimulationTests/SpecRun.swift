import SwitchyardModel
import SwitchyardSimulation
import SwitchyardTestSupport
import Testing

/// A spec as a test writes it, and the app that it makes.
struct SpecRun {
  var simulator: Simulator

  init(_ spec: String) throws {
    let checked = CheckedSpec("switchyard: 1\nname: App\n" + spec)
    #expect(checked.lines == [])
    simulator = try #require(Simulator(checked.graph))
  }

  var graph: RouteGraph { simulator.graph }

  func event(_ name: String) -> EventID {
    graph.events.first { $0.name == name }?.id ?? EventID(-1)
  }
}
