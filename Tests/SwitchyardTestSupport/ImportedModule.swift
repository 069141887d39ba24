import Foundation

/// A module of the user's own that generated code imports, built from its sources.
package final class ImportedModule {
  private let folder: TemporaryFolder

  package init(_ name: String, sources: [String]) throws {
    folder = try TemporaryFolder(name)
    let options = [
      "/usr/bin/env", "swiftc", "-swift-version", "6", "-parse-as-library", "-emit-module", "-emit-library", "-static",
      "-module-name", name, "-emit-module-path", folder["\(name).swiftmodule"], "-o", folder["lib\(name).a"],
    ]
    let result = try SwiftProgram.launch(options + sources)
    guard result.status == 0 else { throw SwiftProgram.Fault(description: result.output) }
    linking = ["-I", folder.path, "-L", folder.path, "-l" + name]
  }

  /// What lets a program import it.
  package let linking: [String]
}
