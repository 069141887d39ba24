import SwitchyardEmission
import SwitchyardModel
import SwitchyardTestSupport

/// A golden's spec, and the Swift that it becomes, to be built into a program.
struct GeneratedApp {
  let graph: RouteGraph
  let files: [GeneratedFile]

  init(golden name: String) throws {
    try self.init(specAt: "Tests/GoldenTests/Goldens/\(name)/\(name).routes.yaml")
  }

  init(specAt path: String) throws {
    graph = try WrittenSpec.graph(at: path)
    files = CoreEmitter().files(for: graph, options: EmissionOptions())
  }

  /// By name, for a program that holds the routes of several apps.
  var sources: [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { (graph.name + "/" + $0.path, $0.text) })
  }
}
