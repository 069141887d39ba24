import Foundation
import SwitchyardDiagnostics
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

struct JUnitReporterTests {
  @Test func `a file is a suite, a finding is a failed case, and a file without findings has one that passes`() {
    var sample = Sample("a: b\nc: d")
    sample.report(
      "first", at: "b", notes: [.init("there", at: sample.span(of: "a"))], help: "mend it", evidence: Sample.evidence)
    sample.report("second", at: "d", rule: "dead-end", severity: .warning)
    var sources = sample.sources
    _ = sources.add(SourceFile(path: "Clean.routes.yaml", text: ""))
    var text = ""
    JUnitReporter().write(Report(sample.findings, in: sources), to: &text)
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="switchyard" tests="3" failures="2" errors="0">
          <testsuite name="App.routes.yaml" tests="2" failures="2" errors="0">
            <testcase name="first" classname="switchyard.rules.unhandled-event">
              <failure type="error" message="first">App.routes.yaml:1:4: error: first
        how: launch → feed.buy (isSignedIn) → cart.openProfile
        now: tabs(feed): feed · sheet checkout: cart, profile
        note: App.routes.yaml:1:1: there
        help: mend it</failure>
            </testcase>
            <testcase name="second" classname="switchyard.rules.dead-end">
              <failure type="warning" message="second">App.routes.yaml:2:4: warning: second</failure>
            </testcase>
          </testsuite>
          <testsuite name="Clean.routes.yaml" tests="1" failures="0" errors="0">
            <testcase name="no findings" classname="switchyard.rules"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `two findings of the same words are two cases`() {
    var sample = Sample("a: b\nc: d")
    for part in ["a", "b", "d"] { sample.report("same", at: part) }
    let text = sample.text(by: JUnitReporter())
    for name in ["same", "same (2)", "same (3)"] { #expect(text.contains("<testcase name=\"\(name)\" ")) }
  }
}

struct CheckstyleReporterTests {
  @Test func `a finding is an error of its file`() {
    var sample = Sample("a: 🙂 b", path: "sub/App.routes.yaml")
    sample.report("first", at: "b", rule: "dead-end", severity: .warning, help: "mend it")
    #expect(
      sample.text(by: CheckstyleReporter()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="sub/App.routes.yaml">
            <error line="1" column="9" severity="warning" message="first; mend it" source="switchyard.rules.dead-end"/>
          </file>
        </checkstyle>

        """)
  }

  @Test func `no findings are a whole report`() {
    var text = ""
    CheckstyleReporter().write(Report([], in: SourceMap()), to: &text)
    #expect(text.hasSuffix("<checkstyle version=\"4.3\">\n</checkstyle>\n"))
  }
}

struct XMLTextTests {
  private final class Reader: NSObject, XMLParserDelegate {
    var attributes: [String: String] = [:]
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      if name == "testsuite" || name == "failure" { self.attributes.merge(attributes) { _, new in new } }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  /// What a parser makes of a report with one finding.
  private func read(_ message: String, path: String = "a.yaml") throws -> Reader {
    var sample = Sample("a: b", path: path)
    sample.report(message, at: "b")
    let parser = XMLParser(data: Data(sample.text(by: JUnitReporter()).utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError as Any)")
    return reader
  }

  @Test(arguments: [
    "\"'<>&", "]]>", "-->", "<!--", "<![CDATA[", "&amp;", "é日🙂\u{10FFFF}", "|`*", "\u{E000}", "\u{FFFD}",
  ])
  func `a text comes back as it was`(text: String) throws {
    let reader = try read(text)
    #expect(reader.attributes["message"] == text)
    #expect(reader.text.contains("a.yaml:1:4: error: " + text))
  }

  @Test(arguments: [
    "\u{0}", "\u{1}", "\u{8}", "\u{B}", "\u{C}", "\u{1B}", "\u{1F}", "\u{FFFE}", "\u{FFFF}", "\u{7F}", "\u{85}",
    "\u{2028}", "\u{202E}",
  ])
  func `what XML cannot say, and what would act on a terminal, is written as an escape`(text: String) throws {
    let scalar = try #require(text.unicodeScalars.first)
    let escape = "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    let reader = try read(text)
    #expect(reader.attributes["message"] == escape)
    #expect(reader.text.contains(escape))
  }

  @Test func `a path comes back as it was, blanks of every kind too`() throws {
    #expect(try read("", path: "a\tb\nc\rd e.yaml").attributes["name"] == "a\tb\nc\rd e.yaml")
  }

  @Test func `of a message of megabytes, which would make a report unreadable, the beginning is written`() throws {
    let message = "a" + String(repeating: "🙂", count: 1 << 20)
    let shown = "a" + String(repeating: "🙂", count: 2_499) + "… and 4184308 more bytes"
    #expect(try read(message).attributes["message"] == shown)
    let long = String(repeating: "é", count: 5_000)
    #expect(try read(long).attributes["message"] == long)
  }
}
