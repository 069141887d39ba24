/// Puts members into a type that somebody has written, laid out like those that stand there.
package struct MemberEditor {
  private let text: SwiftText
  private let layout: TextLayout

  package init(_ text: SwiftText) {
    self.text = text
    layout = TextLayout(text.bytes)
  }

  /// The columns that a function stands in.
  package func columns(of function: ReadFunction) -> Int {
    indentation(at: function.start).indentationWidth
  }

  /// With an empty line in between; nil where the function has no body.
  package func insertion(of member: SwiftSnippet, behind function: ReadFunction) -> TextInsertion? {
    guard let body = function.body else { return nil }
    let end = layout.endOfComments(behind: text.code[body.close].end, in: text)
    let lineBreak = layout.lineBreak(at: end)
    let lines = self.lines(of: member, at: indentation(at: function.start), step: step(in: body), lineBreak)
    let inserted = lineBreak + lineBreak + lines
    if layout.isLast(onLineAt: end) { return TextInsertion(offset: end, text: inserted) }
    // What stands behind it on its line is mostly the brace of the type.
    let offset = layout.endOfBlanks(from: end)
    return TextInsertion(offset: offset, text: inserted + lineBreak + indentation(at: function.start))
  }

  /// With an empty line in between, above the comments that belong to the function; nil where it is not the first on its
  /// line.
  package func insertion(of member: SwiftSnippet, inFrontOf function: ReadFunction) -> TextInsertion? {
    guard let body = function.body, layout.isFirstOnLine(text.code[function.start].start) else { return nil }
    var line = layout.startOfLine(at: text.code[function.start].start)
    while let above = layout.startOfLine(above: line), isComment(above) { line = above }
    let lineBreak = layout.lineBreak(at: line)
    let lines = self.lines(of: member, at: indentation(at: function.start), step: step(in: body), lineBreak)
    return TextInsertion(offset: line, text: lines + lineBreak + lineBreak)
  }

  /// Behind all other members of a type.
  package func insertion(of member: SwiftSnippet, atEndOf body: ReadBody) -> TextInsertion {
    let step = step(in: body)
    let outer = indentation(at: body.open)
    let last = max(text.code[body.close - 1].end, endOfLastComment(in: body))
    let end = layout.endOfComments(behind: last, in: text)
    let lineBreak = layout.lineBreak(at: end)
    let lines = self.lines(of: member, at: outer + step, step: step, lineBreak)
    let inserted = lineBreak + (body.close == body.open + 1 ? "" : lineBreak) + lines
    guard layout.isLast(onLineAt: end) else {
      return TextInsertion(offset: layout.endOfBlanks(from: end), text: inserted + lineBreak + outer)
    }
    return TextInsertion(offset: end, text: inserted)
  }

  /// In front of all other members of a type.
  package func insertion(of member: SwiftSnippet, atTopOf body: ReadBody) -> TextInsertion {
    if body.close == body.open + 1 { return insertion(of: member, atEndOf: body) }
    let end = layout.endOfComments(behind: text.code[body.open].end, in: text)
    let step = step(in: body)
    let lineBreak = layout.lineBreak(at: end)
    let lines = self.lines(of: member, at: indentation(at: body.open) + step, step: step, lineBreak)
    let inserted = lineBreak + lines + lineBreak
    guard layout.isLast(onLineAt: end) else {
      let next = lineBreak + indentation(at: body.open) + step
      return TextInsertion(offset: layout.endOfBlanks(from: end), text: inserted + next)
    }
    return TextInsertion(offset: end, text: inserted)
  }

  /// On a line of its own behind an import.
  package func insertion(ofImport module: String, behind one: ReadImport) -> TextInsertion {
    let end = layout.endOfLine(from: text.code[one.end].end)
    return TextInsertion(
      offset: end,
      text: layout.lineBreak(at: end) + layout.indentation(at: text.code[one.end].start) + "import " + module)
  }

  private func lines(of member: SwiftSnippet, at indentation: String, step: String, _ lineBreak: String) -> String {
    member.text(indentedBy: indentation, step: step, lineBreak: lineBreak)
  }

  private func indentation(at index: Int) -> String {
    layout.indentation(at: text.code[index].start)
  }

  /// What the first line within braces stands in further than that on which they open.
  private func step(in body: ReadBody) -> String {
    let outer = indentation(at: body.open)
    for index in body.open + 1..<body.close where layout.isFirstOnLine(text.code[index].start) {
      let inner = indentation(at: index)
      if inner.hasPrefix(outer), inner != outer { return String(inner.dropFirst(outer.count)) }
    }
    return outer.utf8.contains(UInt8(ascii: "\t")) ? "\t" : "  "
  }

  private func isComment(_ line: Int) -> Bool {
    let first = layout.endOfBlanks(from: line)
    return text.comment(startingAt: first).map { layout.isLast(onLineAt: $0.end) } ?? false
  }

  private func endOfLastComment(in body: ReadBody) -> Int {
    let range = text.code[body.open].end..<text.code[body.close].start
    return text.comments.last { range.contains($0.start) }?.end ?? range.lowerBound
  }
}
