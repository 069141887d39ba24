import Foundation
import SwitchyardCompiler
import Testing

struct RulePagesTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  @Test func `the program carries the pages of Docs Rules as they stand`() throws {
    let table = root.appending(path: "Sources/SwitchyardCompiler/Catalogue/RulePages.swift")
    let text = try swift(of: pages())
    if isUpdating {
      try text.write(to: table, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: table, encoding: .utf8) == text, "run 'UPDATE_GENERATED=1 swift test' to write it again")
  }

  @Test func `every page is found by its rule, letter by letter`() throws {
    // A table that was written a moment ago is not yet compiled.
    guard !isUpdating else { return }
    for (rule, text) in try pages() { #expect(RulePages.page(of: rule) == text) }
    #expect(RulePages.page(of: "no-such-rule") == nil)
  }

  private var isUpdating: Bool {
    ProcessInfo.processInfo.environment["UPDATE_GENERATED"] == "1"
  }

  /// The pages by rule, sorted.
  private func pages() throws -> [(rule: String, text: String)] {
    let folder = root.appending(path: "Docs/Rules")
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" && $0.deletingPathExtension().lastPathComponent != "README" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { ($0.deletingPathExtension().lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  private func swift(of pages: [(rule: String, text: String)]) -> String {
    var text = """
      // swift-format-ignore-file
      // Written from Docs/Rules by 'UPDATE_GENERATED=1 swift test'; do not edit.

      /// The pages of Docs/Rules, so that `switchyard explain` needs no file beside the program.
      package enum RulePages {
        package static func page(of rule: String) -> String? {
          switch rule {

      """
    for page in pages {
      // A page that shows a string literal with three quotes needs a longer fence.
      let fence = page.text.contains("\"\"\"#") ? "##" : "#"
      text += "    case \"\(page.rule)\":\n      \(fence)\"\"\"\n"
      for line in page.text.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "\n" : "      \(line)\n"
      }
      text += "      \"\"\"\(fence)\n"
    }
    return text + "    default: nil\n    }\n  }\n}\n"
  }
}
