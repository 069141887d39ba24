/// Shows findings to people: the place, the line with the part that is meant underlined, what belongs to it, and what
/// would make it right.
///
/// ```
/// App.routes.yaml:31:7: error: 'openChat' is not handled when 'profile' is shown in flow 'checkout' [unhandled-event]
///    31 |       openChat:
///       |       ^~~~~~~~
///    how: launch → feed.buy (isSignedIn) → cart.openProfile
///    now: tabs(feed): feed · sheet checkout: cart, profile
///    help: handle it in flows.checkout.transitions, or in the app's transitions
/// ```
package struct TextReporter: Reporter {
  private let style: TerminalStyle
  private let showsKnown: Bool

  /// - Parameter showsKnown: whether findings that a baseline holds are shown, too, as a `known error`.
  package init(style: TerminalStyle = .plain, showsKnown: Bool = false) {
    self.style = style
    self.showsKnown = showsKnown
  }

  package func write(_ report: Report, to text: inout String) {
    var locator = SourceLocator(report.sources)
    for finding in showsKnown ? report.allFindings : report.findings {
      writeHeading(of: finding, at: locator.place(of: finding.span), to: &text)
      writeExcerpt(of: finding.span, with: &locator, to: &text)
      if let evidence = finding.evidence {
        writeDetail("how", evidence.shownWay.printable, to: &text)
        writeDetail("now", evidence.shownConfiguration.printable, to: &text)
      }
      for note in finding.notes.prefix(shownNotes) { write(note, with: &locator, to: &text) }
      if finding.notes.count > shownNotes {
        let rest = finding.notes.count - shownNotes
        let noun = rest == 1 ? " more place like these" : " more places like these"
        writeDetail("note", "and " + String(rest) + noun, to: &text)
      }
      if let help = finding.help { writeDetail("help", help.printable, to: &text) }
    }
  }

  private func writeHeading(of finding: Finding, at place: SourceLocator.Place, to text: inout String) {
    text += style.bold(place.heading + ":")
    text += finding.isKnown ? style.dim(" known") + " " : " "
    text += style.severity(finding.severity) + ": "
    text += style.bold(finding.message.printable)
    text += style.dim(" [" + finding.rule.id + "]") + "\n"
  }

  private func write(_ note: Finding.Note, with locator: inout SourceLocator, to text: inout String) {
    guard let span = note.span else { return writeDetail("note", note.message.printable, to: &text) }
    writeDetail("note", locator.place(of: span).heading + ": " + note.message.printable, to: &text)
    writeExcerpt(of: span, with: &locator, to: &text)
  }

  private func writeDetail(_ label: String, _ message: String, to text: inout String) {
    text += "   " + style.label(label + ":") + " " + message + "\n"
  }

  private func writeExcerpt(of span: SourceSpan, with locator: inout SourceLocator, to text: inout String) {
    let lines = locator.lines(of: span.file)
    let number = lines.position(at: span.lowerBound).line
    let excerpt = SourceExcerpt(line: lines.line(number), span: Int(span.lowerBound)..<Int(span.upperBound))
    let label = String(number)
    let gutter = String(repeating: " ", count: max(gutterWidth - label.utf8.count, 0))
    text += style.dim(gutter + label + " |") + (excerpt.text.isEmpty ? "" : " " + excerpt.text) + "\n"
    text += style.dim(String(repeating: " ", count: max(gutterWidth, label.utf8.count)) + " |")
    text += String(repeating: " ", count: 1 + excerpt.indentation)
    text += style.stroke("^" + String(repeating: "~", count: excerpt.width - 1)) + "\n"
  }
}

/// Columns of the line numbers; longer ones move the line to the right.
private let gutterWidth = 5

/// Places like a shared event's contexts can be a hundred; a person needs a few of them, a program gets them all.
private let shownNotes = 8
