import Testing

/// Raises that come back to themselves.
struct RaiseLoopCases {
  @Test func `a loop is told of a transition that is in it, not of one that might be`() {
    expectBehaviour(
      ["error raise-loop transitions.go", "error unreachable-screen screens.never", "warning dead-end screens.home"],
      of: """
        start: home
        screens:
          never: { transitions: { go: { raise: go } } }
          home: { events: [go] }
        transitions: { go: { raise: go } }
        """)
  }

  @Test func `two loops are two findings`() {
    expectBehaviour(
      ["error raise-loop screens.a.transitions.go", "error raise-loop screens.b.transitions.go"],
      of: """
        screens:
          a: { transitions: { go: { raise: go } } }
          b: { transitions: { go: { tab: b, raise: go }, on: { push: b } } }
        tabs: { b: { root: b }, a: { root: a } }
        """)
  }

  @Test func `an else mends no loop, and so leads nowhere`() {
    expectBehaviour(
      [
        "error raise-loop screens.home.transitions.go", "error unreachable-screen screens.next",
        "warning dead-end screens.home",
      ],
      of: """
        start: home
        screens:
          home: { transitions: { go: { raise: go, else: { push: next } } } }
          next:
        """)
  }

  @Test func `a loop that pushes every time has no end either`() {
    expectBehaviour(
      ["error raise-loop transitions.more", "error unreachable-screen screens.item", "warning dead-end screens.home"],
      of: """
        start: home
        screens: { home: { events: [more] }, item: { events: [more] } }
        transitions: { more: { steps: [{ push: item }, { raise: more }] } }
        """)
  }

  @Test func `a raise that takes a screen away before it raises itself is done on what lies below`() {
    expectBehaviour(
      [
        "error failing-transition transitions.up (atRoot)", "warning dead-end screens.home",
        "warning dead-end screens.item",
      ],
      of: """
        start: home
        screens: { home: , item: { back: false } }
        external: { up: }
        transitions: { up: { steps: [pop, { raise: up }, { push: item }] } }
        links: { schemes: [app], paths: { /item: { push: item, else: ignore } } }
        """)
  }

  @Test func `a loop that puts a screen away and takes it back comes to an end`() {
    expectBehaviour(
      ["error raise-loop transitions.again"],
      of: """
        start: home
        screens:
          home: { transitions: { open: { push: item } } }
          other:
          item: { transitions: { again: [{ when: ready, push: last }, { when: done, push: home }] } }
          last:
        external: { again: }
        guards: { ready: It is ready., done: It is done. }
        transitions: { again: { steps: [{ push: home }, { replaceTop: other }, pop, { raise: again }] } }
        links: { schemes: [app], paths: { /other: { push: other } } }
        """)
  }

  @Test func `as many steps follow a raise as the raises that led there`() {
    expectBehaviour(
      ["warning failing-transition transitions.up (atRoot)"],
      of: """
        start: home
        screens:
          home: { transitions: { open: { push: item }, up: { push: [item, item] } } }
          item: { transitions: { more: { push: item } } }
        external: { up: }
        transitions: { up: { steps: [pop, { raise: up }, pop] } }
        """)
  }

  @Test func `raises that use up what lies below come to an end, whatever they build up elsewhere`() {
    expectBehaviour(
      [],
      of: """
        start: tabs
        screens:
          full: { transitions: { fill: { tab: one, setRoot: [full, full, full, full, full, full, full, full, low] } } }
          low: { transitions: { drain: { steps: [pop, { raise: drain }] } } }
          done: { transitions: { again: { start: tabs } } }
        tabs: { one: { root: full }, two: { root: full } }
        transitions:
          drain:
            steps: [{ tab: one, pop: true }, { tab: two, push: [full, full] }, { raise: drain }]
            else: { start: done }
        """)
  }

  @Test func `layers that are put up again and again have no end, nor has what is pushed in another tab`() {
    expectBehaviour(
      [
        "error raise-loop screens.home.transitions.cross", "error raise-loop transitions.more",
        "error unreachable-screen screens.next",
      ],
      of: """
        screens:
          home: { events: [more], transitions: { cross: { steps: [{ tab: two, push: home }, { tab: one, push: home }, { raise: cross }] } } }
          item: { events: [more] }
          next:
        tabs: { one: { root: home }, two: { root: item } }
        transitions: { more: { steps: [{ present: item }, { raise: more }], else: { push: next } } }
        """)
  }

  @Test func `a loop through what fails every time has no end either`() {
    expectBehaviour(
      ["error raise-loop screens.home.transitions.more", "warning dead-end screens.home"],
      of: """
        start: home
        screens:
          home: { transitions: { more: { steps: [{ push: home }, { dismiss: true, else: { raise: more } }] } } }
        """)
  }
}
