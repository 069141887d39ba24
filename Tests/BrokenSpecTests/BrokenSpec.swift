import Foundation
import SwitchyardCompiler
import SwitchyardDiagnostics
import Testing

/// A spec of the folder `Specs` and what is expected of it: each finding at its line and column, with its words.
///
/// `Expected.txt` holds a section for each spec, headed by `# name`.
struct BrokenSpec: CustomTestStringConvertible {
  let name: String
  let expected: [String]

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let expectations = folder.appending(path: "Expected.txt")

  /// The specs of the folder in their order; those that they include lie deeper.
  static let all: [BrokenSpec] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Specs").path)) ?? []
    let text = (try? String(contentsOf: expectations, encoding: .utf8)) ?? ""
    let sections = text.split(separator: "# ").map { $0.split(separator: "\n").map(String.init) }
    let expected = Dictionary(uniqueKeysWithValues: sections.map { ($0[0], Array($0.dropFirst())) })
    return names.filter { $0.hasSuffix(".routes.yaml") }.sorted().map { name in
      BrokenSpec(name: name, expected: expected[name] ?? [])
    }
  }()

  /// What `switchyard lint --reporter xcode` prints, with paths below `Specs`.
  func findings() throws -> [String] {
    let specs = Self.folder.appending(path: "Specs").path + "/"
    // Most of them are a single screen, from which nothing leads on; one spec is about that.
    let skipped = name.hasPrefix("dead-end") ? [] : ["dead-end"]
    let check = try Compiler(skipped: skipped).check(filesAt: [specs + name])
    var text = ""
    XcodeReporter().write(check.report, to: &text)
    return text.replacing(specs, with: "").split(separator: "\n").map(String.init)
  }
}
