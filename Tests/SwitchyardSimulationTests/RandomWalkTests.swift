import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation
import SwitchyardTestSupport
import Testing

/// What holds of every state that an app comes to, wherever chance leads it.
struct RandomWalkTests {
  @Test(arguments: ["Courier/courier", "Messenger/messenger", "Weather/weather"])
  func `each state is restored as it was, and each action is read as it is written`(example: String) throws {
    let checked = CheckedSpec(try ProjectFiles.text(of: "Examples/\(example).routes.yaml"))
    var simulator = try #require(Simulator(checked.graph))
    let graph = simulator.graph
    let reader = ActionReader(graph)
    let urls = LinkURLs(graph)
    let links = graph.links.patterns.compactMap { urls.url(of: $0.id).map { SimulationAction.link($0) } }
    var random = Dice(state: 11)
    var outcomes: [SimulationResult.Outcome: Int] = [:]
    var state = simulator.launch().state
    for _ in 0..<2000 {
      let step = self.step(in: state, of: graph, links, &random)
      #expect(try reader.step(JSONReader.value(of: step.json(in: graph).compactText)) == step)
      let result = simulator.next(state, step)
      outcomes[result.outcome, default: 0] += 1
      #expect((result.outcome == .failed) == (result.reason != nil))
      #expect(result.outcome == .handled || result.state == state)
      let saved = try JSONReader.value(of: result.state.json(in: graph).compactText)
      simulator.reset(to: state)
      let restored = simulator.perform(SimulationStep(.restore(saved)))
      #expect(restored.state == result.state && restored.lost.isEmpty)
      #expect(restored.state.summary(in: graph) == result.state.summary(in: graph))
      // Deep stacks show nothing new.
      state = result.state.visibleStack.count > 8 ? simulator.launch().state : result.state
    }
    #expect(outcomes[.handled, default: 0] > 300 && outcomes[.unavailable, default: 0] > 50)
  }

  private func step(
    in state: NavigationState, of graph: RouteGraph, _ links: [SimulationAction], _ random: inout Dice
  ) -> SimulationStep {
    var guards: [GuardID: Bool] = [:]
    for condition in graph.guards where random.below(2) == 0 { guards[condition.id] = random.below(2) == 0 }
    var actions: [SimulationAction] = [.back, .swipe]
    for emitted in graph[state.visibleScreen].emittedEvents {
      let payload = graph.zeroPayload(of: emitted.event)
      actions += [
        .event(emitted.event, payload: payload), .event(emitted.event, payload: payload, isFromPrevious: true),
      ]
    }
    for event in graph.events where event.isExternal || random.below(20) == 0 {
      let payload = graph.zeroPayload(of: event.id)
      actions.append(event.isExternal ? .external(event.id, payload: payload) : .event(event.id, payload: payload))
    }
    actions += graph.tabs.map { .tapTab($0.id) } + links
    return SimulationStep(random.pick(actions), guards: guards)
  }
}
