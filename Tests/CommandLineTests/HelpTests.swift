import Foundation
import SwitchyardTestSupport
import Testing

struct HelpTests {
  static let commands = [
    "generate", "lint", "graph", "trace", "simulate", "links", "rules", "explain", "init", "completions",
  ]

  @Test func `help lists every command and the exit statuses`() throws {
    let outcome = try Switchyard.run("--help", in: TemporaryFolder())
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    for command in Self.commands { #expect(outcome.output.contains("\n  \(command) ")) }
    for status in ["64", "66", "69", "70", "73"] { #expect(outcome.output.contains(status)) }
    #expect(try Switchyard.run("-h", in: TemporaryFolder()).output == outcome.output)
  }

  @Test(arguments: commands) func `each command has a help of its own, which reads no input`(command: String) throws {
    let outcome = try Switchyard.run(command, "--help", in: TemporaryFolder())
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix("usage: switchyard \(command)"))
    #expect(outcome.output.contains("-h, --help"))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
    #expect(try Switchyard.run(command, "absent.routes.yaml", "-h", in: TemporaryFolder()).output == outcome.output)
  }

  @Test func `the version is a number and nothing else`() throws {
    let outcome = try Switchyard.run("--version", in: TemporaryFolder())
    #expect(outcome.status == 0)
    #expect(outcome.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }
}

struct UsageTests {
  private func usageError(_ arguments: String...) throws -> String {
    let folder = try TemporaryFolder()
    let outcome = try Switchyard.run(Switchyard.program, arguments, in: folder)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    return outcome.errors
  }

  @Test func `a command that is misspelt is guessed`() throws {
    #expect(
      try usageError("lnt") == """
        switchyard: error: unknown command 'lnt'; did you mean 'lint'?
           help: see 'switchyard --help'

        """)
    #expect(try usageError("xyzzy").hasPrefix("switchyard: error: unknown command 'xyzzy'\n"))
  }

  @Test func `an option that is misspelt is guessed, before the command too`() throws {
    #expect(
      try usageError("lint", "--strickt") == """
        switchyard: error: unknown option '--strickt'; did you mean '--strict'?
           help: see 'switchyard lint --help'

        """)
    #expect(try usageError("--versoin").contains("did you mean '--version'?"))
    #expect(try usageError("lint", "-x").contains("unknown option '-x'"))
  }

