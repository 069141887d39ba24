import Testing

/// What the operations on a stack do, and where they fail.
struct StackCases {
  @Test(arguments: [
    "push: home", "replaceTop: home", "setRoot: home", "setAfterRoot: home", "setAfter: { screen: note, push: home }",
    "pop: true", "popTo: note", "popToRoot: true",
  ])
  func `every operation on a stack fails in a bare modal`(operation: String) {
    expectBehaviour(
      ["error failing-transition screens.note.transitions.act (noStack)"],
      of: """
        start: home
        screens:
          home: { transitions: { write: { present: note } } }
          note: { transitions: { act: { \(operation) } } }
        """)
  }

  @Test(arguments: ["push: home", "replaceTop: home", "setAfterRoot: home", "pop: true", "popToRoot: true"])
  func `every operation on a stack fails in a tab without one`(operation: String) {
    expectBehaviour(
      ["error failing-transition screens.map.transitions.act (noStack)"],
      of: """
        screens: { home: , map: { transitions: { act: { \(operation) } } } }
        tabs: { home: { root: home }, map: { root: map, stack: false } }
        """)
  }

  @Test(arguments: ["present: note, stack: true", "present: notes"])
  func `a modal with a stack takes what a bare one refuses`(operation: String) {
    expectBehaviour(
      [],
      of: """
        start: home
        screens:
          home: { transitions: { write: { \(operation) }, other: { present: notes } } }
          note: { transitions: { act: { push: end }, all: { setAfterRoot: end }, swap: { replaceTop: end } } }
          end: { transitions: { close: dismiss } }
        flows: { notes: { root: note } }
        """)
  }

  @Test func `pop fails where a screen is a root, and only there`() {
    expectBehaviour(
      [
        "warning failing-transition screens.item.transitions.close (atRoot)",
        "error failing-transition screens.list.transitions.close (atRoot)",
      ],
      of: """
        screens:
          list: { transitions: { open: { push: item }, close: pop } }
          item: { transitions: { close: pop } }
        tabs: { list: { root: list }, item: { root: item } }
        """)
  }

  @Test func `popTo fails on the way that leaves its screen out`() {
    expectBehaviour(
      ["warning failing-transition screens.edit.transitions.done (notFound)"],
      of: """
        start: home
        screens:
          home: { transitions: { show: { push: item }, new: { push: edit } } }
          item: { transitions: { edit: { push: edit } } }
          edit: { transitions: { done: { popTo: item } } }
        """)
  }

  @Test func `popTo fails everywhere where no way leads over its screen`() {
    expectBehaviour(
      ["error failing-transition screens.edit.transitions.done (notFound)"],
      of: """
        start: home
        screens:
          home: { transitions: { new: { push: edit }, show: { replaceTop: item } } }
          item: { transitions: { back: { setRoot: home } } }
          edit: { transitions: { done: { popTo: item } } }
        """)
  }

  @Test func `popTo finds the screen on which it stands, and so never fails there`() {
    expectBehaviour(
      [],
      of: """
        start: home
        screens:
          home: { transitions: { show: { push: item } } }
          item: { transitions: { more: { push: item }, first: { popTo: item }, home: { popTo: home } } }
        """)
  }

  @Test func `setAfter fails where its screen is not on the stack, and drops it where it is inclusive`() {
    expectBehaviour(
      [
        "error failing-transition screens.done.transitions.again (notFound)",
        "error failing-transition screens.done.transitions.home (notFound)",
        "warning failing-transition screens.pay.transitions.paid (notFound)",
      ],
      of: """
        start: home
        screens:
          home: { transitions: { buy: { push: [cart, pay] } } }
          cart: { transitions: { pay: { push: pay } } }
          pay: { transitions: { paid: { setAfter: { screen: cart, push: done, inclusive: true } } } }
          done:
            transitions:
              again: { setAfter: { screen: pay, push: done } }
              home: { setAfter: { screen: cart, push: done } }
              pay: { push: pay }
        """)
  }

  @Test func `a profile that opens profiles without end can always go back`() {
    expectBehaviour(
      ["warning failing-transition screens.profile.transitions.close (atRoot)"],
      of: """
        screens:
          feed: { transitions: { open: { push: profile } } }
          profile: { transitions: { open: { push: profile }, close: pop, top: popToRoot } }
          me: { transitions: { open: { push: profile } } }
        tabs: { feed: { root: feed }, me: { root: me }, profile: { root: profile } }
        """)
  }

  @Test func `a screen below another emits nothing until it is visible`() {
    expectBehaviour(
      ["warning dead-end screens.top", "warning dead-transition screens.below.transitions.act"],
      of: """
        start: home
        screens:
          home: { transitions: { go: { setRoot: [below, top] } } }
          below: { transitions: { act: dismiss } }
          top: { back: false }
        """)
  }

  @Test func `the depth of a stack is not forgotten behind a screen that is pushed twice`() {
    expectBehaviour(
      ["warning failing-transition screens.b.transitions.twice (notFound)"],
      of: """
        start: a
        screens:
          a: { transitions: { go: { push: b } } }
          b: { transitions: { go: { push: c }, twice: { steps: [pop, { popTo: b }] } } }
          c: { transitions: { go: { push: b } } }
        """)
  }
}
