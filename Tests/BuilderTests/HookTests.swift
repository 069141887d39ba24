import Foundation
import SwitchyardTestSupport
import Testing

/// The hooks for pre-commit, and the examples for CI.
struct HookTests {
  /// `.ci/run` gets what it takes; there it must not be missing.
  private static let canRun =
    FileManager.default.fileExists(atPath: ProjectFiles.url(".build/python/installed").path)
    || ProcessInfo.processInfo.environment["CI"] == "true"

  @Test(.enabled(if: canRun, "'Scripts/python-tools' gets pre-commit"))
  func `commits are checked as they should be, and the examples have the form that their services want`() throws {
    let script = ProjectFiles.url("Scripts/check-hooks").path
    let run = try CommandRun([script, BuiltProgram.url.deletingLastPathComponent().path])
    #expect(
      run.status == 0 && run.output.hasSuffix("the hooks and the examples are as they should be\n"), "\(run.output)")
    #expect(run.output.components(separatedBy: ", as it should: ").count == 8 + 1)
  }

  @Test(arguments: ["Examples/CI/github-actions.yml", "Examples/CI/gitlab-ci.yml", "Docs/CI.md"])
  func `a job goes through where all is well, and says so with 1 where it is not`(path: String) throws {
    let lines = try ProjectFiles.text(of: path).split(separator: "\n")
    let commands = lines.map(command).filter { $0.hasPrefix("switchyard ") }
    #expect(commands.count >= 3)
    let folder = try TemporaryFolder()
    let spec = "switchyard: 1\nname: App\nstart: a\nscreens:\n  a: { transitions: { go: { push: a } } }\n"
    try folder.write(spec, to: "App.routes.yaml")
    let script = (["PATH=$0:$PATH"] + commands).joined(separator: "\n")
    let shell = { (script: String) in
      try CommandRun(["sh", "-ec", script, BuiltProgram.url.deletingLastPathComponent().path], in: folder.path)
    }
    #expect(try shell("\"$0/switchyard\" generate").status == 0)
    let good = try shell(script)
    #expect(good.status == 0, "\(good.output)")
    try folder.write(spec.replacing("push: a", with: "push: b"), to: "App.routes.yaml")
    #expect(try shell(script).status == 1)
  }

  /// A line without what makes it a step of a job.
  private func command(in line: Substring) -> String {
    var line = line.trimmingCharacters(in: .whitespaces)
    for start in ["- ", "run: "] where line.hasPrefix(start) { line.removeFirst(start.count) }
    return line
  }
}
