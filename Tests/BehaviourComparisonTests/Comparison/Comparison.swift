import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// What the analysis says of one spec, held against what a plain exploration sees.
struct Comparison {
  static let rules: Set = [
    "unreachable-screen", "unreachable-flow", "unhandled-event", "failing-transition", "inexhaustive-guards",
    "dead-transition", "dead-alternative", "modal-trap", "dead-end", "raise-loop",
  ]
  /// Those that claim that something never happens, of which there is no trace.
  private static let absences: Set = ["unreachable-screen", "unreachable-flow", "dead-transition", "dead-alternative"]

  let exploration: Exploration
  let analysed: Set<ExpectedFinding>
  /// Each in one line.
  private(set) var disagreements: [String] = []
  private(set) var traceCount = 0
  /// Traces that are no longer than the shortest way there is.
  private(set) var shortestCount = 0

  init(_ text: String, limit: Int) {
    let check = Compiler().check(text)
    let findings = check.report.findings.filter { Self.rules.contains($0.rule.id) }
    exploration = Exploration(check.specs[0].graph, limit: limit, size: 14)
    analysed = Set(findings.map { ExpectedFinding($0) })
    compare()
    compareRaiseLoops()
    for finding in findings { replay(finding) }
    if analysed.count < findings.count { disagreements.append("some findings are reported twice") }
  }

  private mutating func compare() {
    let said = analysed.filter { $0.rule != "raise-loop" }
    let seen = exploration.seenFindings
    if exploration.isComplete && !exploration.hasFleetingStates {
      let expected = exploration.findings
      disagree("missing", expected.subtracting(said))
      disagree("false", said.subtracting(expected))
    } else {
      // What was never seen to fail may do so further on, and what always failed so far may succeed there.
      let ungraded = Set(said.map(\.ungraded))
      disagree("missing", seen.filter { !ungraded.contains($0.ungraded) })
      disagree("graded too low", seen.filter { !$0.isError && !said.contains($0) && ungraded.contains($0.ungraded) })
      let possible = exploration.possibleAbsences
      disagree("false", said.filter { Self.absences.contains($0.rule) && !possible.contains($0) })
    }
  }

  private mutating func disagree(_ word: String, _ findings: Set<ExpectedFinding>) {
    disagreements += findings.sorted().map { "\(word): \($0)" }
  }

  /// One transition stands for a cycle, whichever it is.
  private mutating func compareRaiseLoops() {
    let said = Set(analysed.filter { $0.rule == "raise-loop" }.map(\.subject))
    let cycles = exploration.raiseLoops.map { cycle in Set(cycle.map { exploration.app.transitions[$0].path }) }
    for cycle in cycles where said.isDisjoint(with: cycle) {
      disagreements.append("missing: raise-loop \(cycle.sorted())")
    }
    guard exploration.isComplete else { return }
    for subject in said where !cycles.contains(where: { $0.contains(subject) }) {
      disagreements.append("false: raise-loop \(subject)")
    }
  }

  private mutating func replay(_ finding: Finding) {
    let expected = ExpectedFinding(finding)
    guard !Self.absences.contains(expected.rule) else {
      if finding.evidence != nil { disagreements.append("a trace of what never happens: \(expected)") }
      return
    }
    guard let evidence = finding.evidence else {
      disagreements.append("no trace: \(expected)")
      return
    }
    traceCount += 1
    do {
      let replay = try Replay(of: evidence.actions, on: exploration.app)
      if !replay.shows(expected, in: exploration.app) { disagreements.append("the trace shows no \(expected)") }
      if evidence.state != replay.state.json(in: exploration.app.graph) {
        disagreements.append("another state at the end: \(expected)")
      }
    } catch {
      disagreements.append("the trace of \(expected) does not replay: \(error)")
    }
  }
}

extension ExpectedFinding {
  init(_ finding: Finding) {
    self.init(
      rule: finding.rule.id, subject: finding.subject ?? "", reason: finding.reason, isError: finding.severity == .error
    )
  }

  /// With the severity left out of the comparison.
  var ungraded: ExpectedFinding {
    var finding = self
    finding.isError = false
    return finding
  }
}
