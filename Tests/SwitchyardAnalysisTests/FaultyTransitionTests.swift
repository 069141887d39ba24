import SwitchyardDiagnostics
import SwitchyardModel
import Testing

@testable import SwitchyardAnalysis

struct FaultyTransitionTests {
  @Test func `an event is unhandled beside a transition that has a fault`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { events: [share], transitions: { open: { push: archiv } } }
      """)
    #expect(
      checked.summary == [
        "5: unhandled-event screens.home.events.share", "5: unknown-reference screens.home.transitions.open",
      ])
  }

  @Test func `a level whose handler has a fault handles the event, though nobody knows how`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { events: [share, open] }
        detail: { events: [send] }
      transitions:
        share: { push: shareShet }
        open: [{ push: detial }, { push: detail }]
      """)
    #expect(
      checked.summary == [
        "8: unknown-reference transitions.share", "9: unknown-reference transitions.open[0]",
      ])
  }

  @Test func `nothing is called unhandled where a part of the text can't be read`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { events: [share] }
      transitions: [share]
      """)
    #expect(checked.summary == ["6: wrong-type transitions"])
  }

  @Test func `a trap is told where its own layer is presented`() throws {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home:
          transitions:
            go:
              steps:
                - { present: fine, stack: true }
                - { present: stuck, style: fullScreen }
        fine:
        stuck: { transitions: { more: ignore } }
      """, RuleSelection(only: ["modal-trap"]))
    #expect(try checked.place(of: #require(checked.finding("modal-trap"))) == "10:15")
  }
}
