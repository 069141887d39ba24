/// Puts arms into a `switch` that somebody has written, laid out like those that stand there.
package struct ArmEditor {
  private let text: SwiftText
  private let body: ReadBody
  private let arms: [ReadCase]
  private let layout: TextLayout
  /// Whether the user keeps arms apart by empty lines.
  private let isSpaced: Bool
  /// What the `case` of an arm stands behind.
  package let indentation: String
  /// What its statements stand in further.
  package let step: String

  package init(_ text: SwiftText, _ read: ReadSwitch, arms: [ReadCase]) {
    self.text = text
    body = read.body
    self.arms = arms
    let layout = TextLayout(text.bytes)
    self.layout = layout
    let gaps = zip(arms, arms.dropFirst())
    let spaced = gaps.count { layout.hasEmptyLine(between: $0.end, and: text.code[$1.start].start) }
    isSpaced = arms.count > 1 && spaced * 2 >= arms.count
    let firstOnLine = arms.first { layout.isFirstOnLine(text.code[$0.start].start) }
    let start = firstOnLine?.start ?? read.start
    indentation = layout.indentation(at: text.code[start].start)
    step =
      Self.step(of: arms, in: text, layout)
      ?? Self.step(from: text.partners[body.close], in: text, layout)
      ?? layout.standardStep(at: text.code[start].start)
  }

  package var columns: Int { indentation.indentationWidth }

  /// - Parameters:
  ///   - new: in their order.
  ///   - place: how many of the arms stand before them.
  package func insertion(of new: [SwiftSnippet], at place: Int) -> TextInsertion {
    let end = place == 0 ? endOfOpening : endOfArm(place - 1)
    let lineBreak = layout.lineBreak(at: end)
    let gap = isSpaced ? lineBreak : ""
    let texts = new.map { $0.text(indentedBy: indentation, step: step, lineBreak: lineBreak) }
    let text = lineBreak + (place > 0 ? gap : "") + texts.joined(separator: lineBreak + gap)
    if layout.isLast(onLineAt: end) { return TextInsertion(offset: end, text: text + (place == 0 ? gap : "")) }
    let offset = layout.endOfBlanks(from: end)
    let next = offset == self.text.code[body.close].start ? indentationOfSwitch : indentation
    return TextInsertion(offset: offset, text: text + lineBreak + next)
  }

  private var indentationOfSwitch: String { layout.indentation(at: text.code[body.open].start) }

  private var endOfOpening: Int { layout.endOfComments(behind: text.code[body.open].end, in: text) }

  /// Behind an arm, the comments that belong to it, and the `#if` that it stands in.
  private func endOfArm(_ number: Int) -> Int {
    let arm = arms[number]
    guard arm.conditions > 0 else { return endOfOwnComments(behind: layout.endOfComments(behind: arm.end, in: text)) }
    let outermost = text.depths[body.open] + 1
    let closing = text.directives(between: arm.start, and: body.close).first {
      $0.kind == .endif && $0.depth == outermost
    }
    return layout.endOfComments(behind: closing?.end ?? arm.end, in: text)
  }

  /// Behind the comments on the next lines that stand further in than the arm.
  private func endOfOwnComments(behind start: Int) -> Int {
    var end = start
    var line = layout.startOfNextLine(behind: end)
    while line < text.code[body.close].start {
      let first = layout.endOfBlanks(from: line)
      if let comment = text.comment(startingAt: first) {
        guard first - line > indentation.utf8.count, layout.isLast(onLineAt: comment.end) else { break }
        end = comment.end
      } else if !layout.isLast(onLineAt: line) {
        break
      }
      line = layout.startOfNextLine(behind: max(line, end))
    }
    return end
  }

  /// What the first statement of an arm stands in further than its `case`.
  private static func step(of arms: [ReadCase], in text: SwiftText, _ layout: TextLayout) -> String? {
    for arm in arms {
      guard let first = arm.statements.first, layout.isFirstOnLine(text.code[arm.start].start),
        layout.isFirstOnLine(text.code[first].start)
      else { continue }
      if let step = layout.step(from: text.code[arm.start].start, to: text.code[first].start) { return step }
    }
    return nil
  }

  /// What the line of the `switch` stands in further than that of the brace around.
  private static func step(from open: Int, in text: SwiftText, _ layout: TextLayout) -> String? {
    text.outers[open].flatMap { layout.step(from: text.code[$0].start, to: text.code[open].start) }
  }
}
