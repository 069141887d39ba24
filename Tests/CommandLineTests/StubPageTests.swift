import Foundation
import SwitchyardTestSupport
import Testing

/// The page on stubs shows what the program does.
struct StubPageTests {
  /// The code behind a mark: `<!-- before -->`.
  private func block(_ mark: String) throws -> String {
    let page = try ProjectFiles.text(of: "Docs/Stubs.md")
    let behind = try #require(page.components(separatedBy: "<!-- \(mark) -->\n```").dropFirst().first)
    let lines = try #require(behind.components(separatedBy: "```").first).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().joined(separator: "\n")
  }

  @Test func `the example of an update is what an update does`() throws {
    let folder = try TemporaryFolder()
    try folder.write(block("spec"), to: "shop.routes.yaml")
    try folder.write(block("file: help.routes.yaml"), to: "help.routes.yaml")
    try folder.write(block("before"), to: "ShopScreenRouter.swift")
    let outcome = try Switchyard.run("generate", "--stubs", "--update", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output == (try block("output")))
    #expect(folder.text(of: "ShopScreenRouter.swift") == (try block("after")))
  }
}
