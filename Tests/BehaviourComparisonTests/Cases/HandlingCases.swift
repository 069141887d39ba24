import Testing

/// Who handles an event: levels, alternatives, guards, raises.
struct HandlingCases {
  @Test func `guards that are exhaustive over two levels leave nothing open`() {
    expectBehaviour(
      [],
      of: """
        start: home
        screens:
          home: { transitions: { buy: { when: isSignedIn, push: cart } } }
          cart:
          signIn:
        guards: { isSignedIn: The user has a session. }
        transitions: { buy: { when: not isSignedIn, present: signIn } }
        """)
  }

  @Test func `guards that may all refuse are inexhaustive`() {
    expectBehaviour(
      ["warning inexhaustive-guards external.expired", "warning inexhaustive-guards screens.home.events.buy"],
      of: """
        start: home
        screens:
          home: { transitions: { buy: { when: a, push: cart } } }
          cart:
        external: { expired: }
        guards: { a: One thing., b: Another. }
        transitions:
          buy: [{ when: [not a, b], present: cart }]
          expired: [{ when: a, start: home }, { when: b, ignore: true }]
        """)
  }

  @Test func `an event is unhandled in one container and inexhaustive in another`() {
    expectBehaviour(
      ["error unhandled-event screens.item.events.buy", "warning inexhaustive-guards screens.item.events.buy"],
      of: """
        start: home
        screens:
          home: { transitions: { show: { push: item }, shop: { present: shop } } }
          item: { events: [buy] }
        flows: { shop: { root: item, transitions: { buy: { when: isOpen, dismiss: true } } } }
        guards: { isOpen: The shop is open. }
        """)
  }

  @Test func `a link that no alternative takes is no finding`() {
    expectBehaviour(
      ["warning dead-end screens.home"],
      of: """
        start: home
        screens: { home: }
        guards: { isOpen: The shop is open. }
        links: { schemes: [app], paths: { /home: { when: isOpen, ignore: true } } }
        """)
  }

  @Test func `a raise after dismiss is handled by what is visible then`() {
    expectBehaviour(
      ["warning failing-transition screens.pay.transitions.paid (unhandled)"],
      of: """
        start: home
        screens:
          home: { transitions: { pay: { present: pay }, help: { present: help }, ordered: { push: order } } }
          help: { transitions: { pay: { present: pay } } }
          pay: { transitions: { paid: { steps: [dismiss, { raise: ordered }] } } }
          order:
        """)
  }

  @Test func `a raise that nothing takes fails everywhere`() {
    expectBehaviour(
      ["error failing-transition screens.home.transitions.go (unhandled)", "warning dead-end screens.home"],
      of: """
        start: home
        screens: { home: { transitions: { go: { raise: gone } } } }
        """)
  }

  @Test func `the innermost transition is to blame for what it raises`() {
    expectBehaviour(
      ["error failing-transition transitions.close (noModal)", "warning dead-end screens.home"],
      of: """
        start: home
        screens: { home: { transitions: { done: { raise: close } } } }
        transitions: { close: dismiss }
        """)
  }

  @Test func `an else around a raise mends what the raised event fails at`() {
    expectBehaviour(
      [],
      of: """
        start: home
        screens:
          home: { transitions: { done: { raise: close, else: { push: next } } } }
          next:
        transitions: { close: dismiss }
        """)
  }

  @Test func `an else is taken whatever the reason, and the last of a chain gives its own`() {
    expectBehaviour(
      ["error failing-transition screens.home.transitions.all (noTabBar)"],
      of: """
        start: home
        screens:
          home:
            transitions:
              one: { pop: true, else: { dismiss: true, else: { push: next } } }
              all: { pop: true, else: { dismiss: true, else: { tab: a } } }
          next:
        tabs: { a: { root: home } }
        """)
  }

  @Test func `what a failing step did before is undone, and else begins where the transition began`() {
    expectBehaviour(
      ["error failing-transition screens.home.transitions.go (noModal)", "error unreachable-screen screens.gone"],
      of: """
        start: home
        screens:
          home:
            transitions:
              go: { steps: [{ push: gone }, dismiss] }
              try: { steps: [{ push: gone }, dismiss], else: { push: next } }
          gone:
          next: { transitions: { up: { steps: [pop, { popTo: home }] } } }
        """)
  }

  @Test func `guards keep their answers in what is raised`() {
    expectBehaviour(
      ["warning dead-alternative transitions.buy[1]"],
      of: """
        start: home
        screens:
          home: { transitions: { go: [{ when: a, raise: buy }, { push: next }] } }
          next:
        guards: { a: One thing. }
        transitions: { buy: [{ when: a, push: next }, { present: next }] }
        """)
  }

  @Test func `raises that never end are a loop, with else and without`() {
    expectBehaviour(
      ["error raise-loop transitions.ping", "warning dead-end screens.home"],
      of: """
        start: home
        screens: { home: { events: [ping], transitions: { go: { raise: ping, else: ignore } } } }
        transitions:
          ping: { raise: pong }
          pong: { steps: [{ present: home }, { raise: ping }] }
        """)
  }

  @Test func `raises that take something away each time come to an end`() {
    expectBehaviour(
      ["error failing-transition transitions.all (atRoot)"],
      of: """
        start: home
        screens:
          home: { transitions: { show: { push: [item, item] } } }
          item: { back: false, transitions: { up: { raise: some }, done: { raise: all } } }
        transitions:
          some: { steps: [pop, { raise: some }], else: ignore }
          all: { steps: [pop, { raise: all }] }
        """)
  }

  @Test func `a handler or an alternative that is never chosen is dead`() {
    expectBehaviour(
      [
        "warning dead-alternative transitions.show[2]", "warning dead-transition links.paths./a",
        "warning dead-transition tabs.a.transitions.show", "warning dead-transition transitions.unknown",
      ],
      of: """
        screens: { a: { events: [show] }, b: { events: [show] } }
        tabs:
          a: { root: a, transitions: { show: { when: [x, not x], ignore: true } } }
          b: { root: b }
        guards: { x: One thing. }
        transitions:
          show: [{ when: x, push: b }, { push: a }, { pop: true }]
          unknown: pop
        links: { schemes: [app], paths: { /a: [{ when: [x, not x], tab: a }] } }
        """)
  }

  @Test func `what is unreachable has no findings of its own`() {
    expectBehaviour(
      ["error unreachable-flow flows.shop", "error unreachable-screen screens.item", "warning dead-end screens.home"],
      of: """
        start: home
        screens:
          home:
          item: { events: [buy, sell], transitions: { close: pop } }
        flows: { shop: { root: item, transitions: { buy: pop } } }
        """)
  }

  @Test func `an external event is handled where it comes, and kept until the next start`() {
    expectBehaviour(
      ["error unhandled-event external.expired"],
      of: """
        start: welcome
        screens:
          welcome: { transitions: { enter: { start: home }, expired: defer } }
          home: { transitions: { show: { push: item }, leave: { start: welcome }, expired: { present: item } } }
          item:
        external: { expired: }
        """)
  }
}
