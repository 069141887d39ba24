import SwitchyardDiagnostics
import SwitchyardYAML
import Testing

/// The forms in which an editor may save a text; places are counted in lines and columns, so they stay the same.
enum Form: CaseIterable, CustomTestStringConvertible {
  case asWritten, behindEmoji, withCRLF, withCR, withByteOrderMark

  func apply(to text: String) -> String {
    switch self {
    case .asWritten: text
    case .behindEmoji: "# 🚀 é\n" + text
    case .withCRLF: text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    case .withCR: text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r")
    case .withByteOrderMark: "\u{FEFF}" + text
    }
  }

  var linesAbove: Int { self == .behindEmoji ? 1 : 0 }
  var testDescription: String { "\(self)" }
}

/// A text as it was read: the tree, and what was found on the way.
struct Reading {
  let tree: YAMLTree
  let bag = FindingBag()
  private let lines: LineTable
  private let linesAbove: Int

  init(_ text: String, _ form: Form = .asWritten, limits: YAMLLimits = .standard) {
    self.init(bytes: Array(form.apply(to: text).utf8), linesAbove: form.linesAbove, limits: limits)
  }

  init(bytes: [UInt8], linesAbove: Int = 0, limits: YAMLLimits = .standard) {
    let file = SourceFile(path: "App.routes.yaml", bytes: bytes)
    tree = YAMLParser(limits: limits).parse(file, id: SourceFileID(7), reporting: bag)
    lines = LineTable(bytes)
    self.linesAbove = linesAbove
  }

  /// Such as `2:3-2:7`, counted without what the form puts above.
  func place(_ span: SourceSpan) -> String {
    let start = lines.position(at: span.lowerBound)
    let end = lines.position(at: span.upperBound)
    return "\(start.line - linesAbove):\(start.column)-\(end.line - linesAbove):\(end.column)"
  }

  /// Such as `2:3-2:7 'feed' is given twice in one mapping`.
  var findings: [String] {
    bag.findings.map { "\(place($0.span)) \($0.message)" }
  }

  var places: [String] {
    bag.findings.map { place($0.span) }
  }

  /// Such as `1:3-1:4 first given here`, of all findings.
  var notes: [String] {
    bag.findings.flatMap(\.notes).map { note in
      (note.span.map { place($0) + " " } ?? "") + note.message
    }
  }

  var helps: [String?] {
    bag.findings.map(\.help)
  }

  /// The tree on one line: `{a: [b, "c"]}`, with `~` before what is not intact; scalars that are not plain stand in quotes.
  var outline: String {
    tree.root.map(outline) ?? "nothing"
  }

  private func outline(_ node: YAMLTree.NodeID) -> String {
    let mark = tree.isIntact(node) ? "" : "~"
    switch tree.kind(node) {
    case .scalar:
      let isPlain = tree.style(node) == .plain
      return mark
        + (tree.isNull(node)
          ? "null" : isPlain && !tree.text(node).contains("\n") ? tree.text(node) : quoted(tree.text(node)))
    case .sequence:
      return mark + "[" + tree.items(node).map(outline).joined(separator: ", ") + "]"
    case .mapping:
      let pairs = tree.pairs(node).map { "\(outline($0)): \(outline($1))" }
      return mark + "{" + pairs.joined(separator: ", ") + "}"
    }
  }

  private func quoted(_ text: String) -> String {
    text.contains("\n")
      ? "\"" + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎") + "\""
      : "\"\(text)\""
  }

  /// The node at a path of keys and item numbers.
  func node(_ path: String...) -> YAMLTree.NodeID? {
    node(path)
  }

  func node(_ path: [String]) -> YAMLTree.NodeID? {
    path.reduce(tree.root) { node, step in
      guard let node else { return nil }
      if tree.kind(node) == .sequence { return Int(step).map { tree.item(node, $0) } }
      return tree.pairs(node).first { tree.text($0.key) == step }?.value
    }
  }
}

extension YAMLTree {
  func items(_ node: NodeID) -> [NodeID] {
    (0..<count(node)).map { item(node, $0) }
  }

  func pairs(_ node: NodeID) -> [(key: NodeID, value: NodeID)] {
    (0..<count(node)).map { (key(node, $0), value(node, $0)) }
  }
}
