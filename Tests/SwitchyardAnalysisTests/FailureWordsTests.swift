import SwitchyardDiagnostics
import Testing

@testable import SwitchyardAnalysis

/// What is said of a transition that fails.
struct FailureWordsTests {
  @Test func `a push on a bare modal points at what presents it`() {
    let words = FailureText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { openSettings: { present: settings } } }
        settings: { transitions: { more: { push: about } } }
        about:
      """)
    #expect(
      words.all == [
        "'more' of 'settings' always fails: 'settings' is then shown as a modal without a stack",
        "note: 5:42: 'settings' is presented here, without a stack",
        "help: add 'stack: true' where it is presented, or say in 'else' what to do there",
      ])
  }

  @Test(arguments: ["pop", "popTo: home", "popToRoot"])
  func `nothing is popped on a bare modal, with a stack or without`(operation: String) {
    let words = FailureText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { openPlayer: { present: player } } }
        player: { transitions: { collapse: { \(operation)\(operation.contains(":") ? "" : ": true") } } }
      """)
    #expect(words.all.last == "help: use 'dismiss' there: as the operation, or in 'else' where it is only sometimes so")
  }

  @Test func `of many places that present a screen bare the first few are shown`() {
    let words = FailureText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home:
          transitions:
            a: { present: menu }
            b: { steps: [{ present: menu }, { raise: a, else: { present: menu } }] }
            c: { present: menu }
            d: { present: menu, stack: true }
        menu: { transitions: { more: { push: home } } }
      links: { schemes: [app], paths: { /menu: { present: menu } } }
      """)
    #expect(
      words.notes == [
        "7:12: 'menu' is presented here, without a stack", "8:22: 'menu' is presented here, without a stack",
        "8:59: 'menu' is presented here, without a stack", "and in 2 other places",
      ])
  }

  @Test func `a tab without a stack is named, with the key that makes it so`() {
    let words = FailureText(
      """
      switchyard: 1
      name: App
      screens:
        map: { transitions: { detail: { push: map } } }
      tabs:
        map: { root: map, stack: false }
      """)
    #expect(
      words.all == [
        "'detail' of 'map' always fails: 'map' is then shown in tab 'map', which has no stack",
        "note: 6:3: tab 'map' has 'stack: false'",
        "help: remove 'stack: false' from tab 'map', or say in 'else' what to do there",
      ])
  }

  @Test func `nothing can be dismissed from a tab without a stack`() {
    let words = FailureText(
      """
      switchyard: 1
      name: App
      screens:
        map: { transitions: { close: pop } }
      tabs:
        map: { root: map, stack: false }
      """)
    #expect(words.all.last == "help: say in 'else' what to do there, such as 'ignore'")
  }

  @Test func `a later step fails on the screen that the steps before it have left`() {
    let words = FailureText(
      """
      switchyard: 1
      name: App
      start: catalog
      screens:
        catalog: { transitions: { open: { present: item } } }
        item: { transitions: { buy: { present: checkout } } }
        payment: { transitions: { paid: { steps: [dismiss, { popTo: catalog }] } } }
      flows: { checkout: { root: payment } }
      """)
    #expect(
      words.all.first == "'paid' of 'payment' always fails: in step 2, 'item' is shown as a modal without a stack")
    #expect(words.notes == ["5:37: 'item' is presented here, without a stack"])
  }

  @Test(arguments: [
    ("{ steps: [{ present: a }, { steps: [dismiss, pop] }] }", "in step 2 of step 2, 'home' is the root"),
    ("{ popTo: a, else: { steps: [ignore, pop] } }", "in step 2 of its 'else', 'home' is the root"),
    ("{ popTo: a, else: { popTo: b } }", "in its 'else', 'b' is not on the stack"),
    ("{ steps: [&none { popTo: home }, { popTo: a, else: { dismiss: flow } }] }", "in the 'else' of step 2, no layer"),
    ("{ steps: [ignore, &leave { dismiss: true }] }", "in step 2, no modal is up"),
  ])
  func `the part of a transition that fails is named`(transition: String, words: String) {
    let found = FailureText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { go: \(transition), a: { push: a }, b: { push: b }, flow: { present: flow } } }
        a:
        b:
      flows: { flow: { root: a } }
      """)
    #expect(found.all.first?.contains(words) == true, "\(found.all)")
  }

  @Test func `a step that an alias repeats is counted by itself`() {
    let words = FailureText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { open: { push: item } } }
        item: { transitions: { close: { steps: [&close { pop: true }, *close] } } }
      """)
    #expect(words.all.first?.contains("in step 2, 'home' is the root of its stack") == true, "\(words.all)")
  }

  @Test func `a raised event that alternatives refuse is handled, but not always`() {
    let words = FailureText(
      """
      switchyard: 1
      name: App
      screens:
        home: { transitions: { tap: { raise: buy } } }
      tabs:
        home: { root: home, transitions: { buy: [{ when: isOpen, push: home }] } }
      guards: { isOpen: The shop is open. }
      """)
    #expect(
      words.all == [
        "'tap' of 'home' can fail: all alternatives of 'buy' can refuse when 'home' is shown in tab 'home'",
        "note: 6:38: these alternatives can all refuse",
        "help: end the alternatives of 'buy' with one without 'when', such as 'ignore'",
      ])
  }

  @Test func `a raised event that nothing handles is named with the screen on which it is raised`() {
    let words = FailureText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { open: { push: item } } }
        item: { transitions: { done: { steps: [pop, { raise: bought }] } } }
      """)
    #expect(
      words.all == [
        "'done' of 'item' always fails: in step 2, nothing handles 'bought' when 'home' is shown on the stack of 'home'",
        "help: handle 'bought' in the app's transitions, or say in 'else' what to do there",
      ])
  }

  @Test(arguments: [
    ("close: pop", "remove it: nothing lies below 'home' there, and no modal is up"),
    ("close: dismiss", "remove it: nothing lies below 'home' there, and no modal is up"),
    ("go: { steps: [ignore, pop] }", "remove that step: nothing lies below 'home' there, and no modal is up"),
    (
      "go: { pop: true, else: dismiss }",
      "write 'ignore' in that 'else': nothing lies below 'home' there, and no modal is up"
    ),
    ("go: { dismiss: home }", "use 'dismissAll', or say in 'else' what to do without it"),
  ])
  func `at the root of a tab nothing is suggested that can't work there either`(transition: String, help: String) {
    let words = FailureText(
      """
      switchyard: 1
      name: App
      screens: { home: { transitions: { \(transition) } } }
      tabs: { home: { root: home } }
      """)
    #expect(words.all.last == "help: " + help)
  }

  @Test func `where only some of its places have nothing to close, a transition is not to be removed`() {
    let words = FailureText(
      """
      switchyard: 1
      name: App
      screens: { home: { transitions: { again: { push: home }, close: pop, done: dismiss } } }
      tabs: { home: { root: home } }
      """)
    #expect(words.all.first?.hasPrefix("'close' of 'home' can fail:") == true)
    #expect(
      words.all.last
        == "help: say in 'else' what to do there, such as 'ignore': nothing lies below 'home' there, and no modal is up"
    )
  }

  @Test func `an external event that comes before the tabs can be kept as a link can`() {
    let words = FailureText(
      """
      switchyard: 1
      name: App
      start: welcome
      screens: { welcome: { transitions: { finish: { start: tabs } } }, home: }
      tabs: { home: { root: home } }
      external: { pushed: }
      transitions: { pushed: { tab: home, push: home } }
      """)
    #expect(words.all.last == "help: add 'else: defer', so that it is kept until the app starts its tabs")
  }

  @Test func `where a transition always fails, each of several reasons is told as one of them`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { alone: { present: card }, stacked: { present: card, stack: true } } }
        card: { transitions: { close: pop } }
      """, .butDeadEnds)
    #expect(
      checked.findings.filter { $0.rule.id == "failing-transition" }.map(\.message).sorted() == [
        "'close' of 'card' always fails, here because 'card' is then shown as a modal without a stack",
        "'close' of 'card' always fails, here because 'card' is then the root of its stack, with nothing below it",
      ])
  }

  @Test func `a raised event with a slip in its name is told what handles nearly the same`() {
    let words = FailureText(
      """
      switchyard: 1
      name: App
      start: home
      screens: { home: { transitions: { buy: { raise: orderPlacd } } } }
      transitions: { orderPlaced: ignore }
      """)
    #expect(words.notes == ["5:16: 'orderPlaced' is handled here, and no screen emits it"])
    #expect(words.all.last?.hasPrefix("help: did you mean 'orderPlaced'? If not, handle 'orderPlacd'") == true)
  }

  @Test func `what can't be reached since its way in always fails points there`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { openSettings: { present: settings } } }
        settings: { transitions: { more: { push: about } } }
        about: { transitions: { buy: { present: shop } } }
        cart:
      flows: { shop: { root: cart } }
      links: { schemes: [app], paths: { /about: { steps: [popToRoot, pop, { push: about }] } } }
      """, .butDeadEnds)
    let finding = checked.finding("unreachable-screen")
    #expect(finding?.message == "'about' can't be reached: what would show it always fails")
    #expect(
      finding?.notes.map(\.message).prefix(2) == [
        "'more' of 'settings' would show it, but always fails", "the link '/about' would show it, but always fails",
      ])
    #expect(finding?.help == "mend one of these transitions, or remove 'about'")
    #expect(
      checked.finding("unreachable-flow")?.message
        == "flow 'shop' can't be reached: what would present or start it never happens")
  }
}

/// What the first failing transition of a spec is told with.
private struct FailureText {
  let all: [String]
  let notes: [String]

  init(_ text: String) {
    let checked = CheckedText(text, .butDeadEnds)
    guard let finding = checked.finding("failing-transition") else {
      (all, notes) = ([], [])
      return
    }
    notes = finding.notes.map { note in
      (note.span.map { checked.place(of: $0) + ": " } ?? "") + note.message
    }
    all = [finding.message] + notes.map { "note: " + $0 } + [finding.help.map { "help: " + $0 }].compactMap(\.self)
  }
}
