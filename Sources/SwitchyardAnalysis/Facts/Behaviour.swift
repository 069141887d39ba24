import SwitchyardModel
import SwitchyardSimulation

/// What the app can do and what it can't: what the saturation says, and the traces that the explorations have found for it.
///
/// "Never" needs no trace: what the saturation does not meet is impossible. Whatever is said to happen has been seen in a
/// configuration that the app comes to.
struct Behaviour {
  let graph: RouteGraph
  let program: Program
  let places: Places
  /// Every configuration was seen, so that what was not seen does not happen.
  let isComplete: Bool
  private let saturation: Saturation
  private let full: Exploration?
  private let outline: Exploration?

  init(_ graph: RouteGraph, handlers: HandlerIndex) {
    self.graph = graph
    program = Program(graph)
    var saturation = Saturation(graph, program: program)
    saturation.run()
    let possible = Places(saturation)
    let wants = Wants(saturation, possible, handlers: handlers)
    var full: Exploration?
    var outline: Exploration?
    if !wants.all.isEmpty || wants.frame.isThorough {
      var search = Exploration(.full, frame: wants.frame, wanted: wants.all)
      // Where nothing is looked for, only few configurations are worth it.
      search.run(effortLimit: wants.all.isEmpty ? 8_000 : 60_000 + 4 * program.transitions.count)
      full = search
      let missing = wants.all.filter { search.found[$0] == nil }
      if !search.isExhausted && !missing.isEmpty {
        var further = Exploration(.outline, frame: wants.frame, wanted: missing)
        further.run(effortLimit: 1_000_000 + 20 * program.transitions.count)
        outline = further
      }
    }
    self.saturation = saturation
    self.full = full
    self.outline = outline
    isComplete = full?.isExhausted ?? false
    if isComplete, let full {
      places = Places(
        numbers: possible.numbers, visible: full.visible, standing: full.standing, screens: graph.screens.count)
    } else {
      places = possible
    }
  }
}

extension Behaviour {
  /// Whether nothing is called impossible, since the analysis was given up.
  var isCutShort: Bool { saturation.results.isCutShort }

  /// Where something was seen, and in which exploration.
  func sighting(of want: Want) -> (exploration: Int, sighting: Sighting)? {
    if let sighting = full?.found[want] { return (0, sighting) }
    if let sighting = outline?.found[want] { return (1, sighting) }
    return nil
  }

  /// How far something is from launch, to be compared: what is seen first is nearest.
  func distance(of want: Want) -> Int {
    sighting(of: want).map { $0.exploration << 32 + Int($0.sighting.visit) } ?? Int.max
  }

  /// The full one, then that in outline.
  func exploration(_ place: Int) -> Exploration? { place == 0 ? full : outline }

  func isChosen(_ transition: Program.TransitionID) -> Bool {
    if isComplete, let full { return full.interpreter.isChosen[Int(transition)] }
    return isCutShort || saturation.results.isChosen[Int(transition)]
  }

  /// Whether a transition may succeed, as far as is known.
  func maySucceed(_ transition: Program.TransitionID) -> Bool {
    if isComplete, let full { return full.interpreter.succeeds[Int(transition)] }
    return isCutShort || saturation.results.succeeds[Int(transition)]
  }

  /// What was seen of one kind, in no order.
  var sightings: [Want] {
    let first = full.map { Array($0.found.keys) } ?? []
    let second = outline.map { $0.found.keys.filter { full?.found[$0] == nil } } ?? []
    return first + second
  }

  /// Whether a screen was seen in a container, of those that were looked for.
  func isSeen(_ screen: ScreenID, in container: Int) -> Bool {
    let want = Want.place(screen, container)
    return full?.found[want] != nil || outline?.found[want] != nil
  }

  /// The very container in which a screen was seen first, of those that have one number.
  func container(of screen: ScreenID, in number: Int) -> Container? {
    for exploration in [full, outline] {
      guard let exploration, let sighting = exploration.found[.place(screen, number)] else { continue }
      return exploration.interpreter.store.visibleContainer(
        of: exploration.visits[Int(sighting.visit)].configuration)
    }
    return nil
  }
}

/// What the saturation holds possible and what therefore is looked for.
private struct Wants {
  private(set) var all: Set<Want> = []
  private(set) var frame: ExplorationFrame

  init(_ saturation: Saturation, _ places: Places, handlers: HandlerIndex) {
    frame = ExplorationFrame(saturation.graph, program: saturation.program)
    addFailures(saturation)
    addPlaces(saturation.graph, places, handlers)
    addOpenEvents(saturation)
    for screen in StuckElements(saturation).screens() { all.insert(.deadEnd(screen)) }
    addTraps(saturation)
    // A very small graph may have few enough configurations to see them all, which settles what was taken too widely.
    frame.isThorough = saturation.graph.screens.count <= 12
    frame.mayTrap = saturation.program.mayTrap
  }

  private mutating func addFailures(_ saturation: Saturation) {
    guard saturation.results.hasFailures else { return }
    let program = saturation.program
    for transition in program.transitions.indices where saturation.results.failures[transition] != 0 {
      for failure in FailureReason.allCases where saturation.results.failures[transition] & failure.bit != 0 {
        all.insert(.failure(Program.TransitionID(transition), failure))
        if failure == .notFound { addAnchors(of: program.transitions[transition].code, program) }
      }
    }
  }

