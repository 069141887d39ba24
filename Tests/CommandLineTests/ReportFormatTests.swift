import Foundation
import SwitchyardTestSupport
import Testing

/// Reports, held against the schemas of their formats by programs that know nothing of Switchyard.
struct ReportFormatTests {
  /// Each reporter whose form others have settled, or a schema of ours, and how `Scripts/check-reports` wants its files to end.
  private static let suffixes = [
    "sarif": ".sarif", "junit": ".junit.xml", "checkstyle": ".checkstyle.xml", "gitlab": ".gitlab.json",
    "json": ".report.json",
  ]

  /// `.ci/run` gets them; there they must not be missing.
  private static let canCheck =
    FileManager.default.fileExists(atPath: ProjectFiles.url(".build/python/installed").path)
    || ProcessInfo.processInfo.environment["CI"] == "true"

  private let folder: TemporaryFolder
  private let reports: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder("with blank é")
    reports = try TemporaryFolder("reports")
  }

  private func lint(_ specs: String..., into name: String) throws {
    for (reporter, suffix) in Self.suffixes {
      let arguments = ["lint", "--reporter", reporter, "--output", reports[name + suffix]] + specs
      _ = try Switchyard.run(Switchyard.program, arguments, in: folder)
    }
  }

  private func checked() throws -> CommandRun {
    try CommandRun([ProjectFiles.url("Scripts/check-reports").path, reports.path])
  }

  @Test(.enabled(if: canCheck, "'Scripts/python-tools' gets the programs that it takes"))
  func `reports on hostile specs, and on nothing, have the form of their kind`() throws {
    try FaultyProject.write(to: folder)
    try lint(into: "faulty")
    try lint("clean.routes.yaml", into: "configuration")
    try folder.write("", to: "switchyard.yaml")
    try lint("clean.routes.yaml", into: "clean")
    try folder.write("\u{FEFF}a: [🙂\u{1}", to: "broken.routes.yaml")
    try lint("./broken.routes.yaml", into: "broken")
    try lint(folder[FaultyProject.spec], into: "absolute")
    let run = try checked()
    #expect(run.status == 0 && run.output.hasSuffix("\n25 reports have the form of their kind\n"), "\(run.output)")
    // As many errors as `sarif summary` has counted in all of them.
    let logs = reports.files.filter { $0.hasSuffix(".sarif") }.compactMap { reports.text(of: $0) }
    let errors = logs.reduce(0) { $0 + $1.matches(of: /"level":"error","message"/).count }
    #expect(errors > 20 && run.output.contains("\nerror: \(errors)\n"), "\(run.output)")
  }

  @Test(
    .enabled(if: canCheck, "'Scripts/python-tools' gets the programs that it takes"),
    arguments: [
      ("sarif", "\"startLine\":", "\"startLine\":-"), ("sarif", "\"uri\":\"", "\"uri\":\" "),
      ("junit", "<testcase name=", "<testcase nam="), ("checkstyle", "line=\"", "line=\"-"),
      ("gitlab", "\"severity\":\"major\"", "\"severity\":\"error\""), ("json", "\"line\":", "\"lines\":"),
    ])
  func `a report without the form of its kind is refused`(reporter: String, part: String, fault: String) throws {
    try folder.write(Sample.faulty, to: "App.routes.yaml")
    let suffix = try #require(Self.suffixes[reporter])
    let text = try Switchyard.run("lint", "--reporter", reporter, in: folder).output
    #expect(text.contains(part))
    try reports.write(text.replacing(part, with: fault), to: "faulty" + suffix)
    let run = try checked()
    #expect(run.status == 1 && run.output.contains("a report ending in '\(suffix)' does not have the form of its kind"))
  }

  @Test(arguments: suffixes.keys.sorted())
  func `a report is the same whatever the hash seed`(reporter: String) throws {
    try FaultyProject.write(to: folder)
    let first = try Switchyard.run("lint", "--reporter", reporter, in: folder)
    #expect(first.status == 1)
    for _ in 0..<5 {
      #expect(try Switchyard.run("lint", "--reporter", reporter, in: folder).output == first.output)
    }
  }

  @Test func `a result keeps its fingerprint where lines are added above it, and shares it with no other`() throws {
    func fingerprints() throws -> [String] {
      let text = try Switchyard.run("lint", "--reporter", "sarif", in: folder).output
      return text.matches(of: /"switchyardFinding\/v1":"([0-9a-f:]+)"/).map { String($0.output.1) }
    }
    try FaultyProject.write(to: folder)
    let before = try fingerprints()
    #expect(before.count > 15 && Set(before).count == before.count)
    try FaultyProject.write(to: folder, behind: "# a line\n# and another\n")
    #expect(try fingerprints() == before)
  }

  @Test func `a configured reporter and file are taken, and an option wins`() throws {
    try folder.write(Sample.faulty, to: "App.routes.yaml")
    try folder.write("lint: { reporter: sarif, output: report.sarif }\n", to: "switchyard.yaml")
    #expect(try Switchyard.run("lint", in: folder).output == "")
    #expect(folder.text(of: "report.sarif")?.contains("\"version\":\"2.1.0\"") == true)
    try Switchyard.run("lint", "--reporter", "junit", in: folder)
    #expect(folder.text(of: "report.sarif")?.hasPrefix("<?xml") == true)
  }
}
