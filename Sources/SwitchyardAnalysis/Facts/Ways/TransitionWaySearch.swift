package import SwitchyardModel
package import SwitchyardSimulation

/// Looks for the shortest ways on which each transition of an app is done, and on which it fails: all in one search.
package struct TransitionWaySearch: TransitionWayFinder {
  private let graph: RouteGraph
  private let results: Results
  private let explorations: Explorations
  private let player: WayPlayer
  private var numbers: [TransitionPlace: Program.TransitionID] = [:]

  /// Nil where the app can't begin.
  package init?(_ graph: RouteGraph) {
    guard let simulator = Simulator(graph) else { return nil }
    self.graph = graph
    let program = Program(graph)
    var saturation = Saturation(graph, program: program)
    saturation.run()
    results = saturation.results

    let urls = graph.linkURLs
    var wants = Wants(failuresOf: saturation)
    wants.frame.keepLinks { urls[$0.index] != nil }
    wants.addDone(saturation)
    explorations = Explorations(wants.frame, wanted: wants.all, effortLimits: Explorations.effortLimits(for: program))
    var player = WayPlayer(with: simulator, urls: urls)
    for want in wants.all {
      guard let (exploration, sighting) = explorations.sighting(of: want) else { continue }
      player.play(upTo: sighting.visit, of: exploration, in: explorations[exploration]?.visits ?? [])
    }
    self.player = player

    numbers.reserveCapacity(program.transitions.count)
    for transition in program.transitions.indices.map(Program.TransitionID.init) {
      numbers[program.element(of: transition, in: graph).place] = transition
    }
  }

  package var launches: [TransitionWay?] {
    let beginnings = graph.beginnings
    return graph.start.indices.map { place in
      guard let answers = beginnings.first(where: { $0.place == place })?.answers,
        let (step, end) = player.launch(answers)
      else { return nil }
      return TransitionWay(steps: [step], state: end.state)
    }
  }

  package func ways(to place: TransitionPlace) -> TransitionWays {
    guard let transition = numbers[place] else { return TransitionWays(done: .failure(.neverTaken)) }
    let failures = FailureReason.allCases.compactMap { reason in
      way(to: .failure(transition, reason)) { $0.reason == reason && $0.failed == place }
    }
    let done = way(to: .done(transition, hasUsedElse: false)) { end in
      end.completed.contains(place) && !end.mended.contains(place)
    }
    let mended = way(to: .done(transition, hasUsedElse: true)) { end in
      end.completed.contains(place) && end.mended.contains(place)
    }
    let gap = done == nil ? gap(at: transition) : .notFound
    return TransitionWays(done: done.map { .success($0) } ?? .failure(gap), mended: mended, failures: failures)
  }

  private func way(to want: Want, isShown: (SimulationResult) -> Bool) -> TransitionWay? {
    guard let (exploration, sighting) = explorations.sighting(of: want),
      let (steps, end) = player.way(to: sighting, of: exploration), isShown(end)
    else { return nil }
    return TransitionWay(steps: steps, failure: end.reason, state: end.state, opened: end.opened)
  }

  private func gap(at transition: Program.TransitionID) -> TransitionWays.Gap {
    let place = Int(transition)
    let full = explorations.full
    if full.isExhausted {
      if !full.interpreter.isChosen[place] { return .neverTaken }
      return full.interpreter.succeeds[place] ? .notFound : .alwaysFails
    }
    if results.isCutShort { return .notFound }
    if !results.isChosen[place] { return .neverTaken }
    return results.succeeds[place] ? .notFound : .alwaysFails
  }
}

extension RouteGraph {
  /// By link, a URL that opens it; nil where there is none.
  fileprivate var linkURLs: [String?] {
    let urls = LinkURLs(self)
    return links.patterns.map { urls.fullURL(of: $0.id) }
  }
}
