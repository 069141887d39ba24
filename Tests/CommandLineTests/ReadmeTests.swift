import Foundation
import SwitchyardTestSupport
import Testing

/// What the README shows is what there is.
struct ReadmeTests {
  /// The code blocks of a language, in their order.
  private func blocks(_ language: String) throws -> [String] {
    try ProjectFiles.text(of: "README.md").components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 1 && $0.element.hasPrefix(language + "\n") }
      .map { String($0.element.dropFirst(language.count + 1)) }
  }

  @Test func `the first spec of the README is an example, and clean`() throws {
    #expect(try blocks("yaml").first == ProjectFiles.text(of: "Examples/Shop/shop.routes.yaml"))
    let outcome = try Switchyard.run("lint", ProjectFiles.url("Examples").path, in: TemporaryFolder())
    #expect(outcome.status == 0 && outcome.output.isEmpty)
  }

  @Test func `without the app's transition lint says what the README shows`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.shopWithoutReviews(), to: "shop.routes.yaml")
    #expect(try Switchyard.run("lint", in: folder).output == blocks("").first)
  }

  @Test func `the files that the README configures are read as they stand`() throws {
    let configuration = try #require(try blocks("yaml").first { $0.hasPrefix("specs:") })
    let folder = try TemporaryFolder()
    try folder.write(configuration, to: "switchyard.yaml")
    try folder.write(Sample.clean(), to: "Sources/App/App.routes.yaml")
    let outcome = try Switchyard.run("lint", in: folder)
    #expect(outcome.status == 0 && outcome.output.isEmpty)
  }
}
