import Foundation
import Testing

struct RuleIndexTests {
  @Test func `the index of Docs-Rules is made from the rules`() throws {
    let file = RulePage.folder.appending(path: "README.md")
    if ProcessInfo.processInfo.environment["UPDATE_GENERATED"] == "1" {
      try RuleIndex.text.write(to: file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == RuleIndex.text, "run 'UPDATE_GENERATED=1 swift test' to write it again")
  }
}
