/// The search for a line from which libyaml can read again, as the next key of a mapping that was open where it broke
/// off.
///
/// Sound means: the line is that mapping's next key in every reading of the text. So it begins with a key beyond doubt,
/// in the column of the mapping's other keys, and no line since the fault is indented less.
struct ResumePoint {
  /// Where the line begins, and the mapping's number among the open collections, which is nil where no root has been
  /// read yet.
  private(set) var found: (offset: Int, level: Int?)?

  /// How far the lines that were passed over are indented, at least: a mapping whose keys begin before has lost none.
  private(set) var lostFrom: Int

  /// - Parameter mappings: The open mappings in block style: the column where their keys begin, and their level.
  init(behind cut: Cut, in text: TextView, mappings: [(indentation: Int, level: Int?)]) {
    lostFrom = cut.isOrderlyEnd ? Int.max : cut.indentation
    var limit = cut.indentation
    var line: Int? = cut.searchFrom
    while let lineStart = line, lineStart < text.end {
      guard !text.isDocumentMarker(lineAt: lineStart) else {
        lostFrom = 0
        return
      }
      line = text.nextLine(after: lineStart)
      let indentation = text.leastIndentation(ofLineAt: lineStart)
      guard indentation <= limit, !text.isEmptyOrComment(lineAt: lineStart) else { continue }
      limit = indentation
      if let mapping = mappings.last(where: { $0.indentation == indentation }),
        text.key(ofLineAt: lineStart) != nil,
        !cut.isInBrackets || !Self.isMaybeInBrackets(lineStart, text)
      {
        found = (lineStart, mapping.level)
        return
      }
      lostFrom = indentation
    }
  }

  /// libyaml lets lines in brackets begin anywhere; commas at their ends give them away.
  private static func isMaybeInBrackets(_ lineStart: Int, _ text: TextView) -> Bool {
    let upper = text.restOfLine(at: lineStart).upperBound
    return text[upper - 1] == UInt8(ascii: ",") || text.goesOnInBrackets(before: lineStart)
  }
}
