import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// Operations on what they cannot act on, and what the others become.
struct OperationTests {
  @Test(arguments: ["push", "replaceTop", "setRoot", "setAfterRoot", "popTo"])
  func `a flow where a screen is wanted is presented instead`(key: String) {
    let checked = expectFindings(
      "start: cart\nscreens: { cart: { transitions: { go: { \(key): «checkout» } } } }\n"
        + "flows: { checkout: { root: cart } }\n",
      "invalid-operation: '\(key)' takes a screen, and 'checkout' is a flow")
    #expect(checked.helps[0]?.hasPrefix("present it: { present: checkout }; or ") == true)
    #expect(checked.notes == ["5:10 «checkout» flow 'checkout' is declared here"])
    #expect(checked.subjects == ["screens.cart.transitions.go"])
  }

  @Test func `a flow is no anchor, no root of a tab and no root of a flow`() {
    expectFindings(
      """
      start: cart
      screens: { cart: { transitions: { go: { setAfter: { screen: «checkout», push: «checkout» } } } } }
      flows: { checkout: { root: cart }, other: { root: «checkout» }, self: { root: «self» } }
      tabs: { shop: { root: «checkout» } }
      """,
      "invalid-operation: 'setAfter' takes a screen, and 'checkout' is a flow",
      "invalid-operation: 'push' takes a screen, and 'checkout' is a flow",
      "invalid-operation: a root is a screen, and 'checkout' is a flow",
      "invalid-operation: a root is a screen, and 'self' is a flow",
      "invalid-operation: a root is a screen, and 'checkout' is a flow")
  }

  @Test func `only links and external events can be kept for later`() {
    let checked = expectFindings(
      """
      start: a
      screens:
        a:
          events: [tap]
          transitions: { go: «defer», come: defer, leave: [pop, { push: a, else: «defer» }] }
      external: { come: , opened: }
      transitions: { opened: defer, tap: { steps: [«defer»] } }
      links: { schemes: [app], paths: { /a: defer } }
      """,
      "invalid-operation: 'defer' keeps links and external events only, and this event is neither",
      "invalid-operation: 'defer' keeps links and external events only, and this event is neither",
      "invalid-operation: 'defer' keeps links and external events only, and this event is neither")
    #expect(checked.subjects[1] == "screens.a.transitions.leave[1]")
  }

  @Test func `a flow has a stack anyway`() {
    expectFindings(
      """
      start: a
      screens:
        a: { transitions: { go: { present: f, «stack»: true }, come: { present: a, stack: true } } }
      flows: { f: { root: a } }
      """,
      "invalid-operation: 'stack' is for a screen that is presented, and 'f' is a flow, which has a stack anyway")
  }

  @Test(arguments: [
    ("\"«»\"", "'open' has no URL"), ("«\"a b\"»", "'a b' is no URL: it holds a space"),
    ("«a.example»", "'a.example' has no scheme, so nothing can open it"),
    ("«https://ä.example»", "'https://ä.example' is no URL: it holds 'ä'"),
    ("«https://a.example/%2»", "'https://a.example/%2' is no URL: a percent sign begins no encoded character"),
  ])
  func `what is opened is a URL with a scheme`(url: String, message: String) {
    expectFindings(
      "start: a\nscreens: { a: { transitions: { go: { open: \(url.replacing("\"«»\"", with: "«\"\"»")) } } } }\n",
      "invalid-operation: \(message)")
  }

  @Test func `a screen does not emit what the system raises`() {
    let checked = expectFindings(
      """
      start: a
      screens: { a: { events: [tap, «expired»], transitions: { expired: pop } } }
      external: { expired: }
      """,
      "invalid-operation: 'expired' is an external event, which the system raises and no screen emits")
    #expect(checked.subjects == ["screens.a.events.expired"])
    #expect(checked.notes == ["5:13 «expired» 'expired' is declared here"])
    #expect(checked.graph.screens[0].emittedEvents.map { checked.graph[$0.event].name } == ["tap"])
  }

  @Test func `tabs can only be started where there are some, and take no arguments`() {
    expectFindings(
      "start: a\nscreens: { a: { transitions: { go: { start: «tabs» } } } }\n",
      "unknown-reference: 'tabs' is started, but there are no tabs")
    expectFindings(
      "start: a\nscreens: { a: { transitions: { go: { start: { tabs: { «x»: 1 } } } } } }\ntabs: { t: { root: a } }\n",
      "unknown-argument: 'tabs' takes no arguments")
  }

  @Test func `the modifiers of an operation become what they mean`() throws {
    let graph = expectFindings(
      """
      start: { start: tabs, tab: u }
      screens:
        a:
          transitions:
            go:
              - { when: [g, not h], tab: u, push: b, animated: false, doc: Goes., else: { dismiss: f }, allow: { dead-end: fine } }
              - { present: b, style: popover, stack: true, dismissable: false }
            come: { start: tabs, tab: u }
            leave: { steps: [{ tab: t }, { dismiss: b }, { setAfter: { screen: a, inclusive: true, push: [b, b] } }] }
        b:
      flows: { f: { root: b } }
      tabs: { t: { root: a }, u: { root: a, stack: false } }
      guards: { g: , h: }
      """.replacing("start: { start: tabs, tab: u }\nscreens", with: "start: [{ start: tabs, tab: u }]\nscreens")
    ).graph
    let first = graph.screens[0].handlers[0].alternatives[0]
    #expect(
      first.condition == [
        GuardLiteral(condition: GuardID(0), isNegated: false), GuardLiteral(condition: GuardID(1), isNegated: true),
      ])
    #expect(first.action.tab == TabID(1))
    #expect(!first.action.isAnimated)
    #expect(first.doc == "Goes.")
    #expect(first.allowances.map(\.rule) == ["dead-end"])
    guard case .dismissLayer(.flow(FlowID(0))) = try #require(first.action.otherwise.first).operation else {
      throw UnexpectedGraph()
    }
    let second = graph.screens[0].handlers[0].alternatives[1]
    #expect(second.index == 1)
    guard case .present(let presentation) = second.action.operation else { throw UnexpectedGraph() }
    #expect(presentation.style == .popover)
    #expect(presentation.hasStack)
    #expect(!presentation.isDismissable)
    guard case .start(.tabs(selected: TabID(1))) = graph.screens[0].handlers[1].alternatives[0].action.operation,
      case .tabs(selected: TabID(1)) = graph.start[0].target
    else { throw UnexpectedGraph() }
    guard case .steps(let steps) = graph.screens[0].handlers[2].alternatives[0].action.operation,
      case .setAfter(ScreenID(0), inclusive: true, let list) = steps[2].operation
    else { throw UnexpectedGraph() }
    #expect(list.count == 2)
    #expect(graph.tabs.map(\.hasStack) == [true, false])
  }
}
