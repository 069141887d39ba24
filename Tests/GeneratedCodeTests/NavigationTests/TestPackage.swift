import Foundation
import SwitchyardTestSupport

/// A package of apps and the tests that were generated for them, built and run as users do it.
final class TestPackage {
  struct Target {
    var name: String
    var isTest = false
    var dependencies: [String] = []
    /// By name of the file.
    var files: [String: String]
    /// Further options of the compiler.
    var options: [String] = []
  }

  struct Outcome {
    let status: Int32
    let output: String
  }

  private let folder: TemporaryFolder

  init(_ targets: [Target]) throws {
    folder = try TemporaryFolder("tests")
    try folder.write(Self.manifest(of: targets), to: "Package.swift")
    for target in targets { try write(target) }
  }

  /// Puts other files in the place of a target's.
  func write(_ target: Target) throws {
    for (name, text) in target.files {
      try folder.write(text, to: (target.isTest ? "Tests/" : "Sources/") + target.name + "/" + name)
    }
  }

  /// Builds everything, with warnings as errors, and runs the tests.
  ///
  /// - Parameter options: of `swift test`.
  func run(_ options: String...) throws -> Outcome {
    let package = ["--package-path", folder.path, "--scratch-path", folder[".build"]]
    // The list of the tests that SwiftPM makes for XCTest imports it, too.
    let runtime = try RuntimeModule.folder()
    let linking = ["-Xswiftc", "-I", "-Xswiftc", runtime, "-Xlinker", "-L", "-Xlinker", runtime]
    let built = try launch(
      ["swift", "build", "--build-tests", "--quiet"] + package + linking + ["-Xlinker", "-lSwitchyardRuntime"])
    guard built.status == 0 else { return built }
    return try launch(["swift", "test", "--skip-build"] + package + options)
  }

  private func launch(_ command: [String]) throws -> Outcome {
    let run = try CommandRun(command)
    return Outcome(status: run.status, output: run.output)
  }

  private static func manifest(of targets: [Target]) -> String {
    let declarations = targets.map { target in
      let options = ["-warnings-as-errors", "-package-name", "app"] + target.options
      return """
            .\(target.isTest ? "testTarget" : "target")(
              name: "\(target.name)", dependencies: \(target.dependencies),
              swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(\(options))]),

        """
    }
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Tests",
        platforms: [.macOS(.v13)],
        targets: [
      \(declarations.joined())  ]
      )
      """
  }
}
