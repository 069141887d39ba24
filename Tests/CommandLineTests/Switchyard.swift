import Foundation
import SwitchyardTestSupport
import Testing

/// The built program, run as a user runs it.
struct Switchyard {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  static let program = BuiltProgram.url

  /// - Parameter folder: where the program runs; its paths are relative to it.
  @discardableResult
  static func run(
    _ arguments: String..., in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(program, arguments, in: folder, environment: environment)
  }

  static func run(
    _ program: URL, _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    // Files, since a pipe that nobody empties in time would stop the program.
    let capture = try TemporaryFolder("captured")
    let (output, errors) = (capture["output"], capture["errors"])
    for file in [output, errors] { #expect(FileManager.default.createFile(atPath: file, contents: nil)) }
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "the program was stopped by a signal")
    return Outcome(
      status: process.terminationStatus, output: capture.text(of: "output") ?? "",
      errors: capture.text(of: "errors") ?? "")
  }
}

enum Sample {
  /// A spec without findings.
  static func clean(_ name: String = "App") -> String {
    """
    switchyard: 1
    name: \(name)
    start: home
    screens:
      home:
        transitions:
          open: { push: detail }
      detail:
        params: { id: "Int = 1" }

    """
  }

  /// A spec with one error, in line 7, and one warning.
  static let faulty = """
    switchyard: 1
    name: App
    start: home
    screens:
      home:
        transitions:
          open: { push: detial }
      detail:
        params: { id: "Int = 1" }
    guards:
      isSignedIn: The user has a session.

    """

  /// A spec with one warning.
  static let warned = clean() + "guards:\n  isSignedIn: The user has a session.\n"

  /// The spec of the README without the transition of the app, which leaves two errors in it.
  static func shopWithoutReviews() throws -> String {
    let transition = "transitions:\n  openReviews: { push: { reviews: { itemID: event.id } } }\n\n"
    let spec = try ProjectFiles.text(of: "Examples/Shop/shop.routes.yaml")
    #expect(spec.contains(transition))
    return spec.replacing(transition, with: "")
  }
}
