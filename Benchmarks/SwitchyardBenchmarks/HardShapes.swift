/// Specs of the shapes that an analysis of stacks finds hardest.
enum HardShape: String, CaseIterable {
  case everyPopTo = "300 screens, each with a popTo every other"
  case nestedModals = "500 nested modals, dismissed by name"
  case hub = "a hub with 5,000 spokes"
  case modalHub = "a hub that presents 5,000 screens"
  case chain = "a chain of 50,000 pushes, with a fault at its end"
  case manyTabs = "40 tabs that all cross into one another"
  case manyGuards = "12 guards on one event"
  case manyRoots = "3,000 screens that become one another's roots"

  var text: String {
    let body =
      switch self {
      case .everyPopTo: specEveryPopTo(300)
      case .nestedModals: specNestedModals(500)
      case .hub: specHub(5_000, "push")
      case .modalHub: specHub(5_000, "present")
      case .chain: specChain(50_000)
      case .manyTabs: specManyTabs(40)
      case .manyGuards: specManyGuards(12)
      case .manyRoots: specManyRoots(3_000)
      }
    return "switchyard: 1\nname: Shape\n" + body
  }
}

private func screens(_ count: Int, _ transitions: (Int) -> [String]) -> String {
  var text = "screens:\n"
  for index in 0..<count {
    text += "  s\(index):\n    transitions:\n"
    for transition in transitions(index) { text += "      \(transition)\n" }
  }
  return text
}

private func specEveryPopTo(_ count: Int) -> String {
  "start: s0\n"
    + screens(count) { index in
      ["go\(index): { push: s\((index + 1) % count) }"]
        + (0..<count).filter { $0 != index }.map { "back\(index)To\($0): { popTo: s\($0) }" }
    }
}

private func specNestedModals(_ count: Int) -> String {
  "start: s0\n"
    + screens(count) { index in
      [
        "go\(index): { present: s\((index + 1) % count) }", "all\(index): dismissAll",
        "some\(index): { dismiss: s\(index / 2) }",
        "swap\(index): { steps: [{ dismiss: s\(index / 3) }, { present: s\((index + 1) % count) }] }",
      ]
    }
}

private func specHub(_ count: Int, _ operation: String) -> String {
  let leave = operation == "push" ? "pop" : "dismiss"
  return "start: s0\n"
    + screens(count + 1) { index in
      index == 0
        ? (1...count).map { "go\($0): { \(operation): s\($0) }" }
        : [
          "close\(index): \(leave)", "swap\(index): { steps: [\(leave), { \(operation): s\(index * 7 % count + 1) }] }",
        ]
    }
}

private func specChain(_ count: Int) -> String {
  "start: s0\n"
    + screens(count) { index in
      [index < count - 1 ? "go\(index): { push: s\(index + 1) }" : "close: dismiss"]
    }
}

private func specManyTabs(_ count: Int) -> String {
  let tabs = (0..<count).map { "  t\($0): { root: s\($0) }\n" }.joined()
  return screens(2 * count) { index in
    (0..<count).map { "to\(index)And\($0): { tab: t\($0), setAfterRoot: [s\(count + index % count), s\(count + $0)] }" }
      + [
        "next\(index): { push: s\(count + (index + 1) % count) }",
        "show\(index): { present: s\(index % count), stack: true }",
      ]
  } + "tabs:\n" + tabs
}

private func specManyGuards(_ count: Int) -> String {
  func condition(_ index: Int) -> String {
    [(0, 1), (1, 5), (2, 7)].map { place, factor in
      (index % (place + 2) == 0 ? "not " : "") + "g\((index * factor + place) % count)"
    }.joined(separator: ", ")
  }
  let alternatives = (0..<40).map {
    "    - { when: [\(condition($0))], \($0 % 2 == 0 ? "push: s1" : "raise: next") }\n"
  }
  let inner = (0..<count).map { "    - { when: [g\($0), not g\(($0 + 1) % count)], push: s0 }\n" }
  return "start: s0\nscreens: { s0: { events: [go] }, s1: { events: [go] } }\nguards: { "
    + (0..<count).map { "g\($0): a guard" }.joined(separator: ", ") + " }\ntransitions:\n  go:\n"
    + alternatives.joined() + "  next:\n" + inner.joined()
}

private func specManyRoots(_ count: Int) -> String {
  "start: s0\n"
    + screens(count) { index in
      [
        "go\(index): { push: s\((index + 1) % count) }", "begin\(index): { setRoot: s\(index * 7 % count) }",
        "swap\(index): { replaceTop: s\(index * 5 % count) }",
        "back\(index): { pop: true, else: { push: s\(index * 3 % count) } }",
      ]
    }
}
