import SwitchyardDiagnostics
import Testing

/// Where a spec says what comes of each step on the way to a fault.
struct StepDeclarationTests {
  /// `launch at 5:3`, step by step.
  private func steps(_ rule: String, in text: String) throws -> [String] {
    let checked = CheckedText(text, .butDeadEnds)
    let evidence = try #require(checked.finding(rule)?.evidence)
    return evidence.steps.map { "\($0.words) at \(checked.place(of: $0.span))" }
  }

  @Test func `an event stands where it is handled, and where it is emitted when nobody does`() throws {
    #expect(
      try steps(
        "unhandled-event",
        in: """
          switchyard: 1
          name: App
          tabs: { first: { root: home }, second: { root: more } }
          screens:
            home: { events: [open] }
            more: { events: [open, share] }
            next:
          transitions:
            open: [{ when: isOpen, push: next }, { popToRoot: }]
          guards: { isOpen: In words. }
          """) == ["launch at 5:3", "tap second at 3:32", "more.share at 6:26"])
  }

  @Test func `an alternative stands where it is written, and going back where one comes to`() throws {
    #expect(
      try steps(
        "failing-transition",
        in: """
          switchyard: 1
          name: App
          start: home
          screens:
            home: { events: [open] }
            next: { transitions: { close: { popTo: next }, more: { steps: [pop, pop] } } }
          transitions:
            open: [{ when: isOpen, push: next }, ignore]
          guards: { isOpen: In words. }
          """) == ["launch at 5:3", "home.open (isOpen) at 8:10", "next.more at 6:56"])
  }

  @Test func `a link and what the system raises stand in their own sections`() throws {
    #expect(
      try steps(
        "failing-transition",
        in: """
          switchyard: 1
          name: App
          start: home
          screens: { home: { transitions: { open: ignore } }, alone: { transitions: { close: dismiss } } }
          links: { schemes: [app], paths: { /alone: { present: alone } } }
          external: { locked: }
          transitions: { locked: { push: home } }
          """) == ["launch at 4:12", "open app://alone at 5:43", "system locked at 7:24"])
    #expect(
      try steps(
        "unhandled-event",
        in: """
          switchyard: 1
          name: App
          start: home
          screens: { home: { transitions: { open: ignore } } }
          external: { locked: }
          """) == ["launch at 4:12", "system locked at 5:13"])
  }
}
