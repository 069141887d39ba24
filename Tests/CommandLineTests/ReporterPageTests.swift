import Foundation
import SwitchyardTestSupport
import Testing

/// The page on reporters shows what they print.
struct ReporterPageTests {
  private let page: DocumentationPage
  private let folder: TemporaryFolder

  init() throws {
    page = try DocumentationPage("Docs/Reporters.md")
    folder = try TemporaryFolder()
    try folder.write(Sample.shopWithoutReviews(), to: "shop.routes.yaml")
  }

  private func report(_ reporter: String) throws -> String {
    try Switchyard.run("lint", "--reporter", reporter, in: folder).output
  }

  @Test(arguments: ["github", "gitlab", "junit", "checkstyle"])
  func `a sample is the whole report`(reporter: String) throws {
    #expect(try report(reporter) == page.block(reporter))
  }

  @Test func `the result in SARIF is the first one of the report`() throws {
    func object(_ text: String) throws -> [String: Any]? {
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    }
    func sorted(_ object: [String: Any]?) throws -> Data {
      try JSONSerialization.data(withJSONObject: #require(object), options: .sortedKeys)
    }
    let run = try (object(report("sarif"))?["runs"] as? [[String: Any]])?.first
    let result = (run?["results"] as? [[String: Any]])?.first
    #expect(try sorted(result) == sorted(object(page.block("sarif"))))
  }

  @Test func `the page names every reporter`() throws {
    let help = try Switchyard.run("lint", "--help", in: folder).output
    let names = try #require(help.firstMatch(of: /How findings are shown: (.*)/)).output.1
      .replacing(" (default)", with: "").split(separator: ", ")
    let text = try ProjectFiles.text(of: "Docs/Reporters.md")
    #expect(names.count == 8 && names.allSatisfy { text.contains("\n| `\($0)` |") })
  }
}
