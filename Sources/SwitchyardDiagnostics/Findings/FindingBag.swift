/// Collects what the stages find while they go on with their work.
package final class FindingBag {
  package private(set) var findings: [Finding] = []

  package init() {}

  /// Notes a fault; the stage that met it carries on.
  package func report<Kind: Problem>(_ problem: Kind) {
    if Kind.rule.defaultSeverity != nil { report(Finding(problem)) }
  }

  package func report(_ finding: Finding) {
    findings.append(finding)
  }

  /// Takes over what another bag has collected, behind what stands here.
  package func report(contentsOf other: FindingBag) {
    findings += other.findings
  }

  package var hasErrors: Bool {
    findings.contains { $0.severity == .error }
  }
}
