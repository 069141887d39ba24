import SwitchyardModel
import SwitchyardSimulation
import SwitchyardTestSupport
import Testing

@testable import SwitchyardAnalysis

/// The ways on which transitions are done, and on which they fail.
struct TransitionWayTests {
  /// Each transition with the way on which it is done, and those on which it fails: `transitions.buy[0]: launch → buy (isOpen)`.
  private func ways(_ spec: String) throws -> [String] {
    let graph = CheckedSpec("switchyard: 1\nname: App\n" + spec).graph
    let search = try #require(TransitionWaySearch(graph))
    let program = Program(graph)
    return program.transitions.indices.flatMap { number -> [String] in
      let place = program.element(of: Program.TransitionID(number), in: graph).place
      let ways = search.ways(to: place)
      let done =
        switch ways.done {
        case .success(let way): words(of: way, in: graph)
        case .failure(let gap): "\(gap)"
        }
      let mended = ways.mended.map { ["\(place.path(in: graph)) else: \(words(of: $0, in: graph))"] } ?? []
      return ["\(place.path(in: graph)): \(done)"] + mended
        + ways.failures.map { "\(place.path(in: graph)) fails: \(words(of: $0, in: graph))" }
    }
  }

  private func words(of way: TransitionWay, in graph: RouteGraph) -> String {
    let steps = way.steps.map { step -> String in
      let answers = step.answers.map { ($0.holds ? "" : "not ") + graph[$0.guard].name }
      return words(of: step.action, in: graph) + (answers.isEmpty ? "" : " (\(answers.joined(separator: ", ")))")
    }
    return steps.joined(separator: " → ") + (way.failure.map { ": " + $0.rawValue } ?? "")
  }

  private func words(of action: SimulationAction, in graph: RouteGraph) -> String {
    switch action {
    case .launch: "launch"
    case .back: "back"
    case .swipe: "swipe"
    case .link(let url): url
    case .tapTab(let tab): "tap " + graph[tab].name
    case .event(let event, _, _), .external(let event, _): graph[event].name
    case .restore: "restore"
    }
  }

  @Test func `every alternative at every level gets its shortest way, raised ones among them`() throws {
    let ways = try ways(
      """
      start: home
      guards: { isOpen: , isNew: }
      screens:
        home: { events: [buy], transitions: { see: { push: item } } }
        item: { events: [buy], transitions: { done: { steps: [pop, { raise: thank }] } } }
        cart: { events: [pay], transitions: { leave: dismiss } }
      flows: { shop: { root: cart, transitions: { pay: { push: item } } } }
      external: { expired: }
      transitions:
        buy: [{ when: [isOpen, not isNew], present: shop }, { when: isNew, push: item }, ignore]
        thank: { push: item }
        expired: { start: home }
      links: { schemes: [app], paths: { /items: { push: item } } }
      """)
    #expect(
      ways == [
        "screens.home.transitions.see: launch → see",
        "screens.item.transitions.done: launch → buy (isOpen, isNew) → done",
        "screens.cart.transitions.leave: launch → buy (isOpen, not isNew) → leave",
        "flows.shop.transitions.pay: launch → buy (isOpen, not isNew) → pay",
        "transitions.buy[0]: launch → buy (isOpen, not isNew)", "transitions.buy[1]: launch → buy (isOpen, isNew)",
        "transitions.buy[2]: launch → buy (not isOpen, not isNew)",
        "transitions.thank: launch → buy (isOpen, isNew) → done", "transitions.expired: launch → expired",
        "links.paths./items: launch → app://items",
      ])
  }

  @Test func `a transition is done with its else and without, and what an else undoes was not done`() throws {
    let ways = try ways(
      """
      start: home
      screens:
        home: { transitions: { go: { steps: [{ raise: further }, pop, pop], else: ignore }, further: { push: home } } }
      """)
    #expect(
      ways == [
        "screens.home.transitions.go: launch → further → go", "screens.home.transitions.go else: launch → go",
        "screens.home.transitions.further: launch → further",
      ])
  }

  @Test func `what has no way says why`() throws {
    let ways = try ways(
      """
      start: home
      screens:
        home: { transitions: { close: pop, open: { push: item } } }
        item: { transitions: { lose: { popTo: other } } }
        other: { transitions: { never: pop } }
      """)
    #expect(
      ways == [
        "screens.home.transitions.close: alwaysFails", "screens.home.transitions.close fails: launch → close: atRoot",
        "screens.home.transitions.open: launch → open", "screens.item.transitions.lose: alwaysFails",
        "screens.item.transitions.lose fails: launch → open → lose: notFound",
        "screens.other.transitions.never: neverTaken",
      ])
  }

  @Test func `where nothing opens a link no way goes through it`() throws {
    let ways = try ways(
      """
      start: home
      screens: { home: , item: { transitions: { close: pop } } }
      links: { paths: { /items: { push: item } } }
      """)
    #expect(
      ways == ["screens.item.transitions.close: neverTaken", "links.paths./items: neverTaken"])
  }

  @Test func `each alternative of the start is a way, but one that is never taken`() throws {
    let graph = CheckedSpec(
      """
      switchyard: 1
      name: App
      guards: { isOpen: }
      start: [{ when: isOpen, start: home }, { when: [isOpen, not isOpen], start: home }, { start: home }]
      screens: { home: }
      """
    ).graph
    let launches = try #require(TransitionWaySearch(graph)).launches
    #expect(launches.map { $0.map { words(of: $0, in: graph) } } == ["launch (isOpen)", nil, "launch (not isOpen)"])
  }

  @Test func `one search finds the ways to a thousand transitions, the last behind a thousand steps`() throws {
    let screens = (0..<1_000).map { "  s\($0): { transitions: { go\($0): { push: s\(($0 + 1) % 1_000) } } }\n" }
    let graph = CheckedSpec("switchyard: 1\nname: App\nstart: s0\nscreens:\n" + screens.joined()).graph
    let search = try #require(TransitionWaySearch(graph))
    for number in [0, 1, 500, 999] {
      let event = graph.screens[number].handlers[0].event
      let place = TransitionPlace(.event(event, at: .screen(ScreenID(number))), alternative: 0)
      #expect(try search.ways(to: place).done.get().steps.count == number + 2)
    }
  }
}
