import Foundation
import SwitchyardTestSupport
import Testing

/// What `Docs/Links.md` shows is what the program prints.
struct LinksPageTests {
  /// The code blocks that begin with a command: the command, and what it prints.
  private static let samples: [(command: String, output: String)] = {
    let page = (try? ProjectFiles.text(of: "Docs/Links.md")) ?? ""
    return page.components(separatedBy: "```").enumerated().compactMap { index, block in
      let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).last ?? ""
      guard index % 2 == 1, lines.hasPrefix("$ switchyard ") else { return nil }
      let parts = lines.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0].dropFirst("$ switchyard ".count)), String(parts.last ?? ""))
    }
  }()

  @Test func `the page shows every kind of output`() {
    #expect(Self.samples.count >= 5)
  }

  @Test(arguments: samples.map(\.command)) func `a command prints what the page shows`(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(ProjectFiles.text(of: "Examples/Courier/courier.routes.yaml"), to: "courier.routes.yaml")
    let words = command.split(separator: " ").map { $0.trimmingCharacters(in: ["'"]) }
    let outcome = try Switchyard.run(Switchyard.program, words, in: folder)
    let expected = try #require(Self.samples.first { $0.command == command }).output
    #expect(outcome.errors + outcome.output == expected)
  }
}
