import SwitchyardDiagnostics
import SwitchyardModel
import Testing

@testable import SwitchyardAnalysis

struct WitnessSearchTests {
  @Test func `a step that fails undoes those before it`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { open: { steps: [{ push: detail }, { popTo: other }] } } }
        detail: { events: [share] }
        other: { events: [share] }
      """)
    // 'detail' is on no stack, though nothing here proves it; what is reported is true.
    #expect(checked.summary == ["7: unreachable-screen screens.other"])
  }

  @Test func `screens that push each other without end are gone through once`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      screens:
        home: { events: [openProfile] }
        profile: { events: [openProfile, openPost] }
        post: { events: [openProfile, share] }
      tabs:
        home: { root: home }
        other: { root: home }
      transitions:
        openProfile: { push: profile }
        openPost: { push: post }
      """)
    #expect(checked.summary == ["6: unhandled-event screens.post.events.share"])
    #expect(
      checked.findings[0].message == "'share' is not handled when 'post' is shown in tab 'home' and 1 other place")
  }

  @Test func `guards keep their answer while an event is handled, raises included`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      guards: { isSignedIn: }
      screens:
        home: { events: [buy, see] }
        cart: { events: [pay] }
        offer: { events: [pay] }
      transitions:
        buy: [{ when: isSignedIn, raise: go }, ignore]
        go: [{ when: not isSignedIn, push: cart }, { when: isSignedIn, push: offer }]
        see: ignore
      """)
    #expect(checked.summary == ["8: unhandled-event screens.offer.events.pay"])
  }

  @Test func `each start is a beginning`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: [{ when: isSignedIn, start: home }, { start: welcome }]
      guards: { isSignedIn: }
      screens:
        home: { events: [a] }
        welcome: { events: [b] }
      """)
    #expect(
      checked.summary == ["6: unhandled-event screens.home.events.a", "7: unhandled-event screens.welcome.events.b"])
  }

  @Test func `raises that multiply are cut short`() throws {
    let raises = (0..<10).map { index in
      "  e\(index): { steps: [" + (0..<40).map { _ in "{ raise: e\(index + 1) }" }.joined(separator: ", ") + "] }"
    }
    let graph = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { events: [e0] }
      transitions:
      \(raises.joined(separator: "\n"))
        e10: ignore
      """
    ).graph
    let interpreter = Interpreter(graph, effortLimit: 1_000)
    let launch = try #require(interpreter.launch().first)
    #expect(interpreter.handle(graph.screens[0].emittedEvents[0].event, launch).isEmpty)
    #expect((1_000..<1_500).contains(interpreter.effort))
  }

  @Test func `a chain of three thousand screens is followed to its end`() {
    let screens = (0..<3_000).map { "  s\($0): { transitions: { next\($0): { push: s\($0 + 1) } } }" }
    let checked = CheckedText(
      "switchyard: 1\nname: App\nstart: s0\nscreens:\n" + screens.joined(separator: "\n")
        + "\n  s3000: { events: [share] }", RuleSelection(skipped: ["large-group"]))
    #expect(checked.summary == ["3005: unhandled-event screens.s3000.events.share"])
    let facts = Facts(checked.graph)
    let place = facts.openPlaces.numbers.ownStack
    #expect(facts.witnesses.trace(to: checked.graph.screens[3_000].id, in: place).count == 3_001)
  }

  @Test func `what the app does is tried from every screen where it depends on what lies below`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home:
          transitions:
            one: { push: [belowOne, top] }
            two: { push: [belowTwo, lid] }
            three: { steps: [{ push: underThree }, { present: sheet, dismissable: false }] }
            four: { steps: [{ push: underFour }, { present: cover, style: fullScreen }] }
        belowOne: { events: [a] }
        belowTwo: { events: [b] }
        underThree: { events: [c] }
        underFour: { events: [d] }
        top: { back: false, events: [close] }
        lid: { back: false, events: [close] }
        sheet: { events: [closeAll] }
        cover: { events: [closeAll] }
      transitions:
        close: pop
        closeAll: dismissAll
      """)
    #expect(
      checked.summary == [
        "11: unhandled-event screens.belowOne.events.a", "12: unhandled-event screens.belowTwo.events.b",
        "13: unhandled-event screens.underThree.events.c", "14: unhandled-event screens.underFour.events.d",
      ])
  }
}
