import SwitchyardModel
import SwitchyardSimulation

/// What the app can do and what it can't: what the saturation says, and the traces that the explorations have found for it.
///
/// "Never" needs no trace: what the saturation does not meet is impossible. Whatever is said to happen has been seen in a
/// configuration that the app comes to.
final class Behaviour {
  let graph: RouteGraph
  let program: Program
  let places: Places
  /// The events that nobody handles at some of these places.
  let openEvents: OpenEvents
  /// Every configuration was seen, so that what was not seen does not happen.
  let isComplete: Bool
  private let saturation: Saturation
  let explorations: Explorations?

  init(_ graph: RouteGraph, handlers: OuterHandlers) {
    self.graph = graph
    program = Program(graph)
    var saturation = Saturation(graph, program: program)
    saturation.run()
    let possible = Places(saturation)
    let open = OpenEvents(graph, handlers: handlers, places: possible)
    let wants = Wants(saturation, possible, open)
    if !wants.all.isEmpty || wants.frame.isThorough {
      let limits = Explorations.effortLimits(for: program)
      // Where nothing is looked for, only few configurations are worth it.
      explorations = Explorations(
        wants.frame, wanted: wants.all,
        effortLimits: (full: wants.all.isEmpty ? 8_000 : limits.full, outline: limits.outline))
    } else {
      explorations = nil
    }
    self.saturation = saturation
    isComplete = explorations?.full.isExhausted ?? false
    if isComplete, let full = explorations?.full {
      places = Places(
        numbers: possible.numbers, visible: full.visible, standing: full.standing, screens: graph.screens.count)
      openEvents = OpenEvents(graph, handlers: handlers, places: places)
    } else {
      places = possible
      openEvents = open
    }
  }
}

extension Behaviour {
  /// Whether nothing is called impossible, since the analysis was given up.
  var isCutShort: Bool { saturation.results.isCutShort }
  /// Whether there is something that an action does in so many ways that not all were looked at.
  var leavesOut: Bool { [full, outline].contains { $0.map { $0.interpreter.gaps > 0 } ?? false } }

  /// Where something was seen, and in which exploration.
  func sighting(of want: Want) -> (exploration: Int, sighting: Sighting)? {
    explorations?.sighting(of: want)
  }

  /// How far something is from launch, to be compared: what is seen first is nearest.
  func distance(of want: Want) -> Int {
    sighting(of: want).map { $0.exploration << 32 + Int($0.sighting.visit) } ?? Int.max
  }

  private var full: Exploration? { explorations?.full }
  private var outline: Exploration? { explorations?.outline }

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
    sighting(of: .place(screen, container)) != nil
  }

  /// The very container in which something was seen, of those that have one number.
  func container(at want: Want) -> Container? {
    configuration(at: want).map { $1.visibleContainer(of: $0) }
  }

  /// The topmost layer where something was seen.
  func topLayer(at want: Want) -> ModalLayer? {
    configuration(at: want).flatMap { $0.top < 0 ? nil : $1[layer: $0.top] }
  }

  func visibleScreen(at want: Want) -> ScreenID? {
    configuration(at: want).map { $1.visibleScreen(of: $0) }
  }

  private func configuration(at want: Want) -> (Configuration, ConfigurationStore)? {
    guard let (place, sighting) = sighting(of: want), let exploration = explorations?[place] else { return nil }
    return (exploration.visits[Int(sighting.visit)].configuration, exploration.interpreter.store)
  }
}

// What was seen, in the order of the spec.
extension Behaviour {
  var failures: [(transition: Program.TransitionID, reason: FailureReason)] {
    sightings.compactMap { want -> (transition: Program.TransitionID, reason: FailureReason)? in
      if case .failure(let transition, let reason) = want { (transition, reason) } else { nil }
    }.sorted { ($0.transition, $0.reason.rawValue) < ($1.transition, $1.reason.rawValue) }
  }

  /// The very part of a transition that fails.
  func culprit(of transition: Program.TransitionID, _ reason: FailureReason) -> ActionPart? {
    guard let code = sighting(of: .failure(transition, reason))?.sighting.code else { return nil }
    return program.part(of: code, in: transition, graph)
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

  var refusedEvents: [RefusedEvent] {
    var byEvent: [[Int32]: RefusedEvent] = [:]
    for case .refused(let event, let screen, let container) in sightings {
      let isExternal = graph.events[event.index].isExternal
      byEvent[
        [event.rawValue, isExternal ? -1 : screen.rawValue],
        default: RefusedEvent(event: event, screen: isExternal ? nil : screen, places: [])
      ].places.append(RefusedEvent.Place(screen: screen, container: container))
    }
    return byEvent.keys.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { key in
      byEvent[key].map { open in
        var open = open
        open.places.sort {
          distance(of: .refused(open.event, $0.screen, $0.container))
            < distance(of: .refused(open.event, $1.screen, $1.container))
        }
        return open
      }
    }
  }
}
