import SwitchyardModel
import SwitchyardSimulation
import Testing

/// Every row of the operations table.
struct OperationTests {
  /// An app with a stack `home, a, b` and an event for an operation.
  private func outcome(of operation: String, after actions: [String] = [], in tab: String = "main") throws -> String {
    var run = try SpecRun(
      """
      tabs:
        main: { root: home }
        other: { root: home }
        bare: { root: home, stack: false }
      screens:
        home:
        a:
        b:
        c:
      flows: { checkout: { root: c }, info: { root: c } }
      external:
        prepare: {}
        cover: {}
        coverFlow: {}
        coverStack: {}
        toBare: {}
        restart: {}
        do: {}
        note: {}
      transitions:
        prepare: { push: [a, b] }
        cover: { present: c }
        coverFlow: { present: checkout }
        coverStack: { present: c, stack: true }
        toBare: { tab: bare }
        restart: { start: info }
        note: { push: c }
        do: \(operation)
      """)
    try run.perform(#"{"external":"prepare"}"#)
    for action in actions { try run.perform("{\"external\":\"\(action)\"}") }
    return try run.run(#"{"external":"do"}"#)[0]
  }

  @Test(arguments: [
    ("{ push: c }", "handled: tabs(main): home, a, b, c"),
    ("{ push: [c, a] }", "handled: tabs(main): home, a, b, c, a"),
    ("{ replaceTop: c }", "handled: tabs(main): home, a, c"),
    ("{ replaceTop: [c, a] }", "handled: tabs(main): home, a, c, a"),
    ("{ setRoot: c }", "handled: tabs(main): c"),
    ("{ setRoot: [c, b] }", "handled: tabs(main): c, b"),
    ("{ setAfterRoot: c }", "handled: tabs(main): home, c"),
    ("{ setAfter: { screen: a, push: c } }", "handled: tabs(main): home, a, c"),
    ("{ setAfter: { screen: a, push: [c, c], inclusive: true } }", "handled: tabs(main): home, c, c"),
    ("{ setAfter: { screen: home, push: c, inclusive: true } }", "handled: tabs(main): c"),
    ("{ setAfter: { screen: b, push: c } }", "handled: tabs(main): home, a, b, c"),
    ("{ setAfter: { screen: c, push: c } }", "failed notFound: tabs(main): home, a, b"),
    ("pop", "handled: tabs(main): home, a"),
    ("{ steps: [pop, pop, pop] }", "failed atRoot: tabs(main): home, a, b"),
    ("{ popTo: a }", "handled: tabs(main): home, a"),
    ("{ popTo: b }", "handled: tabs(main): home, a, b"),
    ("{ popTo: home }", "handled: tabs(main): home"),
    ("{ popTo: c }", "failed notFound: tabs(main): home, a, b"),
    ("popToRoot", "handled: tabs(main): home"),
    ("{ steps: [popToRoot, popToRoot] }", "handled: tabs(main): home"),
    ("{ steps: [{ push: a }, { push: c }, { popTo: a }] }", "handled: tabs(main): home, a, b, a"),
    ("{ present: c }", "handled: tabs(main): home, a, b · sheet c"),
    ("{ present: c, style: fullScreen }", "handled: tabs(main): home, a, b · fullScreen c"),
    ("{ present: c, style: popover, stack: true }", "handled: tabs(main): home, a, b · popover c: c"),
    ("{ present: checkout }", "handled: tabs(main): home, a, b · sheet checkout: c"),
    ("dismiss", "failed noModal: tabs(main): home, a, b"),
    ("{ dismiss: checkout }", "failed notFound: tabs(main): home, a, b"),
    ("dismissAll", "handled: tabs(main): home, a, b"),
    ("{ start: info }", "handled: flow info: c"),
    ("{ start: c }", "handled: screen c: c"),
    ("{ start: tabs }", "handled: tabs(main): home"),
    ("{ start: tabs, tab: other }", "handled: tabs(other): home"),
    ("{ raise: note }", "handled: tabs(main): home, a, b, c"),
    ("{ raise: lost }", "failed unhandled: tabs(main): home, a, b"),
    ("{ steps: [{ push: c }, { raise: note }, pop, pop] }", "handled: tabs(main): home, a, b"),
    ("{ open: \"https://example.com\" }", "handled: tabs(main): home, a, b"),
    ("ignore", "handled: tabs(main): home, a, b"),
    ("{ tab: other }", "handled: tabs(other): home"),
    ("{ tab: other, push: c }", "handled: tabs(other): home, c"),
    ("{ tab: bare, push: c }", "failed noStack: tabs(main): home, a, b"),
  ])
  func `an operation on a stack does what its row says`(operation: String, expected: String) throws {
    #expect(try outcome(of: operation) == expected)
  }

  @Test(arguments: [
    "{ push: c }", "{ replaceTop: c }", "{ setRoot: c }", "{ setAfterRoot: c }",
    "{ setAfter: { screen: c, push: a } }", "pop", "{ popTo: c }", "popToRoot",
  ])
  func `a stack operation on a bare modal or in a bare tab fails`(operation: String) throws {
    let shown = "tabs(main): home, a, b · sheet c"
    #expect(try outcome(of: operation, after: ["cover"]) == "failed noStack: " + shown)
    #expect(try outcome(of: operation, after: ["toBare"]) == "failed noStack: tabs(bare): home")
  }

  @Test(arguments: [
    ("{ push: a }", "handled: tabs(main): home, a, b · sheet checkout: c, a"),
    ("pop", "failed atRoot: tabs(main): home, a, b · sheet checkout: c"),
    ("{ popTo: a }", "failed notFound: tabs(main): home, a, b · sheet checkout: c"),
    ("{ setRoot: a }", "handled: tabs(main): home, a, b · sheet checkout: a"),
    ("dismiss", "handled: tabs(main): home, a, b"),
    ("{ dismiss: checkout }", "handled: tabs(main): home, a, b"),
    ("{ dismiss: c }", "failed notFound: tabs(main): home, a, b · sheet checkout: c"),
    ("{ tab: main }", "handled: tabs(main): home, a, b"),
    ("{ tab: other, push: a }", "handled: tabs(other): home, a"),
    ("{ start: info }", "handled: flow info: c"),
  ])
  func `an operation over a presented flow acts on the flow's stack`(operation: String, expected: String) throws {
    #expect(try outcome(of: operation, after: ["coverFlow"]) == expected)
  }

  @Test func `dismissing a named layer takes those above it away, and of two the upper one`() throws {
    let covers = ["coverFlow", "cover", "coverFlow", "coverStack"]
    let below = "handled: tabs(main): home, a, b · sheet checkout: c"
    #expect(try outcome(of: "{ dismiss: checkout }", after: covers) == below + " · sheet c")
    #expect(try outcome(of: "{ dismiss: c }", after: covers) == below + " · sheet c · sheet checkout: c")
    #expect(try outcome(of: "{ steps: [{ dismiss: c }, { dismiss: c }] }", after: covers) == below)
    #expect(try outcome(of: "dismissAll", after: covers) == "handled: tabs(main): home, a, b")
    #expect(try outcome(of: "{ tab: bare }", after: covers) == "handled: tabs(bare): home")
  }

  @Test func `without a tab bar no tab can be selected, and a started flow has a stack`() throws {
    #expect(try outcome(of: "{ tab: other }", after: ["restart"]) == "failed noTabBar: flow info: c")
    #expect(try outcome(of: "{ tab: other, else: { push: a } }", after: ["restart"]) == "handled: flow info: c, a")
    #expect(try outcome(of: "{ start: tabs, tab: other }", after: ["restart"]) == "handled: tabs(other): home")
  }
}
