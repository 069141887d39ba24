import SwitchyardTestSupport
import Testing

@Suite struct RouterTests {
  @Test func `the router answers for every screen, container and event as the graph does`() throws {
    let apps = try ["courier", "operations", "modules"].map { try GeneratedApp(golden: $0) }
    let program = try CompiledModule(importing: [CompiledModule.runtime()])
    for app in apps { try app.add(to: program) }
    try program.add(
      ProjectFiles.text(of: "Tests/GeneratedCodeTests/Programs/TransitionWords.swift"), as: "TransitionWords.swift")
    try program.add(apps.map { AskingProgram(graph: $0.graph).text }.joined(), as: "main.swift")

    let expected = apps.flatMap { RouterAnswers(graph: $0.graph).lines }
    let answers = try program.output().split(separator: "\n").map(String.init)
    #expect(expected.count > 2_000)
    #expect(answers.count == expected.count)
    for (answer, line) in zip(answers, expected) where answer != line {
      Issue.record("expected '\(line)', the router says '\(answer)'")
    }
  }
}
