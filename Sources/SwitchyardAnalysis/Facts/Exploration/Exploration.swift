import SwitchyardModel

/// Looks for wanted things among the configurations that the app really comes to, the nearest first.
///
/// In full it tells all configurations apart: what it finds is as near as can be, and where it comes to an end it has seen
/// all that there is. In outline it goes on from one configuration of each kind alone, and so gets far.
struct Exploration {
  enum Mode {
    case full
    case outline
  }

  /// A configuration that was found, and the move from an earlier one that led there.
  struct Visit {
    var configuration: Configuration
    /// -1: at launch.
    var parent: Int32
    var step: Step
  }

  let mode: Mode
  let frame: ExplorationFrame
  var interpreter: Interpreter
  private(set) var visits: [Visit] = []
  private(set) var found: [Want: Sighting] = [:]
  private(set) var isExhausted = false
  /// The screens that stand anywhere, and those that are visible, by container.
  private(set) var visible: PlaceSet
  private(set) var standing: PlaceSet
  /// By entry and container: 0, where its stack was noted.
  private var noted = NumberTable()
  private var notedLayers: Set<ModalLayer.ID> = []
  private var wanted: Set<Want>
  private var fullPlaces: [Configuration: Int32] = [:]
  private var outlineKeys: Set<OutlineKey> = []
  private var settled: Set<SettledPlace> = []
  /// By visit: where the screen's events and the user lead from there; only where modal traps are looked for in full.
  private(set) var ways: [[Way]] = []

  struct Way {
    var target: Int32
    /// How many of the layers stayed throughout.
    var layersLeft: Int
  }

  init(_ mode: Mode, frame: ExplorationFrame, wanted: Set<Want>) {
    self.mode = mode
    self.frame = frame
    self.wanted = wanted
    interpreter = Interpreter(frame.graph, program: frame.program)
    interpreter.keepsDone = frame.notesDone
    visible = PlaceSet(screens: frame.graph.screens.count)
    standing = visible
  }

  private var isKeepingWays: Bool { mode == .full && frame.mayTrap }

  mutating func run(effortLimit: Int) {
    interpreter.effortLimit = effortLimit + Self.longestAction
    for (configuration, answers) in interpreter.launch() {
      _ = record(configuration, Step(.launch, answers), from: -1)
    }
    var next = 0
    defer { if isKeepingWays && interpreter.gaps == 0 { noteTraps(expanded: next) } }
    while next < visits.count {
      if wanted.isEmpty && !frame.goesOnToTheEnd(mode) { return }
      if interpreter.effort > effortLimit { return }
      expand(Int32(next))
      next += 1
    }
    isExhausted = mode == .full && interpreter.gaps == 0
  }

  /// An action that takes more effort than this is not done to its end.
  private static let longestAction = 300_000

  /// - Returns: the place of the configuration among the visits, where all are told apart.
  private mutating func record(_ configuration: Configuration, _ step: Step, from parent: Int32) -> Int32 {
    let screen = interpreter.store.visibleScreen(of: configuration)
    if mode == .full {
      if let known = fullPlaces[configuration] { return known }
      fullPlaces[configuration] = Int32(visits.count)
    } else {
      let key = OutlineKey(of: configuration, in: interpreter.store, frame)
      guard outlineKeys.insert(key).inserted else { return -1 }
    }
    let number = frame.numbers.number(of: interpreter.store.visibleContainer(of: configuration))
    visits.append(Visit(configuration: configuration, parent: parent, step: step))
    if isKeepingWays { ways.append([]) }
    let place = Int32(visits.count - 1)
    if visible.insert(number, at: screen.index) { see(.place(screen, number), from: place) }
    if mode == .full { noteStanding(configuration) }
    if let trap = frame.trap(at: configuration, interpreter.store) { see(trap, from: place) }
    return place
  }

  private mutating func see(
    _ want: Want, from visit: Int32, _ step: Step? = nil, _ code: Program.CodeID? = nil
  ) {
    guard wanted.remove(want) != nil || (mode == .full && found[want] == nil) else { return }
    found[want] = Sighting(visit: visit, step: step, code: code)
  }
}

// What comes next.
extension Exploration {
  private mutating func expand(_ index: Int32) {
    let configuration = visits[Int(index)].configuration
    let screen = interpreter.store.visibleScreen(of: configuration)
    let number = frame.numbers.number(of: interpreter.store.visibleContainer(of: configuration))
    let gaps = interpreter.gaps
    var isStuck = true
    for place in frame.graph.screens[screen.index].emittedEvents.indices {
      let event = frame.graph.screens[screen.index].emittedEvents[place].event
      for outcome in interpreter.send(event.rawValue, configuration) {
        note(outcome, .event(event), screen, number, at: index)
        guard case .success(let moment) = outcome else { continue }
        if moment.configuration != configuration || moment.carriesValues { isStuck = false }
        follow(moment, .event(event), from: index, isOwnWay: true)
      }
    }
    if moveAsUser(index, configuration) { isStuck = false }
    if isStuck && interpreter.gaps == gaps { see(.deadEnd(screen), from: index) }
    let isNew = isNewPlace(configuration)
    for event in isNew ? frame.externalEvents : frame.individualEvents {
      for outcome in interpreter.send(event.rawValue, configuration) {
        note(outcome, .external(event), screen, number, at: index)
        if case .success(let moment) = outcome { follow(moment, .external(event), from: index) }
      }
    }
    for link in isNew ? frame.links : frame.individualLinks {
      for outcome in interpreter.open(link, configuration) {
        note(outcome, .link(link), screen, number, at: index)
        if case .success(let moment) = outcome { follow(moment, .link(link), from: index) }
      }
    }
  }

