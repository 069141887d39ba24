import SwitchyardTestSupport
import Testing

@Suite struct RouterTests {
  @Test func `the router answers for every screen, container and event as the graph does`() throws {
    let apps = try ["courier", "operations", "modules"].map { try GeneratedApp(golden: $0) }
    var sources = ["main.swift": apps.map { AskingProgram(graph: $0.graph).text }.joined()]
    for app in apps { sources.merge(app.sources) { _, new in new } }

    let expected = apps.flatMap { RouterAnswers(graph: $0.graph).lines }
    let answers = try SwiftProgram(sources).run().split(separator: "\n").map(String.init)
    #expect(expected.count > 2_000)
    #expect(answers.count == expected.count)
    for (answer, line) in zip(answers, expected) where answer != line {
      Issue.record("expected '\(line)', the router says '\(answer)'")
    }
  }
}
