import Foundation

/// A module of the user's own that generated code imports, built from its sources.
package final class ImportedModule: Sendable {
  private let folder: TemporaryFolder

  /// - Parameter options: further options of `swiftc`.
  package init(_ name: String, sources: [String], options more: [String] = []) throws {
    folder = try TemporaryFolder(name)
    let options = [
      "/usr/bin/env", "swiftc", "-swift-version", "6", "-parse-as-library", "-emit-module", "-emit-library", "-static",
      "-module-name", name, "-emit-module-path", folder["\(name).swiftmodule"], "-o", folder["lib\(name).a"],
    ]
    let result = try SwiftProgram.launch(options + more + sources)
    guard result.status == 0 else { throw SwiftProgram.Fault(description: result.output) }
    path = folder.path
    linking = ["-I", folder.path, "-L", folder.path, "-l" + name]
  }

  /// The folder that it is in.
  package let path: String

  /// What lets a program import it.
  package let linking: [String]
}
