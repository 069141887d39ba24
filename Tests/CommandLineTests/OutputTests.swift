import Foundation
import SwitchyardTestSupport
import Testing

struct OutputTests {
  @Test func `a report that cannot be written is named with its reason`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.faulty, to: "App.routes.yaml")
    try folder.write("", to: "taken/x")
    for (path, reason) in [("taken", "Is a directory"), ("App.routes.yaml/x", "Not a directory")] {
      let outcome = try Switchyard.run("lint", "--output", path, in: folder)
      #expect(outcome.status == 73)
      #expect(outcome.errors == "switchyard: error: cannot write '\(path)': \(reason)\n")
    }
    #expect(folder.files == ["App.routes.yaml", "taken", "taken/x"])
  }

  @Test func `a report never takes the place of a spec that was read, by whatever path`() throws {
    let folder = try TemporaryFolder()
    let root =
      "switchyard: 1\nname: A\nstart: a\ninclude: [part.yaml]\nscreens: { a: { transitions: { b: { push: b } } }, b: }\n"
    try folder.write(root, to: "App.routes.yaml")
    try folder.write("switchyard: 1\nscreens: {}\n", to: "part.yaml")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder["soft.txt"], withDestinationPath: "App.routes.yaml")
    try files.linkItem(atPath: folder["part.yaml"], toPath: folder["hard.txt"])
    for path in ["App.routes.yaml", "./App.routes.yaml", "part.yaml", "soft.txt", "hard.txt"] {
      let outcome = try Switchyard.run("lint", "--output", path, "App.routes.yaml", in: folder)
      #expect(outcome.status == 73)
      #expect(outcome.errors.hasPrefix("switchyard: error: cannot write '\(path)': it is one of the specs"))
    }
    #expect(folder.text(of: "App.routes.yaml") == root)
    #expect(folder.text(of: "part.yaml") == "switchyard: 1\nscreens: {}\n")
    try folder.write("an old report", to: "report.txt")
    #expect(try Switchyard.run("lint", "--output", "report.txt", "App.routes.yaml", in: folder).status == 0)
    #expect(folder.text(of: "report.txt") == "")
  }

  @Test func `standard output that is full is an output that cannot be written`() throws {
    let folder = try TemporaryFolder()
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let outcome = try shell("\"$0\" rules > /dev/full", in: folder)
    #expect(outcome.status == 73)
    #expect(outcome.errors == "switchyard: error: cannot write to standard output: No space left on device\n")
  }

  @Test func `standard output that is closed never ends up in a file`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.faulty, to: "App.routes.yaml")
    #expect(try shell("\"$0\" lint App.routes.yaml >&-", in: folder).status == 73)
    #expect(folder.text(of: "App.routes.yaml") == Sample.faulty)
  }

  @Test func `a reader that stops early is no fault`() throws {
    let folder = try TemporaryFolder()
    let outcome = try shell("{ \"$0\" rules; echo $? >&2; } | true", in: folder)
    #expect(outcome.errors == "0\n")
  }

  @Test func `a fault of the program itself is said, with a status of its own`() throws {
    let folder = try TemporaryFolder()
    // The pipe opens only when the program has opened it, too, and waits for what never comes.
    let script = #"mkfifo pipe; "$0" lint pipe & exec 3>pipe; kill -ILL $!; wait $!; exit $?"#
    let outcome = try shell(script, in: folder)
    #expect(outcome.status == 70)
    #expect(outcome.errors == "switchyard: error: this is a fault of Switchyard itself; please report it\n")
  }

  private func shell(_ script: String, in folder: TemporaryFolder) throws -> Switchyard.Outcome {
    try Switchyard.run(URL(filePath: "/bin/sh"), ["-c", script, Switchyard.program.path], in: folder)
  }
}
