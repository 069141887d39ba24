/// Shows findings as the Swift compiler does, one line each, so that Xcode and SwiftPM take them for diagnostics.
///
/// ```
/// App.routes.yaml:31:7: error: 'openChat' is not handled when 'profile' is shown in flow 'checkout' [unhandled-event]
/// App.routes.yaml:31:7: note: how: launch → feed.buy (isSignedIn) → cart.openProfile
/// App.routes.yaml:31:7: note: now: tabs(feed): feed · sheet checkout: cart, profile
/// App.routes.yaml:31:7: note: handle it in flows.checkout.transitions, or in the app's transitions
/// ```
package struct XcodeReporter: Reporter {
  package init() {}

  package func write(_ report: Report, to text: inout String) {
    var locator = SourceLocator(report.sources)
    for finding in report.findings {
      let heading = locator.place(of: finding.span).heading
      text += heading + ": " + finding.severity.rawValue + ": " + finding.message.printable
      text += " [" + finding.rule.id + "]\n"
      if let evidence = finding.evidence {
        text += heading + ": note: how: " + evidence.shownWay.printable + "\n"
        text += heading + ": note: now: " + evidence.shownConfiguration.printable + "\n"
      }
      for note in finding.notes {
        let place = note.span.map { locator.place(of: $0).heading } ?? heading
        text += place + ": note: " + note.message.printable + "\n"
      }
      if let help = finding.help { text += heading + ": note: " + help.printable + "\n" }
    }
  }
}
