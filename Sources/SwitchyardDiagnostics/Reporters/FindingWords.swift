/// A finding told at some length, for forms that have room for one text.
extension Finding {
  /// What is wrong and what would make it right, on one line: `there is no screen 'itme'; did you mean 'item'?`.
  var summary: String {
    message.brief + (help.map { "; " + $0.brief } ?? "")
  }

  /// What belongs to the message, a line each: the way to the fault, what is shown there, notes, and the help.
  ///
  /// - Parameter place: where a note is, as it is shown before its message; nil leaves the note out.
  func details(placing place: (SourceSpan) -> String?) -> [String] {
    var lines: [String] = []
    if let evidence {
      lines.append("how: " + evidence.shownWay.brief)
      lines.append("now: " + evidence.shownConfiguration.brief)
    }
    for note in notes {
      let message = note.message.brief
      guard let span = note.span else {
        lines.append("note: " + message)
        continue
      }
      if let place = place(span) { lines.append("note: " + place + ": " + message) }
    }
    if let help { lines.append("help: " + help.brief) }
    return lines
  }
}
