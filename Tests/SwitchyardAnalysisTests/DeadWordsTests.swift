import SwitchyardDiagnostics
import Testing

@testable import SwitchyardAnalysis

/// What is said of transitions that are never taken, and what else is never seen.
struct DeadWordsTests {
  @Test func `an event that is raised only once its flow is gone is told so, with what raises it`() {
    let text = DeadText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { send: { present: transfer } } }
        receipt: { transitions: { done: { steps: [dismiss, { raise: sent }] } } }
      flows: { transfer: { root: receipt, transitions: { sent: ignore } } }
      transitions: { sent: ignore }
      """)
    #expect(
      text.all == [
        "'sent' of flow 'transfer' is never taken: its event is never raised where flow 'transfer' is left to handle it",
        "note: 6:56: 'done' of 'receipt' raises it", "help: remove it, or handle the event where it is raised",
      ])
  }

  @Test func `a raise that nothing leads to is told apart from one that always fails`() {
    func cause(_ transitions: String) -> String? {
      DeadText(
        """
        switchyard: 1
        name: App
        start: home
        screens: { home: { transitions: { \(transitions) } }, other: { transitions: { go: { raise: sent } } } }
        transitions: { sent: ignore }
        """
      ).cause
    }
    #expect(cause("tap: ignore") == "what would raise its event is never taken")
    #expect(cause("tap: { steps: [pop, { raise: sent }] }") == "what would raise its event always fails")
    #expect(
      cause("tap: { popToRoot: true, else: { raise: sent } }")
        == "its event is never raised where the app is left to handle it")
  }

  @Test func `a screen that is always covered is told so, with what is put on it`() {
    for next in ["{ push: [confirm, receipt] }", "{ steps: [{ push: confirm }, { push: receipt }] }"] {
      let text = DeadText(
        """
        switchyard: 1
        name: App
        start: home
        screens:
          home: { transitions: { next: \(next) } }
          confirm: { transitions: { signed: pop } }
          receipt: { back: false, transitions: { done: popToRoot } }
        """)
      #expect(
        text.all.first
          == "'signed' of 'confirm' is never taken: 'confirm' is never visible: something stands on it wherever it is shown"
      )
      #expect(text.all.count == 3 && text.all[1].hasSuffix("'receipt' is put on 'confirm' here"))
      #expect(text.all.last == "help: remove it, or let what stands on 'confirm' be closed alone")
    }
  }

  @Test func `an event that only covered screens emit is told so`() {
    let text = DeadText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { next: { push: [confirm, receipt] } } }
        confirm: { events: [signed] }
        receipt: { back: false, transitions: { done: popToRoot } }
      transitions: { signed: ignore }
      """)
    #expect(text.cause == "'confirm' emits it, but is never visible")
  }

  @Test func `what stands in a tab that is never selected is told so`() {
    let text = DeadText(
      """
      switchyard: 1
      name: App
      screens:
        home: { tabBar: hidden, transitions: { open: ignore } }
        about: { transitions: { more: ignore } }
      tabs: { home: { root: home }, about: { root: about } }
      """)
    #expect(text.cause == "'about' is never visible: tab 'about' is never selected")
  }

  @Test func `conditions that never hold are told apart from what handles the event nearer`() {
    func cause(_ screen: String, _ app: String) -> String? {
      DeadText(
        """
        switchyard: 1
        name: App
        start: home
        screens: { home: { events: [go], transitions: { \(screen) } } }
        guards: { g: }
        transitions: { go: \(app) }
        """
      ).cause
    }
    #expect(cause("go: ignore", "[{ when: g, open: 'a:b' }]") == "whatever the event comes to handles it nearer")
    #expect(
      cause("go: [{ when: g, open: 'a:b' }]", "[{ when: g, open: 'a:b' }]")
        == "its conditions never hold where the event comes")
  }

  @Test func `a handler and an event of nearly the same name point at each other`() throws {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens: { home: { transitions: { a: ignore } } }
      external: { sessionExpired: }
      transitions: { sessionExpried: { start: home } }
      """, .butDeadEnds)
    let dead = try #require(checked.finding("dead-transition"))
    #expect(dead.help?.hasPrefix("did you mean 'sessionExpired'? If not, remove it") == true)
    #expect(dead.notes.map(\.message) == ["nothing handles 'sessionExpired', declared here"])
    let unhandled = try #require(checked.finding("unhandled-event"))
    #expect(unhandled.help?.hasPrefix("did you mean 'sessionExpried'? If not, handle it") == true)
  }

  @Test(arguments: [
    ("openSuport", true), ("opneSupport", true), ("opensupport", true), ("openSupports", false), ("openReport", false),
  ])
  func `a slip in the name of an event that is handled elsewhere is seen`(name: String, isSlip: Bool) throws {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens: { home: { events: [openSupport, \(name)] } }
      transitions: { openSupport: ignore }
      """)
    let help = try #require(checked.finding("unhandled-event")?.help)
    #expect(help.hasPrefix("did you mean 'openSupport'?") == isSlip, "\(help)")
  }

  @Test func `a list of alternatives that were meant as steps is told how these are written`() {
    func help(_ list: String) -> String? {
      CheckedText(
        """
        switchyard: 1
        name: App
        start: home
        screens: { home: { transitions: { next: \(list) } } }
        guards: { g: }
        """, .butDeadEnds
      ).finding("dead-alternative")?.help
    }
    #expect(
      help("[popToRoot, { push: home }]")
        == "a list holds alternatives: to do all of them, write '{ steps: [ … ] }'; or give those before it a 'when'")
    #expect(help("[ignore, { when: g, push: home }]") == "put it first, or remove it")
  }

  @Test func `an alternative without a condition behind some that always hold is not said to have one`() throws {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens: { home: { transitions: { next: [{ when: g, push: home }, { when: not g, popToRoot: }, ignore] } } }
      guards: { g: }
      """, .butDeadEnds)
    let finding = try #require(checked.finding("dead-alternative"))
    #expect(finding.message == "alternative 3 of 'next' of 'home' is never taken: one of those before it always holds")
  }

  @Test func `what is shown and taken away in one transition is told so`() throws {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens: { home: { transitions: { flash: { steps: [{ present: quick }, dismissAll] } } }, hello: }
      flows: { quick: { root: hello } }
      """)
    let finding = try #require(checked.finding("unreachable-flow"))
    #expect(finding.message == "flow 'quick' can't be reached: whatever shows it takes it away again at once")
    #expect(
      finding.notes.map(\.message) == ["'flash' of 'home' shows it, and takes it away again in the same transition"])
    #expect(finding.help == "let it leave 'quick' there, or remove 'quick'")
  }

  @Test func `an else beside a condition is not taken for its other half`() throws {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens: { home: { transitions: { next: { when: g, push: home, else: { popToRoot: } } } } }
      guards: { g: }
      """, .butDeadEnds)
    #expect(
      try #require(checked.finding("inexhaustive-guards")).help
        == "end its alternatives with one without 'when', such as 'ignore': an 'else' is for where the operation fails, not for where 'when' says no"
    )
  }
}

/// What the first dead transition of a spec is told with.
private struct DeadText {
  let all: [String]

  init(_ text: String) {
    let checked = CheckedText(text, .butDeadEnds)
    guard let finding = checked.finding("dead-transition") else {
      all = []
      return
    }
    all =
      [finding.message]
      + finding.notes.map { "note: " + ($0.span.map { checked.place(of: $0) + ": " } ?? "") + $0.message }
      + [finding.help.map { "help: " + $0 }].compactMap(\.self)
  }

  var cause: String? { all.first?.components(after: "is never taken: ") }
}

extension String {
  fileprivate func components(after mark: String) -> String? {
    ranges(of: mark).first.map { String(self[$0.upperBound...]) }
  }
}
