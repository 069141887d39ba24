import Foundation

/// Swift sources that a test hands to the real compiler: to check them, or to run them.
///
/// ```swift
/// let program = try SwiftProgram(["courier.routes.swift": generated, "main.swift": "print(CourierRoute.feed)"])
/// try program.run()  // "feed\n"
/// ```
package final class SwiftProgram {
  /// Where the types come from that generated code stands on.
  package enum Runtime: Sendable {
    /// `import SwitchyardRuntime`, from a module that is built once for all tests.
    case imported
    /// The runtime's sources, compiled along with the program's own.
    case embedded
    /// Another module, which the options name.
    case provided
  }

  package struct Fault: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) {
      self.description = description
    }
  }

  private let folder: TemporaryFolder
  private let sources: [String]
  private let runtime: Runtime

  /// - Parameter files: names of sources, and their text. One of them is `main.swift` where the program is to run.
  package init(_ files: [String: String], runtime: Runtime = .imported) throws {
    folder = try TemporaryFolder("program")
    for (name, text) in files { try folder.write(text, to: name) }
    sources = files.keys.sorted().map { [folder] in folder[$0] }
    self.runtime = runtime
  }

  /// What the compiler says in Swift 6 mode with warnings as errors; empty where it is content.
  ///
  /// - Parameter options: further options of `swiftc`.
  package func typecheck(options: [String] = []) throws -> String {
    try swiftc(["-typecheck"] + options).output
  }

  /// Compiles the program and runs it.
  ///
  /// - Returns: what it prints. Throws ``Fault`` where it does not compile or ends with another status than 0.
  package func run(options: [String] = []) throws -> String {
    let executable = folder["program"]
    let compilation = try swiftc(["-o", executable] + options)
    guard compilation.status == 0 else { throw Fault(description: compilation.output) }
    let result = try Self.launch([executable])
    guard result.status == 0 else { throw Fault(description: "status \(result.status)\n\(result.output)") }
    return result.output
  }

  private func swiftc(_ options: [String]) throws -> (status: Int32, output: String) {
    let isLibrary = !sources.contains { $0.hasSuffix("/main.swift") }
    let strict = ["-swift-version", "6", "-warnings-as-errors"] + (isLibrary ? ["-parse-as-library"] : [])
    let library: [String] =
      switch runtime {
      case .imported: ["-I", try RuntimeModule.folder(), "-L", try RuntimeModule.folder(), "-lSwitchyardRuntime"]
      case .embedded: try RuntimeModule.sources()
      case .provided: []
      }
    return try Self.launch(["/usr/bin/env", "swiftc"] + strict + options + sources + library)
  }

  static func launch(_ command: [String]) throws -> (status: Int32, output: String) {
    let run = try CommandRun(command)
    return (run.status, run.output)
  }
}
