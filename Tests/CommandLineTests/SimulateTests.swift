import Foundation
import SwitchyardTestSupport
import Testing

struct SimulateTests {
  private static let spec = """
    switchyard: 1
    name: App
    start: home
    screens:
      home: { transitions: { open: { push: post } } }
      post: { params: { id: Int }, transitions: { leave: { steps: [pop, pop] } } }
    events: { open: { id: Int } }

    """

  private func run(_ arguments: String..., script: String? = nil, spec: String = spec) throws -> Switchyard.Outcome {
    let folder = try TemporaryFolder()
    try folder.write(spec, to: "App.routes.yaml")
    if let script { try folder.write(script, to: "actions.jsonl") }
    return try Switchyard.run(Switchyard.program, ["simulate"] + arguments, in: folder)
  }

  private static let opened = """
    {"action":{"event":"open","payload":{"id":42}},"outcome":"handled",\
    "state":{"base":{"screen":"home","stack":["home",{"post":{"id":42}}]},"modals":[]}}

    """

  @Test func `a script is answered line by line`() throws {
    let script = #"{"event":"open","payload":{"id":42}}"# + "\n\n" + #"{"event":"leave"}"#
    let outcome = try run("App.routes.yaml", "--actions", "actions.jsonl", script: script)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(
      outcome.output == Self.opened + """
        {"action":{"event":"leave"},"outcome":"failed","reason":"atRoot",\
        "state":{"base":{"screen":"home","stack":["home",{"post":{"id":42}}]},"modals":[]}}

        """)
  }

  @Test func `the lines before a faulty one are answered`() throws {
    let script = #"{"event":"open","payload":{"id":42}}"# + "\n" + #"{"event":"oepn"}"# + "\n" + #"{"back":true}"#
    let outcome = try run("--actions", "actions.jsonl", script: script)
    #expect(outcome.status == 1)
    #expect(outcome.output == Self.opened)
    #expect(outcome.errors == "actions.jsonl:2: error: there is no event 'oepn'; did you mean 'open'?\n")
  }

  @Test func `standard input is read as it comes`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "App.routes.yaml")
    let process = Process()
    process.executableURL = Switchyard.program
    process.arguments = ["simulate", "App.routes.yaml"]
    process.currentDirectoryURL = URL(filePath: folder.path)
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
    try process.run()
    // Half a line first, then its end: the answer comes while more may be written.
    input.fileHandleForWriting.write(Data(#"{"event":"open","#.utf8))
    input.fileHandleForWriting.write(Data((#""payload":{"id":42}}"# + "\n").utf8))
    var answer = Data()
    while !answer.contains(UInt8(ascii: "\n")) {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      answer += more
    }
    #expect(String(decoding: answer, as: UTF8.self) == Self.opened)
    input.fileHandleForWriting.write(Data("nonsense".utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(process.terminationStatus == 1)
    #expect(
      said
        == "<stdin>:2: error: this is not JSON: this begins no value; text stands in double quotes, at column 1\n")
  }

  @Test func `a run ends where nobody reads its answers any more`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "App.routes.yaml")
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c", "yes '{\"back\":true}' | \"$0\" simulate App.routes.yaml | head -n 1", Switchyard.program.path,
    ]
    shell.currentDirectoryURL = URL(filePath: folder.path)
    shell.standardOutput = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
  }

  @Test func `text is for people, and a session shows what can be done`() throws {
    let script = #"{"event":"open"}"#
    let text = try run("--actions", "actions.jsonl", "--format", "text", script: script)
    #expect(text.output == "home.open: handled\n   now: screen home: home, post\n")
    let session = try run("--interactive", "--actions", "actions.jsonl", script: "1 id=4\nq\n")
    #expect(session.status == 0)
    #expect(
      session.output.hasPrefix(
        "launch: handled\n   now: screen home: home\n\nhome\n  1  open (id: Int)\n> home.open: handled\n"))
    #expect(try run("--interactive", "--actions", "actions.jsonl", script: "1").output.hasSuffix("> \n"))
  }

  @Test func `what is sound of a spec with errors is run, and the errors are told`() throws {
    let outcome = try run(
      "--actions", "actions.jsonl", script: #"{"event":"open","payload":{"id":42}}"#,
      spec: Self.spec + "flows: { broken: { root: nowhere } }\n")
    #expect(outcome.status == 1)
    #expect(outcome.output == Self.opened)
    #expect(outcome.errors.hasPrefix("App.routes.yaml:8:"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `a spec that begins nowhere cannot be run`() throws {
    let outcome = try run(
      "--actions", "actions.jsonl", script: #"{"back":true}"#, spec: "switchyard: 1\nname: App\nscreens: { home: {} }\n"
    )
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("'App.routes.yaml' does not say where the app begins"))
  }

  @Test func `faults that lint finds in behaviour are no matter here`() throws {
    let outcome = try run(
      "--actions", "actions.jsonl", script: #"{"back":true}"#, spec: Self.spec + "flows: { never: { root: home } }\n")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
  }

  @Test func `one spec is run at a time, and a script must be there`() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] { try folder.write(Self.spec, to: name + ".routes.yaml") }
    let several = try Switchyard.run("simulate", in: folder)
    #expect(several.status == 64)
    #expect(several.errors.contains("'simulate' takes one spec, not 'a.routes.yaml', 'b.routes.yaml'"))
    let absent = try Switchyard.run("simulate", "a.routes.yaml", "--actions", "absent.jsonl", in: folder)
    #expect(absent.status == 66 && absent.errors.contains("cannot read 'absent.jsonl'"))
    #expect(try Switchyard.run("simulate", "a.routes.yaml", "--actions", ".", in: folder).status == 66)
    #expect(try Switchyard.run("simulate", "a.routes.yaml", "--format", "xml", in: folder).status == 64)
  }
}
