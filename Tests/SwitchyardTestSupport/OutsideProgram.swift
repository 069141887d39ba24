import Foundation

/// Programs that tests need and the package does not bring. Where one is missing its tests are left out and say so; where
/// `CI` is set they are run all the same, and fail: `.ci/run` installs everything.
package enum OutsideProgram {
  package static func isExpected(_ programs: String...) -> Bool {
    ProcessInfo.processInfo.environment["CI"] == "true" || programs.contains { CommandRun.has($0) }
  }
}
