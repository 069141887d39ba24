import SwitchyardDiagnostics
import SwitchyardSpec
import Testing

struct OperationProblemTests {
  @Test func `two operations are both named, and the first is noted`() {
    let decoded = fault("{ push: a, when: g, present: b, pop: }")
    #expect(decoded.places == ["3:39 invalid-operation"])
    #expect(
      decoded.findings.map(\.message) == ["a transition has one operation, but both 'push' and 'present' stand here"])
    #expect(decoded.notes == ["3:21 'push' stands here"])
    #expect(decoded.findings.map(\.subject) == ["transitions.e"])
  }

  @Test(arguments: ["{}", "{ when: g }", "{ doc: d, else: pop }"])
  func `a transition without operation is said at the transition`(text: String) {
    let decoded = fault(text)
    #expect(decoded.places == ["3:19 invalid-operation"])
    #expect(decoded.findings.map(\.message) == ["this transition has no operation"])
  }

  @Test(arguments: [
    ("{ else: ignore }", "'else' stands beside the operation that may fail: { pop: true, else: dismiss }"),
    (
      "[{ when: g, push: a }, { else: ignore }]",
      "write what stands behind 'else' alone: the last alternative needs neither 'when' nor 'else'"
    ),
  ])
  func `an 'else' without an operation is told what it is for`(text: String, help: String) {
    let decoded = fault(text)
    #expect(decoded.findings.map(\.message) == ["this transition has no operation"])
    #expect(decoded.findings.map(\.help) == [help])
  }

  @Test(arguments: [
    ("back", "did you mean 'pop'?"), ("close", "did you mean 'pop' or 'dismiss'?"),
    ("goTo", "did you mean '{ push: … }'?"), ("none", "did you mean 'ignore'?"),
    ("otherwise", "did you mean '{ else: … }'?"),
  ])
  func `a word of another library gets the operation that it stands for`(word: String, help: String) {
    let decoded = fault(word)
    #expect(decoded.places == ["3:19 invalid-operation"])
    #expect(decoded.findings.map(\.help) == [help])
  }

  @Test(arguments: [
    ("goto: a", "did you mean 'push'?"), ("modal: a", "did you mean 'present'?"),
    ("fullScreen: a", "did you mean 'present', with 'style: fullScreen' beside it?"),
    ("back: true", "did you mean 'pop'?"), ("close: a", "did you mean 'pop' or 'dismiss'?"),
    ("switchTab: a", "did you mean 'tab'?"), ("emit: a", "did you mean 'raise'?"),
  ])
  func `a key of another library gets the one that it stands for, in a step too`(key: String, help: String) {
    #expect(fault("{ \(key) }").places == ["3:21 unknown-key"])
    #expect(fault("{ \(key) }").findings.map(\.help) == [help])
    #expect(fault("{ steps: [{ \(key) }] }").findings.map(\.help) == [help])
  }

  @Test func `elsewhere than in a transition such a word means nothing`() {
    #expect(findings(in: "screens: { a: { modal: b } }").findings.first?.help?.hasPrefix("its keys are ") == true)
  }

  @Test func `where a key is not known, no operation is missed besides`() {
    #expect(fault("{ jump: a }").places == ["3:21 unknown-key"])
  }

  @Test(arguments: [
    ("psuh", "'psuh' is not an operation", "did you mean '{ push: … }'?"),
    ("dismis", "'dismis' is not an operation", "did you mean 'dismiss'?"),
    (
      "post", "'post' is not an operation",
      "to push a screen of that name, write { push: post }; to present a flow, { present: post }"
    ),
    ("push", "'push' does not say what it is about", "write it with a value: { push: … }"),
    ("tab", "'tab' is not an operation", "write it with a value: { tab: … }"),
  ])
  func `a word that is no operation gets a better one`(word: String, message: String, help: String) {
    let decoded = fault(word)
    #expect(decoded.places == ["3:19 invalid-operation"])
    #expect(decoded.findings.map(\.message) == [message])
    #expect(decoded.findings.map(\.help) == [help])
  }

  @Test(arguments: [
    (
      "{ push: a, style: sheet }", "3:30", "'style' means nothing beside 'push'", "'style' stands only beside 'present'"
    ),
    (
      "{ dismiss: , stack: true }", "3:32", "'stack' means nothing beside 'dismiss'",
      "'stack' stands only beside 'present'"
    ),
    (
      "{ tab: t, dismissable: false }", "3:29", "'dismissable' means nothing beside 'tab'",
      "'dismissable' stands only beside 'present'"
    ),
    (
      "{ tab: t, dismiss: }", "3:21", "'tab' means nothing beside 'dismiss'",
      "leave 'dismiss' out: 'tab' dismisses every modal layer before it selects the tab"
    ),
    (
      "{ tab: t, ignore: }", "3:21", "'tab' means nothing beside 'ignore'",
      "leave 'ignore' out: 'tab' alone selects the tab"
    ),
    (
      "{ tab: t, defer: }", "3:21", "'tab' means nothing beside 'defer'",
      "to keep the event where the tab cannot be selected, write 'else: defer'"
    ),
    (
      "{ tab: t, start: welcome }", "3:21", "'tab' means nothing beside 'start'",
      "a tab is selected only where 'start' begins with 'tabs'"
    ),
    ("{ open: u, animated: false }", "3:30", "'animated' means nothing beside 'open'", "leave 'animated' out"),
  ])
  func `a modifier that means nothing beside its operation is refused`(
    text: String, place: String, message: String, help: String
  ) {
    let decoded = fault(text)
    #expect(decoded.places == ["\(place) invalid-operation"])
    #expect(decoded.findings.map(\.message) == [message])
    #expect(decoded.findings.map(\.help) == [help])
    #expect(decoded.notes.count == 1)
    #expect(decoded.document.handlers.map(\.alternatives.count) == [1])
  }

  @Test(arguments: [
    ("'!isPremium'", "isPremium"), ("'! isPremium'", "isPremium"), ("not(isPremium)", "isPremium"),
    ("isPremium == false", "isPremium"), ("[a, '!b']", "b"), ("'!(b)'", "b"),
  ])
  func `a condition that is negated as in other languages keeps its meaning in the advice`(text: String, name: String) {
    let decoded = fault("{ pop: , when: \(text) }")
    #expect(decoded.findings.map(\.rule.id) == ["wrong-type"])
    #expect(decoded.findings.map(\.help) == ["write not \(name)"])
  }

  @Test(arguments: [
    ("push topics", "write { push: topics }"), ("push(b)", "write { push: b }"), ("'push: b'", "write { push: b }"),
    (".present(checkout.cart)", "write { present: checkout.cart }"), ("pop()", "write pop"),
    ("open https://a.example/b", "write { open: https://a.example/b }"), ("push a or b", "write { push: … }"),
    ("go to b", "write an operation, such as pop or { push: post }"),
    ("home", "to push that screen, write { push: home }"),
    (
      "onboarding",
      "to present that flow, write { present: onboarding }; to begin afresh with it, { start: onboarding }"
    ),
    ("feed", "to select that tab, write { tab: feed }"),
    ("paid", "to raise that event, write { raise: paid }"),
    ("tabs", "to begin afresh with the tab bar, write { start: tabs }"),
  ])
  func `a word that is no operation is told what it would be written as`(text: String, help: String) {
    let decoded = findings(
      in: """
        screens: { home: }
        flows: { onboarding: { root: home } }
        tabs: { feed: { root: home }, home: { root: home } }
        events: { paid: }
        transitions: { e: \(text) }
        """)
    #expect(decoded.places == ["7:19 invalid-operation"])
    #expect(decoded.findings.map(\.help) == [help])
  }

  @Test func `a tab to begin with stands only beside tabs`() {
    let decoded = findings(in: "start: [{ start: a, tab: b }]")
    #expect(decoded.places == ["3:21 invalid-operation"])
    #expect(decoded.document.start.map(\.tab?.value) == [nil])
  }

  @Test(arguments: [
    ("{ steps: [{ when: g, pop: }] }", "3:31", "'when' cannot stand inside 'steps'"),
    ("{ pop: , else: { when: g, pop: } }", "3:36", "'when' cannot stand inside 'else'"),
    ("{ steps: [{ pop: , allow: { dead-end: x } }] }", "3:38", "'allow' cannot stand inside 'steps'"),
    ("{ pop: , else: [pop, { pop: }] }", "3:34", "alternatives cannot stand inside 'else'"),
    ("{ steps: [pop, [pop]] }", "3:34", "alternatives cannot stand inside 'steps'"),
  ])
  func `alternatives cannot stand inside another transition`(text: String, place: String, message: String) {
    let decoded = fault(text)
    #expect(decoded.places == ["\(place) invalid-operation"])
    #expect(decoded.findings.map(\.message) == [message])
  }

  @Test(arguments: [
    ("{ pop: 2 }", "3:26", "'pop' must be nothing or true, not '2'"),
    ("{ pop: false }", "3:26", "'pop' must be nothing or true, not 'false'"),
    ("{ push: }", "3:21", "'push' has no value"),
    (
      "{ push: { a: {}, b: {} } }", "3:27",
      "'push' must be a name, a name with its arguments, or a list of them, not a mapping"
    ),
    ("{ present: [a] }", "3:30", "'present' must be a name, or a name with its arguments, not a list"),
    ("{ dismiss: [a] }", "3:30", "'dismiss' must be nothing or true or a name, not a list"),
    ("{ popTo: { a: } }", "3:28", "'popTo' must be a name, not a mapping"),
    ("{ steps: pop }", "3:28", "'steps' must be a list, each item a transition, not 'pop'"),
    ("{ setAfter: a }", "3:31", "'setAfter' must be a mapping, not 'a'"),
    ("{ pop: , when: a and b }", "3:34", "'when' must be a guard, 'not' and a guard, or a list of them, not 'a and b'"),
    ("{ pop: , when: not }", "3:34", "'when' must be a guard, 'not' and a guard, or a list of them, not 'not'"),
    (
      "{ present: a, style: fullscreen }", "3:40",
      "'style' must be 'sheet', 'fullScreen' or 'popover', not 'fullscreen'"
    ),
    ("", "3:16", "'e' has no value"),
  ])
  func `a value that an operation cannot take is said at the value`(text: String, place: String, message: String) {
    let decoded = fault(text)
    #expect(decoded.places == ["\(place) wrong-type"])
    #expect(decoded.findings.map(\.message) == [message])
  }

  @Test func `subjects name the element, the event and the alternative`() {
    let decoded = findings(
      in: """
        screens: { s: { transitions: { e: [pop, x] } } }
        flows: { f: { root: r, transitions: { e: x } } }
        tabs: { t: { root: r, transitions: { e: x } } }
        transitions: { e: { pop: , else: x } }
        links: { paths: { "/a/{b}": { steps: [x] } } }
        """)
    #expect(
      decoded.findings.map(\.subject) == [
        "screens.s.transitions.e[1]", "flows.f.transitions.e", "tabs.t.transitions.e", "transitions.e",
        "links.paths./a/{b}",
      ])
  }

  /// An event's transition in the third line, its text from column 19 on.
  private func fault(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> DecodedText {
    findings(in: "transitions: { e: \(text) }", sourceLocation: sourceLocation)
  }
}
