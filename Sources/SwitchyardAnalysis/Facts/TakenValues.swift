import SwitchyardModel

/// What transitions take of the values that come with an event or a link, and which parameters they give nothing of them.
struct TakenValues {
  /// A parameter that is shown with what it has without the event.
  struct FreeParameter {
    let screen: ScreenID
    let parameter: Parameter
    /// Its default, nil, or a value of the emitting screen of the same name.
    let source: ArgumentSource
  }

  /// The places of the values that something is bound to.
  private(set) var places: Set<Int> = []
  private(set) var free: [FreeParameter] = []
  private(set) var showsScreens = false

  init(_ transitions: some Sequence<Transition>, in graph: RouteGraph) {
    for transition in transitions { add(transition.action, graph) }
  }

  private mutating func add(_ action: Action, _ graph: RouteGraph) {
    for destination in action.destinations {
      showsScreens = true
      for (parameter, source) in zip(graph[destination.screen].parameters, destination.arguments) {
        switch source {
        case .event(let place): places.insert(place)
        case .defaultValue, .nil, .screen:
          free.append(FreeParameter(screen: destination.screen, parameter: parameter, source: source))
        case .literal: break
        }
      }
    }
    for case .event(let place) in action.raisedArguments { places.insert(place) }
  }
}

extension Action {
  /// What the events that it raises carry, what stands in steps and in `else` included.
  fileprivate var raisedArguments: [ArgumentSource] {
    let own: [ArgumentSource] =
      switch operation {
      case .raise(_, let arguments): arguments
      case .steps(let steps): steps.flatMap(\.raisedArguments)
      default: []
      }
    return own + otherwise.flatMap(\.raisedArguments)
  }
}
