import SwitchyardModel
import SwitchyardSwiftCode

/// Says transitions as values of the runtime's `RouteTransition`.
struct TransitionExpression {
  let named: NamedGraph
  let bindings: Bindings
  /// Those of a link, where the bindings are its own.
  var placeholders: [Parameter] = []

  /// `else` stands outermost, then what is not animated, then the tab.
  func expression(of action: Action) -> SwiftExpression {
    var expression = operation(of: action)
    if let tab = action.tab {
      expression =
        if case .selectTab = action.operation {
          .implicitMember("select", [named.tab(tab)])
        } else {
          .implicitMember("select", [nil: named.tab(tab), "then": expression])
        }
    }
    if !action.isAnimated { expression = .implicitMember("unanimated", [expression]) }
    guard let other = action.otherwise.first else { return expression }
    return .implicitMember("attempt", [nil: expression, "else": self.expression(of: other)])
  }

  private func operation(of action: Action) -> SwiftExpression {
    switch action.operation {
    case .push(let list): stack("push", list)
    case .replaceTop(let list): stack("replaceTop", list)
    case .setRoot(let list): stack("setRoot", list)
    case .setAfterRoot(let list): stack("setAfterRoot", list)
    case .setAfter(let screen, let inclusive, let list): setAfter(screen, inclusive, list)
    case .pop: .implicitMember("pop")
    case .popTo(let screen): .implicitMember("popTo", [named.screen(screen)])
    case .popToRoot: .implicitMember("popToRoot")
    case .present(let presentation): present(presentation)
    case .dismiss: .implicitMember("dismiss")
    case .dismissLayer(let layer): .implicitMember("dismissLayer", [identity(of: layer)])
    case .dismissAll: .implicitMember("dismissAll")
    case .start(let target): .implicitMember("start", [start(target)])
    case .raise(let event, let arguments): raise(event, arguments)
    case .defer: .implicitMember("defer")
    case .open(let url): .implicitMember("open", [.string(url)])
    case .steps(let steps): .implicitMember("steps", [.array(steps.map { expression(of: $0) })])
    // `tab:` alone selects, and does nothing more.
    case .ignore, .selectTab: .implicitMember("ignore")
    }
  }

  // MARK: - The visible stack

  private func stack(_ operation: SwiftIdentifier, _ list: [Destination]) -> SwiftExpression {
    pushing(list.dropFirst(), after: .implicitMember(operation, [route(first(of: list))]))
  }

  private func setAfter(_ screen: ScreenID, _ inclusive: Bool, _ list: [Destination]) -> SwiftExpression {
    var arguments: [SwiftArgument] = [(nil, named.screen(screen))]
    if inclusive { arguments.append(("inclusive", true)) }
    arguments.append(("push", route(first(of: list))))
    return pushing(list.dropFirst(), after: .implicitMember("setAfter", SwiftArguments(arguments)))
  }

  /// An operation shows one screen; those behind it are pushed, which comes to the same.
  private func pushing(_ rest: ArraySlice<Destination>, after operation: SwiftExpression) -> SwiftExpression {
    if rest.isEmpty { return operation }
    return .implicitMember("steps", [.array([operation] + rest.map { .implicitMember("push", [route($0)]) })])
  }

  private func first(of list: [Destination]) -> Destination {
    guard let first = list.first else { preconditionFailure("an operation without a destination") }
    return first
  }

  // MARK: - Layers

  private func present(_ presentation: Presentation) -> SwiftExpression {
    let layer: SwiftExpression =
      switch presentation.layer {
      case .flow(let flow): .implicitMember("flow", [nil: named.flow(flow), "root": route(presentation.root)])
      case .screen where presentation.hasStack: .implicitMember("stack", [route(presentation.root)])
      case .screen: .implicitMember("screen", [route(presentation.root)])
      }
    var arguments: [SwiftArgument] = [(nil, layer)]
    switch presentation.style {
    case .sheet: break
    case .fullScreen: arguments.append(("style", .implicitMember("fullScreen")))
    case .popover: arguments.append(("style", .implicitMember("popover")))
    }
    if !presentation.isDismissable { arguments.append(("isDismissable", false)) }
    return .implicitMember("present", SwiftArguments(arguments))
  }

  private func identity(of layer: Layer) -> SwiftExpression {
    switch layer {
    case .flow(let flow): .implicitMember("flow", [named.flow(flow)])
    case .screen(let screen): .implicitMember("screen", [named.screen(screen)])
    }
  }

  // MARK: - The whole app, and events

  func start(_ target: StartTarget) -> SwiftExpression {
    switch target {
    case .tabs(let tab): .implicitMember("tabs", ["selecting": named.tab(tab)])
    case .flow(let flow, let root): .implicitMember("flow", [nil: named.flow(flow), "root": route(root)])
    case .screen(let destination): .implicitMember("screen", [route(destination)])
    }
  }

  private func raise(_ event: EventID, _ sources: [ArgumentSource]) -> SwiftExpression {
    let arguments = arguments(sources, for: named.graph.events[event.index].payload, named: named.payloads[event.index])
    return .implicitMember("raise", [named.event(event, arguments)])
  }
}
