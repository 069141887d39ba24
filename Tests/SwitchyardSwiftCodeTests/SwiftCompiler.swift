import Foundation
import Testing

/// The Swift compiler on rendered text: what it says is the last word on what Swift is.
enum SwiftCompiler {
  /// What the compiler has to say of a file, as strict as the house is: nothing for a good one.
  static func complaints(about source: String) throws -> String {
    try withFolder { folder in
      let file = folder.appendingPathComponent("Rendered.swift")
      try Data(source.utf8).write(to: file)
      return try run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", file.path]
      ).output
    }
  }

  /// What a program prints, as bytes.
  static func output(of source: String) throws -> String {
    try withFolder { folder in
      let file = folder.appendingPathComponent("main.swift")
      try Data(source.utf8).write(to: file)
      let program = folder.appendingPathComponent("program").path
      let build = try run(
        ["swiftc", "-Onone", "-swift-version", "6", "-warnings-as-errors", file.path, "-o", program])
      #expect(build.status == 0, "\(build.output)")
      return try run([program]).output
    }
  }

  /// What swift-format makes of a file under the settings of this package.
  static func formatted(_ source: String) throws -> String {
    try withFolder { folder in
      let file = folder.appendingPathComponent("Rendered.swift")
      try Data(source.utf8).write(to: file)
      return try run(["swift", "format", "--configuration", settings, file.path]).output
    }
  }

  /// What swift-format's linter says of a file.
  static func lint(_ source: String) throws -> String {
    try withFolder { folder in
      let file = folder.appendingPathComponent("Rendered.swift")
      try Data(source.utf8).write(to: file)
      return try run(["swift", "format", "lint", "--strict", "--configuration", settings, file.path]).output
    }
  }

  private static let settings = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".swift-format").path

  private static func withFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("switchyard-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work(folder)
  }

  private static func run(_ command: [String]) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }
}
