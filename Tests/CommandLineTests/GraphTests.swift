import Foundation
import SwitchyardTestSupport
import Testing

struct GraphTests {
  private func folder(_ spec: String = Sample.clean()) throws -> TemporaryFolder {
    let folder = try TemporaryFolder("with blank é")
    try folder.write(spec, to: "App.routes.yaml")
    return folder
  }

  /// A folder with a program `dot`, for the beginning of a `PATH`.
  private func tools(_ script: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder("tools")
    try folder.write("#!/bin/sh\n" + script + "\n", to: "dot")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder["dot"])
    return folder
  }

  @Test func `without a format a spec is written in the DOT language`() throws {
    let outcome = try Switchyard.run("graph", "App.routes.yaml", in: folder())
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix("digraph \"App\" {\n"))
    #expect(outcome.output.contains("  screen_home -> screen_detail [label=<open"))
    #expect(try Switchyard.run("graph", "--format", "dot", in: folder()).output == outcome.output)
  }

  @Test func `a picture goes to a file where one is named, but never in the place of the spec`() throws {
    let folder = try folder()
    let outcome = try Switchyard.run("graph", "--format", "mermaid", "--output", "App.mmd", in: folder)
    #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
    #expect(folder.text(of: "App.mmd")?.hasPrefix("flowchart LR\n") == true)
    #expect(try Switchyard.run("graph", "--output", "App.routes.yaml", in: folder).status == 73)
    #expect(try Switchyard.run("graph", "--output", ".", in: folder).status == 73)
  }

  @Test func `findings about what the app does are in the picture, and no reason to fail`() throws {
    let outcome = try Switchyard.run("graph", in: folder(Sample.clean() + "  attic:\n"))
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.contains("▲ unreachable-screen"))
  }

  @Test func `what is wrong with the text is not in the picture, and said`() throws {
    let outcome = try Switchyard.run("graph", in: folder(Sample.faulty))
    #expect(outcome.status == 1 && outcome.output.hasPrefix("digraph"))
    #expect(outcome.errors.hasPrefix("App.routes.yaml:7:21: error: there is no screen 'detial'"))
  }

  @Test func `names that are not there are guessed, and options that mean nothing together are refused`() throws {
    func error(_ arguments: String...) throws -> String {
      let outcome = try Switchyard.run(Switchyard.program, ["graph"] + arguments, in: folder())
      #expect(outcome.status == 64 && outcome.output.isEmpty)
      return outcome.errors
    }
    #expect(
      try error("--focus", "detial") == "switchyard: error: there is no screen 'detial'; did you mean 'detail'?\n")
    #expect(try error("--module", "Pay").hasPrefix("switchyard: error: there is no module 'Pay'\n"))
    #expect(try error("--depth", "2").contains("'--depth' needs '--focus'"))
    #expect(try error("--focus", "home", "--depth", "two").contains("'--depth' is a number of steps, not 'two'"))
    #expect(try error("--focus", "home", "--depth=-1").contains("'--depth' is a number of steps, not '-1'"))
    #expect(try error("--focus", "home", "--module", "Pay").contains("'--focus' and '--module' each draw a part"))
    #expect(try error("--format", "jpg").contains("write dot, mermaid, json or svg"))
  }

  @Test func `one spec is drawn at a time`() throws {
    let folder = try folder()
    try folder.write(Sample.clean("Other"), to: "Other.routes.yaml")
    let outcome = try Switchyard.run("graph", in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("'graph' takes one spec, not 'App.routes.yaml', 'Other.routes.yaml'"))
  }

  @Test func `a large picture is said to be one, with what draws a part of it`() throws {
    let screens = (0..<600).map { "  s\($0): { transitions: { go: { push: s\($0 + 1) } } }\n" }.joined()
    let spec = "switchyard: 1\nname: App\nstart: s0\nscreens:\n" + screens + "  s600:\n"
    let folder = try folder(spec)
    #expect(
      try Switchyard.run("graph", in: folder).errors
        == "note: 601 screens make a large picture: --focus and --module draw a part\n")
    #expect(try Switchyard.run("graph", "--focus", "s9", in: folder).errors == "")
    #expect(
      try Switchyard.run("graph", "--format", "mermaid", in: folder).errors.contains("note: Mermaid shows no more"))
  }

  // MARK: - Graphviz

  @Test func `without Graphviz it is said how to get it`() throws {
    let outcome = try Switchyard.run("graph", "--format", "svg", in: folder(), environment: ["PATH": "/nowhere"])
    #expect(outcome.status == 69 && outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        switchyard: error: '--format svg' needs Graphviz, and there is no program 'dot' on the PATH
           help: install it (apt install graphviz, brew install graphviz), or take '--format dot' to where it is

        """)
  }

  @Test func `where Graphviz fails, so does the command, and writes nothing`() throws {
    for (script, words) in [("echo broken >&2; exit 3", "'dot' ended with status 3"), ("kill -9 $$", "by a signal")] {
      let (folder, tools) = (try folder(), try tools(script))
      let outcome = try Switchyard.run(
        "graph", "--format", "svg", "--output", "App.svg", in: folder, environment: ["PATH": tools.path + ":/bin"])
      #expect(outcome.status == 69 && outcome.errors.contains(words))
      #expect(folder.text(of: "App.svg") == nil)
    }
  }

  @Test func `a program that answers while it still reads does not bring the command to a halt`() throws {
    let screens = (0..<3_000).map { "  s\($0): { transitions: { go: { push: s\($0 + 1) } } }\n" }.joined()
    let spec = "switchyard: 1\nname: App\nstart: s0\nscreens:\n" + screens + "  s3000:\n"
    let (folder, tools) = (try folder(spec), try tools("exec cat"))
    let dot = try Switchyard.run("graph", in: folder).output
    #expect(dot.utf8.count > 500_000)
    let environment = ["PATH": tools.path + ":/bin:/usr/bin"]
    #expect(try Switchyard.run("graph", "--format", "svg", in: folder, environment: environment).output == dot)
    // One that reads nothing at all has its reasons.
    let deaf = try self.tools("echo '<svg/>'")
    let outcome = try Switchyard.run(
      "graph", "--format", "svg", in: folder, environment: ["PATH": deaf.path + ":/bin:/usr/bin"])
    #expect(outcome.status == 0 && outcome.output == "<svg/>\n")
  }

  @Test(.enabled(if: OutsideProgram.isExpected("dot"), "Graphviz is not installed: apt install graphviz"))
  func `with Graphviz the picture is an image`() throws {
    let outcome = try Switchyard.run("graph", "--format", "svg", in: folder())
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix("<?xml") && outcome.output.hasSuffix("</svg>\n"))
    #expect(!outcome.output.contains("graphviz"))
  }

  // MARK: - The page

  @Test func `the page on pictures shows what there is`() throws {
    let page = try ProjectFiles.text(of: "Docs/Graph.md")
    let folder = try TemporaryFolder()
    try folder.write(ProjectFiles.text(of: "Examples/Courier/courier.routes.yaml"), to: "courier.routes.yaml")
    let whole = try Switchyard.run("graph", "--format", "mermaid", in: folder).output
    let part = try Switchyard.run("graph", "--format", "mermaid", "--focus", "search", in: folder).output
    let blocks = page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    #expect(blocks.filter { $0.hasPrefix("mermaid\n") } == ["mermaid\n" + whole, "mermaid\n" + part])
  }
}
