import Foundation

/// A command that was run to its end, with what it printed to both of its streams.
package struct CommandRun {
  package let status: Int32
  package let output: String

  /// - Parameter folder: where it runs; nil for where the tests do.
  package init(_ command: [String], in folder: String? = nil, input: String = "") throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = standardOutput
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    output = String(decoding: try standardOutput.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// Whether a program is there to be run.
  package static func has(_ program: String) -> Bool {
    (try? CommandRun(["sh", "-c", "command -v " + program]).status) == 0
  }
}
