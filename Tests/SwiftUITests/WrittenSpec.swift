import Foundation
import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// The specs of this repository.
enum WrittenSpec {
  static let goldens = specs(below: "Tests/GoldenTests/Goldens")
  static let examples = specs(below: "Examples")

  /// `courier/courier.routes.yaml`: those that are called like their folder.
  private static func specs(below folder: String) -> [String] {
    let paths = FileManager.default.subpaths(atPath: ProjectFiles.url(folder).path) ?? []
    return paths.filter { path in
      let parts = path.split(separator: "/")
      return parts.count == 2 && parts[1] == parts[0].lowercased() + ".routes.yaml"
    }.sorted().map { folder + "/" + $0 }
  }

  static func golden(_ name: String) throws -> RouteGraph {
    try graph(at: "Tests/GoldenTests/Goldens/\(name)/\(name).routes.yaml")
  }

  /// What a spec means that has no errors, except that some show transitions that always fail.
  static func graph(at path: String) throws -> RouteGraph {
    let check = try Compiler(skipped: ["failing-transition"]).check(filesAt: [ProjectFiles.url(path).path])
    #expect(check.report.findings.filter { $0.severity == .error }.map(\.message) == [])
    return try #require(check.specs.first).graph
  }
}
