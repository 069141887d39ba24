import Testing

/// `popTo` and `setAfter` one after the other, and inside one another.
struct SearchCases {
  @Test func `an else that looks for another screen finds it where it is`() {
    expectBehaviour(
      ["warning dead-end screens.a", "warning failing-transition screens.b.transitions.up (notFound)"],
      of: """
        start: f
        screens:
          a:
          b:
            transitions:
              alone: { steps: [{ present: f }, { replaceTop: b }] }
              up: { popTo: c, else: { popTo: a } }
          c:
        flows: { f: { root: a } }
        links: { schemes: [app], paths: { /b: { setAfterRoot: b }, /c: { push: c } } }
        """)
  }

  @Test func `an else behind two searches that fail leads on`() {
    expectBehaviour(
      ["error unreachable-screen screens.e", "warning dead-end screens.b"],
      of: """
        screens:
          a:
            transitions:
              go:
                steps: [{ setAfter: { screen: c, push: d } }]
                else: { popTo: e, else: { setAfterRoot: c } }
          b: { back: false, events: [on] }
          c: { transitions: { begin: { start: f } } }
          d: { events: [on] }
          e:
        flows: { f: { root: d, transitions: { on: { replaceTop: b } } } }
        tabs: { a: { root: a } }
        """)
  }

  @Test func `pops and replacements of what has come in passing come to an end`() {
    expectBehaviour(
      ["error failing-transition screens.c.transitions.x (atRoot)", "error unhandled-event external.x"],
      of: """
        start: c
        screens: { b: , c: { transitions: { e: { push: b }, x: { steps: [pop, pop, { push: c }] } } } }
        external: { x: }
        """)
  }
}
