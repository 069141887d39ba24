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
}
