import SwitchyardModel

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
