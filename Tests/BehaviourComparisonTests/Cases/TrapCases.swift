import Testing

/// Layers that are left in one situation and not in another.
struct TrapCases {
  @Test func `a way out by a tab is none over a flow that was started`() {
    expectBehaviour(
      [
        "warning dead-end screens.a", "warning failing-transition screens.a.transitions.go (noTabBar)",
        "warning modal-trap links.paths./f",
      ],
      of: """
        screens:
          a: { transitions: { go: { tab: a } } }
          b: { tabBar: hidden, events: [start] }
        flows: { f: { root: a } }
        tabs: { a: { root: a }, b: { root: b, transitions: { start: { start: f } } } }
        links: { schemes: [app], paths: { /f: { present: f, dismissable: false } } }
        """)
  }

  @Test func `a way out that fails at the root of a tab is none there`() {
    expectBehaviour(
      [
        "warning dead-end screens.b", "warning dead-end screens.a",
        "warning failing-transition links.paths./push (noStack)",
        "warning failing-transition screens.b.transitions.leave (atRoot)", "warning modal-trap links.paths./b",
      ],
      of: """
        screens: { a: , b: { transitions: { leave: { tab: a, pop: true } } } }
        tabs: { a: { root: a } }
        links: { schemes: [app], paths: { /b: { present: b, style: fullScreen }, /push: { push: a } } }
        """)
  }

  @Test func `back to a screen with a way out is a way out`() {
    expectBehaviour(
      [
        "warning dead-end screens.home", "warning dead-end screens.stuck",
        "warning failing-transition screens.home.transitions.close (noModal)", "warning modal-trap transitions.ask",
      ],
      of: """
        start: home
        screens: { home: { transitions: { close: dismiss } }, more: , stuck: }
        flows: { home2: { root: home } }
        external: { ask: }
        transitions: { ask: { present: home2, style: fullScreen } }
        links: { schemes: [app], paths: { /push: { push: more }, /stuck: { setRoot: stuck } } }
        """)
  }

  @Test func `a layer above that moves the one beneath it to a way out lets it out`() {
    expectBehaviour(
      [],
      of: """
        start: home
        screens:
          home: { transitions: { open: { present: asked, stack: true, style: fullScreen } } }
          asked: { transitions: { up: { present: upper } } }
          upper: { transitions: { on: { steps: [dismiss, { push: last }] } } }
          last: { transitions: { out: dismiss } }
        """)
  }

  @Test func `so does what it raises there`() {
    expectBehaviour(
      [],
      of: """
        start: home
        screens:
          home: { transitions: { open: { present: asked, stack: true, style: fullScreen } } }
          asked: { transitions: { up: { present: upper }, on: { push: last } } }
          upper: { transitions: { close: { steps: [dismiss, { raise: on }] } } }
          last: { transitions: { out: dismiss } }
        """)
  }

  @Test func `a layer above that only goes away lets nothing out`() {
    expectBehaviour(
      ["warning modal-trap screens.home.transitions.open"],
      of: """
        start: home
        screens:
          home: { transitions: { open: { present: asked, stack: true, style: fullScreen } } }
          asked: { transitions: { up: { present: upper } } }
          upper: { transitions: { close: dismiss, back: { steps: [dismiss, { push: asked }] } } }
        """)
  }

  @Test func `what a transition does to a layer before it puts another one on top may let it out`() {
    for steps in ["{ push: last }", "{ setRoot: last }", "{ push: [asked, last] }"] {
      expectBehaviour(
        [],
        of: """
          start: home
          screens:
            home: { transitions: { open: { present: asked, stack: true, style: fullScreen } } }
            asked: { transitions: { on: { steps: [\(steps), { present: upper }] } } }
            last: { back: false, transitions: { out: dismiss } }
            upper: { transitions: { close: dismiss } }
          """)
    }
  }

  @Test func `so may a layer that it puts in between`() {
    expectBehaviour(
      [],
      of: """
        start: home
        screens:
          home: { transitions: { open: { present: asked, stack: true, style: fullScreen } } }
          asked: { transitions: { on: { steps: [{ present: last, style: fullScreen }, { present: upper }] } } }
          last: { transitions: { out: { dismiss: asked } } }
          upper: { transitions: { close: dismiss } }
        """)
  }
}