  private mutating func follow(
    _ moment: Interpreter.Moment, _ move: Step.Move, from index: Int32, isOwnWay: Bool = false
  ) {
    let target = record(moment.configuration, Step(move, moment.answers), from: index)
    if isOwnWay && isKeepingWays { ways[Int(index)].append(Way(target: target, layersLeft: moment.layersLeft)) }
  }

  private mutating func note(
    _ outcome: Interpreter.Outcome, _ move: Step.Move, _ screen: ScreenID, _ number: Int, at index: Int32
  ) {
    switch outcome {
    case .success(let moment):
      for transition in moment.done {
        let want = Want.done(transition, hasUsedElse: moment.mended.contains(transition))
        see(want, from: index, Step(move, moment.answers))
      }
    case .failure(let failure, let answers, let place, _):
      see(.failure(place.transition, failure), from: index, Step(move, answers), place.code)
    case .unhandled(let answers, isKnown: true):
      guard let event = move.event else { return }
      see(.refused(event, screen, number), from: index, Step(move, answers))
    case .unhandled: break
    }
  }

  /// Most links and external events lead to the same places from everywhere in a container.
  private mutating func isNewPlace(_ configuration: Configuration) -> Bool {
    mode == .full || settled.insert(SettledPlace(of: configuration, in: interpreter.store)).inserted
  }

  /// - Returns: whether the user can change anything.
  private mutating func moveAsUser(_ index: Int32, _ configuration: Configuration) -> Bool {
    var isMoved = false
    interpreter.effort += 1
    if let back = interpreter.back(configuration) {
      isMoved = true
      move(to: back, .back, from: index, layersLeft: interpreter.store.layerCount(of: configuration))
    }
    if let swiped = interpreter.swipe(configuration) {
      isMoved = true
      move(to: swiped, .swipe, from: index, layersLeft: interpreter.store.layerCount(of: swiped))
    }
    guard configuration.hasTabBar, configuration.top < 0 else { return isMoved }
    for tab in frame.graph.tabs.indices {
      interpreter.effort += 1
      guard let tapped = interpreter.tap(TabID(tab), configuration) else { return isMoved }
      if tapped != configuration { isMoved = true }
      move(to: tapped, .tapTab(TabID(tab)), from: index, layersLeft: 0)
    }
    return isMoved
  }

  private mutating func move(to target: Configuration, _ move: Step.Move, from index: Int32, layersLeft: Int) {
    let place = record(target, Step(move, GuardAnswers()), from: index)
    if isKeepingWays { ways[Int(index)].append(Way(target: place, layersLeft: layersLeft)) }
  }
}

// What is there once all is seen.
extension Exploration {
  private mutating func noteStanding(_ configuration: Configuration) {
    switch configuration.base {
    case .stack(let container, let top): noteStack(top, container)
    case .tabs(_, let tops):
      for (tab, top) in tops.enumerated() { noteStack(top, .tab(TabID(tab))) }
    }
    var next = configuration.top
    while next >= 0, notedLayers.insert(next).inserted {
      let layer = interpreter.store[layer: next]
      noteStack(layer.entry, layer.container)
      next = layer.below
    }
  }

  private mutating func noteStack(_ top: StackEntry.ID, _ container: Container) {
    let number = frame.numbers.number(of: container)
    var next = top
    // What lies below an entry that was noted was noted with it.
    while next >= 0, noted[next, Int32(number)] < 0 {
      noted[next, Int32(number)] = 0
      let entry = interpreter.store[entry: next]
      standing.insert(number, at: entry.screen.index)
      next = entry.below
    }
  }

  /// The layers that stay up whatever the screens and the user do: from nowhere in them does a way lead out.
  ///
  /// - Parameter expanded: from how many configurations all ways are known; from the others every way may lead out.
  private mutating func noteTraps(expanded: Int) {
    let counts = visits.map { interpreter.store.layerCount(of: $0.configuration) }
    var nearest: [Program.TransitionID: Int32] = [:]
    for level in 1...min(mostLayers, max(1, counts.max() ?? 0)) {
      let isFree = LayerEscape(ways: ways, counts: counts, level: level, expanded: expanded).isFree
      for index in 0..<expanded where counts[index] == level && !isFree[index] {
        let layer = interpreter.store[layer: visits[index].configuration.top]
        nearest[layer.presentedBy] = min(nearest[layer.presentedBy] ?? Int32(index), Int32(index))
      }
    }
    // Where all is seen, this alone says what is a trap.
    if expanded == visits.count, counts.max() ?? 0 <= mostLayers {
      for case .trap(let transition) in Array(found.keys) where nearest[transition] == nil {
        found[.trap(transition)] = nil
      }
    }
    for (transition, visit) in nearest {
      let want = Want.trap(transition)
      if let known = found[want], known.visit <= visit { continue }
      wanted.remove(want)
      found[want] = Sighting(visit: visit, step: nil, code: nil)
    }
  }

  /// Layers above so many others are as those below.
  private var mostLayers: Int { 32 }
}

extension [Exploration.Visit] {
  /// The visits on the way to one that are not known yet, from launch on.
  func way(to visit: Int32, from isKnown: (Int32) -> Bool) -> [Int32] {
    var way: [Int32] = []
    var next = visit
    while next >= 0, !isKnown(next) {
      way.append(next)
      next = self[Int(next)].parent
    }
    return way.reversed()
  }
}
