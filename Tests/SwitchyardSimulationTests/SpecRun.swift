import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation
import SwitchyardTestSupport
import Testing

/// A spec as a test writes it, and the app that it makes.
struct SpecRun {
  var simulator: Simulator
  private let reader: ActionReader

  init(_ spec: String) throws {
    let checked = CheckedSpec("switchyard: 1\nname: App\n" + spec)
    #expect(checked.lines == [])
    simulator = try #require(Simulator(checked.graph))
    reader = ActionReader(checked.graph)
  }

  var graph: RouteGraph { simulator.graph }

  /// Does actions that are written as JSON, and says how each went and what is shown then:
  /// `handled: tabs(feed): feed, post`, `failed noStack: …`, `unhandled guarded: …`.
  mutating func run(_ actions: String...) throws -> [String] {
    try actions.map { action in
      let result = try perform(action)
      let reason = result.reason?.rawValue ?? result.refusal?.rawValue
      let outcome = result.outcome.rawValue + (reason.map { " " + $0 } ?? "")
      return outcome + ": " + result.state.summary(in: graph)
    }
  }

  @discardableResult
  mutating func perform(_ action: String) throws -> SimulationResult {
    simulator.perform(try step(action))
  }

  func step(_ action: String) throws -> SimulationStep {
    try reader.step(JSONReader.value(of: action))
  }

  /// The state as JSON.
  var state: String { simulator.state?.json(in: graph).compactText ?? "" }

  /// What is wrong with an action.
  func fault(_ action: String) throws -> String {
    let json = try JSONReader.value(of: action)
    do throws(ActionFault) {
      _ = try reader.step(json)
      return "none"
    } catch {
      return error.text
    }
  }
}
