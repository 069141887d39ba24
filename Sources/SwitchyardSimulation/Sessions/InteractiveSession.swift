import SwitchyardDiagnostics
import SwitchyardModel

/// Lets a person walk through an app: shows the screen and what can be done there, and does what is chosen.
///
/// Knows no terminal: lines come in, text goes out.
package struct InteractiveSession {
  private var simulator: Simulator
  private let reader: ActionReader
  private let format: ResultFormat
  /// A URL for each pattern.
  private let links: [SimulationAction]
  /// The states before each action, for undoing.
  private var history: [NavigationState?] = []
  /// What is to be done as soon as the guards that it asks are answered.
  private var pending: (step: SimulationStep, guardID: GuardID)?
  package private(set) var isOver = false

  package init(_ simulator: Simulator, format: ResultFormat = .text) {
    self.simulator = simulator
    self.format = format
    reader = ActionReader(simulator.graph)
    let urls = LinkURLs(simulator.graph)
    links = simulator.graph.links.patterns.compactMap { urls.url(of: $0.id).map { .link($0) } }
  }

  private var graph: RouteGraph { simulator.graph }

  /// What stands on the terminal before the first line is read.
  package mutating func begin() -> String {
    attempt(SimulationStep(.launch))
  }

  /// - Parameter line: without what ends it.
  package mutating func answer(to line: String) -> String {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    if let (step, guardID) = pending { return answer(words, to: guardID, of: step) }
    switch words.first {
    case nil: return prompt
    case "q", "quit":
      isOver = true
      return ""
    case "u", "undo": return undo()
    case "?", "help": return Self.help + prompt
    default: break
    }
    do throws(ActionFault) {
      return attempt(try step(line, words))
    } catch {
      return error.text + "\n> "
    }
  }

  private static let help = """
      a number       do what stands beside it; values behind it: 1 id=42
      its words      the same: openPost id=42, back, tap feed
      a URL          open it
      {"back":true}  any action, as simulate --actions takes it
      u, undo        take the last action back
      q, quit        leave

    """

  private func step(_ line: String, _ words: [String]) throws(ActionFault) -> SimulationStep {
    let first = words[0]
    if first.hasPrefix("{") { return try reader.step(ofLine: Array(line.utf8)) }
    if first.contains("://") { return SimulationStep(.link(first)) }
    if first == "open", words.count == 2, words[1].contains("://") { return SimulationStep(.link(words[1])) }
    let choices = menu?.choices ?? []
    if let number = Int(first) {
      guard choices.indices.contains(number - 1) else { throw ActionFault("there is no \(number)") }
      return SimulationStep(try reader.action(choices[number - 1].action, withValues: Array(words.dropFirst())))
    }
    if let choice = choices.first(where: { words.starts(with: $0.words) }) {
      return SimulationStep(try reader.action(choice.action, withValues: Array(words.dropFirst(choice.words.count))))
    }
    if let action = try reader.action(ofWords: words) { return SimulationStep(action) }
    throw ActionFault(
      "'\(first.printable)' is neither a number nor a URL, nor does it stand in the list; ? shows what can be written",
      suggestion: NearestName(to: first).among(choices.compactMap(\.words.first).filter { $0 != first }))
  }

  // MARK: - Doing

  /// Does a step, or asks for the first guard that it needs and nobody has answered.
  private mutating func attempt(_ step: SimulationStep) -> String {
    let result = simulator.next(simulator.state, step)
    if let open = result.asked.first(where: { step.guards[$0] == nil }) {
      pending = (step, open)
      return "\(graph[open].name)? [y/N] "
    }
    let words = TraceWords(simulator).words(
      of: step, in: simulator.state, after: history.last ?? nil, with: result)
    history.append(simulator.state)
    simulator.reset(to: result.state)
    switch format {
    case .json: return result.json(of: step, in: graph).compactText + "\n" + prompt
    case .text: return result.text(of: step, saying: words, in: graph) + prompt
    }
  }

  private mutating func answer(_ words: [String], to guardID: GuardID, of step: SimulationStep) -> String {
    var step = step
    switch words.first?.lowercased() {
    case "y", "yes", "true": step.guards[guardID] = true
    case nil, "n", "no", "false": step.guards[guardID] = false
    case "q", "quit":
      isOver = true
      return ""
    case "u", "undo":
      pending = nil
      // An app that has not been launched has nothing to show, so there the question stands.
      return simulator.state == nil ? attempt(step) : prompt
    default: return "y or n? "
    }
    pending = nil
    return attempt(step)
  }

  private mutating func undo() -> String {
    guard history.count > 1, let state = history.popLast() else { return "there is nothing to take back\n> " }
    simulator.reset(to: state)
    let now = state.map { "   now: " + $0.summary(in: graph).printable + "\n" } ?? ""
    return "taken back\n" + now + prompt
  }

  // MARK: - Showing

  private var menu: Menu? {
    simulator.state.map { Menu(of: $0, in: graph, links: links) }
  }

  private var prompt: String {
    guard let state = simulator.state, let menu else { return "> " }
    let screen = graph[state.visibleScreen]
    let title = screen.title.map { " (" + $0.printable + ")" } ?? ""
    return "\n" + graph.qualifiedName(of: screen.id) + title + "\n" + menu.text + "> "
  }
}
