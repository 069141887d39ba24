/// Collects what the stages find while they go on with their work.
package final class FindingBag {
  package private(set) var findings: [Finding] = []

  package init() {}

  /// Notes a fault; the stage that met it carries on.
  package func report(_ problem: some Problem) {
    let rule = type(of: problem).rule
    guard let severity = rule.defaultSeverity else { return }
    report(
      Finding(
        rule: rule, severity: severity, message: problem.message, span: problem.span, subject: problem.subject,
        notes: problem.notes, help: problem.help))
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
