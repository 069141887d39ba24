import Foundation
import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardEmission
import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// A golden's spec, and the Swift that it becomes, to be built into a program.
struct GeneratedApp {
  let graph: RouteGraph
  let files: [GeneratedFile]

  init(golden name: String) throws {
    try self.init(specAt: "Tests/GoldenTests/Goldens/\(name)/\(name).routes.yaml")
  }

  init(specAt path: String) throws {
    // Goldens show how each transition is written, also where that always fails.
    let check = try Compiler(skipped: ["failing-transition"]).check(filesAt: [ProjectFiles.url(path).path])
    #expect(check.report.findings.filter { $0.severity == .error }.map(\.message) == [])
    graph = try #require(check.specs.first).graph
    files = CoreEmitter().files(for: graph, options: EmissionOptions())
  }

  /// By name, for a program that holds the routes of several apps.
  var sources: [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { (graph.name + "/" + $0.path, $0.text) })
  }
}
