/// Shows findings in the form of Checkstyle, which most services that show findings of linters take.
///
/// ```xml
/// <file name="shop.routes.yaml">
///   <error line="9" column="25" severity="error" message="there is no screen 'itme'; did you mean 'item'?" source="…"/>
/// </file>
/// ```
package struct CheckstyleReporter: Reporter {
  package init() {}

  package func write(_ report: Report, to text: inout String) {
    var locator = SourceLocator(report.sources)
    var xml = XMLWriter()
    xml.element("checkstyle", ["version": "4.3"]) { xml in
      for (path, findings) in report.files {
        xml.element("file", ["name": path]) { xml in
          for finding in findings {
            let place = locator.place(of: finding.span)
            xml.element(
              "error",
              [
                "line": String(place.start.line), "column": String(place.start.column),
                "severity": finding.severity.rawValue, "message": finding.summary,
                "source": finding.rule.qualifiedName,
              ])
          }
        }
      }
    }
    text += xml.text
  }
}
