import Foundation

/// SwitchyardRuntime, built once a test run with the same compiler as the programs that import it.
package enum RuntimeModule {
  private static let built = Result { try build() }

  /// Where the module and its static library are.
  package static func folder() throws -> String {
    try built.get().path
  }

  static func sources() throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/SwitchyardRuntime").standardizedFileURL.path
    let names = try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".swift") }
    return names.sorted().map { root + "/" + $0 }
  }

  private static func build() throws -> TemporaryFolder {
    let folder = try TemporaryFolder("runtime")
    // A static value is never destroyed, so the folder would stay.
    atexit { (try? RuntimeModule.folder()).map { try? FileManager.default.removeItem(atPath: $0) } }
    let options = [
      "/usr/bin/env", "swiftc", "-swift-version", "6", "-parse-as-library", "-emit-module", "-emit-library", "-static",
      "-module-name", "SwitchyardRuntime", "-emit-module-path", folder["SwitchyardRuntime.swiftmodule"], "-o",
      folder["libSwitchyardRuntime.a"],
    ]
    let result = try SwiftProgram.launch(options + sources())
    guard result.status == 0 else { throw SwiftProgram.Fault(description: result.output) }
    return folder
  }
}
