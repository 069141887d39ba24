/// One line of a text as a terminal shows it, and the stroke below the part that is meant.
///
/// ```
/// openChat: {}
/// ^~~~~~~~
/// ```
struct SourceExcerpt {
  /// The line, or as much of a long one as stands around the span.
  private(set) var text = ""
  /// Columns before the first one that is underlined.
  private(set) var indentation = 0
  /// Columns that are underlined: at least one, even where the span is empty or stands at the line's end.
  private(set) var width = 1

  /// - Parameters:
  ///   - line: a slice of the file, so that its indices are offsets.
  ///   - span: offsets in the file; what reaches past the line is not underlined.
  ///   - columns: how long a line may be.
  init(line: ArraySlice<UInt8>, span: Range<Int>, columns: Int = 110) {
    let lower = min(max(span.lowerBound, line.startIndex), line.endIndex)
    let upper = min(max(span.upperBound, lower), line.endIndex)
    // No more of the line is looked at than can be shown: a hundred findings in a line of a megabyte cost no more
    // than in a short one. A column rarely takes more than four bytes.
    let reach = columns * 4
    let window = max(line.startIndex, lower - reach)..<min(line.endIndex, lower + reach)
    let glyphs = Glyphs(line[window])

    let first = glyphs.index(at: lower)
    let last = upper > lower ? min(glyphs.index(at: upper - 1) + 1, glyphs.count) : first
    let shown = shownRange(
      of: glyphs, around: first..<last, columns: columns,
      isCutBefore: window.lowerBound > line.startIndex, isCutAfter: window.upperBound < line.endIndex)

    if shown.isCutBefore { text += "…" }
    text += glyphs.text(of: shown.range)
    if shown.isCutAfter { text += "…" }
    indentation = glyphs.width(of: shown.range.lowerBound..<first) + (shown.isCutBefore ? 1 : 0)
    width = max(1, glyphs.width(of: first..<min(last, shown.range.upperBound)))
  }
}

/// The characters of a part of a line that are shown, and whether others stand before or behind them.
private struct ShownRange {
  var range: Range<Int>
  var isCutBefore: Bool
  var isCutAfter: Bool
}

/// Chooses what to show of a line: from its beginning where the span fits in then, else from a little before the span.
private func shownRange(
  of glyphs: Glyphs, around span: Range<Int>, columns: Int, isCutBefore: Bool, isCutAfter: Bool
) -> ShownRange {
  var start = 0
  if isCutBefore || glyphs.column(at: span.upperBound) > columns {
    start = span.lowerBound
    let room = max(columns / 4, columns - glyphs.width(of: span))
    while start > 0, glyphs.width(of: start - 1..<span.lowerBound) <= room { start -= 1 }
  }
  var end = start
  while end < glyphs.count, glyphs.width(of: start..<end + 1) <= columns { end += 1 }
  return ShownRange(
    range: start..<end, isCutBefore: isCutBefore || start > 0, isCutAfter: isCutAfter || end < glyphs.count)
}
