import Foundation
import SwitchyardTestSupport
import Testing

/// The built program while it runs, with what it has said so far: both streams as one, as on a terminal.
final class RunningSwitchyard {
  let process = Process()
  private let capture: TemporaryFolder

  init(_ arguments: String..., in folder: TemporaryFolder) throws {
    capture = try TemporaryFolder("captured")
    try #require(FileManager.default.createFile(atPath: capture["said"], contents: nil))
    let said = try FileHandle(forWritingTo: URL(filePath: capture["said"]))
    process.executableURL = Switchyard.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = said
    process.standardError = said
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  var said: String { capture.text(of: "said") ?? "" }

  /// How often a text has been said.
  func count(of text: String) -> Int {
    said.components(separatedBy: text).count - 1
  }

  /// Waits until a text has been said so often. The deadline is for a program that never says it, however slow the machine is.
  func wait(for text: String, times: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let deadline = Date(timeIntervalSinceNow: 60)
    while count(of: text) < times {
      try #require(
        process.isRunning && Date() < deadline, "'\(text)' was not said \(times) times:\n\(said)",
        sourceLocation: sourceLocation)
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Sends a signal, and gives the one that has ended the program; nil where it ended by itself.
  func end(with signal: Int32) async throws -> Int32? {
    kill(process.processIdentifier, signal)
    let deadline = Date(timeIntervalSinceNow: 60)
    while process.isRunning {
      try #require(Date() < deadline, "signal \(signal) did not end it")
      try await Task.sleep(for: .milliseconds(10))
    }
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
  }
}
