import Foundation

/// Files of Swift compiled together, as strictly as the house is: what the compiler says is the last word on what Swift is.
///
/// ```swift
/// let app = try CompiledModule(importing: [CompiledModule.runtime()])
/// try app.add(text, as: "app.routes.swift")
/// try app.complaints()  // "" for a good one
/// ```
package final class CompiledModule {
  package let folder: TemporaryFolder
  private let name: String
  private let imported: [CompiledModule]
  private var files: [String] = []

  package init(_ name: String = "App", importing imported: [CompiledModule] = []) throws {
    self.name = name
    self.imported = imported
    folder = try TemporaryFolder(name)
  }

  /// A file that is added again is the same file.
  package func add(_ text: String, as file: String) throws {
    try folder.write(text, to: file)
    add(fileAt: folder[file])
  }

  /// A file that stands somewhere else.
  package func add(fileAt path: String) {
    if !files.contains(path) { files.append(path) }
  }

  /// What the compiler has to say; nothing for a good module.
  package func complaints(_ flags: String...) throws -> String {
    try run(["swiftc", "-typecheck", "-parse-as-library"] + settings + flags + files).output
  }

  /// What the program prints whose main file is `main.swift`.
  package func output(_ flags: String...) throws -> String {
    let program = folder["program"]
    let libraries = imported.map { $0.folder["lib\($0.name).a"] }
    let build = try run(["swiftc", "-o", program] + settings + flags + files + libraries)
    guard build.status == 0, build.output.isEmpty else { throw CompilerFailure(output: build.output) }
    let execution = try run([program])
    guard execution.status == 0 else { throw CompilerFailure(output: execution.output) }
    return execution.output
  }

  /// Makes it a library that others import.
  package func build(_ flags: String...) throws {
    let settings = settings + ["-parse-as-library", "-module-name", name]
    let build = try run(
      ["swiftc", "-emit-library", "-static", "-emit-module", "-emit-module-path", folder["\(name).swiftmodule"]]
        + ["-o", folder["lib\(name).a"]] + settings + flags + files)
    guard build.status == 0 else { throw CompilerFailure(output: build.output) }
  }

  private var settings: [String] {
    ["-swift-version", "6", "-warnings-as-errors", "-package-name", "tests"]
      + imported.flatMap { ["-I", $0.folder.path] }
  }

  private func run(_ command: [String]) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
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

/// What the compiler said where it was to be silent.
package struct CompilerFailure: Error, CustomStringConvertible {
  package let output: String
  package var description: String { output }
}

extension CompiledModule {
  /// The runtime as a module of its own, compiled once for all tests of a run.
  package static func runtime() throws -> CompiledModule {
    try builtRuntime.get()
  }

  private nonisolated(unsafe) static let builtRuntime = Result {
    let module = try CompiledModule("SwitchyardRuntime")
    for file in ProjectFiles.swift(below: "Sources/SwitchyardRuntime") { module.add(fileAt: file.path) }
    try module.build("-O")
    return module
  }
}
