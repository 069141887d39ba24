import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// What is left out of the graph where a part of the spec has a fault, and what may not be concluded from it.
struct GapTests {
  @Test func `a handler whose transitions are all faulty stays, with no alternatives`() {
    let graph = expectFindings(
      """
      start: a
      screens: { a: { transitions: { go: { push: «x» }, come: [pop, { push: «y» }] } } }
      links: { schemes: [app], paths: { /a: { push: «z» } } }
      """,
      "unknown-reference: there is no screen 'x'", "unknown-reference: there is no screen 'y'",
      "unknown-reference: there is no screen 'z'"
    ).graph
    #expect(graph.hasGaps)
    #expect(graph.screens[0].handlers.map(\.alternatives.count) == [0, 1])
    #expect(graph.screens[0].handlers.map(\.hasGaps) == [true, true])
    #expect(graph.links.patterns.map(\.hasGaps) == [true])
    #expect(graph.screens[0].emittedEvents.count == 2)
  }

  @Test func `where the external events cannot be read, any event may be one that is deferred`() {
    expectFindings(
      """
      start: a
      screens: { a: { transitions: { go: { pop: true, else: «defer» } } } }
      external: «[expired]»
      events: { go: }
      transitions: { expired: defer }
      """,
      "invalid-operation: 'defer' keeps links and external events only, and this event is neither",
      "wrong-type: 'external' must be a mapping, not a list")
  }

  @Test func `all that a faulty transition names is looked at all the same`() {
    let graph = expectFindings(
      """
      start: a
      screens: { a: { params: { t: "T?" }, transitions: { go: { when: [«x», g], push: «y», else: { raise: e } } } } }
      events: { e: }
      guards: { g: }
      types: { T: { cases: [a] } }
      """,
      "unknown-reference: there is no guard 'x'", "unknown-reference: there is no screen 'y'"
    ).graph
    #expect(graph.uses.guards == [true])
    #expect(graph.uses.types == [true])
    #expect(graph.events.filter { graph.uses.events[$0.id.index] }.map(\.name) == ["e", "go"])
  }

  @Test func `a flow or a tab whose root has a fault is left out, and its name stays known`() {
    let graph = expectFindings(
      """
      start: tabs
      screens: { a: { transitions: { go: { present: f }, come: { tab: t }, leave: { dismiss: f } } } }
      flows: { f: { root: «x» }, g: { root: a } }
      tabs: { t: { root: «y» } }
      """,
      "unknown-reference: there is no screen 'x'", "unknown-reference: there is no screen 'y'"
    ).graph
    #expect(graph.flows.map(\.name) == ["g"])
    #expect(graph.flows.map(\.id) == [FlowID(0)])
    #expect(graph.tabs.isEmpty)
    #expect(graph.start.isEmpty)
    #expect(graph.screens[0].handlers.allSatisfy { $0.hasGaps })
  }

  @Test(arguments: [
    ("screens: 5", "push: x"), ("flows: [a]", "present: x"), ("tabs: 7", "tab: x"), ("guards: [g]", "when: x, pop: "),
    ("external: 3", "push: { b: { id: event.id } }"),
  ])
  func `what may stand in a section that cannot be read is not called unknown`(section: String, operation: String) {
    let screens = "screens: { a: { transitions: { go: { \(operation) } } }, b: { params: { id: Int } } }"
    let isScreens = section.hasPrefix("screens")
    let text =
      "switchyard: 1\nname: App\nstart: a\n"
      + (isScreens ? "transitions: { go: { \(operation) } }\n" : screens + "\n") + section + "\n"
    let checked = CheckedSpec(text)
    #expect(checked.findings.map(\.rule.id) == ["wrong-type"])
    #expect(checked.graph.hasGaps)
  }

  @Test func `what may stand behind a syntax error is not called unknown`() {
    let checked = CheckedSpec(
      "switchyard: 1\nname: App\nstart: a\nscreens:\n  a: { transitions: { go: { tab: t, push: b } } }\n  b: { params: [\n"
    )
    #expect(!checked.findings.isEmpty)
    #expect(checked.findings.allSatisfy { $0.rule.id == "syntax" })
    #expect(checked.graph.hasGaps)
  }

