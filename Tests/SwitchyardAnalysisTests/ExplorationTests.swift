import SwitchyardDiagnostics
import SwitchyardModel
import Testing

@testable import SwitchyardAnalysis

struct ExplorationTests {
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
      """, .butDeadEnds)
    #expect(
      checked.summary == [
        "5: failing-transition screens.home.transitions.open", "6: unreachable-screen screens.detail",
        "7: unreachable-screen screens.other",
      ])
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
      """, .butDeadEnds)
    #expect(
      checked.summary == [
        "7: unreachable-screen screens.cart", "8: unhandled-event screens.offer.events.pay",
        "11: dead-alternative transitions.go[0]",
      ])
  }

  @Test func `an else of an else is done where both before it fail, in an app without end`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      screens:
        home: { transitions: { open: { popTo: gone, else: { popTo: gone, else: { setAfterRoot: detail } } }, more: { present: home } } }
        detail: { transitions: { back: { popTo: home } } }
        gone:
      tabs:
        home: { root: home }
      """)
    #expect(checked.summary == ["6: unreachable-screen screens.gone"])
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

  @Test func `a chain of a thousand screens is followed to its end`() {
    let screens = (0..<1_000).map { "  s\($0): { transitions: { next\($0): { push: s\($0 + 1) } } }" }
    let checked = CheckedText(
      "switchyard: 1\nname: App\nstart: s0\nscreens:\n" + screens.joined(separator: "\n")
        + "\n  s1000: { events: [share] }", RuleSelection(skipped: ["dead-end", "large-group"]))
    #expect(checked.summary == ["1005: unhandled-event screens.s1000.events.share"])
    #expect(checked.findings[0].evidence?.actions.count == 1_002)
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

  @Test func `an action that raises more than anybody could follow is left out, and that is said`() {
    let levels = (0..<9).map { level in
      "  e\(level): { steps: [" + Array(repeating: "{ raise: e\(level + 1) }", count: 40).joined(separator: ", ")
        + "] }"
    }
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { events: [e0], transitions: { open: { push: other } } }
        other: { transitions: { up: { steps: [pop, pop] } } }
      transitions:
      \(levels.joined(separator: "\n"))
        e9: ignore
      """, .butDeadEnds)
    #expect(checked.isCutShort)
    #expect(checked.summary == ["6: failing-transition screens.other.transitions.up"])
  }

  /// None of these may take a depth of the call stack that grows with the spec.
  @Test(arguments: ["modals", "raises", "steps"])
  func `what is very deep is gone through to its end`(_ shape: String) {
    let depth = 2_000
    let lines =
      switch shape {
      case "modals":
        (0..<depth).map { "  s\($0): { transitions: { open\($0): { present: s\($0 + 1) } } }" } + [
          "  s\(depth): { transitions: { close: { steps: [{ dismiss: s1 }, { dismiss: s1 }] } } }"
        ]
      case "raises":
        ["  s0: { events: [e0] }", "  last: { transitions: { close: pop } }", "transitions:"]
          + (0..<depth).map { "  e\($0): { steps: [{ raise: e\($0 + 1) }, { push: last }] }" } + ["  e\(depth): pop"]
      default:
        [
          "  s0: { transitions: { go: { steps: ["
            + Array(repeating: "{ push: s0 }, pop, ", count: depth).joined() + "pop] } } }"
        ]
      }
    let checked = CheckedText(
      "switchyard: 1\nname: App\nstart: s0\nscreens:\n" + lines.joined(separator: "\n"),
      RuleSelection(only: ["failing-transition"]))
    #expect(checked.summary.count == (shape == "raises" ? 0 : 1))
    #expect(checked.isCutShort == (shape == "raises"))
  }

  @Test func `alternatives of many guards are taken one by one where they have too many answers together`() {
    let guards = (0..<60).map { "g\($0): " }.joined(separator: ", ")
    let alternatives = (0..<30).map { "{ when: [g\(2 * $0), g\(2 * $0 + 1)], push: \($0 == 29 ? "last" : "home") }" }
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      guards: { \(guards) }
      screens:
        home: { transitions: { go: [\(alternatives.joined(separator: ", ")), { when: [g0, not g0], push: never }] } }
        last: { events: [share] }
        never:
      """, RuleSelection(skipped: ["large-group", "dead-end"]))
    #expect(checked.isCutShort)
    #expect(
      checked.summary.filter { !$0.contains("inexhaustive") } == [
        "6: dead-alternative screens.home.transitions.go[30]", "7: unhandled-event screens.last.events.share",
        "8: unreachable-screen screens.never",
      ])
  }

  @Test func `raises that take away and put up again without end are told, and nothing else is looked for`() {
    for steps in ["{ pop: true, else: ignore }", "{ pop: true, else: ignore }, { pop: true, else: ignore }"] {
      let checked = CheckedText(
        """
        switchyard: 1
        name: App
        start: home
        screens:
          home: { transitions: { go: { push: item } } }
          item: { transitions: { go: { steps: [\(steps), { push: item }, { raise: go }] } } }
        """, RuleSelection())
      #expect(checked.summary == ["6: raise-loop screens.item.transitions.go"])
      #expect(!checked.isCutShort)
    }
  }
}
