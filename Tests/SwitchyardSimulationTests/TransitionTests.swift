import SwitchyardModel
import SwitchyardSimulation
import Testing

/// Modifiers, steps, `else` and raises.
struct TransitionTests {
  @Test func `steps are atomic: where one fails, nothing has changed`() throws {
    var run = try SpecRun(
      """
      tabs: { main: { root: home }, other: { root: home } }
      screens:
        home: { transitions: { go: { steps: [{ tab: other }, { push: a }, { present: a }, { push: a }] } } }
        a:
      """)
    #expect(try run.run(#"{"event":"go"}"#) == ["failed noStack: tabs(main): home"])
    #expect(run.state.contains(#""other":["home"]"#))
  }

  @Test func `else is done from where its transition began, whatever the reason`() throws {
    var run = try SpecRun(
      """
      start: home
      screens:
        home:
          transitions:
            go: { steps: [{ push: a }, { present: b }, { push: a }], else: { push: [b, b] } }
            nested: { pop: true, else: { popTo: a, else: { dismiss: b, else: { push: a } } } }
            inside: { steps: [{ push: a }, { popTo: b, else: { push: b } }, { replaceTop: a }] }
            both: { pop: true, else: { popTo: a } }
            tabbed: { tab: main, push: a, else: { raise: missing, else: { push: b } } }
        a:
        b:
      tabs: { main: { root: home } }
      """)
    let start = try run.perform(#"{"launch":true}"#).state
    for (event, expected) in [
      ("go", "handled: screen home: home, b, b"), ("nested", "handled: screen home: home, a"),
      ("inside", "handled: screen home: home, a, a"), ("both", "failed notFound: screen home: home"),
      ("tabbed", "handled: screen home: home, b"),
    ] {
      run.simulator.reset(to: start)
      #expect(try run.run("{\"event\":\"\(event)\"}") == [expected])
    }
  }

  @Test func `a tab is selected once its layers are gone, and keeps its stack`() throws {
    var run = try SpecRun(
      """
      tabs: { main: { root: home }, other: { root: home } }
      screens:
        home: { transitions: { cover: { present: home }, go: { tab: other, push: a } } }
        a: { transitions: { home: { tab: main } } }
      """)
    #expect(
      try run.run(#"{"event":"cover"}"#, #"{"event":"go"}"#, #"{"event":"home"}"#, #"{"event":"go"}"#) == [
        "handled: tabs(main): home · sheet home", "handled: tabs(other): home, a", "handled: tabs(main): home",
        "handled: tabs(other): home, a, a",
      ])
  }

  // MARK: - Raises

  @Test func `a raised event is handled on the screen visible by then, and the steps go on with what it made`() throws {
    var run = try SpecRun(
      """
      tabs: { main: { root: home }, other: { root: a } }
      screens:
        home:
          transitions:
            go: { steps: [{ tab: other }, { raise: note }, { push: b }] }
            note: { push: home }
        a: { transitions: { note: { push: [a, a] } } }
        b:
      """)
    #expect(try run.run(#"{"event":"go"}"#) == ["handled: tabs(other): a, a, a, b"])
  }

  @Test func `a raise after a dismiss asks the screen below`() throws {
    var run = try SpecRun(
      """
      start: home
      screens:
        home: { transitions: { open: { present: pay }, placed: { push: pay } } }
        pay: { transitions: { paid: { steps: [dismiss, { raise: placed }] } } }
      """)
    #expect(
      try run.run(#"{"event":"open"}"#, #"{"event":"paid"}"#, #"{"event":"paid"}"#) == [
        "handled: screen home: home · sheet pay", "handled: screen home: home, pay",
        "failed noModal: screen home: home, pay",
      ])
  }

  @Test func `the innermost transition that fails is to blame, unless an else mends it`() throws {
    var run = try SpecRun(
      """
      start: home
      screens:
        home:
          transitions:
            outer: { raise: inner }
            mended: { raise: inner, else: ignore }
            lost: { steps: [{ push: home }, { raise: nobody }] }
            second: { raise: inner, else: { popTo: a } }
        a:
      external: { inner: {} }
      transitions: { inner: [{ when: never, push: a }, pop] }
      guards: { never: Never. }
      """)
    func blamed(_ event: String) throws -> [String] {
      let result = try run.perform("{\"event\":\"\(event)\"}")
      let failed = result.failed.map { $0.path(in: run.graph) } ?? "-"
      return [result.reason?.rawValue ?? "-", failed] + result.chosen.map { $0.path(in: run.graph) }
    }
    let (inner, screen) = ("transitions.inner[1]", "screens.home.transitions.")
    #expect(try blamed("outer") == ["atRoot", inner, screen + "outer", inner])
    #expect(try blamed("mended") == ["-", "-", screen + "mended", inner])
    #expect(try blamed("lost") == ["unhandled", screen + "lost", screen + "lost"])
    #expect(try blamed("second") == ["notFound", screen + "second", screen + "second", inner])
  }

  @Test(arguments: [
    "a: { steps: [{ push: home }, { raise: a }] }", "a: { raise: b }\n  b: { raise: a }",
    "a: { raise: a, else: ignore }",
    "a: { steps: [{ raise: b }, { raise: b }] }\n  b: { steps: [{ raise: a }, { raise: a }] }",
  ])
  func `raises without end fail as a loop, which no else mends`(transitions: String) throws {
    var run = try SpecRun("start: home\nscreens: { home: { events: [a] } }\ntransitions:\n  " + transitions)
    #expect(try run.run(#"{"event":"a"}"#) == ["failed raiseLoop: screen home: home"])
  }

  @Test func `a long chain of raises that ends is no loop`() throws {
    let chain = (0..<999).map { "  e\($0): { raise: e\($0 + 1) }" }.joined(separator: "\n")
    var run = try SpecRun(
      "start: home\nscreens: { home: { events: [e0] } }\ntransitions:\n\(chain)\n  e999: { push: home }")
    #expect(try run.run(#"{"event":"e0"}"#) == ["handled: screen home: home, home"])
  }

  @Test func `raises beside one another are no chain, however many`() throws {
    let doubling = (0..<11).map { "  e\($0): { steps: [{ raise: e\($0 + 1) }, { raise: e\($0 + 1) }] }" }
    var run = try SpecRun(
      "start: home\nscreens: { home: { events: [e0] } }\ntransitions:\n\(doubling.joined(separator: "\n"))\n  e11: ignore"
    )
    #expect(try run.run(#"{"event":"e0"}"#) == ["handled: screen home: home"])
  }
}
