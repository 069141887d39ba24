/// Gives findings to GitLab's Code Quality, an issue of Code Climate a line.
package struct GitLabReporter: Reporter {
  package init() {}

  package func write(_ report: Report, to text: inout String) {
    var locator = SourceLocator(report.sources)
    var fingerprints = FindingFingerprints()
    text += "["
    for (index, finding) in report.findings.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      let place = locator.place(of: finding.span)
      let path = ReportedPath(place.path)
      let issue: JSONValue = [
        "type": "issue",
        "check_name": .string(finding.rule.id),
        "description": .string(finding.summary),
        "categories": ["Bug Risk"],
        "severity": finding.severity == .error ? "major" : "minor",
        "fingerprint": .string(fingerprints.fingerprint(of: finding, in: path)),
        "location": [
          "path": .string(path.text),
          "lines": ["begin": .int(place.start.line), "end": .int(place.end.line)],
        ],
      ]
      issue.write(to: &text)
    }
    text += report.findings.isEmpty ? "]\n" : "\n]\n"
  }
}
