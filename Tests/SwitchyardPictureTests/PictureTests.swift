import SwitchyardCompiler
import SwitchyardPicture
import SwitchyardTestSupport
import Testing

struct PictureTests {
  /// - Parameters:
  ///   - events: of each of the screens a, b, c and d, the first of which is the root of the only tab.
  ///   - rest: further sections.
  private func spec(_ events: [String], _ rest: String) -> String {
    var text = "switchyard: 1\nname: App\nscreens:\n"
    for (name, events) in zip(["a", "b", "c", "d"], events) { text += "  \(name): { \(events) }\n" }
    return text + "tabs: { home: { root: a } }\n" + rest + "\n"
  }

  @Test func `a transition of a screen is an arrow with its event, its guard and its operation`() throws {
    let drawn = try DrawnText(
      spec(
        ["transitions: { open: [{ when: not paid, push: b }, { present: c, style: popover }], back: pop }", "", ""],
        "guards: { paid: }"))
    #expect(
      drawn.arrows == [
        "start -start-> a", "a -stack-> b: open [not paid] · push", "a -present-> c: open [else] · present popover",
      ])
    #expect(drawn.lines.first == "screen_a: back · pop, ▲ failing-transition")
  }

  @Test func `what leads from one screen to another in the same way is one arrow`() throws {
    let drawn = try DrawnText(spec(["transitions: { x: { push: b }, y: { setRoot: b }, z: { present: b } }", ""], ""))
    #expect(drawn.arrows.dropFirst() == ["a -stack-> b: x · push; y · setRoot", "a -present-> b: z · present"])
  }

  @Test func `what the app does for one screen or two is drawn from them`() throws {
    let drawn = try DrawnText(
      spec(["events: [go, next]", "events: [go]", ""], "transitions: { go: { push: c }, next: { push: b } }"))
    #expect(
      drawn.arrows.dropFirst() == ["a -stack-> c: go · push", "b -stack-> c: go · push", "a -stack-> b: next · push"])
    #expect(drawn.lines == [])
  }

  @Test func `what the app does for more screens is a label beside the target, however many they are`() throws {
    let own = "events: [go], transitions: { n: { push: b }, m: { push: c } }"
    let drawn = try DrawnText(spec([own, "events: [go]", "events: [go]", ""], "transitions: { go: { push: d } }"))
    #expect(drawn.lines == ["events_d: go · push, from a, b, c"])
    #expect(drawn.arrows.last == "events_d -entry-> d")
    let more = try DrawnText(
      spec([own, "events: [go]", "events: [go]", "events: [go]"], "transitions: { go: { push: d } }"))
    #expect(more.lines == ["events_d: go · push, from 4 places"])
    #expect(more.picture.edges.count == drawn.picture.edges.count)
  }

  @Test func `a screen that handles an event itself is no sender of it, and neither is one whose tab does`() throws {
    let drawn = try DrawnText(
      spec(["events: [go]", "transitions: { go: pop }", ""], "transitions: { go: { push: b } }")
        .replacing("{ root: a }", with: "{ root: a, transitions: { go: { push: c } } }"))
    #expect(drawn.arrows.dropFirst() == ["a -stack-> c: go · push", "events_b -entry-> b"])
    #expect(drawn.lines.last == "events_b: go · push, ▲ dead-transition")
  }

  @Test func `what is raised is drawn from the screen whose transition raises it`() throws {
    let drawn = try DrawnText(
      spec(
        ["transitions: { n: { push: b } }", "transitions: { x: { steps: [pop, { raise: done }] } }", ""],
        "transitions: { done: { push: c } }"))
    #expect(drawn.arrows.last == "b -stack-> c: x → done · push")
    #expect(drawn.lines == ["screen_b: x · pop, raise done"])
  }

  @Test func `what the system raises and what links open are labels, one for each screen`() throws {
    let drawn = try DrawnText(
      spec(
        ["transitions: { n: { push: b } }", ""],
        """
        external: { late: , worse: }
        transitions: { late: { setRoot: a }, worse: { tab: home } }
        links: { schemes: [app], paths: { /b: { push: b }, /c: { tab: home, setAfterRoot: b }, /none: popToRoot } }
        """))
    #expect(
      drawn.lines == [
        "system_a: late · setRoot; worse · tab home", "links_b: /b · push; /c · tab home, setAfterRoot",
        "links: /none · popToRoot",
      ])
  }

  @Test func `what a tab does without showing a screen stands in its frame`() throws {
    let drawn = try DrawnText(
      spec(["events: [x]"], "").replacing("{ root: a }", with: "{ root: a, transitions: { x: ignore } }"))
    #expect(drawn.frames == ["tab_home: a, events_in_tab_home"])
    #expect(drawn.lines == ["events_in_tab_home: x · ignore, from a"])
  }

  @Test func `what is done instead is an arrow of its own where it leads elsewhere`() throws {
    let drawn = try DrawnText(
      spec(["transitions: { x: { popTo: b, else: { push: c } }, y: { push: b, else: ignore } }", "", ""], ""))
    #expect(
      drawn.arrows.dropFirst().map { $0.replacing(", ▲ failing-transition", with: "") } == [
        "a -back-> b: x · popTo b", "a -stack-> c: x · else push", "a -stack-> b: y · push, else ignore",
      ])
  }

  @Test func `of several screens that are shown the last is on top, and the others lie beneath`() throws {
    let drawn = try DrawnText(
      spec(["transitions: { x: { push: [b, c] }, y: { steps: [{ push: c }, { present: d }] } }", "", "", ""], ""))
    #expect(
      drawn.arrows.dropFirst() == [
        "a -beneath-> b: x · push", "a -stack-> c: x · push", "a -beneath-> c: y · push, present",
        "a -present-> d: y · push, present",
      ])
  }

  @Test func `findings stand at what they are about`() throws {
    let drawn = try DrawnText(spec(["events: [lost], transitions: { x: dismiss }", ""], ""))
    let nodes = drawn.picture.nodes
    #expect(drawn.lines == ["screen_a: lost, ▲ unhandled-event; x · dismiss, ▲ failing-transition"])
    #expect(nodes.first { $0.name == "b" }?.isUnreachable == true)
    #expect(nodes.first { $0.name == "b" }?.marks.map(\.rule) == ["unreachable-screen"])
    let external = try DrawnText(spec([""], "external: { late: }"))
    #expect(external.lines == ["system: late, ▲ unhandled-event"])
  }

  @Test func `the same name in several roles never gives two elements one id`() throws {
    let drawn = try DrawnText(
      """
      switchyard: 1
      name: App
      screens: { in_tab_home: { events: [x] }, a: { events: [x] }, a_: , é: { transitions: { e: { push: in_tab_home } } } }
      tabs: { home: { root: a, transitions: { x: ignore } }, a_: { root: é }, in_tab_home: { root: a_ } }
      transitions: { x: { push: in_tab_home } }
      """)
    let ids = drawn.picture.nodes.map(\.id.text) + drawn.picture.clusters.map(\.id.text)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil })
  }
}

