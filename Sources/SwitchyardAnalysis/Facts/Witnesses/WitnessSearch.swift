import SwitchyardModel

/// Looks for the open places among the configurations that the app comes to, the nearest first, until all are found.
///
/// Of each (visible screen, container, kind of base) only the first configuration is gone on from. So every place that is
/// found is true, while one that takes a longer way round may be missed.
struct WitnessSearch {
  private let graph: RouteGraph
  private let wanted: OpenPlaces
  let interpreter: Interpreter
  private let externalEvents: [EventID]
  private let links: [LinkID]
  private var found: Witnesses
  private var missing: Int
  private var seen: Set<Key> = []
  private var contexts: [ContextKey: Context] = [:]

  private struct Key: Hashable {
    var screen: ScreenID
    var container: Int
    var hasTabBar: Bool
  }

  /// What most links and outer handlers depend on, so that they need not be tried again from every screen.
  private struct ContextKey: Hashable {
    var container: Container
    var base: Container
    var hasModal: Bool
  }

  private struct Context {
    /// What leads to the same places from everywhere in this context, and was tried.
    var settled: Set<EventID> = []
    /// The links that are still to be tried; nil: all of them.
    var links: [LinkID]?
  }

  init(_ graph: RouteGraph, wanted: OpenPlaces) {
    self.graph = graph
    self.wanted = wanted
    // Enough for any graph that people write; one that folds back on itself in thousands of ways is cut short.
    interpreter = Interpreter(graph, effortLimit: 500_000 + 50 * graph.screens.count)
    externalEvents = graph.events.filter(\.isExternal).map(\.id)
    links = WitnessSearch.differentLinks(graph)
    found = Witnesses(none: graph, containers: wanted.numbers.count)
    missing = wanted.count
  }

  /// All links but those that select a tab, and nothing else, as one before them does.
  private static func differentLinks(_ graph: RouteGraph) -> [LinkID] {
    var selected: Set<TabID> = []
    return graph.links.patterns.filter { link in
      guard link.alternatives.count == 1, let only = link.alternatives.first, only.condition.isEmpty,
        case .selectTab = only.action.operation, let tab = only.action.tab, only.action.otherwise.isEmpty
      else { return true }
      return selected.insert(tab).inserted
    }.map(\.id)
  }

  mutating func run() -> Witnesses {
    for moment in interpreter.launch() { record(moment.configuration, .launch, moment.answers, from: nil) }
    var next = 0
    while next < found.all.count, missing > 0, interpreter.effort < interpreter.effortLimit {
      expand(next)
      next += 1
    }
    return found
  }

  private mutating func record(
    _ configuration: Configuration, _ move: Witness.Move, _ answers: GuardAnswers, from parent: Int?
  ) {
    let screen = interpreter.store.visibleScreen(of: configuration)
    let container = interpreter.store.visibleContainer(of: configuration)
    let number = wanted.numbers.number(of: container)
    let key = Key(screen: screen, container: number, hasTabBar: configuration.hasTabBar)
    guard seen.insert(key).inserted else { return }
    let witness = Witness(
      configuration: configuration, container: container, parent: parent, move: move, answers: answers)
    if found.add(witness, screen: screen, container: number), wanted.contains(screen, in: number) { missing -= 1 }
  }

  private mutating func expand(_ index: Int) {
    let configuration = found.all[index].configuration
    let key = ContextKey(
      container: interpreter.store.visibleContainer(of: configuration), base: configuration.baseContainer,
      hasModal: configuration.top != nil)
    // Taken out, so that it is changed in place.
    var context = contexts.removeValue(forKey: key) ?? Context()
    let screen = interpreter.store.visibleScreen(of: configuration)
    for emitted in graph[screen].emittedEvents {
      send(emitted.event, .event(emitted.event), from: index, in: &context)
    }
    for event in externalEvents { send(event, .external(event), from: index, in: &context) }
    followLinks(from: index, in: &context)
    contexts[key] = context
    moveAsUser(from: index)
  }

  private mutating func send(_ event: EventID, _ move: Witness.Move, from index: Int, in context: inout Context) {
    interpreter.effort += 1
    let configuration = found.all[index].configuration
    let isOwn = interpreter.handlers.handler(of: event, at: interpreter.store.visibleScreen(of: configuration)) != nil
    if !isOwn && context.settled.contains(event) { return }
    interpreter.hasLookedInside = false
    record(interpreter.handle(event, Interpreter.Moment(configuration: configuration)), move, from: index)
    if !isOwn && !interpreter.hasLookedInside { context.settled.insert(event) }
  }

  private mutating func followLinks(from index: Int, in context: inout Context) {
    let configuration = found.all[index].configuration
    let links = context.links ?? self.links
    context.links = links.filter { link in
      interpreter.hasLookedInside = false
      let outcomes = interpreter.follow(graph[link], Interpreter.Moment(configuration: configuration))
      record(outcomes, .link(link), from: index)
      return interpreter.hasLookedInside
    }
  }

  private mutating func record(_ outcomes: [Interpreter.Outcome], _ move: Witness.Move, from index: Int) {
    // What a transition defers while it goes on would come back at some later start, which no witness knows of.
    for case .success(let moment) in outcomes where moment.visible != .unchanged && !moment.hasDeferred {
      if moment.visible == .uncovered { interpreter.hasLookedInside = true }
      record(moment.configuration, move, moment.answers, from: index)
    }
  }

  private mutating func moveAsUser(from index: Int) {
    let configuration = found.all[index].configuration
    interpreter.effort += 1
    if let back = interpreter.back(configuration) { record(back, .back, GuardAnswers(), from: index) }
    if let swiped = interpreter.swipe(configuration) { record(swiped, .swipe, GuardAnswers(), from: index) }
    guard configuration.hasTabBar, configuration.top == nil else { return }
    for tab in graph.tabs {
      interpreter.effort += 1
      if let tapped = interpreter.tap(tab.id, configuration) {
        record(tapped, .tapTab(tab.id), GuardAnswers(), from: index)
      }
    }
  }
}
