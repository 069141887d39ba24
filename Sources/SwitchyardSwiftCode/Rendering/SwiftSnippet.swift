/// Swift that is put into a text that somebody else has written.
package struct SwiftSnippet: Sendable {
  /// The lines, each as it stands where nothing is indented; a step is two spaces.
  package let lines: [String]

  package init(lines: [String]) {
    self.lines = lines
  }

  /// - Parameter columns: where the arm's `case` will stand, which decides what fits on a line.
  package init(_ arm: SwiftSwitchCase, at columns: Int) {
    self.init(at: columns) { $0.arm(arm) }
  }

  /// - Parameter columns: where the first declaration will stand.
  package init(_ declarations: [SwiftDeclaration], at columns: Int) {
    self.init(at: columns) { $0.declarations(declarations) }
  }

  private init(at columns: Int, _ write: (inout SwiftRenderer) -> Void) {
    var renderer = SwiftRenderer()
    let indentation = String(repeating: " ", count: columns)
    renderer.indentation = columns
    renderer.write(indentation)
    write(&renderer)
    let text = String(decoding: renderer.output.array, as: UTF8.self)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0.dropFirst(columns)) }
  }

  /// What stands before the body, on one line: `func post(id: Int) -> AnyView`.
  package var heading: String {
    let end = lines.firstIndex { $0.hasSuffix("{") } ?? lines.count - 1
    var text = ""
    for line in lines[...end] {
      let part = line.drop { $0 == " " }
      if !text.isEmpty, !text.hasSuffix("("), !part.hasPrefix(")") { text += " " }
      text += part
    }
    return text.hasSuffix(" {") ? String(text.dropLast(2)) : text
  }

  /// The lines as they stand at a place, without what ends the last one.
  package func text(indentedBy indentation: String, step: String, lineBreak: String) -> String {
    lines.map { line in
      let spaces = line.prefix { $0 == " " }.count
      if spaces == line.count { return "" }
      return indentation + String(repeating: step, count: spaces / SwiftRenderer.step) + line.dropFirst(spaces)
    }.joined(separator: lineBreak)
  }
}
