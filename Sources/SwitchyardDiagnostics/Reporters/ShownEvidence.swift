/// Evidence as a line of text holds it. A way of a hundred steps, or a stack of a hundred screens, is told by its ends;
/// the JSON report has all of it.
extension Finding.Evidence {
  /// `launch → a.x → b.y → … 88 more → c.z`: how it begins, and more of how it ends, where the fault is.
  var shownWay: String {
    shortened(how, at: " → ")
  }

  /// The layers from the bottom to the top, each with its stack.
  var shownConfiguration: String {
    let layers = now.parts(between: " · ").map { shortened(String($0), at: ", ") }
    return shortened(layers.joined(separator: " · "), at: " · ")
  }
}

/// How many parts of a long text are shown: those at its beginning, and those at its end.
private let shown = (first: 4, last: 7)

private func shortened(_ text: String, at separator: String) -> String {
  let parts = text.parts(between: separator)
  // One part more than is shown would be taken out for words that are as long.
  guard parts.count > shown.first + shown.last + 1 else { return text }
  let left = "… " + String(parts.count - shown.first - shown.last) + " more"
  return (parts.prefix(shown.first).map(String.init) + [left] + parts.suffix(shown.last).map(String.init))
    .joined(separator: separator)
}

extension String {
  /// What stands before, between and behind the separators.
  fileprivate func parts(between separator: String) -> [Substring] {
    let bytes = Array(separator.utf8)
    var parts: [Substring] = []
    var (start, place) = (startIndex, startIndex)
    while place < endIndex {
      if utf8[place...].starts(with: bytes) {
        parts.append(self[start..<place])
        place = utf8.index(place, offsetBy: bytes.count)
        start = place
      } else {
        place = utf8.index(after: place)
      }
    }
    return parts + [self[start...]]
  }
}
