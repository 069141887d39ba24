import Foundation
import SwitchyardDiagnostics
import SwitchyardModel
import Testing

@testable import SwitchyardAnalysis

/// Real graphs, where they are beside the clone.
struct CorpusTests {
  private static let shared = URL(filePath: #filePath).appending(path: "../../../../shared").standardized

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: shared.appending(path: path).path)
  }

  private func check(_ path: String) throws -> CheckedText {
    CheckedText(try String(contentsOf: Self.shared.appending(path: path), encoding: .utf8), .butDeadEnds)
  }

  @Test(.enabled(if: exists("corpus/fenix.routes.yaml"), "shared/corpus is not beside this clone"))
  func `a real graph of 89 screens has nothing unreachable and nothing unhandled`() throws {
    let checked = try check("corpus/fenix.routes.yaml")
    #expect(checked.graph.screens.count == 89)
    #expect(checked.summary == [])
  }

  @Test(.enabled(if: exists("examples/courier.routes.yaml"), "shared/examples is not beside this clone"))
  func `in the courier, four transitions can fail, and nothing else is wrong`() throws {
    let checked = try check("examples/courier.routes.yaml")
    #expect(checked.graph.screens.count == 11)
    #expect(
      checked.summary == [
        "29: failing-transition screens.search.transitions.choose", "66: failing-transition transitions.openChat",
        "78: failing-transition links.paths./posts/{id}", "79: failing-transition links.paths./users/{userID}/chat",
      ])
  }
}