  /// A failing transition's screens to go back to; past the first 64 they are not told apart any more.
  private mutating func addAnchors(of id: Program.CodeID, _ program: Program) {
    let code = program.codes[Int(id)]
    switch code.operation {
    case .popTo, .setAfter, .setAfterInclusive:
      let screen = ScreenID(rawValue: code.subject)
      if frame.anchors[screen] == nil, frame.anchors.count < 64 { frame.anchors[screen] = frame.anchors.count }
    case .steps:
      for place in code.first..<code.first + code.count { addAnchors(of: program.operands[Int(place)], program) }
    default: break
    }
    if code.otherwise >= 0 { addAnchors(of: code.otherwise, program) }
  }

  private mutating func addPlaces(_ graph: RouteGraph, _ places: Places, _ handlers: HandlerIndex) {
    let open = OpenEvents(graph, handlers: handlers, places: places)
    for emission in open.emissions {
      for container in open.containers(
        in: places.visible, of: emission.screen, thatLeaveOpen: emission.emitted.event)
      { all.insert(.place(emission.screen, container)) }
    }
    if open.externalEvents.isEmpty { return }
    var own = OwnEvents(graph)
    for screen in graph.screenIDs where places.isPossible(screen) {
      own.look(at: screen, graph.screens[screen.index].handlers)
      for event in open.externalEvents where !own.contains(event) {
        for container in open.containers(in: places.visible, of: screen, thatLeaveOpen: event) {
          all.insert(.place(screen, container))
        }
      }
    }
  }

  private mutating func addOpenEvents(_ saturation: Saturation) {
    for (event, node) in saturation.results.openEvents {
      saturation.forEachElement(of: node) { element in
        let screen = ScreenID(rawValue: saturation.automaton.screens[Int(element)])
        let number = frame.numbers.number(of: saturation[familyOf: element].family.container)
        all.insert(.open(EventID(rawValue: event), screen, number))
      }
    }
  }

  private mutating func addTraps(_ saturation: Saturation) {
    for element in LayerTraps(saturation).elements {
      let family = saturation[familyOf: element]
      // Of roots that share a kind it is not known which it is.
      let root = saturation.kind(of: element).rootScreen
      guard let shown = family.family.shown, root != LayerKind.anyScreen else { continue }
      frame.traps.insert(
        ExplorationFrame.TrapPlace(
          shown: shown, container: family.family.container,
          screen: ScreenID(rawValue: saturation.automaton.screens[Int(element)]),
          isRoot: saturation.automaton.has(.root, element), root: ScreenID(rawValue: root),
          isOverTabs: family.family.isOverTabs))
      for presenter in family.presenters { all.insert(.trap(presenter)) }
    }
  }
}

extension Saturation {
  /// An element itself, or all that a node stands for.
  func forEachElement(of node: StackAutomaton.Node, _ body: (StackAutomaton.Node) -> Void) {
    var seen: Set<StackAutomaton.Node> = [node]
    var open = [node]
    while let node = open.popLast() {
      guard automaton.isVirtual(node) else {
        body(node)
        continue
      }
      for (_, target) in automaton.edges(of: node) where seen.insert(target).inserted { open.append(target) }
    }
  }
}

// What was seen, in the order of the spec.
extension Behaviour {
  var failures: [(transition: Program.TransitionID, reason: FailureReason)] {
    sightings.compactMap { want -> (transition: Program.TransitionID, reason: FailureReason)? in
      if case .failure(let transition, let reason) = want { (transition, reason) } else { nil }
    }.sorted { ($0.transition, $0.reason.rawValue) < ($1.transition, $1.reason.rawValue) }
  }

  /// The very action of a transition that fails.
  func culprit(of transition: Program.TransitionID, _ reason: FailureReason) -> Action? {
    guard let code = sighting(of: .failure(transition, reason))?.sighting.code else { return nil }
    return program.action(of: code, in: transition, graph)
  }

  /// The transitions that raise each other for ever, of which this is the first.
  func loop(of transition: Program.TransitionID) -> [Program.TransitionID] {
    full?.interpreter.loops[transition] ?? outline?.interpreter.loops[transition] ?? [transition]
  }

  var deadEnds: [ScreenID] {
    sightings.compactMap { if case .deadEnd(let screen) = $0 { screen } else { nil } }.sorted()
  }

  var traps: [Program.TransitionID] {
    sightings.compactMap { if case .trap(let transition) = $0 { transition } else { nil } }.sorted()
  }

  var openEvents: [OpenEvent] {
    var byEvent: [[Int32]: OpenEvent] = [:]
    for case .open(let event, let screen, let container) in sightings {
      let isExternal = graph.events[event.index].isExternal
      byEvent[
        [event.rawValue, isExternal ? -1 : screen.rawValue],
        default: OpenEvent(event: event, screen: isExternal ? nil : screen, places: [])
      ].places.append(OpenEvent.Place(screen: screen, container: container))
    }
    return byEvent.keys.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { key in
      byEvent[key].map { open in
        var open = open
        open.places.sort {
          distance(of: .open(open.event, $0.screen, $0.container))
            < distance(of: .open(open.event, $1.screen, $1.container))
        }
        return open
      }
    }
  }

  func container(ofOpen event: EventID, _ place: OpenEvent.Place) -> Container? {
    configuration(at: .open(event, place.screen, place.container)).map { $1.visibleContainer(of: $0) }
  }

  func visibleScreen(at want: Want) -> ScreenID? {
    configuration(at: want).map { $1.visibleScreen(of: $0) }
  }

  private func configuration(at want: Want) -> (Configuration, ConfigurationStore)? {
    for exploration in [full, outline] {
      guard let exploration, let sighting = exploration.found[want] else { continue }
      return (exploration.visits[Int(sighting.visit)].configuration, exploration.interpreter.store)
    }
    return nil
  }
}
