import Foundation
import SwitchyardDiagnostics
import SwitchyardEmission
import SwitchyardModel
import SwitchyardSimulation
import SwitchyardTestSupport

/// A random spec that the simulator has played, and the Swift that plays the same on generated code.
struct PlayedSpec {
  let seed: UInt64
  let text: String
  private(set) var actions: [String] = []
  /// What the simulator says of each, as the program has it.
  private(set) var expected: [String] = []

  private let graph: RouteGraph
  private var random: SplitMix64
  private var simulator: Simulator
  private var statements: [String] = []
  /// What the apps have shown, to be restored.
  private var saved: [JSONValue] = []
  private var visible: ScreenID
  private var previous: ScreenID

  var name: String { "S\(seed)" }

  init?(seed: UInt64, actions count: Int) {
    self.seed = seed
    text = RandomSpec(seed: seed).text.replacingOccurrences(of: "name: Random", with: "name: S\(seed)")
    graph = CheckedSpec(text).graph
    random = SplitMix64(state: seed ^ 0x5DEE_CE66)
    guard let simulator = Simulator(graph) else { return nil }
    self.simulator = simulator
    visible = ScreenID(0)
    previous = visible
    let guards = answers()
    let result = self.simulator.perform(SimulationStep(.launch, guards: Dictionary(uniqueKeysWithValues: guards)))
    visible = result.state.visibleScreen
    previous = visible
    note(guards)
    statements.append("let play = Play<\(name)Router>(\"\(name)\", guards: guards)")
    actions.append("launch")
    expected.append("handled " + json(result.state))
    while actions.count < count { step() }
  }

  // MARK: - One action

  private mutating func step() {
    let guards = answers()
    guard let (action, statement) = self.action() else { return }
    let result = simulator.perform(
      SimulationStep(action, guards: Dictionary(uniqueKeysWithValues: guards)))
    note(guards)
    statements.append(statement)
    actions.append(statement)
    if case .restore = action {
      expected.append("lost " + result.lost.joined(separator: "; "))
      actions.append(statement)
    }
    let reason = result.reason.map { " (\($0.rawValue))" } ?? ""
    expected.append(result.outcome.rawValue + reason + " " + json(result.state))
    previous = visible
    visible = result.state.visibleScreen
    if number(5) == 0 { saved.append(result.state.json(in: graph)) }
  }

  /// Nil where there is none of the kind that chance wants.
  private mutating func action() -> (SimulationAction, String)? {
    switch number(12) {
    case 0: return (.back, "play.back()")
    case 1: return (.swipe, "play.swipe()")
    case 2:
      guard let tab = graph.tabs.randomElement(using: &random) else { return nil }
      return (.tapTab(tab.id), "play.tap(.\(tab.name))")
    case 3, 4:
      let url = url()
      return (.link(url), "play.open(\"\(url)\")")
    case 5:
      guard let event = graph.events.filter(\.isExternal).randomElement(using: &random) else { return nil }
      let (payload, arguments) = payload(of: event)
      return (.external(event.id, payload: payload), "play.raise(.\(event.name)\(arguments))")
    case 6:
      // Before the first action nothing else was visible.
      if actions.count == 1 { return nil }
      return event(from: previous, "play.sendLate", isFromPrevious: true)
    case 7:
      guard let state = saved.randomElement(using: &random) else { return nil }
      let aged = aged(state)
      return (.restore(aged), "play.restore(#\"\(aged.compactText)\"#)")
    default: return event(from: visible, "play.send", isFromPrevious: false)
    }
  }

  private mutating func event(
    from screen: ScreenID, _ call: String, isFromPrevious: Bool
  ) -> (SimulationAction, String)? {
    guard let emitted = graph[screen].emittedEvents.randomElement(using: &random) else { return nil }
    let event = graph[emitted.event]
    let (payload, arguments) = payload(of: event)
    return (
      .event(event.id, payload: payload, isFromPrevious: isFromPrevious),
      "\(call)(\(name)\(graph[screen].name.uppercased())Event.\(event.name)\(arguments))"
    )
  }

  private mutating func payload(of event: Event) -> ([Value], String) {
    if event.payload.isEmpty { return ([], "") }
    let id = Int64(number(3))
    return ([.int(id)], "(id: \(id))")
  }

  private mutating func url() -> String {
    let hostile = [
      "random://", "random://l0/%", "random://l0//1", "random://l0/../l1", "other://l0", "random", "", "%",
    ]
    guard let link = graph.links.patterns.randomElement(using: &random), number(5) > 0 else {
      return hostile[number(hostile.count)]
    }
    return "random://" + link.text.dropFirst().replacingOccurrences(of: "{id}", with: "\(number(3))")
  }

  /// A state as an older version may have saved it: now and then with a screen, a flow or a tab that is gone, with a
  /// value that was of another type, or with two things where there is one.
  private mutating func aged(_ state: JSONValue) -> JSONValue {
    let (old, new): (String, String)
    switch number(6) {
    case 0:
      let names = graph.screens.map(\.name) + graph.flows.map(\.name) + graph.tabs.map(\.name) + ["id"]
      (old, new) = ("\"\(names[number(names.count)])\"", "\"gone\"")
    case 1:
      let value = number(3)
      let others = ["\"\(value)\"", "\(value).0", "\(value).5", "null"]
      (old, new) = ("\"id\":\(value)}", "\"id\":\(others[number(4)])}")
    case 2:
      let names = (graph.screens.map(\.name) + ["gone"]).shuffled(using: &random)
      (old, new) = ("\"screen\":\"\(names[0])\"", "\"screen\":{\"\(names[0])\":{},\"\(names[1])\":{}}")
    case 3:
      let other = graph.events.first(where: \.isExternal)?.name ?? "gone"
      (old, new) = ("\"deferred\":{\"link\":", "\"deferred\":{\"external\":\"\(other)\",\"link\":")
    default: return state
    }
    return (try? JSONReader.value(of: state.compactText.replacingOccurrences(of: old, with: new))) ?? state
  }

  private mutating func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func answers() -> [(GuardID, Bool)] {
    var answers: [(GuardID, Bool)] = []
    for condition in graph.guards { answers.append((condition.id, number(2) == 0)) }
    return answers
  }

  private mutating func note(_ guards: [(GuardID, Bool)]) {
    if guards.isEmpty {
      if statements.isEmpty { statements.append("let guards = \(name)NoGuards()") }
      return
    }
    if statements.isEmpty { statements.append("let guards = \(name)Answers()") }
    statements += guards.map { "guards.\(graph[$0].name) = \($1)" }
  }

  private func json(_ state: NavigationState) -> String {
    guard let object = try? JSONSerialization.jsonObject(with: Data(state.json(in: graph).compactText.utf8)),
      let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    else { return "no state" }
    return String(decoding: data, as: UTF8.self)
  }

  // MARK: - The Swift

  var call: String { "play\(name)()\n" }

  var sources: [String: String] {
    var sources: [String: String] = [:]
    for file in CoreEmitter().files(for: graph, options: EmissionOptions()) { sources["\(name).swift"] = file.text }
    sources["\(name)Play.swift"] = """
      \(graph.guards.isEmpty ? "" : guardAnswers)
      @MainActor func play\(name)() {
        \(statements.joined(separator: "\n  "))
      }
      """
    return sources
  }

  private var guardAnswers: String {
    """
    final class \(name)Answers: \(name)Guards {
    \(graph.guards.map { "  var \($0.name) = false" }.joined(separator: "\n"))
    }

    """
  }
}
