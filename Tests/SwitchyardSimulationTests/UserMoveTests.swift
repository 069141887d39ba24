import SwitchyardModel
import SwitchyardSimulation
import Testing

/// What the user can do besides what screens emit.
struct UserMoveTests {
  private static let spec = """
    tabs: { main: { root: home }, other: { root: home }, bare: { root: home, stack: false } }
    screens:
      home:
        transitions:
          push: { push: a }
          stay: { push: stuck }
          hide: { push: hidden }
          sheet: { present: flow }
          popover: { present: a, style: popover }
          full: { present: a, style: fullScreen }
          fixed: { present: a, dismissable: false }
          stacked: { steps: [{ present: a, stack: true }, { push: a }] }
      a:
      stuck: { back: false, transitions: { on: { push: a } } }
      hidden: { tabBar: hidden, transitions: { on: { push: a } } }
    flows: { flow: { root: home } }
    """

  private func run(_ actions: String..., on events: String...) throws -> [String] {
    var run = try SpecRun(Self.spec)
    for event in events { try run.perform("{\"event\":\"\(event)\"}") }
    return try actions.map { try run.run($0)[0] }
  }

  private let back = #"{"back":true}"#
  private let swipe = #"{"swipe":true}"#

  @Test func `back goes one entry down, as far as the root`() throws {
    #expect(
      try run(back, back, on: "push") == ["handled: tabs(main): home", "unavailable: tabs(main): home"])
    #expect(
      try run(back, back, on: "stacked") == [
        "handled: tabs(main): home · sheet a: a", "unavailable: tabs(main): home · sheet a: a",
      ])
    #expect(try run(back, on: "popover") == ["unavailable: tabs(main): home · popover a"])
  }

  @Test func `a screen that says back: false keeps the user, but only while it is on top`() throws {
    #expect(try run(back, on: "stay") == ["unavailable: tabs(main): home, stuck"])
    #expect(try run(back, back, on: "stay", "on").last == "unavailable: tabs(main): home, stuck")
  }

  @Test func `sheets and popovers can be swiped away, full screens and fixed ones cannot`() throws {
    #expect(try run(swipe, on: "sheet") == ["handled: tabs(main): home"])
    #expect(try run(swipe, on: "popover") == ["handled: tabs(main): home"])
    #expect(try run(swipe, on: "stacked") == ["handled: tabs(main): home"])
    #expect(try run(swipe, on: "full") == ["unavailable: tabs(main): home · fullScreen a"])
    #expect(try run(swipe, on: "fixed") == ["unavailable: tabs(main): home · sheet a"])
    #expect(try run(swipe, on: "push") == ["unavailable: tabs(main): home, a"])
    #expect(try run(swipe, on: "sheet", "popover") == ["handled: tabs(main): home · sheet flow: home"])
  }

  @Test func `another tab is selected and keeps its stack; the active one pops to its root`() throws {
    #expect(
      try run(#"{"tapTab":"other"}"#, #"{"tapTab":"main"}"#, #"{"tapTab":"main"}"#, #"{"tapTab":"bare"}"#, on: "push")
        == [
          "handled: tabs(other): home", "handled: tabs(main): home, a", "handled: tabs(main): home",
          "handled: tabs(bare): home",
        ])
  }

  @Test func `no tab can be tapped under a modal, on a screen that hides the bar, or without one`() throws {
    let tap = #"{"tapTab":"other"}"#
    #expect(try run(tap, on: "popover") == ["unavailable: tabs(main): home · popover a"])
    #expect(try run(tap, on: "hide") == ["unavailable: tabs(main): home, hidden"])
    #expect(try run(tap, on: "hide", "on") == ["handled: tabs(other): home"])
    var run = try SpecRun("start: home\nscreens: { home: {} }\ntabs: { main: { root: home } }")
    #expect(try run.run(#"{"tapTab":"main"}"#) == ["unavailable: screen home: home"])
  }
}
