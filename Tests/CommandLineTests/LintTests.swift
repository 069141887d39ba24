import Foundation
import SwitchyardTestSupport
import Testing

struct LintTests {
  @Test func `a spec without findings exits with 0 and says what was looked at`() throws {
    let folder = try TemporaryFolder("with blank é")
    try folder.write(Sample.clean(), to: "App.routes.yaml")
    let outcome = try Switchyard.run("lint", "App.routes.yaml", in: folder)
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(outcome.errors == "no findings in 2 screens, 1 transition\n")
  }

  @Test func `findings go to standard output and are counted on standard error`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.faulty, to: "App.routes.yaml")
    let outcome = try Switchyard.run("lint", "App.routes.yaml", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("App.routes.yaml:7:21: error: "))
    #expect(outcome.output.contains("\n    7 |       open: { push: detial }\n      |                     ^~~~~~\n"))
    #expect(outcome.errors == "1 error, 1 warning\n")
  }

  @Test func `a warning exits with 0, and with 1 where warnings count`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.warned, to: "App.routes.yaml")
    let outcome = try Switchyard.run("lint", in: folder)
    #expect(outcome.status == 0 && outcome.errors == "1 warning\n")
    #expect(outcome.output.contains("warning:"))
    #expect(try Switchyard.run("lint", "--strict", in: folder).status == 1)
  }

  @Test(arguments: [
    ("text", "App.routes.yaml:7:21: error: "), ("xcode", "App.routes.yaml:7:21: error: "),
    ("github", "::error file=App.routes.yaml,line=7,col=21,"), ("json", "{\"version\":1,\"findings\":["),
  ])
  func `each reporter is named by its option`(reporter: String, beginning: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.faulty, to: "App.routes.yaml")
    let outcome = try Switchyard.run("lint", "--reporter", reporter, in: folder)
    #expect(outcome.status == 1 && outcome.output.hasPrefix(beginning))
  }

  @Test func `a report goes to a file where one is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.faulty, to: "App.routes.yaml")
    let shown = try Switchyard.run("lint", "--reporter=json", in: folder)
    let outcome = try Switchyard.run("lint", "--reporter=json", "--output", "reports/a.json", in: folder)
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(folder.text(of: "reports/a.json") == shown.output)
  }

  @Test func `rules are chosen by only and skip, as lists and one by one`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.warned, to: "App.routes.yaml")
    #expect(try Switchyard.run("lint", "--only", "unused-event,unused-guard", in: folder).errors == "1 warning\n")
    #expect(
      try Switchyard.run("lint", "--only=unused-event", "--only=unused-guard", in: folder).errors == "1 warning\n")
    #expect(try Switchyard.run("lint", "--only", "unused-event", in: folder).errors.hasPrefix("no findings"))
    #expect(try Switchyard.run("lint", "--skip", "unused-guard", in: folder).errors.hasPrefix("no findings"))
  }

  @Test func `errors of rules that are not asked for are counted all the same`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.faulty, to: "App.routes.yaml")
    let outcome = try Switchyard.run("lint", "--only", "unused-guard", in: folder)
    #expect(outcome.status == 0 && outcome.errors.hasSuffix("; 1 error of rules that were not asked for\n"))
  }

  @Test func `a text that is not YAML is told of whatever is asked for`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a: [", to: "App.routes.yaml")
    #expect(try Switchyard.run("lint", "--only", "unused-guard", in: folder).status == 1)
    #expect(try Switchyard.run("lint", "--skip", "syntax", in: folder).status == 1)
  }

  @Test func `colours stand on a terminal alone`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.faulty, to: "App.routes.yaml")
    #expect(try !Switchyard.run("lint", in: folder, environment: ["TERM": "xterm"]).output.contains("\u{1B}"))
  }

  @Test func `the same input gives the same bytes whatever the hash seed`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.faulty, to: "App.routes.yaml")
    try folder.write(Sample.warned, to: "sub/Other.routes.yaml")
    let first = try Switchyard.run("lint", "--reporter", "json", in: folder).output
    for _ in 0..<20 { #expect(try Switchyard.run("lint", "--reporter", "json", in: folder).output == first) }
  }
}
