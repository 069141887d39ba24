import SwitchyardModel
import SwitchyardSimulation
import Testing

/// Who handles an event, and what the guards say.
struct EventHandlingTests {
  private static let levels = """
    tabs:
      main: { root: home, transitions: { go: { when: tab, push: b } } }
    flows:
      flow: { root: home, transitions: { go: { when: flow, push: [b, b] } } }
    screens:
      home:
        transitions:
          go: { when: screen, push: a }
          openFlow: { present: flow }
          openBare: { present: home }
          openStack: { present: home, stack: true }
      a:
      b:
      c:
    transitions: { go: { when: app, present: c } }
    guards: { screen: 1, tab: 2, flow: 3, app: 4 }
    """

  @Test func `the screen handles first, then its container, then the app`() throws {
    var run = try SpecRun(Self.levels)
    let start = try run.perform(#"{"launch":true}"#).state
    for (guards, expected) in [
      (#"{"screen":true,"tab":true,"app":true}"#, "handled: tabs(main): home, a"),
      (#"{"tab":true,"app":true,"flow":true}"#, "handled: tabs(main): home, b"),
      (#"{"app":true,"flow":true}"#, "handled: tabs(main): home · sheet c"),
      (#"{"flow":true}"#, "unhandled: tabs(main): home"), ("{}", "unhandled: tabs(main): home"),
    ] {
      run.simulator.reset(to: start)
      #expect(try run.run("{\"event\":\"go\",\"guards\":\(guards)}") == [expected])
    }
  }

  @Test func `a layer's flow is its container, and a screen presented alone has none`() throws {
    var run = try SpecRun(Self.levels)
    let start = try run.perform(#"{"launch":true}"#).state
    for (open, expected) in [
      ("openFlow", "handled: tabs(main): home · sheet flow: home, b, b"),
      ("openBare", "unhandled: tabs(main): home · sheet home"),
      ("openStack", "unhandled: tabs(main): home · sheet home: home"),
    ] {
      run.simulator.reset(to: start)
      try run.perform("{\"event\":\"\(open)\"}")
      #expect(try run.run(#"{"event":"go","guards":{"tab":true,"flow":true}}"#) == [expected])
    }
  }

  @Test func `the first alternative whose whole condition holds is taken`() throws {
    var run = try SpecRun(
      """
      start: home
      screens:
        home:
          transitions:
            go:
              - { when: [g, not h], push: a }
              - { when: not g, push: b }
              - { when: h, push: c }
        a:
        b:
        c:
      guards: { g: 1, h: 2 }
      """)
    let start = try run.perform(#"{"launch":true}"#).state
    for (guards, screen, asked) in [
      (#"{"g":true}"#, "a", ["g", "h"]), ("{}", "b", ["g"]), (#"{"h":true}"#, "b", ["g"]),
      (#"{"g":true,"h":true}"#, "c", ["g", "h"]),
    ] {
      run.simulator.reset(to: start)
      let result = try run.perform("{\"event\":\"go\",\"guards\":\(guards)}")
      #expect(result.state.summary(in: run.graph) == "screen home: home, " + screen)
      #expect(result.asked.map { run.graph[$0].name } == asked)
    }
  }

  @Test func `guards keep their answers in what is raised`() throws {
    var run = try SpecRun(
      """
      start: home
      screens: { home: { transitions: { go: { when: g, raise: again } } }, a: {}, b: {} }
      transitions: { again: [{ when: not g, push: a }, { push: b }] }
      guards: { g: 1 }
      """)
    #expect(try run.run(#"{"event":"go","guards":{"g":true}}"#) == ["handled: screen home: home, b"])
  }

  @Test func `a screen emits its events and what it handles, and nothing else`() throws {
    var run = try SpecRun(
      """
      start: home
      screens: { home: { events: [a], transitions: { b: ignore, sys: { push: home } } } }
      external: { sys: {} }
      events: { c: {} }
      transitions: { a: ignore, c: ignore }
      """)
    let shown = ": screen home: home"
    #expect(
      try run.run(#"{"event":"a"}"#, #"{"event":"b"}"#, #"{"event":"c"}"#, #"{"event":"sys"}"#) == [
        "handled" + shown, "handled" + shown, "unavailable" + shown, "unavailable" + shown,
      ])
    #expect(try run.run(#"{"external":"sys"}"#) == ["handled: screen home: home, home"])
  }

  @Test func `the app begins with the first alternative that holds`() throws {
    var run = try SpecRun(
      """
      start:
        - { when: isSignedIn, start: tabs, tab: second }
        - { when: isNew, start: welcome }
        - { start: home }
      screens: { home: {}, signIn: {} }
      flows: { welcome: { root: signIn } }
      tabs: { first: { root: home }, second: { root: home } }
      guards: { isSignedIn: 1, isNew: 2 }
      """)
    #expect(
      try run.run(
        #"{"launch":true,"guards":{"isSignedIn":true}}"#, #"{"launch":true,"guards":{"isNew":true}}"#,
        #"{"launch":true}"#) == [
          "handled: tabs(second): home", "handled: flow welcome: signIn", "handled: screen home: home",
        ])
  }

  @Test func `without a launch the app is launched first, with no guard holding`() throws {
    var run = try SpecRun(
      """
      start: [{ when: g, start: a }, { start: home }]
      screens: { home: { transitions: { go: { when: g, push: a } } }, a: {} }
      guards: { g: 1 }
      """)
    #expect(try run.run(#"{"event":"go","guards":{"g":true}}"#) == ["handled: screen home: home, a"])
  }

  // MARK: - Senders

  @Test func `an event from an entry that is no longer visible is stale, even where an equal screen is`() throws {
    var run = try SpecRun(
      """
      start: home
      screens: { home: { events: [push, same, cover, swap] } }
      transitions: { push: { push: home }, same: ignore, cover: { present: home }, swap: { replaceTop: home } }
      """)
    #expect(
      try run.run(
        #"{"event":"push"}"#, #"{"event":"push","from":"previous"}"#, #"{"event":"same"}"#,
        #"{"event":"push","from":"previous"}"#, #"{"event":"cover"}"#, #"{"event":"cover","from":"previous"}"#,
        #"{"swipe":true}"#, #"{"event":"swap"}"#, #"{"event":"push","from":"previous"}"#, #"{"back":true}"#,
        #"{"event":"push","from":"previous"}"#) == [
          "handled: screen home: home, home", "stale: screen home: home, home", "handled: screen home: home, home",
          "handled: screen home: home, home, home", "handled: screen home: home, home, home · sheet home",
          "stale: screen home: home, home, home · sheet home", "handled: screen home: home, home, home",
          "handled: screen home: home, home, home", "stale: screen home: home, home, home",
          "handled: screen home: home, home", "stale: screen home: home, home",
        ])
  }

  @Test func `a sender is stale after a launch, a restore and a start`() throws {
    var run = try SpecRun("start: home\nscreens: { home: { transitions: { again: { start: home } } } }")
    let late = #"{"event":"again","from":"previous"}"#
    #expect(try run.run(#"{"launch":true}"#, late)[1] == "stale: screen home: home")
    #expect(try run.run(#"{"launch":true}"#, late)[1] == "stale: screen home: home")
    #expect(try run.run(#"{"event":"again"}"#, late)[1] == "stale: screen home: home")
    #expect(try run.run("{\"restore\":\(run.state)}", late)[1] == "stale: screen home: home")
  }

  @Test func `states are equal where they show the same, whoever stands in them`() throws {
    var run = try SpecRun("start: home\nscreens: { home: { transitions: { again: { setRoot: home } } } }")
    let first = try run.perform(#"{"launch":true}"#).state
    let second = try run.perform(#"{"event":"again"}"#).state
    #expect(first == second && first.hashValue == second.hashValue)
    #expect(first.visibleEntry.identity != second.visibleEntry.identity)
    #expect(run.simulator.next(first, try run.step(#"{"back":true}"#)).state == first)
  }
}
