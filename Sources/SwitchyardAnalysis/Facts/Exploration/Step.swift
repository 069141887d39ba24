import SwitchyardModel
import SwitchyardSimulation

/// One action of a trace, and what the guards answer to it.
struct Step {
  enum Move: Hashable {
    case launch
    case event(EventID)
    case external(EventID)
    case link(LinkID)
    case back
    case swipe
    case tapTab(TabID)

    var event: EventID? {
      switch self {
      case .event(let event), .external(let event): event
      default: nil
      }
    }
  }

  var move: Move
  var answers: GuardAnswers

  init(_ move: Move, _ answers: GuardAnswers) {
    self.move = move
    self.answers = answers
  }
}

extension Step {
  /// The same as the simulator takes it; nil for a link that no URL opens.
  ///
  /// - Parameter payload: what events carry.
  func simulated(carrying payload: (EventID) -> [Value], openedBy url: (LinkID) -> String?) -> SimulationStep? {
    var guards: [GuardID: Bool] = [:]
    for literal in answers.literals { guards[literal.condition] = !literal.isNegated }
    let action: SimulationAction? =
      switch move {
      case .launch: .launch
      case .event(let event): .event(event, payload: payload(event))
      case .external(let event): .external(event, payload: payload(event))
      case .link(let link): url(link).map { .link($0) }
      case .back: .back
      case .swipe: .swipe
      case .tapTab(let tab): .tapTab(tab)
      }
    return action.map { SimulationStep($0, guards: guards) }
  }
}
