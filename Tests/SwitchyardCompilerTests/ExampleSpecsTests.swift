import Foundation
import SwitchyardCompiler
import SwitchyardTestSupport
import Testing

struct ExampleSpecsTests {
  @Test func `the program carries the specs of Examples as they stand`() throws {
    let table = ProjectFiles.url("Sources/SwitchyardCompiler/Catalogue/ExampleSpecs.swift")
    let text = try swift(of: examples())
    if ProjectFiles.areToBeUpdated {
      try text.write(to: table, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: table, encoding: .utf8) == text, "run 'UPDATE_GENERATED=1 swift test' to write it again")
  }

  private struct Example {
    let name: String
    /// The spec first, then what it includes.
    var files: [(name: String, text: String)]
  }

  private func examples() throws -> [Example] {
    let folder = ProjectFiles.url("Examples")
    let paths = (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
    var examples: [Example] = []
    for path in paths where path.hasSuffix(".routes.yaml") && !path.contains("/.build/") {
      let name = path.prefix { $0 != "/" }
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      if examples.last?.name != String(name) { examples.append(Example(name: String(name), files: [])) }
      let file = (name: URL(filePath: path).lastPathComponent, text: withoutEditorLine(text))
      let isIncluded = text.contains("\nmodule: ")
      examples[examples.count - 1].files.insert(file, at: isIncluded ? examples[examples.count - 1].files.count : 0)
    }
    return examples
  }

  /// The path of the schema in the first line leads nowhere from another folder.
  private func withoutEditorLine(_ text: String) -> String {
    text.hasPrefix("# yaml-language-server:") ? String(text.drop { $0 != "\n" }.dropFirst()) : text
  }

  private func swift(of examples: [Example]) -> String {
    var text = """
      // swift-format-ignore-file
      // Written from Examples by 'UPDATE_GENERATED=1 swift test'; do not edit.

      /// The specs of Examples, so that `switchyard init --from` needs no file beside the program.
      package enum ExampleSpecs {
        package static let names = [\(examples.map { "\"\($0.name)\"" }.joined(separator: ", "))]

        /// The spec first, then what it includes.
        static func files(of example: String) -> [(name: String, text: String)] {
          switch example {

      """
    for example in examples {
      text += "    case \"\(example.name)\":\n      [\n"
      for file in example.files {
        text += "        (\n          \"\(file.name)\",\n          #\"\"\"\n"
        for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
          text += line.isEmpty ? "\n" : "          \(line)\n"
        }
        text += "          \"\"\"#\n        ),\n"
      }
      text += "      ]\n"
    }
    return text + "    default: []\n    }\n  }\n}\n"
  }
}
