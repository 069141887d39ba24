/// Puts functions into a type that somebody has written, laid out like those that stand there.
package struct MemberEditor {
  private let text: SwiftText
  private let layout: TextLayout

  package init(_ text: SwiftText) {
    self.text = text
    layout = TextLayout(text.bytes)
  }

  /// The columns that a function stands in.
  package func columns(of function: ReadFunction) -> Int {
    indentation(of: function).indentationWidth
  }

  /// With an empty line in between.
  package func insertion(of member: SwiftSnippet, behind function: ReadFunction) -> TextInsertion? {
    guard let body = function.body else { return nil }
    let end = layout.endOfComments(behind: text.code[body.close].end, in: text)
    let lineBreak = layout.lineBreak(at: end)
    let lines = member.text(indentedBy: indentation(of: function), step: step(in: function), lineBreak: lineBreak)
    let inserted = lineBreak + lineBreak + lines
    if layout.isLast(onLineAt: end) { return TextInsertion(offset: end, text: inserted) }
    // What stands behind it on its line is mostly the brace of the type.
    let offset = layout.endOfBlanks(from: end)
    let next = layout.indentation(at: text.code[function.start].start)
    return TextInsertion(offset: offset, text: inserted + lineBreak + next)
  }

  private func indentation(of function: ReadFunction) -> String {
    layout.indentation(at: text.code[function.start].start)
  }

  /// What the first line of a body stands in further than its function.
  private func step(in function: ReadFunction) -> String {
    let outer = indentation(of: function)
    if let body = function.body {
      for index in body.open + 1..<body.close where layout.isFirstOnLine(text.code[index].start) {
        let inner = layout.indentation(at: text.code[index].start)
        if inner.hasPrefix(outer), inner != outer { return String(inner.dropFirst(outer.count)) }
      }
    }
    return outer.utf8.contains(UInt8(ascii: "\t")) ? "\t" : "  "
  }
}
