import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// A transition in words.
struct ActionWordsTests {
  private func words(_ transition: String) -> String {
    let checked = CheckedSpec(
      """
      switchyard: 1
      name: App
      screens: { a: {}, b: {}, c: { transitions: { x: \(transition), y: ignore } } }
      flows: { f: { root: b } }
      tabs: { one: { root: a }, two: { root: c } }
      guards: { g: 1, h: 1 }
      transitions: { y: ignore, x: ignore }
      """)
    #expect(checked.lines == [], "\(transition)")
    let graph = checked.graph
    return graph.words(for: graph.screens[2].handlers[0].alternatives)
  }

  @Test(arguments: [
    ("{ push: b }", "push b"), ("{ push: [a, b] }", "push a, b"), ("{ replaceTop: b }", "replaceTop b"),
    ("{ setRoot: b }", "setRoot b"), ("{ tab: one, setAfterRoot: b }", "tab one, setAfterRoot b"),
    ("{ setAfter: { screen: a, push: b, inclusive: true } }", "setAfter a (inclusive), push b"), ("pop", "pop"),
    ("{ popTo: a }", "popTo a"), ("popToRoot", "popToRoot"), ("{ tab: two }", "tab two"),
    ("{ present: f }", "present f (sheet)"),
    ("{ present: b, style: fullScreen, stack: true }", "present b (fullScreen, with a stack)"),
    ("{ present: b, dismissable: false }", "present b (sheet, not dismissable)"), ("dismiss", "dismiss"),
    ("{ dismiss: f }", "dismiss f"), ("dismissAll", "dismissAll"), ("{ start: tabs, tab: two }", "start tabs (two)"),
    ("{ start: f }", "start f"), ("{ start: b }", "start b"), ("{ raise: y }", "raise y"),
    ("{ open: \"tel:1\" }", "open tel:1"), ("ignore", "ignore"),
    ("{ steps: [dismiss, { push: b }] }", "dismiss, then push b"), ("{ pop: , else: dismiss }", "pop, else dismiss"),
    ("{ when: [g, not h], push: b }", "when g, not h: push b"),
    ("[{ when: g, push: b }, { push: a }]", "when g: push b; else: push a"),
  ])
  func `each operation is told as it is written`(transition: String, words: String) {
    #expect(self.words(transition) == words)
  }
}
