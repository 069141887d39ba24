import SwitchyardDiagnostics
import Testing

struct ReportTests {
  private let rule = RuleDescription(id: "dead-end", defaultSeverity: .warning, summary: "")
  private let other = RuleDescription(id: "modal-trap", defaultSeverity: .error, summary: "")

  private func finding(_ rule: RuleDescription, _ message: String, file: SourceFileID, at offset: UInt32) -> Finding {
    Finding(
      rule: rule, severity: rule.defaultSeverity ?? .warning, message: message,
      span: SourceSpan(file: file, lowerBound: offset, upperBound: offset + 1))
  }

  @Test func `findings are sorted by file, line, column, rule and message`() {
    var sources = SourceMap()
    let second = sources.add(SourceFile(path: "b.yaml", text: "aaaa\nbbbb\n"))
    let first = sources.add(SourceFile(path: "a.yaml", text: "aaaa\nbbbb\n"))
    let report = Report(
      [
        finding(rule, "6", file: second, at: 0), finding(other, "5", file: first, at: 6),
        finding(rule, "4", file: first, at: 6), finding(rule, "3", file: first, at: 6),
        finding(rule, "2", file: first, at: 5), finding(other, "1", file: first, at: 3),
      ], in: sources)
    #expect(report.findings.map(\.message) == ["1", "2", "3", "4", "5", "6"])
    #expect(report.count(of: .error) == 2)
    #expect(report.count(of: .warning) == 4)
  }

  @Test func `what is wrong with a text that stands behind an alias is said once, of whatever elements`() {
    var sources = SourceMap()
    let file = sources.add(SourceFile(path: "a.yaml", text: "aaaa"))
    let findings = ["screens.a", "screens.b", "screens.c"].map { subject in
      var finding = finding(rule, "same", file: file, at: 1)
      finding.subject = subject
      return finding
    }
    #expect(Report(findings, in: sources).findings.map(\.subject) == ["screens.a"])
  }

  @Test func `what two specs find in a file that both include is said once`() {
    var sources = SourceMap()
    let once = sources.add(SourceFile(path: "common.yaml", text: "aaaa"))
    let again = sources.add(SourceFile(path: "common.yaml", text: "aaaa"))
    let elsewhere = sources.add(SourceFile(path: "other.yaml", text: "aaaa"))
    let findings = [again, elsewhere, once].map { finding(rule, "same", file: $0, at: 1) }
    #expect(Report(findings, in: sources).findings.map { sources[$0.span.file].path } == ["common.yaml", "other.yaml"])
  }
}