struct FrameTests {
  private let modular = [
    "App.routes.yaml": """
    switchyard: 1
    name: App
    include: [pay.routes.yaml]
    screens:
      feed: { events: [buy, help], transitions: { open: { push: item } } }
      item: { events: [buy, help], transitions: { ask: { push: pay.terms } } }
      news: { events: [help] }
      help: {}
    tabs: { feed: { root: feed }, news: { root: news } }
    transitions: { buy: { present: pay.pay }, help: { push: help } }
    """,
    "pay.routes.yaml": """
    switchyard: 1
    module: Pay
    screens:
      cart: { transitions: { next: { push: card }, read: { push: terms } } }
      card: { transitions: { done: dismiss } }
      terms:
    flows: { pay: { root: cart } }
    """,
  ]

  @Test func `a screen stands in the frame of the tab or flow that it never leaves, and else of its module`() throws {
    let drawn = try DrawnText(modular)
    #expect(
      drawn.frames == [
        "tab_feed: feed, item", "tab_news: news", "flow_pay_2e_pay: pay.cart, pay.card", "module_Pay: pay.terms",
      ])
    let help = try #require(drawn.picture.nodes.first { $0.name == "help" })
    #expect(help.cluster == nil && help.containers.map(\.words) == ["tab feed", "tab news"])
    #expect(drawn.picture.nodes.filter { $0.kind == .screen }.count == 7)
  }

  @Test func `a screen that is only ever a modal is told from others`() throws {
    let drawn = try DrawnText(
      """
      switchyard: 1
      name: App
      start: a
      screens: { a: { transitions: { x: { present: b }, y: { present: c, stack: true } } }, b: , c: }
      """)
    #expect(drawn.picture.nodes.filter(\.isModal).map(\.name) == ["b"])
  }

  @Test func `around a screen stand those that lead to it and those that it leads to`() throws {
    #expect(try DrawnText(modular, .around(screen: "item", depth: 0)).screens == ["item"])
    let one = try DrawnText(modular, .around(screen: "item", depth: 1))
    #expect(one.screens == ["feed", "item", "help", "pay.cart", "pay.terms"])
    #expect(one.picture.nodes.filter(\.isFocus).map(\.name) == ["item"])
    #expect(one.arrows.contains("item -stack-> help: help · push"))
    #expect(one.lines.contains("events_help: help · push, from feed, item, news"))
    #expect(try DrawnText(modular, .around(screen: "item", depth: 2)).screens.contains("pay.card"))
    #expect(try DrawnText(modular, .around(screen: "help", depth: 9)).screens == ["help"])
    #expect(try DrawnText(modular, .around(screen: "item", depth: .max)).screens.count == 6)
  }

  @Test func `of a module its screens are drawn, and in grey those that are next to them`() throws {
    for name in ["Pay", "pay"] {
      let drawn = try DrawnText(modular, .module(name))
      #expect(drawn.screens == ["(feed)", "(item)", "pay.cart", "pay.card", "pay.terms"])
      #expect(!drawn.arrows.contains { $0.hasPrefix("feed") && $0.contains("item") })
    }
  }

  @Test func `a name that is not there is guessed`() throws {
    #expect(throws: UnknownName.missing(kind: "screen", name: "itme", suggestion: "item")) {
      try DrawnText(modular, .around(screen: "itme", depth: 1))
    }
    #expect(throws: UnknownName.missing(kind: "module", name: "Pai", suggestion: "Pay")) {
      try DrawnText(modular, .module("Pai"))
    }
  }
}
