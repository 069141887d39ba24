import Testing

/// Layers over layers.
struct ModalCases {
  @Test func `dismiss fails where no modal is up`() {
    expectBehaviour(
      [
        "error failing-transition screens.home.transitions.close (noModal)",
        "warning failing-transition screens.help.transitions.close (noModal)",
      ],
      of: """
        start: home
        screens:
          home: { transitions: { help: { present: help }, read: { push: help }, close: dismiss } }
          help: { transitions: { close: dismiss } }
        """)
  }

  @Test func `dismissAll, popToRoot, ignore and open never fail`() {
    expectBehaviour(
      [],
      of: """
        start: home
        screens:
          home:
            transitions:
              all: dismissAll
              root: popToRoot
              nothing: ignore
              site: { open: https://example.com }
              next: { push: next }
          next:
        """)
  }

  @Test func `a modal over a modal is dismissed alone, and the one below with what lies over it`() {
    expectBehaviour(
      ["warning failing-transition screens.terms.transitions.all (notFound)"],
      of: """
        start: home
        screens:
          home: { transitions: { buy: { present: checkout }, terms: { present: terms } } }
          cart: { transitions: { terms: { present: terms, style: fullScreen } } }
          terms: { transitions: { close: dismiss, all: { dismiss: checkout } } }
        flows: { checkout: { root: cart } }
        """)
  }

  @Test func `a layer is named by what was presented, not by what it shows now`() {
    expectBehaviour(
      ["error failing-transition screens.done.transitions.again (notFound)"],
      of: """
        start: home
        screens:
          home: { transitions: { buy: { present: cart, stack: true } } }
          cart: { transitions: { pay: { setRoot: done } } }
          done: { transitions: { close: { dismiss: cart }, again: { dismiss: done } } }
        """)
  }

  @Test func `a flow and its root are two names`() {
    expectBehaviour(
      ["error failing-transition screens.cart.transitions.close (notFound)"],
      of: """
        start: home
        screens:
          home: { transitions: { buy: { present: checkout } } }
          cart: { transitions: { close: { dismiss: cart } } }
        flows: { checkout: { root: cart } }
        """)
  }

  @Test func `dismissing a layer that was opened from a bare one leaves nothing to push on`() {
    expectBehaviour(
      ["warning failing-transition screens.search.transitions.choose (noStack)"],
      of: """
        start: home
        screens:
          home: { transitions: { find: { present: search }, signIn: { present: signIn } } }
          signIn:
          search: { transitions: { choose: { steps: [dismiss, { push: post }] } } }
          post:
        links: { schemes: [app], paths: { /search: { present: search } } }
        """)
  }

  @Test func `nobody gets out of a modal that cannot be swiped away and dismisses nothing`() {
    expectBehaviour(
      [
        "warning dead-end screens.lock", "warning modal-trap screens.home.transitions.lock",
        "warning modal-trap transitions.wall[1]",
      ],
      of: """
        start: home
        screens:
          home: { events: [wall], transitions: { lock: { present: lock, dismissable: false } } }
          lock:
          wall: { transitions: { more: { push: wall }, less: { pop: true, else: ignore } } }
        guards: { isOpen: The wall is open. }
        transitions:
          wall:
            - { when: isOpen, present: wall, stack: true }
            - { present: wall, stack: true, style: fullScreen }
        """)
  }

  @Test func `links and external events do not free anybody from a modal`() {
    expectBehaviour(
      ["warning dead-end screens.lock", "warning modal-trap screens.home.transitions.lock"],
      of: """
        start: home
        screens:
          home: { transitions: { lock: { present: lock, style: fullScreen } } }
          lock:
        external: { unlocked: }
        transitions: { unlocked: { start: home } }
        links: { schemes: [app], paths: { /home: dismissAll } }
        """)
  }

  @Test func `a way out behind other screens and layers is a way out`() {
    expectBehaviour(
      [],
      of: """
        start: home
        screens:
          home: { transitions: { wizard: { present: wizard, style: fullScreen } } }
          first: { transitions: { next: { push: second } } }
          second: { back: false, transitions: { ask: { present: sure, dismissable: false } } }
          sure: { transitions: { yes: { dismiss: wizard }, no: dismiss } }
        flows: { wizard: { root: first } }
        """)
  }

  @Test func `a layer from which only a part has a way out is a trap`() {
    expectBehaviour(
      ["warning dead-end screens.second", "warning modal-trap screens.home.transitions.wizard"],
      of: """
        start: home
        screens:
          home: { transitions: { wizard: { present: wizard, style: fullScreen } } }
          first: { transitions: { next: { push: second }, cancel: dismiss } }
          second: { back: false }
        flows: { wizard: { root: first } }
        """)
  }

  /// Though what is seen stays the same: the one layer is removed, and another is presented.
  @Test func `a layer that takes the place of another removes it`() {
    expectBehaviour(
      ["warning dead-end screens.question"],
      of: """
        start: home
        screens:
          home: { transitions: { ask: { present: question, style: fullScreen } } }
          question: { transitions: { again: { steps: [dismiss, { present: question, style: fullScreen }] } } }
        """)
  }
}
