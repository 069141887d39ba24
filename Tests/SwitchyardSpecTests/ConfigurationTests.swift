import SwitchyardDiagnostics
import SwitchyardSpec
import SwitchyardYAML
import Testing

struct ConfigurationTests {
  @Test func `specs and rules are read, each with its place`() {
    let configuration = DecodedConfiguration(
      """
      specs: [Sources, App.routes.yaml]
      lint: { rules: { dead-end: off, unused-event: error, modal-trap: warning } }
      """)
    #expect(configuration.findings == [])
    #expect(configuration.document.specs?.map(\.value) == ["Sources", "App.routes.yaml"])
    #expect(configuration.document.ruleSettings.map(\.rule.value) == ["dead-end", "unused-event", "modal-trap"])
    #expect(configuration.document.ruleSettings.map(\.level.value) == [.off, .error, .warning])
    #expect(configuration.place(configuration.document.ruleSettings[1].rule.span) == "2:33")
  }

  @Test func `outputs are read, one or several`() {
    let one = DecodedConfiguration(
      """
      generate: { targets: swiftui, output: Gen, access: public, runtime: embed, tests: xctest, module: App, stubs: true }
      lint: { strict: true, reporter: xcode, output: report.txt }
      """)
    #expect(one.findings == [])
    let output = one.document.outputs.first
    #expect(output?.targets.map(\.value) == [.swiftui] && output?.folder?.value == "Gen")
    #expect(output?.access?.value == .public && output?.runtime?.value == .embed && output?.tests?.value == .xctest)
    #expect(output?.module?.value == "App" && output?.stubs != nil && output?.stubs?.folder == nil)
    #expect(one.document.isStrict?.value == true && one.document.reporter?.value == .xcode)
    #expect(one.document.reportPath?.value == "report.txt")
    let several = DecodedConfiguration(
      """
      generate:
        - { targets: [core, uikit], stubs: { folder: Sources, router: true, update: false } }
        - { targets: [tests], output: Tests, stubs: false }
        - { stubs: Mine }
      """)
    #expect(several.findings == [])
    #expect(several.document.outputs.map { $0.targets.map(\.value) } == [[.core, .uikit], [.tests], []])
    let stubs = several.document.outputs.map(\.stubs)
    #expect(stubs[0]?.folder?.value == "Sources" && stubs[0]?.haveRouter?.value == true)
    #expect(stubs[0]?.areUpdated?.value == false && stubs[1] == nil && stubs[2]?.folder?.value == "Mine")
  }

  @Test(arguments: [
    "", "# nothing yet", "lint:", "generate:", "generate: { stubs: }", "lint: {}", "lint: { rules: }", "---\n",
  ])
  func `a file that says nothing is fine`(text: String) {
    let configuration = DecodedConfiguration(text)
    #expect(configuration.findings == [])
    #expect(configuration.document.specs == nil && configuration.document.ruleSettings == [])
  }

  @Test func `one spec need not be a list`() {
    #expect(DecodedConfiguration("specs: App").document.specs?.map(\.value) == ["App"])
  }

  @Test(
    arguments: [
      ("spec: [a]", "1:1 unknown-key", "did you mean 'specs'?"),
      ("lint: { rule: }", "1:9 unknown-key", "did you mean 'rules'?"),
      ("rules: {}", "1:1 unknown-key", "'rules' belongs below 'lint'"),
      ("screens: {}", "1:1 unknown-key", "'screens' belongs at the top level of a spec"),
      ("other: 1", "1:1 unknown-key", "its keys are specs, generate, lint, links"),
      ("- a", "1:1 wrong-type", "its keys are specs, generate, lint, links"),
      ("specs: []", "1:8 wrong-type", "write a list, each item text"),
      ("specs:", "1:1 wrong-type", "write a list, each item text"),
      ("specs: { a: b }", "1:8 wrong-type", "write [a]"),
      ("generate: { target: uikit }", "1:13 unknown-key", "did you mean 'targets'?"),
      ("generate: { targets: uikti }", "1:22 wrong-type", "did you mean 'uikit'?"),
      ("generate: { targets: [] }", "1:22 wrong-type", nil),
      ("generate: { targets: [core, uikti] }", "1:29 wrong-type", "did you mean 'uikit'?"),
      ("generate: []", "1:11 wrong-type", nil),
      ("generate: core", "1:11 wrong-type", nil),
      ("generate: { output: [a] }", "1:21 wrong-type", nil),
      ("generate: { access: Public }", "1:21 wrong-type", "did you mean 'public'?"),
      ("generate: { stubs: { dir: a } }", "1:22 unknown-key", nil),
      ("generate: { stubs: [a] }", "1:20 wrong-type", nil),
      ("output: a", "1:1 unknown-key", nil),
      ("lint: { strict: yes }", "1:17 wrong-type", "use true"),
      ("lint: { reporter: xml }", "1:19 wrong-type", nil),
      ("lint: strict", "1:7 wrong-type", nil),
      ("lint: { rules: [dead-end] }", "1:16 wrong-type", "write each item as a key, with a ':' behind it"),
      ("lint: { rules: { dead-end: of } }", "1:28 wrong-type", "did you mean 'off'?"),
      ("lint: { rules: { dead-end: } }", "1:18 wrong-type", "write 'off', 'warning' or 'error'"),
      ("lint: { rules: { a: off, a: error } }", "1:26 duplicate-key", nil),
      ("lint: [", "1:7 syntax", nil),
    ] as [(String, String, String?)])
  func `a fault is told at its place, with what would make it right`(text: String, place: String, help: String?) {
    let configuration = DecodedConfiguration(text)
    #expect(configuration.findings == [place])
    if let help { #expect(configuration.helps == [help]) }
    let moved = DecodedConfiguration("# 🚂 Ä\n" + text)
    #expect(moved.findings == ["2" + place.dropFirst()])
  }

  @Test func `what a fault does not touch still counts`() {
    let configuration = DecodedConfiguration("specs: [a, [b]]\nlint: { rules: { a: on, b: off } }\noops: 1")
    #expect(configuration.findings == ["1:12 wrong-type", "2:21 wrong-type", "3:1 unknown-key"])
    #expect(configuration.document.specs?.map(\.value) == ["a"])
    #expect(configuration.document.ruleSettings.map(\.rule.value) == ["b"])
  }

  @Test func `a key of the configuration that stands in a spec is sent where it belongs`() {
    #expect(
      DecodedText("switchyard: 1\nname: App\nlint: {}\nrules: {}").findings.map(\.help) == [
        "'lint' belongs at the top level of 'switchyard.yaml'", "'rules' belongs below 'lint' in 'switchyard.yaml'",
      ])
  }
}

/// A text read as `switchyard.yaml`, with what was found wrong in it.
private struct DecodedConfiguration {
  let document: ConfigurationDocument
  /// Each as `line:column rule`.
  private(set) var findings: [String] = []
  let helps: [String]
  private let lines: LineTable

  init(_ text: String) {
    let file = SourceFile(path: "switchyard.yaml", text: text)
    let bag = FindingBag()
    let tree = YAMLParser().parse(file, id: SourceFileID(0), reporting: bag)
    document = ConfigurationDecoder().decode(tree, reporting: bag)
    lines = LineTable(file.bytes)
    helps = bag.findings.compactMap(\.help)
    findings = bag.findings.map { "\(place($0.span)) \($0.rule.id)" }
  }

  func place(_ span: SourceSpan) -> String {
    let position = lines.position(at: span.lowerBound)
    return "\(position.line):\(position.column)"
  }
}
