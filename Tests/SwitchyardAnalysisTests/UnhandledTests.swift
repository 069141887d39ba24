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

  @Test func `a handler under a name that no screen emits may have been meant`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { events: [openB, share] }
      transitions:
        openb: { push: home }
        share: { push: home }
      """)
    #expect(checked.findings.map(\.rule.id) == ["unhandled-event"])
    #expect(
      checked.findings[0].notes.map(\.message) == [
        "no level handles 'openB' anywhere", "'openb' is handled here, and no screen emits it",
      ])
    #expect(
      checked.findings[0].help
        == "did you mean 'openb'? If not, handle it in screens.home.transitions, or in the app's transitions")
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
        == "external event 'sessionExpired' is not handled when 'welcome' is shown in flow 'onboarding' and 1 other place"
    )
    #expect(
      finding.notes.map(\.message) == [
        "not handled in flow 'onboarding' by 'welcome'", "not handled in tab 'feed' by 'post'",
        "'feed' handles it itself",
      ])
  }

  @Test func `of many screens that leave an external event to nobody, the first are named`() {
    let screens = (1...8).map { "  s\($0): { transitions: { next\($0): { push: s\($0 + 1) } } }" }
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: flow
      screens:
      \(screens.joined(separator: "\n"))
        s9: { transitions: { expired: ignore } }
      flows: { flow: { root: s1 } }
      external: { expired: }
      """)
    #expect(
      checked.findings.flatMap(\.notes).map(\.message) == [
        "not handled in flow 'flow' by 's1', 's2', 's3', 's4', 's5' and 3 more", "'s9' handles it itself",
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
}
