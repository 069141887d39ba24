import SwitchyardEmission
import SwitchyardSimulation
import SwitchyardTestSupport
import Testing

/// An action that raises thousands of events, each with a stack that grows.
@Suite struct ManyRaisesTests {
  /// 13 levels of two raises each, and 100 screens pushed by every one of them: 8,191 raises, 409,500 screens.
  private static var spec: String {
    let screens = repeatElement("home", count: 100).joined(separator: ", ")
    let raises = (2...13).map { level in
      "  x\(level): { steps: [{ push: [\(screens)] }, { raise: x\(level + 1) }, { raise: x\(level + 1) }] }\n"
    }
    return """
      switchyard: 1
      name: Tree
      start: home
      screens: { home: }
      transitions:
      \(raises.joined())  x14: ignore
      links: { schemes: [t], paths: { /x: { raise: x2 } } }

      """
  }

  /// Copying the stack at each push took minutes.
  @Test(.timeLimit(.minutes(2))) func `pushes cost what they push, however deep they are raised`() throws {
    let checked = CheckedSpec(Self.spec)
    var sources = [
      "main.swift": """
      let navigator = TreeNavigator()
      print(navigator.open("t://x"), navigator.state.visibleStack.entries.count)
      """
    ]
    for file in CoreEmitter().files(for: checked.graph, options: EmissionOptions()) { sources[file.path] = file.text }
    #expect(try SwiftProgram(sources).run() == "handled 409501\n")
  }

  /// 511 raises, each of which looks through the stack in some way.
  private static func searchingSpec(_ step: String) -> String {
    let raises = (2...9).map { level in
      "  x\(level): { steps: [\(step), { raise: x\(level + 1) }, { raise: x\(level + 1) }] }\n"
    }
    let screens = repeatElement("home", count: 500).joined(separator: ", ")
    return """
      switchyard: 1
      name: Tree
      start: home
      screens: { home: , nope: }
      transitions:
      \(raises.joined())  x10: ignore
      links: { schemes: [t], paths: { /grow: { push: [\(screens)] }, /x: { raise: x2 } } }

      """
  }

  /// Looking through a stack of thousands at each of thousands of raises took minutes.
  @Test(
    .timeLimit(.minutes(2)),
    arguments: [
      "{ popTo: nope, else: ignore }", "{ setAfter: { screen: nope, push: nope }, else: ignore }", "{ popTo: home }",
      "{ push: home, else: ignore }",
    ])
  func `what is raised and looks through too much fails, in the app as in the simulator`(step: String) throws {
    let checked = CheckedSpec(Self.searchingSpec(step))
    var sources = [
      "main.swift": """
      let navigator = TreeNavigator()
      for _ in 0..<20 { print(navigator.open("t://x"), navigator.open("t://grow")) }
      """
    ]
    for file in CoreEmitter().files(for: checked.graph, options: EmissionOptions()) { sources[file.path] = file.text }
    var simulator = try #require(Simulator(checked.graph))
    var lines: [String] = []
    _ = simulator.launch()
    for _ in 0..<20 {
      let result = simulator.perform(SimulationStep(.link("t://x")))
      lines.append(result.outcome.rawValue + (result.reason.map { " (\($0.rawValue))" } ?? "") + " handled")
      simulator.perform(SimulationStep(.link("t://grow")))
    }
    #expect(lines.first == "handled handled" && lines.last == "failed (raiseLoop) handled")
    #expect(try SwiftProgram(sources).run() == lines.joined(separator: "\n") + "\n")
  }
}
