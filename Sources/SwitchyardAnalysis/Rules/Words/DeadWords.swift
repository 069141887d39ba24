import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// What is said of a transition that is never taken: why, and what would mend it.
struct DeadWords {
  let cause: String
  var notes: [Finding.Note] = []
  var help: String

  init(of element: TransitionElement, _ misnamed: MisnamedEvents, _ facts: Facts) {
    guard case .event(let event, let level) = element.place.trigger else {
      self.init("its conditions never hold", help: Self.mendConditions)
      return
    }
    if let hidden = Self(whereNeverVisible: level, facts) {
      self = hidden
      return
    }
    let visitors = Visitors(of: event, at: level, facts)
    if visitors.isEmpty {
      let raises = facts.waysIn.raises(of: event)
      self =
        raises.isEmpty
        ? Self(whereNotEmitted: event, at: level, misnamed, facts) : Self(whereRaised: raises, at: level, facts)
    } else if !visitors.areAllHandledNearer, element.alternatives.allSatisfy({ !$0.condition.isEmpty }) {
      self.init("its conditions never hold where the event comes", help: Self.mendConditions)
    } else {
      self.init(
        "whatever the event comes to handles it nearer", help: "remove it, or give what is nearer a 'when'")
    }
  }

  private init(_ cause: String, notes: [Finding.Note] = [], help: String) {
    self.cause = cause
    self.notes = notes
    self.help = help
  }

  private static let mendConditions = "remove it, or mend its conditions"
}

extension DeadWords {
  /// Of what stands beneath something else wherever it stands.
  private init?(whereNeverVisible level: HandlerLevel, _ facts: Facts) {
    let graph = facts.graph
    switch level {
    case .tab(let tab) where !facts.places.isPossible(.tab(tab)):
      self.init("the tab bar is never started", help: "remove it, or start the tabs")
    case .tab(let tab) where !facts.places.isVisible(.tab(tab)):
      self.init("tab '\(graph[tab].name)' is never selected", help: "remove it, or let the tab be selected")
    case .flow(let flow) where !facts.places.isVisible(.flow(flow)):
      self.init(
        "flow '\(graph.qualifiedName(of: flow))' is never visible: something stands on it wherever it is shown",
        help: "remove it, or let what stands on the flow be closed")
    case .screen(let screen) where !facts.places.isVisible(screen):
      let name = "'\(graph.qualifiedName(of: screen))'"
      if let tab = facts.places.tabNeverSelected(of: screen) {
        self.init(
          "\(name) is never visible: tab '\(graph[tab].name)' is never selected",
          help: "remove it, or let the tab be selected")
      } else {
        self.init(
          "\(name) is never visible: something stands on it wherever it is shown",
          notes: facts.coverings.of(screen).prefix(3).map {
            Finding.Note("'\(graph.qualifiedName(of: $0.screen))' is put on \(name) here", at: $0.span)
          }, help: "remove it, or let what stands on \(name) be closed alone")
      }
    default: return nil
    }
  }

  private init(whereNotEmitted event: EventID, at level: HandlerLevel, _ misnamed: MisnamedEvents, _ facts: Facts) {
    let graph = facts.graph
    let container = level.container
    let help = "remove it, or let a screen that is shown there emit the event"
    let hidden = facts.waysIn.emitters(of: event).filter { screen in
      container.map { facts.places.isPossible(screen, in: $0) } ?? facts.places.isPossible(screen)
    }
    guard hidden.isEmpty else {
      let names = list(hidden.prefix(3).map { graph.qualifiedName(of: $0) }, of: hidden.count)
      self.init(
        "\(names) \(hidden.count == 1 ? "emits it, but is" : "emit it, but are") never visible"
          + (container == nil ? "" : " there"),
        help: "remove it, or let what stands on \(hidden.count == 1 ? "that screen" : "these screens") be closed alone")
      return
    }
    let meant = misnamed.nearest(to: graph[event])
    self.init(
      container == nil ? "no screen that can be reached emits it" : "no screen that is shown there emits it",
      notes: meant.map { [$0.note] } ?? [], help: meant.map { "did you mean '\($0.name)'? If not, \(help)" } ?? help)
  }

  /// - Parameter raises: what raises the event; nothing else brings it there.
  private init(whereRaised raises: [WaysIn.Way], at level: HandlerLevel, _ facts: Facts) {
    let taken = raises.filter { facts.transitions(of: $0.origin).contains { facts.behaviour.isChosen($0) } }
    let words =
      if taken.isEmpty {
        "what would raise its event is never taken"
      } else if taken.allSatisfy({ facts.alwaysFails($0) }) {
        "what would raise its event always fails"
      } else if let container = level.container {
        "its event is never raised where \(facts.graph.name(container)) is left to handle it"
      } else {
        "its event is never raised where the app is left to handle it"
      }
    self.init(
      words,
      notes: raises.prefix(3).map {
        Finding.Note("\(facts.name(of: $0.origin)) \(taken.isEmpty ? "would raise" : "raises") it", at: $0.span)
      },
      help: "remove it, or handle the event where it is raised")
  }
}

/// The screens that an event comes to by itself, where one level may be left to handle it.
private struct Visitors {
  private var screens: [ScreenID]
  private let event: EventID
  private let level: HandlerLevel
  private let facts: Facts

  init(of event: EventID, at level: HandlerLevel, _ facts: Facts) {
    self.event = event
    self.level = level
    self.facts = facts
    if case .screen(let screen) = level {
      screens = [screen]
      return
    }
    let places = facts.places
    let all = facts.graph[event].isExternal ? Array(facts.graph.screenIDs) : facts.waysIn.emitters(of: event)
    screens = all.filter { screen in
      level.container.map { places.isVisible(screen, in: $0) } ?? places.isVisible(screen)
    }
  }

  var isEmpty: Bool { screens.isEmpty }

  /// Whether what is nearer leaves it to nobody.
  var areAllHandledNearer: Bool {
    if case .screen = level { return false }
    let program = facts.behaviour.program
    return screens.allSatisfy { screen in
      if isTotal(program.handler(of: event.rawValue, at: screen.rawValue)) { return true }
      if level.container != nil { return false }
      return facts.places.visible.containers(of: screen.index).allSatisfy { number in
        facts.places.numbers.named(number).map { isTotal(program.containerHandler(of: event.rawValue, in: $0)) }
          ?? false
      }
    }
  }

  private func isTotal(_ handler: Program.HandlerID?) -> Bool {
    handler.map { facts.behaviour.program.handlers[Int($0)].isTotal } ?? false
  }
}

extension HandlerLevel {
  /// The tab or the flow.
  fileprivate var container: Container? {
    switch self {
    case .tab(let tab): .tab(tab)
    case .flow(let flow): .flow(flow)
    case .screen, .app: nil
    }
  }
}
