import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// Names that nothing declares, or that stand for another kind of thing.
struct ReferenceTests {
  @Test func `a name that cannot stay is not suggested`() {
    let checked = expectFindings(
      "start: home\nscreens: { home: { transitions: { go: { push: «downloads» } } }, «down-loads»: }\n",
      "unknown-reference: there is no screen 'downloads'",
      "invalid-name: 'down-loads' cannot be the name of a screen: it holds '-', which no Swift name may hold")
    #expect(checked.helps == ["'down-loads' cannot be a name; if it is meant, rename it", "call it 'downLoads'"])
  }

  @Test func `an unknown screen gets the one that was meant, and where it is declared`() {
    let checked = expectFindings(
      "start: cart\nscreens: { cart: { transitions: { pay: { push: «receipt» } } }, receipts: }\n",
      "unknown-reference: there is no screen 'receipt'")
    #expect(checked.helps == ["did you mean 'receipts'?"])
    #expect(checked.notes == ["4:63 «receipts» 'receipts' is declared here"])
    #expect(checked.subjects == ["screens.cart.transitions.pay"])
  }

  @Test func `an unknown screen that is like no other one is to be declared, beside those that there are`() {
    let checked = expectFindings(
      "start: a\nscreens: { a: { transitions: { go: { push: «photo» } } }, b: , c: , d: }\n",
      "unknown-reference: there is no screen 'photo'")
    #expect(checked.helps == ["declare it below 'screens'; there are 'a', 'b', 'c' and 1 more"])
  }

  @Test func `every operation that names screens, flows, tabs or guards is looked at`() {
    expectFindings(
      """
      start: home
      screens:
        home:
          transitions:
            a: { push: [home, «x1»] }
            b: { replaceTop: «x2» }
            c: { setRoot: «x3» }
            d: { setAfterRoot: «x4» }
            e: { setAfter: { screen: «x5», push: «x6» } }
            f: { popTo: «x7» }
            g: { present: «x8» }
            h: { dismiss: «x9» }
            i: { start: «x10» }
            j: { tab: «x11» }
            k: { when: [not «x12», g], steps: [{ push: «x13» }, pop], else: { push: «x14» } }
            l: [pop, { when: «x15», pop: }]
      flows: { f: { root: «x16» } }
      tabs: { t: { root: «x17» } }
      guards: { g: }
      transitions: { m: { push: «x18» } }
      links: { schemes: [app], paths: { /a: { push: «x19» } } }
      """,
      "unknown-reference: there is no screen 'x1'", "unknown-reference: there is no screen 'x2'",
      "unknown-reference: there is no screen 'x3'", "unknown-reference: there is no screen 'x4'",
      "unknown-reference: there is no screen 'x5'", "unknown-reference: there is no screen 'x6'",
      "unknown-reference: there is no screen 'x7'", "unknown-reference: there is no screen and no flow 'x8'",
      "unknown-reference: there is no screen and no flow 'x9'",
      "unknown-reference: there is no screen and no flow 'x10'", "unknown-reference: there is no tab 'x11'",
      "unknown-reference: there is no guard 'x12'", "unknown-reference: there is no screen 'x13'",
      "unknown-reference: there is no screen 'x14'", "unknown-reference: there is no guard 'x15'",
      "unknown-reference: there is no screen 'x16'", "unknown-reference: there is no screen 'x17'",
      "unknown-reference: there is no screen 'x18'", "unknown-reference: there is no screen 'x19'")
  }

  @Test func `a name of another kind says what it is`() {
    let checked = expectFindings(
      """
      start: home
      screens: { home: { events: [buy], transitions: { a: { push: «more» }, b: { push: «buy» }, c: { push: «tabs» } } } }
      tabs: { more: { root: home } }
      events: { buy: }
      """,
      "unknown-reference: there is no screen 'more'", "unknown-reference: there is no screen 'buy'",
      "unknown-reference: there is no screen 'tabs'")
    #expect(
      checked.helps == [
        "select the tab: { tab: more }", "raise the event: { raise: buy }", "the tab bar is started: { start: tabs }",
      ])
    #expect(checked.notes == ["5:9 «more» 'more' is a tab", "6:11 «buy» 'buy' is an event"])
  }

  @Test func `tabs and guards get what was meant as well`() {
    let checked = expectFindings(
      """
      start: home
      screens: { home: { transitions: { a: { tab: «fed» }, b: { when: «isSignedin», pop: }, c: { when: «other», pop: } } } }
      tabs: { feed: { root: home } }
      guards: { isSignedIn: }
      """,
      "unknown-reference: there is no tab 'fed'", "unknown-reference: there is no guard 'isSignedin'",
      "unknown-reference: there is no guard 'other'")
    #expect(
      checked.helps == ["did you mean 'feed'?", "did you mean 'isSignedIn'?", "declare it: guards: { other: … }"])
  }

  @Test func `an event needs no declaration`() {
    let graph = expectFindings(
      "start: a\nscreens: { a: { events: [x], transitions: { y: { raise: z } } } }\nevents: { w: }\n"
    ).graph
    #expect(graph.events.map(\.name) == ["w", "x", "y", "z"])
    #expect(graph.events.map(\.isDeclared) == [true, false, false, false])
  }

  @Test func `where no name is near, the few tabs are named`() {
    func help(_ tabs: String) -> String? {
      expectFindings(
        "screens: { a: { transitions: { go: { tab: «help» } } } }\ntabs: { \(tabs) }",
        "unknown-reference: there is no tab 'help'"
      ).helps[0]
    }
    #expect(help("feed: { root: a }") == "the only one is 'feed'")
    #expect(help("feed: { root: a }, cart: { root: a }, me: { root: a }") == "the tabs are 'feed', 'cart' and 'me'")
    #expect(help((1...7).map { "t\($0): { root: a }" }.joined(separator: ", ")) == nil)
  }
}
