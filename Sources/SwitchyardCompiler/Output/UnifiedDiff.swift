import SwitchyardDiagnostics

/// Shows how two texts differ, in the form of `diff -u`, cut where it grows longer than a person reads.
package struct UnifiedDiff {
  private let path: String
  private let newName: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let steps: [LineDiff.Step]

  /// - Parameter newName: what the new text is called beside the path.
  package init(of path: String, from old: [UInt8], to new: [UInt8], newName: String = "generated") {
    self.path = path
    self.newName = newName
    self.old = lines(of: old)
    self.new = lines(of: new)
    steps = LineDiff(from: self.old, to: self.new).steps
  }

  /// Adds the diff to `text`: lines that are on disk and go have a minus, those that come have a plus.
  package func write(to text: inout String) {
    text += "--- " + path.printable + "\n+++ " + path.printable + " (" + newName + ")\n"
    var shown = 0
    for hunk in hunks() {
      guard shown < shownLines else { break }
      shown += write(hunk, limit: shownLines - shown, to: &text)
    }
    let changed = steps.count { $0 != .keep }
    if shown >= shownLines { text += "… \(changed) lines differ in all\n" }
  }

  /// Stretches of steps with their context; those whose contexts touch are one.
  private func hunks() -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in steps.indices where steps[index] != .keep {
      let range = max(0, index - contextLines)..<min(steps.count, index + contextLines + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func write(_ hunk: Range<Int>, limit: Int, to text: inout String) -> Int {
    let before = steps[..<hunk.lowerBound]
    var (oldLine, newLine) = (before.count { $0 != .insert }, before.count { $0 != .remove })
    let (oldCount, newCount) = (steps[hunk].count { $0 != .insert }, steps[hunk].count { $0 != .remove })
    text += "@@ -" + place(oldLine, oldCount) + " +" + place(newLine, newCount) + " @@\n"
    for step in steps[hunk].prefix(limit) {
      let line = step == .insert ? new[newLine] : old[oldLine]
      let mark = step == .keep ? " " : step == .insert ? "+" : "-"
      text += mark + shown(line) + "\n"
      if step != .insert { oldLine += 1 }
      if step != .remove { newLine += 1 }
    }
    return hunk.count
  }

  /// The first line of a side, counted from 1, and how many; a side without lines names the one before it.
  private func place(_ line: Int, _ count: Int) -> String {
    count == 0 ? "\(line),0" : count == 1 ? "\(line + 1)" : "\(line + 1),\(count)"
  }

  private func shown(_ line: ArraySlice<UInt8>) -> String {
    guard line.last == lineFeed else { return shownText(line) + "\n\\ No newline at end of file" }
    return shownText(line.dropLast())
  }

  private func shownText(_ line: ArraySlice<UInt8>) -> String {
    let text = String(decoding: line.prefix(lineLength), as: UTF8.self).printable
    return line.count > lineLength ? text + "…" : text
  }
}

private let contextLines = 3
private let shownLines = 60
private let lineLength = 200

private let lineFeed = UInt8(ascii: "\n")

/// The lines with what ends them, so that a text without a last line feed differs from one with it.
private func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  while start < text.count {
    let end = text[start...].firstIndex(of: lineFeed).map { $0 + 1 } ?? text.count
    lines.append(text[start..<end])
    start = end
  }
  return lines
}
