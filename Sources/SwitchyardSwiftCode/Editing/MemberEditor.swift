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
    indentation(of: function).indentationWidth
  }

  /// With an empty line in between; nil where the function has no body.
  package func insertion(of member: SwiftSnippet, behind function: ReadFunction) -> TextInsertion? {
    guard let body = function.body else { return nil }
    let end = layout.endOfComments(behind: text.code[body.close].end, in: text)
    let lineBreak = layout.lineBreak(at: end)
    let inserted = lineBreak + lineBreak + lines(of: member, like: function, lineBreak)
    if layout.isLast(onLineAt: end) {
      // What stands close behind is kept at a distance, but for the brace of the type.
      let next = layout.endOfBlanks(from: layout.startOfNextLine(behind: end))
      let isClose = !layout.isLast(onLineAt: next) && !isClosingBrace(next)
      return TextInsertion(offset: end, text: inserted + (isClose ? lineBreak : ""))
    }
    let offset = layout.endOfBlanks(from: end)
    let outer = isClosingBrace(offset) ? text.outers[function.start].map(indentation(at:)) : nil
    return TextInsertion(offset: offset, text: inserted + lineBreak + (outer ?? indentation(of: function)))
  }

  /// With an empty line in between, above the comments that belong to the function; nil where it is not the first on its
  /// line.
  package func insertion(of member: SwiftSnippet, inFrontOf function: ReadFunction) -> TextInsertion? {
    guard function.body != nil, layout.isFirstOnLine(text.code[function.start].start) else { return nil }
    var line = layout.startOfLine(at: text.code[function.start].start)
    while let above = layout.startOfLine(above: line), isComment(above) { line = above }
    let lineBreak = layout.lineBreak(at: line)
    return TextInsertion(offset: line, text: lines(of: member, like: function, lineBreak) + lineBreak + lineBreak)
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

  private func lines(of member: SwiftSnippet, like function: ReadFunction, _ lineBreak: String) -> String {
    let outer = text.outers[function.start]
    let step =
      function.body.flatMap(ownStep) ?? outer.flatMap { ownStep(in: ReadBody(open: $0, close: text.partners[$0])) }
    return lines(
      of: member, at: indentation(of: function),
      step: step ?? layout.standardStep(at: text.code[function.start].start), lineBreak)
  }

  /// Of a function that is not the first on its line, where it would stand on one of its own.
  private func indentation(of function: ReadFunction) -> String {
    guard !layout.isFirstOnLine(text.code[function.start].start), let outer = text.outers[function.start] else {
      return indentation(at: function.start)
    }
    return indentation(at: outer) + step(in: ReadBody(open: outer, close: text.partners[outer]))
  }

  private func indentation(at index: Int) -> String {
    layout.indentation(at: text.code[index].start)
  }

  /// What the first line within braces stands in further than that on which they open.
  private func step(in body: ReadBody) -> String {
    ownStep(in: body) ?? layout.standardStep(at: text.code[body.open].start)
  }

  private func ownStep(in body: ReadBody) -> String? {
    for index in body.open + 1..<body.close where layout.isFirstOnLine(text.code[index].start) {
      if let step = layout.step(from: text.code[body.open].start, to: text.code[index].start) { return step }
    }
    return nil
  }

  private func isClosingBrace(_ offset: Int) -> Bool {
    offset < text.bytes.count && text.bytes[offset] == UInt8(ascii: "}")
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
