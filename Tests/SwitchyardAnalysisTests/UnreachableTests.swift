import SwitchyardDiagnostics
import SwitchyardModel
import Testing

@testable import SwitchyardAnalysis

struct UnreachableTests {
  @Test func `a screen that nothing shows is unreachable`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { open: { push: detail } } }
        detail:
        archive:
      """)
    #expect(checked.summary == ["7: unreachable-screen screens.archive"])
    let finding = checked.findings[0]
    #expect(finding.message == "'archive' can't be reached: no transition, link, tab or flow shows it")
    #expect(finding.help == "show it with a transition or a link, or remove it")
    #expect(finding.notes.isEmpty)
  }

  @Test func `the place is the screen's name, also behind an emoji`() throws {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens: { home: { title: "🏠" }, archive: }
      """)
    let finding = try #require(checked.finding("unreachable-screen"))
    #expect(checked.place(of: finding) == "4:37")
  }

  @Test func `a screen reached only from an unreachable screen is unreachable too`() throws {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home:
        old: { transitions: { more: { push: older }, close: pop } }
        older:
      """)
    #expect(checked.summary == ["6: unreachable-screen screens.old", "7: unreachable-screen screens.older"])
    #expect(checked.findings[0].notes.map(\.message) == ["so its transitions 'more' and 'close' are never taken"])
    #expect(checked.findings[1].message == "'older' can't be reached: what would show it never happens")
    #expect(checked.findings[1].notes.map(\.message) == ["'old' shows it, but can't be reached itself"])
    #expect(checked.findings[1].help == "make 'old' reachable, or remove both")
  }

  @Test func `a screen that only it itself shows is told so, and not to be made reachable first`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home:
        library: { transitions: { more: { push: library } } }
      """)
    #expect(checked.summary == ["6: unreachable-screen screens.library"])
    let finding = checked.findings[0]
    #expect(
      finding.message == "'library' can't be reached: no other screen's transition, link, tab or flow shows it")
    #expect(
      finding.notes.map(\.message) == ["only the screen itself shows it", "so its transition 'more' is never taken"])
    #expect(finding.help == "show it from elsewhere, with a transition or a link, or remove it")
  }

  @Test func `screens that only lead to each other are unreachable`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home:
        one: { transitions: { next: { push: two } } }
        two: { transitions: { next: { push: one } } }
      """)
    #expect(checked.summary == ["6: unreachable-screen screens.one", "7: unreachable-screen screens.two"])
  }

  @Test func `a flow that nothing presents is unreachable, and its root with it`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home:
        cart:
      flows:
        checkout: { root: cart }
      """)
    #expect(checked.summary == ["6: unreachable-screen screens.cart", "8: unreachable-flow flows.checkout"])
    #expect(
      checked.findings[0].notes.map(\.message) == ["it is the root of flow 'checkout', which can't be reached itself"])
    #expect(checked.findings[1].message == "flow 'checkout' can't be reached: nothing presents or starts it")
    #expect(checked.findings[1].help == "present or start it, or remove it")
  }

  @Test func `tabs are unreachable where the tab bar is never started`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: welcome
      screens:
        welcome: { transitions: { finish: { tab: feed, push: post } } }
        feed:
        post:
      tabs:
        feed: { root: feed }
      """)
    #expect(checked.summary == ["6: unreachable-screen screens.feed", "7: unreachable-screen screens.post"])
    #expect(
      checked.findings[0].notes.map(\.message) == ["it is the root of tab 'feed', but the tab bar is never started"])
  }

  @Test func `links, external events and raises show screens`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { finish: { raise: done } } }
        linked:
        warning:
        thanks:
      external:
        lowBattery:
      transitions:
        lowBattery: { present: warning }
        done: { push: thanks }
      links:
        schemes: [app]
        paths: { /linked: { push: linked } }
      """)
    #expect(checked.summary == [])
  }

  @Test func `what the app does with an event that nobody emits shows nothing`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home:
        help:
      transitions:
        openHelp: { push: help }
      """)
    #expect(checked.summary == ["6: unreachable-screen screens.help"])
    #expect(
      checked.findings[0].notes.map(\.message) == [
        "the app's 'openHelp' shows it, but no screen that can be reached emits it"
      ])
  }

  @Test func `what a flow handles counts only for screens that stand in it`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { events: [next], transitions: { buy: { present: checkout } } }
        cart:
        payment:
      flows:
        checkout: { root: cart, transitions: { next: { push: payment } } }
      transitions:
        next: ignore
      """)
    #expect(checked.summary == ["7: unreachable-screen screens.payment"])
    #expect(
      checked.findings[0].notes.map(\.message) == [
        "'next' in flow 'checkout' shows it, but no screen that is shown there emits it"
      ])
    #expect(checked.findings[0].help == "let that happen, or remove 'payment'")
  }

  @Test func `nothing can be pushed where there is no stack`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      screens:
        home: { events: [more], transitions: { help: { present: help } } }
        help: { transitions: { next: { push: details } } }
        details:
        other:
      tabs:
        home: { root: home, stack: false, transitions: { more: { push: other } } }
      """)
    #expect(checked.summary == ["6: unreachable-screen screens.details", "7: unreachable-screen screens.other"])
  }

  @Test func `a presented screen with a stack of its own can push`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { help: { present: help, stack: true } } }
        help: { transitions: { next: { push: details } } }
        details:
      """)
    #expect(checked.summary == [])
  }

  @Test func `after a dismissal a step acts on what lies below`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      screens:
        home: { transitions: { find: { present: search } } }
        search: { transitions: { choose: { steps: [dismiss, { push: result }] } } }
        result: { events: [next] }
        last:
      tabs:
        home: { root: home, transitions: { next: { push: last } } }
      """)
    #expect(checked.summary == [])
  }

  @Test func `a tab's transitions see what another tab's screen sends there`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      screens:
        one: { transitions: { open: { tab: two, push: detail } } }
        two:
        detail: { events: [next] }
        last:
      tabs:
        one: { root: one }
        two: { root: two, transitions: { next: { push: last } } }
      """)
    #expect(checked.summary == [])
  }

  @Test func `an alternative behind one that always holds shows nothing`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { open: [{ push: one }, { push: two }] } }
        one:
        two:
      """)
    #expect(checked.summary == ["7: unreachable-screen screens.two"])
  }

  @Test func `where a screen always takes an event, nothing outward gets it`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      guards: { isOpen: }
      screens:
        home: { transitions: { one: ignore, two: { when: isOpen, pop: } } }
        afterOne:
        afterTwo:
      transitions: { one: { push: afterOne }, two: { push: afterTwo } }
      """)
    #expect(checked.summary == ["7: unreachable-screen screens.afterOne"])
  }

  @Test func `what is done instead of what fails counts`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { open: { popTo: other, else: { present: fallback } } } }
        other:
        fallback:
      """)
    #expect(checked.summary == ["6: unreachable-screen screens.other"])
  }

  @Test func `nothing is called unreachable while a faulty part is left out`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { open: { push: archiv } } }
        archive:
      """)
    #expect(checked.summary == ["5: unknown-reference screens.home.transitions.open"])
  }

  @Test func `what a second key of the same name, or an unknown section, would have shown is not called unreachable`() {
    let twice = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { open: { push: one }, open: { push: two } } }
        one:
        two:
      """)
    #expect(twice.summary == ["5: duplicate-key -"])
    let unknown = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens: { home: , sheet: }
      overlays: { sheet: home }
      """)
    #expect(unknown.summary == ["5: unknown-key -"])
  }

  @Test func `a screen of a module is named as the other files name it`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      include: [checkout.routes.yaml]
      start: home
      screens: { home: { transitions: { buy: { push: checkout.cart } } } }
      """,
      including: [
        "checkout.routes.yaml": """
        switchyard: 1
        module: Checkout
        screens:
          cart:
          coupon: { transitions: { close: pop } }
        """
      ])
    #expect(checked.summary == ["checkout.routes.yaml:5: unreachable-screen screens.checkout.coupon"])
    #expect(
      checked.findings.map(\.message) == [
        "'checkout.coupon' can't be reached: no transition, link, tab or flow shows it"
      ])
  }
}
