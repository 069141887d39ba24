/// The search for a line from which libyaml can read again, as the next key of a mapping that was open where it broke
/// off.
///
/// Sound means: the line is that mapping's next key in every reading of the text. So it begins with a key beyond doubt,
/// in the column of the mapping's other keys, and no line since the fault is indented less.
struct ResumePoint {
  /// Where the line begins, and the mapping's number among the open collections, which is nil where no root has been
  /// read yet.
  private(set) var found: (offset: Int, level: Int?)?

  /// The column from which on the open collections may lack something: a line that was passed over may be meant for the
  /// collection in whose column it begins, or, if there is none, for the next one before.
  private(set) var lostFrom: Int

  /// - Parameters:
  ///   - mappings: The open mappings in block style: the column where their keys begin, and their level.
  ///   - columns: The columns where open collections in block style begin, lists included.
  init(behind cut: Cut, in text: TextView, mappings: [(indentation: Int, level: Int?)], columns: [Int]) {
    func owner(of indentation: Int) -> Int {
      columns.last { $0 <= indentation } ?? indentation
    }
    let ofBrokenLine = cut.isKeyRead ? cut.indentation + 1 : owner(of: cut.indentation)
    lostFrom = cut.isOrderlyEnd ? Int.max : ofBrokenLine
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
      lostFrom = owner(of: indentation)
    }
  }

  /// libyaml lets lines in brackets begin anywhere; commas at their ends give them away.
  private static func isMaybeInBrackets(_ lineStart: Int, _ text: TextView) -> Bool {
    let upper = text.restOfLine(at: lineStart).upperBound
    return text[upper - 1] == UInt8(ascii: ",") || text.goesOnInBrackets(before: lineStart)
  }
}
