import SwitchyardModel

/// Which items of the event's payload, or placeholders of the link, and which parameters of the emitting screen a
/// transition uses. What it does not use is not bound.
struct BindingUses {
  private(set) var event: [Int] = []
  private(set) var screen: [Int] = []

  init(of action: Action) {
    collect(action)
  }

  init(of transitions: [Transition]) {
    for transition in transitions { collect(transition.action) }
  }

  private mutating func collect(_ action: Action) {
    switch action.operation {
    case .push(let list), .replaceTop(let list), .setRoot(let list), .setAfterRoot(let list),
      .setAfter(_, _, let list):
      for destination in list { collect(destination.arguments) }
    case .present(let presentation): collect(presentation.root.arguments)
    case .start(.flow(_, let root)), .start(.screen(let root)): collect(root.arguments)
    case .raise(_, let arguments): collect(arguments)
    case .steps(let steps): for step in steps { collect(step) }
    case .selectTab, .pop, .popTo, .popToRoot, .dismiss, .dismissLayer, .dismissAll, .start(.tabs), .defer, .open,
      .ignore:
      break
    }
    for other in action.otherwise { collect(other) }
  }

  private mutating func collect(_ arguments: [ArgumentSource]) {
    for argument in arguments {
      switch argument {
      case .event(let place): if !event.contains(place) { event.append(place) }
      case .screen(let place): if !screen.contains(place) { screen.append(place) }
      case .literal, .defaultValue, .nil: break
      }
    }
  }
}
