import Foundation
import SwitchyardTestSupport
import Testing

/// A page whose blocks of code stand behind marks: `<!-- before -->`.
struct DocumentationPage {
  private let text: String

  init(_ path: String) throws {
    text = try ProjectFiles.text(of: path)
  }

  /// The code behind a mark.
  func block(_ mark: String) throws -> String {
    let behind = try #require(text.components(separatedBy: "<!-- \(mark) -->\n```").dropFirst().first)
    let lines = try #require(behind.components(separatedBy: "```").first).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().joined(separator: "\n")
  }
}
