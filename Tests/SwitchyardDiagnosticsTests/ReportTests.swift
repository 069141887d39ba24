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

  @Test func `reports are joined, each finding with the places in its own files`() throws {
    func report(_ path: String) -> Report {
      var sample = Sample("a: b", path: path)
      sample.report(
        path, at: "b", notes: [.init("here", at: sample.span(of: "a")), .init("nowhere")], evidence: Sample.evidence)
      return Report(sample.findings, in: sample.sources)
    }
    let joined = Report(joining: [report("b.yaml"), report("a.yaml"), report("c.yaml")])
    #expect(joined.findings.map(\.message) == ["a.yaml", "b.yaml", "c.yaml"])
    for finding in joined.findings {
      let spans = [finding.span] + finding.notes.compactMap(\.span) + (finding.evidence?.steps.map(\.span) ?? [])
      #expect(spans.count == 5 && spans.allSatisfy { joined.sources[$0.file].path == finding.message })
    }
  }

  @Test func `every file stands in a report once, with its findings or without`() {
    var sources = SourceMap()
    let files = ["c.yaml", "b.yaml", "a.yaml", "b.yaml"].map { sources.add(SourceFile(path: $0, text: "aaaa")) }
    let report = Report(
      [
        finding(rule, "2", file: files[3], at: 2), finding(rule, "1", file: files[1], at: 1),
        finding(rule, "0", file: files[2], at: 0),
      ], in: sources)
    #expect(report.files.map(\.path) == ["a.yaml", "b.yaml", "c.yaml"])
    #expect(report.files.map { $0.findings.map(\.message) } == [["0"], ["1", "2"], []])
  }

  @Test func `what two specs find in a file that both include is said once`() {
    var sources = SourceMap()
    let once = sources.add(SourceFile(path: "common.yaml", text: "aaaa"))
    let again = sources.add(SourceFile(path: "common.yaml", text: "aaaa"))
    let elsewhere = sources.add(SourceFile(path: "other.yaml", text: "aaaa"))
    let findings = [again, elsewhere, once].map { finding(rule, "same", file: $0, at: 1) }
    #expect(Report(findings, in: sources).findings.map { sources[$0.span.file].path } == ["common.yaml", "other.yaml"])
  }

  @Test func `what a baseline holds fails nothing, and of two that say the same the one that fails is kept`() {
    var sources = SourceMap()
    let file = sources.add(SourceFile(path: "a.yaml", text: "aaaa"))
    var known = finding(other, "known", file: file, at: 0)
    known.isKnown = true
    let report = Report([finding(rule, "new", file: file, at: 1), known], in: sources)
    #expect(report.findings.map(\.message) == ["new"] && report.allFindings.map(\.message) == ["known", "new"])
    #expect(report.knownCount == 1 && report.count(of: .error) == 0 && !report.hasErrors)
    let both = Report([known, finding(other, "known", file: file, at: 0)], in: sources)
    #expect(both.allFindings.map(\.isKnown) == [false] && both.hasErrors)
  }
}
