import Foundation

/// A page of Docs/Rules: what it says, and the specs that it shows.
struct RulePage {
  let id: String
  let text: String
  let sections: [String]
  let examples: [Example]

  /// A spec of one or several files, with the findings that it claims.
  struct Example {
    struct Claim: Hashable, Comparable, CustomStringConvertible {
      var file: String
      var line: Int
      var severity: String
      var rule: String

      var description: String { "\(file):\(line): \(severity): [\(rule)]" }

      static func < (left: Claim, right: Claim) -> Bool {
        (left.file, left.line, left.rule) < (right.file, right.line, right.rule)
      }
    }

    static let root = "App.routes.yaml"
    static let baseline = "baseline.json"

    /// The line of the page on which the first block begins.
    var line: Int
    var files: [String: String]
    var claims: [Claim]
  }

  init(id: String, text: String) {
    self.id = id
    self.text = text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    sections = lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    examples = Self.examples(in: lines)
  }

  static let folder = repository.appending(path: "Docs/Rules")
  static let repository = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// Every page there is, in the order of the rules' ids.
  static let all = Result { try read() }

  static func page(of id: String) throws -> RulePage? {
    try all.get().first { $0.id == id }
  }

  private static func read() throws -> [RulePage] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".md") && $0 != "README.md" }
      .map {
        RulePage(id: String($0.dropLast(3)), text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
      }
  }
}

// The specs of a page.
extension RulePage {
  private static func examples(in lines: [String]) -> [Example] {
    var examples: [Example] = []
    var file: String?
    var index = 0
    while index < lines.count {
      if let named = fileName(in: lines[index]) { file = named }
      if lines[index] == "```yaml" {
        let end = lines[index...].firstIndex(of: "```") ?? lines.count
        add(Array(lines[index + 1..<end]), as: file, at: index + 1, to: &examples)
        file = nil
        index = end
      }
      index += 1
    }
    return examples
  }

  /// `<!-- file: checkout.routes.yaml -->`: the next block is a file of the example before it.
  private static func fileName(in line: String) -> String? {
    guard line.hasPrefix("<!-- file: "), line.hasSuffix(" -->") else { return nil }
    return String(line.dropFirst("<!-- file: ".count).dropLast(" -->".count))
  }

  private static func add(_ lines: [String], as file: String?, at line: Int, to examples: inout [Example]) {
    let path = file ?? Example.root
    if file == nil { examples.append(Example(line: line, files: [:], claims: [])) }
    guard let last = examples.indices.last else { return }
    let lines = lines.flatMap(repeated)
    examples[last].files[path] = lines.joined(separator: "\n") + "\n"
    for (offset, text) in lines.enumerated() {
      examples[last].claims += claims(in: text, of: path, line: offset + 1)
    }
  }

  /// `article1: # … 400` stands for as many lines, numbered from 1.
  private static func repeated(_ line: String) -> [String] {
    guard let match = line.firstMatch(of: /^(.+) # … ([0-9]+)$/), let count = Int(match.2) else { return [line] }
    return (1...count).map { number in String(match.1).replacing(/([a-z])1\b/) { "\($0.1)\(number)" } }
  }

  /// `# error: [unreachable-screen]` at the end of a line; several rules stand behind each other.
  private static func claims(in text: String, of file: String, line: Int) -> [Example.Claim] {
    guard let match = text.firstMatch(of: /# (error|warning): ((?:\[[a-z-]+\] ?)+)$/) else { return [] }
    return match.2.split(whereSeparator: { "[] ".contains($0) }).map {
      Example.Claim(file: file, line: line, severity: String(match.1), rule: String($0))
    }
  }
}
