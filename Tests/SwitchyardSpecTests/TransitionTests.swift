import SwitchyardDiagnostics
import SwitchyardSpec
import Testing

struct TransitionTests {
  @Test(arguments: ["pop", "popToRoot", "dismiss", "dismissAll", "defer", "ignore"])
  func `an operation without argument is a word, or a key with nothing or true behind it`(word: String) {
    for text in [word, "{ \(word): }", "{ \(word): true }", "{ \(word): ~ }", "'\(word)'"] {
      #expect(transition(text) == word, "\(text)")
    }
  }

  @Test func `a destination is a name, a name with arguments, or a list of either`() {
    #expect(transition("{ push: post }") == "push post")
    #expect(transition("{ push: checkout.payment }") == "push checkout.payment")
    #expect(transition("{ push: { post: } }") == "push post")
    #expect(transition("{ push: { post: { id: event.postID } } }") == "push post(id: event[postID])")
    #expect(transition("{ push: [a, { b: { c: 1 } }] }") == "push a, b(c: 1)")
    #expect(transition("{ replaceTop: [a] }") == "replaceTop a")
    #expect(transition("{ setRoot: a }") == "setRoot a")
    #expect(transition("{ setAfterRoot: [a, b] }") == "setAfterRoot a, b")
  }

  @Test func `a binding is from the event, from the screen, or a literal, and in quotes always a literal`() {
    #expect(
      transition(
        "{ push: { a: { b: event.x, c: screen.y, d: 1.10, e: 'event.x', f: ~, g: [1, event.z], h: event. } } }")
        == "push a(b: event[x], c: screen[y], d: 1.10, e: 'event.x', f: null, g: [1, event[z]], h: event.)")
  }

  @Test func `operations on other things than the top of the stack`() {
    #expect(transition("{ setAfter: { screen: a, push: b } }") == "setAfter a: b")
    #expect(transition("{ setAfter: { screen: a, push: [b, c], inclusive: true } }") == "setAfter a: b, c, inclusive")
    #expect(transition("{ popTo: a }") == "popTo a")
    #expect(transition("{ present: { flow: { id: 1 } } }") == "present flow(id: 1)")
    #expect(transition("{ dismiss: flow }") == "dismiss flow")
    #expect(transition("{ dismiss: 'true' }") == "dismiss true")
    #expect(transition("{ start: tabs, tab: feed }") == "start tabs · tab feed")
    #expect(transition("{ start: welcome }") == "start welcome")
    #expect(transition("{ raise: paid }") == "raise paid")
    #expect(transition("{ raise: { paid: { id: event.id } } }") == "raise paid(id: event[id])")
    #expect(transition("{ open: https://example.org }") == "open https://example.org")
    #expect(transition("{ tab: feed }") == "tab feed")
  }

  @Test func `steps and else are transitions themselves`() {
    #expect(
      transition("{ steps: [dismiss, { push: a, else: pop }, { tab: t }], else: { present: b, style: popover } }")
        == "steps [dismiss; push a · else (pop); tab t] · else (present b · style popover)")
  }

  @Test func `modifiers keep the order in which they are written`() {
    #expect(
      transition(
        """
        { when: g, present: a, style: fullScreen, stack: true, dismissable: false, animated: false, doc: d, tab: t,
          else: ignore, allow: { modal-trap: fine } }
        """)
          == """
          present a · when g · style fullScreen · stack true · dismissable false · animated false · doc d · tab t · \
          else (ignore) · allow modal-trap
          """)
  }

  @Test func `a condition is a guard, not and a guard, or a list of them`() {
    #expect(transition("{ pop: , when: g }") == "pop · when g")
    #expect(transition("{ pop: , when: not g }") == "pop · when not g")
    #expect(transition("{ pop: , when: 'not  g' }") == "pop · when not g")
    #expect(transition("{ pop: , when: [g, not h] }") == "pop · when g, not h")
  }

  @Test func `a negated guard's span is that of its name`() throws {
    let decoded = findings(in: "transitions: { e: { pop: , when: not g } }")
    let transition = try #require(decoded.document.handlers.first?.alternatives.first)
    guard case .when(let conditions, let key) = try #require(transition.modifiers.first) else { return }
    #expect(decoded.place(try #require(conditions.first).name.span) == "3:38")
    #expect(decoded.place(key) == "3:28")
  }

  @Test func `true may be written as YAML's core schema writes it`() {
    #expect(transition("{ pop: True, animated: FALSE }") == "pop · animated false")
  }

  @Test func `alternatives count from zero, with those that cannot be read`() throws {
    let decoded = findings(in: "transitions:\n  e:\n    - { when: g, pop: }\n    - nonsense\n    - dismiss\n")
    let handler = try #require(decoded.document.handlers.first)
    #expect(handler.isList)
    #expect(handler.hasGaps)
    #expect(handler.alternatives.map(\.index) == [0, 2])
    #expect(decoded.places == ["6:7 invalid-operation"])
    #expect(decoded.findings.first?.subject == "transitions.e[1]")
  }

  @Test func `a transition points at its operation's key, or at itself where it has none`() throws {
    let decoded = findings(in: "transitions: { a: { when: g, pop: }, b: { tab: t }, c: pop }")
    let transitions = decoded.document.handlers.flatMap(\.alternatives)
    #expect(transitions.map { decoded.place($0.operationSpan) } == ["3:30", "3:41", "3:56"])
    #expect(transitions.map { decoded.place($0.span) } == ["3:19", "3:41", "3:56"])
  }

  private func transition(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
    let decoded = findings(in: "transitions:\n  e: \(text)\n", sourceLocation: sourceLocation)
    #expect(decoded.findings.map(\.message) == [], sourceLocation: sourceLocation)
    return decoded.document.handlers.flatMap(\.alternatives).map(described).joined(separator: " | ")
  }
}