  @Test func `parameters that cannot be read are neither missing nor unknown`() {
    let checked = CheckedSpec(
      """
      switchyard: 1
      name: App
      start: a
      screens:
        a: { transitions: { go: { push: { b: { id: 1 } } }, come: { push: c } } }
        b: { params: { id: { a: b } } }
        c: { params: { id: Int }, transitions: { x: { psh: a } } }
      """)
    #expect(
      checked.places == ["5:69 missing-argument", "6:22 wrong-type", "7:49 unknown-key"])
  }

  @Test func `a start that cannot be read is not missing`() {
    let checked = CheckedSpec("switchyard: 1\nname: App\nstart: { a: b, c: d }\nscreens: { a: }\n")
    #expect(checked.findings.map(\.rule.id) == ["wrong-type"])
    #expect(checked.graph.start.isEmpty)
  }

  @Test func `eight independent faults are eight findings`() {
    expectFindings(
      """
      start: «hom»
      screens:
        home:
          params: { a: «string» }
          transitions:
            go: { push: «detial» }
            come: { present: { detail: { «idd»: 1 } } }
            leave: { push: { detail: { id: «x» } } }
        «2nd»:
        detail: { params: { id: Int = «y» } }
      links: { schemes: [app], paths: { "/a«/»": pop } }
      """,
      "unknown-reference: there is no screen and no flow 'hom'", "invalid-type: there is no type 'string'",
      "unknown-reference: there is no screen 'detial'", "unknown-argument: screen 'detail' has no parameter 'idd'",
      "argument-type: 'id' of screen 'detail' is Int, and 'x' is no Int",
      "invalid-name: '2nd' cannot be the name of a screen: it begins with '2', which may stand later in a name only",
      "invalid-default: the default of 'id' does not fit: 'y' is no Int", "invalid-link: '/a/' ends with '/'")
  }

  @Test func `a key that is not known hides no fault that stands elsewhere`() {
    let graph = expectFindings(
      """
      start: a
      screens:
        a:
          «foo»: 1
          title: «[x]»
          params: { s: "Int?" }
          transitions: { f: { push: { a: { s: 1, «y»: 1 } } }, g: { push: { a: { s: «event.nope» } } } }
      """,
      "unknown-key: a screen has no key 'foo'", "wrong-type: 'title' must be text, not a list",
      "unknown-argument: screen 'a' has no parameter 'y'", "unknown-reference: event 'g' carries no 'nope'"
    ).graph
    #expect(graph.hasGaps && graph.hasUnknownNames && !graph.mayLackHandlers)
  }

  @Test(arguments: [
    ("foo: 1", false), ("foo: [q]", false), ("foo: { q: pop }", true), ("foo: { q: pop }, transitions: {}", false),
    ("transitions: { x: { psuh: a } }", false), ("transitions: 5", true),
  ])
  func `an event may be handled where a mapping was not read, and there alone`(keys: String, mayBe: Bool) {
    for (section, more) in [("screens", ""), ("flows", "root: b, "), ("tabs", "root: b, ")] {
      let text = "switchyard: 1\nname: App\nstart: b\nscreens: { b: }\n\(section): { c: { \(more)\(keys) } }\n"
      let checked = CheckedSpec(
        section == "screens" ? text.replacing("screens: { b: }\nscreens: {", with: "screens: { b: ,") : text)
      #expect(checked.findings.contains { $0.severity == .error })
      #expect(checked.graph.mayLackHandlers == mayBe, "\(section): \(keys)")
    }
  }

  @Test(arguments: [("foo: 1", false), ("foo: { q: pop }", true)])
  func `an event may be handled behind a mapping at the top level that is not known`(section: String, mayBe: Bool) {
    let checked = CheckedSpec("switchyard: 1\nname: App\nstart: a\nscreens: { a: }\n\(section)\n")
    #expect(checked.findings.map(\.rule.id) == ["unknown-key"])
    #expect(checked.graph.hasUnknownNames && checked.graph.mayLackHandlers == mayBe)
  }

  @Test func `parameters may stand behind a mapping that was not read, where none do otherwise`() {
    expectFindings(
      """
      start: a
      screens:
        a: { transitions: { f: { push: [{ b: { x: 1 } }, { c: { «x»: 1 } }] } } }
        b: { «foo»: { x: Int } }
        c: { «foo»: { x: Int }, params: { y: Int? } }
      """,
      "unknown-argument: screen 'c' has no parameter 'x'", "unknown-key: a screen has no key 'foo'",
      "unknown-key: a screen has no key 'foo'")
  }

  @Test func `a type whose cases are known is known, whatever else its entry holds`() {
    expectFindings(
      """
      start: a
      screens: { a: { params: { s: T = «x» } } }
      types: { T: { cases: [y], «foo»: 1 } }
      """,
      "invalid-default: the default of 's' does not fit: 'x' is no case of 'T'", "unknown-key: a type has no key 'foo'")
  }
}
