import Foundation
import SwitchyardTestSupport
import Testing

/// What the analysis says, against a plain exploration, on specs made by chance.
struct ComparisonTests {
  @Test func `the analysis finds what an exploration sees, and nothing else`() {
    var findings = 0
    var traces = 0
    var complete = 0
    var states = 0
    var steps = 0
    for seed in Seeds.all {
      let spec = RandomSpec(seed: seed)
      let comparison = Comparison(spec.text, limit: Seeds.limit)
      findings += comparison.analysed.count
      traces += comparison.traceCount
      states += comparison.exploration.states.count
      steps += comparison.exploration.stepCount
      if comparison.exploration.isComplete { complete += 1 }
      #expect(comparison.disagreements.isEmpty, "seed \(seed)\n\(spec.text)")
    }
    print(
      "comparison: \(Seeds.all.count) specs, \(complete) of them explored to their end, \(states) configurations, "
        + "\(steps) steps, \(findings) findings, \(traces) traces")
  }

  /// `COMPARISON_FILE=App.routes.yaml swift test --filter "one spec"` compares what stands in a file.
  @Test(.enabled(if: Seeds.file != nil)) func `what is found in one spec of a file is told`() throws {
    let text = try String(contentsOfFile: #require(Seeds.file), encoding: .utf8)
    let comparison = Comparison(text, limit: 3_000)
    print(comparison.analysed.sorted().map { "said: \($0)\n" }.joined())
    #expect(CheckedSpec(text).lines == [])
    #expect(comparison.disagreements == [])
  }
}
