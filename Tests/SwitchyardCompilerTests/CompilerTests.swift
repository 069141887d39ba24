import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardTestSupport
import Testing

struct CompilerTests {
  @Test func `one fault behind an alias is one finding`() {
    let check = Compiler().check(
      """
      switchyard: 1
      name: App
      start: a
      screens:
        a: { transitions: &t { x: { push: zzz }, y: { push: [b, c] } } }
        b: { transitions: *t }
        c: { transitions: *t }
      """)
    #expect(check.report.findings.map(\.message) == ["there is no screen 'zzz'"])
  }

  private let clean = """
    switchyard: 1
    name: App
    start: home
    screens:
      home:
        transitions:
          open: { push: detail }
      detail:
        params: { id: "Int = 1" }

    """

  @Test func `a text becomes a graph, and what it holds is counted`() {
    let check = Compiler().check(clean)
    #expect(check.report.findings.isEmpty)
    #expect(check.specs.first?.graph.name == "App")
    #expect(check.report.counts.screens == 2 && check.report.counts.transitions == 1)
  }

  @Test func `texts that include one another are one graph`() {
    let check = Compiler().check(
      [
        "App.routes.yaml": "switchyard: 1\nname: App\nstart: a\ninclude: [parts/b.routes.yaml]\nscreens:\n  a:\n",
        "parts/b.routes.yaml": "switchyard: 1\nscreens:\n  b:\n    oops: 1\n",
      ], root: "App.routes.yaml")
    #expect(check.specs.first?.graph.screens.map(\.name) == ["a", "b"])
    #expect(check.report.findings.map(\.rule.id).contains("unknown-key"))
  }

  @Test func `findings are those of the rules that are asked for, and the hidden errors are counted`() {
    let text = clean + "guards:\n  isSignedIn: The user has a session.\nevents:\n  forgotten:\n"
    func rules(_ compiler: Compiler) -> [String] { compiler.check(text).report.findings.map(\.rule.id) }
    #expect(rules(Compiler()) == ["unused-guard", "unused-event"])
    #expect(rules(Compiler(only: ["unused-event"])) == ["unused-event"])
    #expect(rules(Compiler(skipped: ["unused-event"])) == ["unused-guard"])
    let broken = Compiler(only: ["unused-guard"]).check(text + "oops: 1\n")
    #expect(broken.hiddenErrors == 1)
  }

  @Test func `a text that is not YAML is told of whatever is asked for`() {
    #expect(Compiler(only: ["unused-guard"]).check("a: [").report.findings.map(\.rule.id).contains("syntax"))
  }

  @Test func `rule ids are unique, and every rule has a summary`() {
    let rules = RuleCatalogue.all
    #expect(Set(rules.map(\.id)).count == rules.count)
    #expect(rules.allSatisfy { !$0.summary.isEmpty && !$0.summary.hasSuffix(".") })
  }
}

struct FileCheckTests {
  @Test func `what cannot be read is said in the system's words, all of it`() throws {
    let folder = try TemporaryFolder("with blank é")
    try folder.write("", to: "file")
    let long = String(repeating: "x", count: 5000)
    #expect(
      throws: UnreadableInputs(failures: [
        InputFailure(path: folder["absent"], reason: "No such file or directory"),
        InputFailure(path: folder.path, reason: "there is no *.routes.yaml in it or below it"),
        InputFailure(path: folder["file/x"], reason: "Not a directory"),
        InputFailure(path: long, reason: "File name too long"),
      ])
    ) {
      try Compiler().check(filesAt: [folder["absent"], folder["file"], folder.path, folder["file/x"], long])
    }
  }

  @Test func `bytes are read as they stand`() throws {
    let folder = try TemporaryFolder()
    try folder.write("\u{FEFF}# 🙂\r\noops: 1\r\n", to: "a b.yaml")
    let finding = try #require(
      try Compiler().check(filesAt: [folder["a b.yaml"]]).report.findings.first { $0.rule.id == "unknown-key" })
    #expect(finding.span.lowerBound == 3 + 8)
  }
}
