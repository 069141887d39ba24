/// Shows findings as failed tests, for services that show the results of tests: a suite a file, a case a finding, and one case
/// that passes in a file without findings.
///
/// ```xml
/// <testcase name="there is no screen 'itme'" classname="switchyard.rules.unknown-reference">
///   <failure type="error" message="there is no screen 'itme'">shop.routes.yaml:9:25: error: there is no screen 'itme'
/// help: did you mean 'item'?</failure>
/// </testcase>
/// ```
///
/// A warning is a failure, too, as other linters have it. No text says how long anything took.
package struct JUnitReporter: Reporter {
  package init() {}

  package func write(_ report: Report, to text: inout String) {
    var locator = SourceLocator(report.sources)
    var xml = XMLWriter()
    let files = report.files
    let tests = files.reduce(0) { $0 + max($1.findings.count, 1) }
    xml.element("testsuites", attributes(name: "switchyard", tests: tests, failures: report.findings.count)) { xml in
      for (path, findings) in files {
        let tests = max(findings.count, 1)
        xml.element("testsuite", attributes(name: path, tests: tests, failures: findings.count)) { xml in
          if findings.isEmpty { xml.element("testcase", ["name": "no findings", "classname": "switchyard.rules"]) }
          writeCases(findings, with: &locator, to: &xml)
        }
      }
    }
    text += xml.text
  }

  private func attributes(name: String, tests: Int, failures: Int) -> KeyValuePairs<StaticString, String> {
    ["name": name, "tests": String(tests), "failures": String(failures), "errors": "0"]
  }

  private func writeCases(
    _ findings: ArraySlice<Finding>, with locator: inout SourceLocator, to xml: inout XMLWriter
  ) {
    // A service that is given two cases of one name shows one of them.
    var uses: [String: Int] = [:]
    for finding in findings {
      let message = finding.message.brief
      let key = finding.rule.id + " " + message
      let use = (uses[key] ?? 0) + 1
      uses[key] = use
      let name = message + (use > 1 ? " (" + String(use) + ")" : "")
      let heading = locator.place(of: finding.span).heading + ": " + finding.severity.rawValue + ": " + message
      let body = [heading] + finding.details { locator.place(of: $0).heading }
      xml.element("testcase", ["name": name, "classname": finding.rule.qualifiedName]) { xml in
        xml.element(
          "failure", ["type": finding.severity.rawValue, "message": message], text: body.joined(separator: "\n"))
      }
    }
  }
}

extension RuleDescription {
  /// The rule among those of other tools.
  var qualifiedName: String { "switchyard.rules." + id }
}
