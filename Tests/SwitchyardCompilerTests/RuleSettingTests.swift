import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardTestSupport
import Testing

/// What `switchyard.yaml` makes of rules.
struct RuleSettingTests {
  private static let spec = """
    switchyard: 1
    name: App
    start: a
    screens:
      a: { events: [x], transitions: { open: { push: c } } }
      b:
      c:
    guards:
      isOpen:

    """

  private func findings(
    _ configuration: String, _ compiler: Compiler = Compiler(), spec: String = Self.spec
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(configuration, to: "switchyard.yaml")
    try folder.write(spec, to: "App.routes.yaml")
    let report = try compiler.check(filesAt: [folder["App.routes.yaml"]]).report
    return report.findings.map { "\($0.severity) \($0.rule.id)" }.sorted()
  }

  private static let standard = ["error unhandled-event", "error unreachable-screen", "warning unused-guard"]

  @Test func `without a configuration rules are as grave as they say`() throws {
    #expect(try findings("") == Self.standard)
  }

  @Test func `a rule that is off finds nothing, and the others are as they were`() throws {
    #expect(
      try findings("lint: { rules: { unhandled-event: off, unused-guard: off } }") == ["error unreachable-screen"])
  }

  @Test func `a rule is as grave as it is set`() throws {
    #expect(
      try findings("lint: { rules: { unhandled-event: warning, unused-guard: error } }") == [
        "error unreachable-screen", "error unused-guard", "warning unhandled-event",
      ])
  }

  @Test func `what the command line asks for wins over what is off`() throws {
    let off = "lint: { rules: { unhandled-event: off, unused-guard: error } }"
    #expect(try findings(off, Compiler(only: ["unhandled-event"])) == ["error unhandled-event"])
    #expect(try findings(off, Compiler(only: ["unused-guard"])) == ["error unused-guard"])
    #expect(try findings(off, Compiler(skipped: ["unused-guard"])) == ["error unreachable-screen"])
  }

  @Test func `a rule that is off by default is a warning where it is asked for, and what it is set to elsewhere`()
    throws
  {
    let spec = "switchyard: 1\nname: App\nstart: a\nscreens: { a: { transitions: { again: { push: a } } } }\n"
    #expect(try findings("", spec: spec) == [])
    #expect(try findings("", Compiler(only: ["unbounded-stack"]), spec: spec) == ["warning unbounded-stack"])
    #expect(
      try findings("lint: { rules: { unbounded-stack: error } }", spec: spec) == ["error unbounded-stack"])
  }

  @Test func `a rule that is off hides no error`() throws {
    let folder = try TemporaryFolder()
    try folder.write("lint: { rules: { ambiguous-link: off } }", to: "switchyard.yaml")
    let links = "links: { schemes: [a], paths: { '/{x}': { push: a }, '/{y}': { push: a } } }\n"
    try folder.write(Self.spec + links, to: "App.routes.yaml")
    #expect(try Compiler().check(filesAt: [folder["App.routes.yaml"]]).hiddenErrors == 0)
    try folder.write("", to: "switchyard.yaml")
    #expect(try Compiler(skipped: ["ambiguous-link"]).check(filesAt: [folder["App.routes.yaml"]]).hiddenErrors == 1)
  }

  @Test func `an allow of a rule that is off is not unused`() throws {
    let spec =
      "switchyard: 1\nname: App\nstart: a\nscreens: { a: { allow: { unused-guard: l }, transitions: { b: { push: b } } }, b: }\n"
    #expect(try findings("", spec: spec) == ["warning unused-allow"])
    #expect(try findings("lint: { rules: { unused-guard: off } }", spec: spec) == [])
    #expect(try findings("lint: { rules: { unused-allow: error } }", spec: spec) == ["error unused-allow"])
  }

  @Test func `a finding of an earlier stage is set like any other`() throws {
    let spec = Self.spec + "links: { schemes: [a], paths: { '/{x}': { push: a }, '/{y}': { push: a } } }\n"
    func ambiguous(_ configuration: String) throws -> [String] {
      try findings(configuration, spec: spec).filter { $0.contains("ambiguous") }
    }
    #expect(try ambiguous("") == ["error ambiguous-link"])
    #expect(try ambiguous("lint: { rules: { ambiguous-link: warning } }") == ["warning ambiguous-link"])
    #expect(try ambiguous("lint: { rules: { ambiguous-link: off } }") == [])
  }

  @Test(arguments: ["syntax", "unknown-key", "unknown-reference", "missing-argument", "invalid-link", "name-collision"])
  func `a rule whose faults leave a hole in the spec stays an error, and that is said`(rule: String) throws {
    for level in ["off", "warning"] {
      let found = try findings("lint: { rules: { \(rule): \(level) } }")
      #expect(found == (Self.standard + ["error wrong-type"]).sorted())
    }
    #expect(try findings("lint: { rules: { \(rule): error } }") == Self.standard)
  }

  @Test func `a fault of the configuration is an error whatever is asked for`() throws {
    let faulty = "lint: { rules: { unused-gard: off } }\noops: 1\n"
    let faults = ["error unknown-key", "error unknown-reference"]
    #expect(try findings(faulty, Compiler(only: ["large-group"])) == faults)
    #expect(
      try findings(faulty, Compiler(only: ["large-group"], skipped: ["unknown-key", "unknown-reference"])) == faults)
  }
}
