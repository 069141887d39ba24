import Foundation
import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// The specs beside the repository, of which nothing may be found wrong.
@Suite(.enabled(if: SharedFolder.isThere, "the folder 'shared' is not beside the repository"))
struct SharedSpecsTests {
  @Test(arguments: ["examples/courier.routes.yaml", "corpus/fenix.routes.yaml"])
  func `a real spec is resolved without a finding`(path: String) throws {
    let checked = CheckedSpec(try SharedFolder.text(path))
    #expect(checked.explanations == [])
    #expect(!checked.graph.hasGaps)
  }

  @Test func `the corpus has the screens and events that its app has`() throws {
    let graph = CheckedSpec(try SharedFolder.text("corpus/fenix.routes.yaml")).graph
    #expect(graph.screens.count == 89)
    #expect(graph.events.count { $0.isExternal } == 40)
  }
}

enum SharedFolder {
  private static let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../shared")

  static var isThere: Bool { FileManager.default.fileExists(atPath: url.appending(path: "DESIGN.md").path) }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}