  @Test func `a value that is misspelt is guessed`() throws {
    #expect(
      try usageError("lint", "--reporter", "jsn").contains("unknown value of '--reporter': 'jsn'; did you mean 'json'?")
    )
    #expect(try usageError("generate", "--access=pubic").contains("did you mean 'public'?"))
    #expect(try usageError("generate", "--target", "core,cor").contains("'cor'; did you mean 'core'?"))
    #expect(try usageError("explain", "dead-ned").contains("unknown rule 'dead-ned'"))
    #expect(try usageError("completions", "zhs").contains("did you mean 'zsh'?"))
  }

  @Test func `a rule that does not exist is guessed`() throws {
    #expect(try usageError("lint", "--only", "unused-evnt").contains("did you mean 'unused-event'?"))
    #expect(try usageError("lint", "--skip=unused-event,sintax").contains("'sintax'; did you mean 'syntax'?"))
  }

  @Test func `a missing value, one too many, and a missing command are said`() throws {
    #expect(try usageError("lint", "--output").contains("'--output' needs a value: --output FILE"))
    #expect(try usageError("lint", "--output", "--strict").contains("'--output' needs a value"))
    #expect(try usageError("lint", "--only=").contains("'--only' needs a value"))
    #expect(try usageError("lint", "--strict=yes").contains("'--strict' takes no value"))
    #expect(try usageError("explain").contains("'explain' needs a RULE"))
    #expect(try usageError("explain", "syntax", "version").contains("not 'version' too"))
    #expect(try usageError("rules", "x").contains("'rules' takes no 'x'"))
    #expect(try usageError().contains("no command is given"))
  }

  @Test func `who asks for a report's format means its reporter, and the other way round`() throws {
    #expect(try usageError("trace", "post", "--reporter", "json").contains("; did you mean '--format'?"))
    #expect(try usageError("lint", "--format", "json").contains("; did you mean '--reporter'?"))
  }

  @Test func `settings are no spec`() throws {
    #expect(
      try usageError("lint", "App/switchyard.yaml") == """
        switchyard: error: 'App/switchyard.yaml' holds the settings of a project, and is no spec
           help: name its folder, or nothing: settings are read with the specs that they are for

        """)
  }

  @Test func `where few values are possible, help lists them`() throws {
    #expect(
      try usageError("lint", "--reporter", "xml") == """
        switchyard: error: unknown value of '--reporter': 'xml'
           help: write text, xcode, github, gitlab, json, sarif, junit or checkstyle

        """)
    #expect(
      try usageError("lint", "--reporter").hasSuffix(
        "\n   help: write text, xcode, github, gitlab, json, sarif, junit or checkstyle\n"))
    #expect(try usageError("completions").contains("\n   help: write bash, zsh or fish\n"))
    #expect(try usageError("completions", "tcsh").contains("\n   help: write bash, zsh or fish\n"))
  }

  @Test func `where a rule is wanted, help says what lists them, and a part of a name is enough for a guess`() throws {
    for arguments in [["explain"], ["explain", "xyzzy"], ["lint", "--only", "xyzzy"], ["lint", "--skip=xyzzy"]] {
      let outcome = try Switchyard.run(Switchyard.program, arguments, in: TemporaryFolder())
      #expect(outcome.status == 64 && outcome.errors.hasSuffix("\n   help: 'switchyard rules' lists them all\n"))
    }
    #expect(try usageError("explain", "failing").contains("'failing'; did you mean 'failing-transition'?"))
    #expect(
      try usageError("lint", "--only", "unreachable").contains(
        "did you mean 'unreachable-screen' or 'unreachable-flow'?"))
    #expect(try usageError("explain", "guards").contains("did you mean 'inexhaustive-guards'?"))
    #expect(!(try usageError("explain", "unused")).contains("did you mean"))
  }

  @Test func `what is typed never acts on the terminal`() throws {
    #expect(try usageError("\u{1B}[2J").contains("unknown command '\\u{1B}[2J'"))
  }
}

struct RulesTests {
  @Test func `every rule stands in the table, and in JSON`() throws {
    let table = try Switchyard.run("rules", in: TemporaryFolder())
    #expect(table.status == 0)
    #expect(table.output.contains("\nunhandled-event "))
    let json = try Switchyard.run("rules", "--format", "json", in: TemporaryFolder())
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let rules = try #require(object?["rules"] as? [[String: String]])
    #expect(
      rules.compactMap { $0["rule"] } == table.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) })
    #expect(rules.allSatisfy { ["error", "warning", "off"].contains($0["severity"]) })
    #expect(Set(rules.compactMap { $0["rule"] }).count == rules.count)
  }

  @Test func `help is a word for it, too`() throws {
    let folder = try TemporaryFolder()
    let program = try Switchyard.run("help", in: folder)
    #expect(try program.status == 0 && program.output == Switchyard.run("--help", in: folder).output)
    #expect(try Switchyard.run("help", "lint", in: folder).output == Switchyard.run("lint", "-h", in: folder).output)
    #expect(try Switchyard.run("help", "lnt", in: folder).errors.contains("did you mean 'lint'?"))
  }

  @Test(arguments: ["stale-stub", "idle-default", "unclear-stub"])
  func `what an update of stubs says can be explained, too`(id: String) throws {
    let outcome = try Switchyard.run("explain", id, in: TemporaryFolder())
    #expect(outcome.status == 0 && outcome.output.hasPrefix("# \(id)\n\n**"))
  }

  @Test func `every rule can be explained`() throws {
    for line in try Switchyard.run("rules", in: TemporaryFolder()).output.split(separator: "\n") {
      let rule = String(line.prefix { $0 != " " })
      let outcome = try Switchyard.run("explain", rule, in: TemporaryFolder())
      #expect(outcome.status == 0 && outcome.output.hasPrefix("# \(rule)\n"))
    }
  }
}
