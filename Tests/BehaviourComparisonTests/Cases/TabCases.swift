import Testing

/// Tabs, and what crosses them.
struct TabCases {
  @Test func `a tab cannot be selected where the base is not the tab bar`() {
    expectBehaviour(
      [
        "warning failing-transition links.paths./posts (noTabBar)",
        "error failing-transition screens.welcome.transitions.skip (noTabBar)",
      ],
      of: """
        start: onboarding
        screens:
          welcome: { transitions: { finish: { start: tabs }, skip: { tab: feed } } }
          feed:
          post:
        flows: { onboarding: { root: welcome } }
        tabs: { feed: { root: feed }, other: { root: feed } }
        links: { schemes: [app], paths: { /posts: { tab: feed, setAfterRoot: post } } }
        """)
  }

  @Test func `a link during onboarding that is kept until the tab bar comes cannot fail`() {
    expectBehaviour(
      [],
      of: """
        start: onboarding
        screens:
          welcome: { transitions: { finish: { start: tabs } } }
          feed:
          post:
        flows: { onboarding: { root: welcome } }
        tabs: { feed: { root: feed }, other: { root: feed } }
        links: { schemes: [app], paths: { /posts: { tab: feed, setAfterRoot: post, else: defer } } }
        """)
  }

  @Test func `selecting a tab dismisses every modal first`() {
    expectBehaviour(
      ["error failing-transition screens.sheet.transitions.close (noModal)"],
      of: """
        screens:
          a: { transitions: { show: { present: sheet } } }
          b:
          sheet: { transitions: { go: { tab: b }, close: { steps: [{ tab: b }, dismiss] } } }
        tabs: { a: { root: a }, b: { root: b } }
        """)
  }

  @Test func `a tab that is crossed twice may have changed meanwhile`() {
    expectBehaviour(
      ["warning failing-transition screens.y.transitions.end (notFound)"],
      of: """
        screens:
          a: { transitions: { go: { tab: b, setAfterRoot: x } } }
          b:
          x: { transitions: { on: { tab: a, setAfterRoot: y } } }
          y: { transitions: { end: { tab: b, popTo: x } } }
        tabs: { a: { root: a }, b: { root: b } }
        """)
  }

  @Test func `a tab keeps its stack while another one is selected`() {
    expectBehaviour(
      [],
      of: """
        screens:
          a: { transitions: { go: { tab: b, setAfterRoot: x } } }
          b:
          x: { tabBar: hidden, back: false, transitions: { on: { tab: a, setAfterRoot: y } } }
          y: { tabBar: hidden, back: false, transitions: { end: { tab: b, popTo: x } } }
        tabs: { a: { root: a }, b: { root: b } }
        """)
  }

  @Test func `an event is handled in one tab and not in another`() {
    expectBehaviour(
      ["error unhandled-event screens.item.events.buy"],
      of: """
        screens:
          shop: { transitions: { show: { push: item } } }
          wishes: { transitions: { show: { push: item } } }
          item: { events: [buy] }
          cart:
        tabs:
          shop: { root: shop, transitions: { buy: { present: cart } } }
          wishes: { root: wishes }
        """)
  }

  @Test func `what a tab handles is not handled in a modal over it`() {
    expectBehaviour(
      ["error unhandled-event screens.item.events.buy"],
      of: """
        screens:
          shop: { transitions: { show: { push: item }, peek: { present: item, stack: true } } }
          item: { events: [buy] }
          cart:
        tabs:
          shop: { root: shop, transitions: { buy: { present: cart } } }
          other: { root: cart }
        """)
  }

  @Test func `where the tab bar is hidden nobody taps a tab`() {
    expectBehaviour(
      [
        "warning dead-end screens.player", "error unreachable-screen screens.never",
        "warning dead-transition tabs.other.transitions.go",
      ],
      of: """
        screens:
          player: { tabBar: hidden }
          other: { events: [go] }
          never:
        tabs:
          player: { root: player }
          other: { root: other, transitions: { go: { push: never } } }
        """)
  }

  @Test func `the active tab pops to its root when it is tapped`() {
    expectBehaviour(
      [],
      of: """
        screens: { a: { transitions: { go: { push: b } } }, b: { back: false } }
        tabs: { a: { root: a } }
        """)
  }

  @Test func `a single tab at its root is a dead end`() {
    expectBehaviour(
      ["warning dead-end screens.a"],
      of: """
        screens: { a: { events: [stay] } }
        tabs: { a: { root: a } }
        transitions: { stay: ignore }
        """)
  }
}
