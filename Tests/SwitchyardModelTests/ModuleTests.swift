import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// Names across files.
struct ModuleTests {
  private let checkout = """
    switchyard: 1
    module: Checkout
    screens:
      cart: { events: [paid], transitions: { a: { push: payment }, b: { push: checkout.payment }, c: { push: home } } }
      payment:
    flows: { pay: { root: cart } }
    """

  @Test func `a module's screens and flows are named plainly inside, and with its name from outside`() {
    let graph = expectFindings(
      """
      start: home
      include: [checkout.yaml]
      screens: { home: { transitions: { a: { push: checkout.payment }, b: { present: checkout.pay } } } }
      tabs: { shop: { root: checkout.cart } }
      """, including: ["checkout.yaml": checkout]
    ).graph
    #expect(graph.modules.map(\.name) == [nil, "Checkout"])
    #expect(graph.modules[1].screens.map { graph.qualifiedName(of: $0) } == ["checkout.cart", "checkout.payment"])
    #expect(graph.modules[1].flows.map { graph.path(of: $0) } == ["flows.checkout.pay"])
    #expect(graph.modules[1].specPath == "checkout.yaml")
  }

  @Test func `a name that only a module has gets the module's name in front`() {
    let checked = expectFindings(
      """
      start: home
      include: [checkout.yaml]
      screens:
        home:
          transitions: { a: { push: «payment» }, b: { push: «checkout.paymnt» }, c: { push: «chekout.cart» } }
      """,
      "unknown-reference: there is no screen 'payment'", "unknown-reference: there is no screen 'checkout.paymnt'",
      "unknown-reference: there is no screen 'chekout.cart'", including: ["checkout.yaml": checkout])
    #expect(
      checked.helps == [
        "write 'checkout.payment'", "did you mean 'checkout.payment'?", "did you mean 'checkout.cart'?",
      ])
    #expect(checked.notes.first == "checkout.yaml:5:3 «payment» 'checkout.payment' is declared here")
  }

  @Test func `a module's name before what a file without a module declares is told of that file`() {
    let checked = expectFindings(
      """
      start: home
      include: [parts/store.yaml, checkout.yaml]
      screens:
        home:
          transitions: { a: { push: «store.shop» }, b: { push: «store.home» }, c: { push: «store.cart» } }
      """,
      "unknown-reference: there is no screen 'store.shop'", "unknown-reference: there is no screen 'store.home'",
      "unknown-reference: there is no screen 'store.cart'",
      including: ["parts/store.yaml": "switchyard: 1\nscreens: { shop: }\n", "checkout.yaml": checkout])
    #expect(
      checked.helps == [
        "write 'shop'; or 'module: Store' in 'parts/store.yaml', which names no module", "write 'home'",
        "write 'checkout.cart'",
      ])
  }

  @Test func `inside a module its own screen comes before the root's`() throws {
    let graph = expectFindings(
      "start: home\ninclude: [a.yaml]\nscreens: { home: { transitions: { go: { push: home } } } }\n",
      including: ["a.yaml": "switchyard: 1\nmodule: A\nscreens: { home: { transitions: { go: { push: home } } } }\n"]
    ).graph
    for screen in graph.screens {
      guard case .push(let list) = screen.handlers[0].alternatives[0].action.operation else { throw UnexpectedGraph() }
      #expect(list.map(\.screen) == [screen.id])
    }
  }

  @Test func `a file without a module adds to the group of the file that includes it`() {
    let graph = expectFindings(
      "start: home\ninclude: [a.yaml]\nscreens: { home: }\n",
      including: ["a.yaml": "switchyard: 1\nscreens: { other: { transitions: { go: { push: home } } } }\n"]
    ).graph
    #expect(graph.modules.count == 1)
    #expect(graph.modules[0].screens.count == 2)
  }

  @Test func `an event belongs to the module whose files alone name it`() {
    let graph = expectFindings(
      """
      start: home
      include: [checkout.yaml, b.yaml]
      screens: { home: { events: [shared] } }
      events: { declared: { id: Int } }
      """,
      including: [
        "checkout.yaml": checkout,
        "b.yaml": "switchyard: 1\nmodule: B\nscreens: { b: { events: [shared, mine, declared] } }\nevents: { own: }\n",
      ]
    ).graph
    let modules = Dictionary(uniqueKeysWithValues: graph.events.map { ($0.name, $0.module.index) })
    #expect(
      modules == ["declared": 0, "shared": 0, "mine": 2, "own": 2, "paid": 1, "a": 1, "b": 1, "c": 1])
  }
}
