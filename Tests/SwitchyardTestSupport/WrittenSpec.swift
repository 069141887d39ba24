package import Foundation
import SwitchyardCompiler
import SwitchyardDiagnostics
package import SwitchyardModel

/// The specs of this repository, as the goldens and the examples have them.
package enum WrittenSpec {
  package static let goldens = specs(below: "Tests/GoldenTests/Goldens")
  package static let examples = specs(below: "Examples")

  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  /// `courier/courier.routes.yaml`: those that are called like their folder.
  private static func specs(below folder: String) -> [String] {
    let paths = FileManager.default.subpaths(atPath: ProjectFiles.url(folder).path) ?? []
    return paths.filter { path in
      let parts = path.split(separator: "/")
      return parts.count == 2 && parts[1] == parts[0].lowercased() + ".routes.yaml"
    }.sorted().map { folder + "/" + $0 }
  }

  package static func golden(_ name: String) throws -> RouteGraph {
    try graph(at: "Tests/GoldenTests/Goldens/\(name)/\(name).routes.yaml")
  }

  /// What a spec means that has no errors, except that some show transitions that always fail.
  package static func graph(at path: String) throws -> RouteGraph {
    let check = try Compiler(skipped: ["failing-transition"]).check(filesAt: [ProjectFiles.url(path).path])
    let errors = check.report.findings.filter { $0.severity == .error }.map(\.message)
    guard errors.isEmpty, let spec = check.specs.first else { throw Fault(description: "\(path): \(errors)") }
    return spec.graph
  }

  // MARK: - What stands beside goldens

  /// The modules that a golden imports, with types of the app's own.
  package static func importedModules(ofGolden name: String) throws -> [ImportedModule] {
    let folder = "Tests/GoldenTests/Goldens/\(name)/Imported"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: ProjectFiles.url(folder).path)) ?? []
    return try names.sorted().map { name in
      try ImportedModule(name, sources: ProjectFiles.swift(below: folder + "/" + name).map(\.path))
    }
  }

  /// What the user writes beside a golden: types of the app's own.
  package static func userFiles(ofGolden name: String) -> [URL] {
    ProjectFiles.swift(below: "Tests/GoldenTests/Goldens/\(name)/User")
  }

  /// What the goldens import, and what their users write, by name.
  package static func besidesGoldens() throws -> (modules: [ImportedModule], files: [String: String]) {
    let names = goldens.map { String($0.split(separator: "/").dropLast().last ?? "") }
    var files: [String: String] = [:]
    for file in names.flatMap(userFiles) {
      files["User." + file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
    }
    return (try names.flatMap(importedModules), files)
  }
}
