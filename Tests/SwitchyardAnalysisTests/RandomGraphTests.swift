import Foundation
import SwitchyardDiagnostics
import SwitchyardModel
import Testing

@testable import SwitchyardAnalysis

/// The facts against ``ReferenceApp``, on graphs made by chance.
struct RandomGraphTests {
  /// `RANDOM_GRAPHS=5000 swift test --filter RandomGraphTests` looks at more of them.
  private static let seeds: ClosedRange<UInt64> = {
    let count = ProcessInfo.processInfo.environment["RANDOM_GRAPHS"].flatMap { UInt64($0) } ?? 100
    return 1...count
  }()

  /// With an external event that nobody handles, so that every place is looked for.
  private func graph(_ seed: UInt64) -> RouteGraph {
    var graph = RandomGraph(seed: seed).graph
    var event = Event(id: EventID(graph.events.count), name: "never", declaredAt: graph.declaredAt)
    event.isExternal = true
    graph.events.append(event)
    return graph
  }

  @Test func `whatever stands anywhere is among the possible places`() {
    for seed in Self.seeds {
      let graph = graph(seed)
      var app = ReferenceApp(graph)
      app.explore(limit: 1_500, depth: 6)
      let places = PossiblePlaces(graph, handlers: HandlerIndex(graph))
      let missing = app.standing.filter { place in
        let number = (0..<places.numbers.count).first { name($0, places.numbers) == place.container }
        return !(number.map { places.sets.contains($0, at: place.screen.index) } ?? false)
      }
      #expect(missing.isEmpty, "seed \(seed)")
    }
  }

  @Test func `every witness follows from the one before it`() {
    for seed in Self.seeds {
      let graph = graph(seed)
      let app = ReferenceApp(graph)
      var search = WitnessSearch(graph, wanted: Facts(graph).openPlaces)
      let witnesses = search.run()
      #expect(!witnesses.all.isEmpty)
      for witness in witnesses.all {
        let state = state(witness.configuration, search.interpreter.store)
        guard let parent = witness.parent else {
          #expect(graph.start.contains { app.begin($0.target) == state }, "seed \(seed)")
          continue
        }
        let before = self.state(witnesses.all[parent].configuration, search.interpreter.store)
        let followers = app.followers(of: before).map { follower in
          var follower = follower
          follower.deferred = nil
          return follower
        }
        #expect(followers.contains(state), "seed \(seed), \(witness.move)")
      }
    }
  }

  @Test func `nearly every place of a small app is found, and most that is unreachable is reported`() {
    var visible = 0
    var found = 0
    var unreachable = 0
    var reported = 0
    for seed in Self.seeds {
      let graph = graph(seed)
      var app = ReferenceApp(graph)
      app.explore(limit: 1_500, depth: 6)
      guard app.isComplete else { continue }
      let facts = Facts(graph)
      visible += app.visible.count
      for screen in graph.screens.indices {
        if !app.standing.contains(where: { $0.screen.index == screen }) { unreachable += 1 }
        if !facts.places.isPossible(ScreenID(screen)) { reported += 1 }
        found += facts.witnesses.shown.count(at: screen)
      }
    }
    #expect(found <= visible && found * 100 > visible * 90)
    #expect(reported <= unreachable && reported * 100 > unreachable * 50)
  }

  /// As the reference calls it.
  private func name(_ number: Int, _ numbers: ContainerNumbers) -> String {
    switch numbers.named(number) {
    case .tab(let tab): "tab \(tab.rawValue)"
    case .flow(let flow): "flow \(flow.rawValue)"
    default: number == numbers.bareModal ? "bare" : "stack"
    }
  }

  private func state(_ configuration: Configuration, _ store: ConfigurationStore) -> ReferenceApp.State {
    var state: ReferenceApp.State
    switch configuration.base {
    case .stack(.flow(let flow), let top): state = .init(base: .flow(flow), stacks: [stack(top, store)])
    case .stack(.stack(let screen), let top): state = .init(base: .screen(screen), stacks: [stack(top, store)])
    case .stack: preconditionFailure("a tab and a modal are no base of their own")
    case .tabs(let tab, let tops): state = .init(base: .tabs(tab.index), stacks: tops.map { stack($0, store) })
    }
    var next = configuration.top
    while let id = next {
      let layer = store[layer: id]
      state.layers.insert(
        .init(
          shown: layer.shown, isStack: layer.container != .bareModal, canSwipe: layer.yieldsToSwipe,
          stack: stack(layer.entry, store)), at: 0)
      next = layer.below
    }
    return state
  }

  private func stack(_ top: StackEntry.ID, _ store: ConfigurationStore) -> [ScreenID] {
    var stack: [ScreenID] = []
    var next: StackEntry.ID? = top
    while let entry = next {
      stack.insert(store[entry: entry].screen, at: 0)
      next = store[entry: entry].below
    }
    return stack
  }
}
