/// A text in which «…» stands around what findings are to underline, one pair of marks for each finding.
package struct MarkedText {
  package struct Mark {
    /// As editors and compilers count: from 1, columns in bytes of UTF-8.
    package var line: Int
    package var column: Int
    /// What stands between the marks.
    package var text: String
  }

  /// The text without its marks.
  package let text: String
  /// In the order of the text.
  package let marks: [Mark]

  package init(_ marked: String) {
    var text = ""
    var marks: [Mark] = []
    var open: [Int] = []
    var line = 1
    var column = 1
    for character in marked {
      switch character {
      case "«":
        open.append(marks.count)
        marks.append(Mark(line: line, column: column, text: ""))
      case "»":
        open.removeLast()
      default:
        for index in open { marks[index].text.append(character) }
        text.append(character)
        column += character.utf8.count
        if character.isNewline { (line, column) = (line + 1, 1) }
      }
    }
    self.text = text
    self.marks = marks
  }
}
