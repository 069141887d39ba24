import Foundation
import SwitchyardTestSupport

/// A platform that has UIKit, or what stands in for it, and the runtime as it is built there: made once a test run.
enum UIKitPlatform {
  private static let uikit = Result {
    try ImportedModule("UIKit", sources: ProjectFiles.swift(below: "Tests/PlatformStubs/UIKit").map(\.path))
  }

  private static let runtime = Result {
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    return try ImportedModule(
      "SwitchyardRuntime", sources: ProjectFiles.swift(below: "Sources/SwitchyardRuntime").map(\.path),
      options: ["-I", uikit.get().path, "-warnings-as-errors"] + features.flatMap { ["-enable-upcoming-feature", $0] })
  }

  /// What lets a program import both.
  static func options() throws -> [String] {
    try removeAtExit()
    // The runtime needs UIKit, so it comes first.
    return try runtime.get().linking + uikit.get().linking
  }

  /// For a program that has the runtime among its own sources.
  static func optionsWithoutRuntime() throws -> [String] {
    try removeAtExit()
    return try uikit.get().linking
  }

  // A static value is never destroyed, so the folders would stay.
  private static let removal: Void = {
    atexit {
      for module in [try? UIKitPlatform.uikit.get(), try? UIKitPlatform.runtime.get()] {
        if let module { try? FileManager.default.removeItem(atPath: module.path) }
      }
    }
  }()

  private static func removeAtExit() throws { removal }

  /// A source that programs are made of.
  static func program(_ name: String) throws -> String {
    try ProjectFiles.text(of: "Tests/UIKitTests/Programs/\(name)")
  }

  /// Some of them, by name.
  static func programs(_ names: String...) throws -> [String: String] {
    try Dictionary(uniqueKeysWithValues: names.map { ($0, try program($0)) })
  }
}
