import SwitchyardDiagnostics
import SwitchyardModel
import Testing

@testable import SwitchyardAnalysis

struct UnhandledTests {
  @Test func `an event that nothing handles is unhandled where its screen is shown`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { events: [openHelp] }
      """)
    #expect(checked.summary == ["5: unhandled-event screens.home.events.openHelp"])
    let finding = checked.findings[0]
    #expect(finding.message == "'openHelp' is not handled when 'home' is shown on the stack of 'home'")
    #expect(finding.notes.map(\.message) == ["no level handles 'openHelp' anywhere"])
    #expect(finding.help == "handle it in screens.home.transitions, or in the app's transitions")
  }

  @Test func `an event that only a flow handles is unhandled in another`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: shop
      screens:
        home: { events: [buy] }
        profile: { events: [openChat] }
        chat:
      flows:
        shop: { root: home, transitions: { openChat: { push: chat }, buy: { present: checkout } } }
        checkout: { root: profile }
      """)
    #expect(
      checked.summary == ["6: unhandled-event screens.profile.events.openChat", "7: unreachable-screen screens.chat"])
    let finding = checked.findings[1]
    #expect(finding.message == "'openChat' is not handled when 'profile' is shown in flow 'checkout'")
    #expect(finding.notes.map(\.message) == ["flow 'shop' handles it"])
    #expect(finding.help == "handle it in flows.checkout.transitions, or in the app's transitions")
  }

  @Test func `an event may be handled in one tab and not in another`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      screens:
        one: { transitions: { show: { push: detail } } }
        two: { transitions: { show: { push: detail } } }
        three: { transitions: { show: { push: detail } } }
        detail: { events: [share] }
      tabs:
        one: { root: one, transitions: { share: ignore } }
        two: { root: two }
        three: { root: three }
      """)
    #expect(checked.summary == ["7: unhandled-event screens.detail.events.share"])
    let finding = checked.findings[0]
    #expect(finding.message == "'share' is not handled when 'detail' is shown in tab 'two' and 1 other place")
    #expect(
      finding.notes.map(\.message) == [
        "not handled in tab 'two'", "not handled in tab 'three'", "tab 'one' handles it",
      ])
  }

  @Test func `a modal is no part of the tab below it`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      screens:
        home: { events: [share], transitions: { open: { present: detail } } }
        detail: { events: [share], transitions: { more: { present: more, stack: true } } }
        more: { events: [share] }
      tabs:
        home: { root: home, transitions: { share: ignore } }
      """)
    #expect(
      checked.summary == [
        "5: unhandled-event screens.detail.events.share", "6: unhandled-event screens.more.events.share",
      ])
    #expect(checked.findings[0].message == "'share' is not handled when 'detail' is shown as a modal without a stack")
    #expect(checked.findings[1].message == "'share' is not handled when 'more' is shown on the stack of 'more'")
  }

  @Test func `what a dismissal uncovers is a place like any other`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { open: { steps: [{ push: detail }, { present: login }] } } }
        detail: { events: [share] }
        login: { transitions: { done: dismiss } }
      """)
    #expect(checked.summary == ["6: unhandled-event screens.detail.events.share"])
  }

  @Test func `what lies below a screen that can't be left is never shown`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { open: { push: [hidden, top] } } }
        hidden: { events: [share] }
        top: { back: false }
      """)
    #expect(checked.summary == [])
  }

  @Test func `going back, swiping and tapping tabs uncover places`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      screens:
        one: { transitions: { open: { push: [below, top] }, ask: { steps: [{ push: under }, { present: sheet }] } } }
        below: { events: [a] }
        top:
        under: { back: false, events: [b] }
        sheet:
        two: { events: [c] }
      tabs:
        one: { root: one }
        two: { root: two }
      """)
    #expect(
      checked.summary == [
        "5: unhandled-event screens.below.events.a", "7: unhandled-event screens.under.events.b",
        "9: unhandled-event screens.two.events.c",
      ])
  }

  @Test func `a full screen modal can't be swiped away, and a hidden tab bar not be tapped`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      screens:
        one: { tabBar: hidden, transitions: { ask: { steps: [{ push: under }, { present: wall, style: fullScreen }] } } }
        under: { events: [b] }
        wall:
        two: { events: [c] }
      tabs:
        one: { root: one }
        two: { root: two }
      """)
    #expect(checked.summary == [])
  }

  @Test func `a raise after a dismissal is handled where it lands`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      screens:
        home: { transitions: { buy: { present: payment } } }
        payment: { transitions: { paid: { steps: [dismiss, { raise: orderPlaced }] } } }
        receipt: { events: [share] }
      tabs:
        home: { root: home, transitions: { orderPlaced: { push: receipt } } }
      """)
    #expect(checked.summary == ["6: unhandled-event screens.receipt.events.share"])
    #expect(checked.findings[0].message == "'share' is not handled when 'receipt' is shown in tab 'home'")
  }

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

  @Test func `another tab is crossed into by 'tab'`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      screens:
        one: { tabBar: hidden, transitions: { open: { tab: two, setAfterRoot: detail } } }
        two: { tabBar: hidden }
        detail: { back: false, events: [share] }
      tabs:
        one: { root: one, transitions: { share: ignore } }
        two: { root: two }
      """)
    #expect(checked.summary == ["6: unhandled-event screens.detail.events.share"])
    #expect(checked.findings[0].message == "'share' is not handled when 'detail' is shown in tab 'two'")
  }

  @Test func `a list whose guards may all refuse is a handler all the same`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      guards: { isSignedIn: }
      screens:
        home: { events: [buy] }
        cart:
      transitions:
        buy: [{ when: isSignedIn, push: cart }]
      """)
    #expect(checked.summary == [])
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

  @Test func `an external event is unhandled wherever nothing takes it`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: onboarding
      screens:
        welcome: { transitions: { finish: { start: tabs } } }
        feed: { transitions: { open: { push: post }, sessionExpired: { start: onboarding } } }
        post:
      flows:
        onboarding: { root: welcome }
      tabs:
        feed: { root: feed }
      external:
        sessionExpired:
      """)
    #expect(checked.summary == ["13: unhandled-event external.sessionExpired"])
    let finding = checked.findings[0]
    #expect(
      finding.message
        == "external event 'sessionExpired' is not handled when 'post' is shown in tab 'feed' and 1 other place")
    #expect(
      finding.notes.map(\.message) == [
        "not handled in tab 'feed' by 'post'", "not handled in flow 'onboarding' by 'welcome'",
        "'feed' handles it itself",
      ])
  }

  @Test func `an event of an unreachable screen is not reported again`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home:
        archive: { events: [share] }
      """)
    #expect(checked.summary == ["6: unreachable-screen screens.archive"])
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
}
