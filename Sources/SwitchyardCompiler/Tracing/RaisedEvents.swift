import SwitchyardModel
import SwitchyardSimulation

extension RouteGraph {
  /// Whether some screen emits an event.
  func isEmitted(_ event: EventID) -> Bool {
    screens.contains { $0.emittedEvents.contains { $0.event == event } }
  }

  /// That no screen emits an event, with what raises it.
  func onlyRaised(_ event: EventID) -> WayFault {
    let raisers = transitionsRaising(event)
    let nearest = raisers.lazy.compactMap { place -> WayRequest? in
      guard case .event(let event, let level) = place.trigger else { return nil }
      if case .screen(let screen) = level {
        return WayRequest(screen: qualifiedName(of: screen), event: self[event].name)
      }
      return isEmitted(event) || self[event].isExternal ? WayRequest(event: self[event].name) : nil
    }.first
    return .onlyRaised(event: self[event].name, by: raisers.map { $0.path(in: self) }, nearest: nearest)
  }

  private func transitionsRaising(_ event: EventID) -> [TransitionPlace] {
    let levels =
      screens.map { HandlerLevel.screen($0.id) } + tabs.map { .tab($0.id) } + flows.map { .flow($0.id) } + [.app]
    let triggers =
      levels.flatMap { level in
        handlers(at: level).map { (TransitionPlace.Trigger.event($0.event, at: level), $0.alternatives) }
      } + links.patterns.map { (.link($0.id), $0.alternatives) }
    return triggers.flatMap { trigger, alternatives in
      alternatives.enumerated().filter { $0.element.action.raises(event) }.map {
        TransitionPlace(trigger, alternative: $0.offset)
      }
    }
  }
}

extension Action {
  fileprivate func raises(_ event: EventID) -> Bool {
    if otherwise.contains(where: { $0.raises(event) }) { return true }
    return switch operation {
    case .raise(event, _): true
    case .steps(let steps): steps.contains { $0.raises(event) }
    default: false
    }
  }
}

extension NavigationState {
  /// Whether a screen stands somewhere, beneath others or not.
  func shows(_ screen: ScreenID) -> Bool {
    let base =
      switch self.base {
      case .tabs(_, let stacks): stacks
      case .stack(_, let stack): [stack]
      }
    return (base + layers.map(\.stack)).contains { $0.contains { $0.screen == screen } }
  }
}
