import Foundation
import SwitchyardTestSupport
import Testing

/// Where `switchyard.yaml` is looked for, and what it says of a run as a whole.
struct ConfigurationTests {
  private static let off = "lint: { rules: { unused-guard: off } }\n"

  @Test func `the nearest one in the folder of a spec or above holds, wherever the program runs`() throws {
    let folder = try TemporaryFolder("with blank é")
    try folder.write(Self.off, to: "switchyard.yaml")
    try folder.write("lint: { rules: { unused-guard: error } }\n", to: "strict/switchyard.yaml")
    try folder.write(Sample.warned, to: "loose/deep/App.routes.yaml")
    try folder.write(Sample.warned, to: "strict/deep/App.routes.yaml")
    #expect(try Switchyard.run("lint", "loose/deep/App.routes.yaml", in: folder).errors.hasPrefix("no findings"))
    #expect(try Switchyard.run("lint", "strict/deep/App.routes.yaml", in: folder).errors == "1 error\n")
    #expect(try Switchyard.run("lint", in: folder).errors == "1 error\n")
    #expect(
      try Switchyard.run("lint", folder["loose/deep/../deep/App.routes.yaml"], in: folder).errors.hasPrefix("no find"))
    let script = #"cd strict/deep && "$0" lint App.routes.yaml; cd ../../loose && "$0" lint ./deep/App.routes.yaml"#
    let outcome = try Switchyard.run(URL(filePath: "/bin/sh"), ["-c", script, Switchyard.program.path], in: folder)
    #expect(outcome.errors == "1 error\nno findings in 2 screens, 1 transition\n")
  }

  @Test func `a fault is a finding at its place, and exits with 1`() throws {
    let folder = try TemporaryFolder()
    try folder.write("# 🙂\nlint:\n  rules:\n    unused-gard: off\n", to: "switchyard.yaml")
    try folder.write(Sample.clean(), to: "App.routes.yaml")
    let outcome = try Switchyard.run("lint", in: folder)
    #expect(outcome.status == 1 && outcome.errors == "1 error\n")
    #expect(
      outcome.output == """
        switchyard.yaml:4:5: error: there is no rule 'unused-gard' [unknown-reference]
            4 |     unused-gard: off
              |     ^~~~~~~~~~~
           help: did you mean 'unused-guard'?

        """)
    #expect(try Switchyard.run("generate", in: folder).status == 1)
    #expect(!folder.files.contains("App.routes.swift"))
  }

  @Test func `without a spec those that it names are checked, relative to it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("specs: [App, more/Other.routes.yaml, App/A.routes.yaml]\n", to: "switchyard.yaml")
    try folder.write(Sample.clean(), to: "App/A.routes.yaml")
    try folder.write(Sample.faulty, to: "Elsewhere.routes.yaml")
    try folder.write(Sample.warned, to: "more/Other.routes.yaml")
    #expect(try Switchyard.run("lint", in: folder).errors == "1 warning\n")
    let script = #"cd more && "$0" lint --reporter xcode"#
    let outcome = try Switchyard.run(URL(filePath: "/bin/sh"), ["-c", script, Switchyard.program.path], in: folder)
    #expect(outcome.output.hasPrefix("../more/Other.routes.yaml:"))
    #expect(try Switchyard.run("lint", "Elsewhere.routes.yaml", in: folder).status == 1)
  }

  @Test func `a spec that it names and that is not there is told of where it is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write("specs: [absent.routes.yaml, empty]\n", to: "switchyard.yaml")
    try folder.write("", to: "empty/x")
    let outcome = try Switchyard.run("lint", "--reporter", "xcode", in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        switchyard.yaml:1:9: error: 'absent.routes.yaml' cannot be read: No such file or directory [unknown-reference]
        switchyard.yaml:1:9: note: paths are relative to the folder of this file
        switchyard.yaml:1:29: error: there is no *.routes.yaml in 'empty' or below it [unknown-reference]
        switchyard.yaml:1:29: note: paths are relative to the folder of this file

        """)
  }

  @Test func `one that names no specs leaves them to be found below this folder`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.off, to: "switchyard.yaml")
    try folder.write(Sample.warned, to: "a/App.routes.yaml")
    try folder.write(Sample.faulty, to: "b/App.routes.yaml")
    let script = #"cd a && "$0" lint; mkdir ../c && cd ../c && "$0" lint"#
    let outcome = try Switchyard.run(URL(filePath: "/bin/sh"), ["-c", script, Switchyard.program.path], in: folder)
    #expect(outcome.errors.hasPrefix("no findings in 2 screens, 1 transition\nswitchyard: error: there is no *.routes"))
    #expect(outcome.status == 66)
  }

  @Test func `one that cannot be read is an unreadable input`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.clean(), to: "a/App.routes.yaml")
    try folder.write(Sample.clean(), to: "b/App.routes.yaml")
    let script = #"mkfifo switchyard.yaml; exec "$0" lint"#
    let outcome = try Switchyard.run(URL(filePath: "/bin/sh"), ["-c", script, Switchyard.program.path], in: folder)
    #expect(outcome.status == 66)
    #expect(outcome.errors == "switchyard: error: cannot read 'switchyard.yaml': it is not a regular file\n")
  }

  @Test func `no report is written over it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.off, to: "switchyard.yaml")
    try folder.write(Sample.warned, to: "App.routes.yaml")
    #expect(try Switchyard.run("lint", "--output", "./switchyard.yaml", in: folder).status == 73)
    #expect(folder.text(of: "switchyard.yaml") == Self.off)
  }
}
