import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// What is said of an operation that fails: why, and what would mend it.
struct FailureWords {
  private let facts: Facts
  private let graph: RouteGraph
  private let operation: Operation
  /// What is visible when it fails: not what was so when the event came, where steps go before it.
  private let screen: ScreenID
  private let container: Container
  /// What goes before "is shown" and the like: `in step 2, `, or nothing.
  private let place: String
  /// `then `, where no place is named.
  private let then: String
  private let barePresentations: [SourceSpan]
  /// Whether it fails so wherever it is taken.
  private let isAlways: Bool
  private let path: [ActionPart.Place]
  private let isModalUp: Bool
  private let isAtRoot: Bool
  /// What might have handled the raised event there, had a condition held.
  private let refusing: [EventHandler]
  /// What may have been meant by the raised event, where nothing handles it.
  private var meant: MeantName?

  init(
    of culprit: ActionPart, whereShown state: NavigationState, isAlways: Bool, _ misnamed: MisnamedHandlers,
    _ facts: Facts
  ) {
    self.facts = facts
    graph = facts.graph
    operation = culprit.action.operation
    screen = state.visibleScreen
    container = Container(visibleIn: state)
    place = culprit.words.map { "in \($0), " } ?? ""
    then = culprit.path.isEmpty ? "then " : ""
    self.isAlways = isAlways && facts.isOnlyRootOfTabs(screen)
    path = culprit.path
    isModalUp = !state.layers.isEmpty
    isAtRoot = state.visibleStack.count < 2
    barePresentations = facts.barePresentations.of(screen)
    refusing = facts.handlers(of: operation, on: screen, in: container)
    if case .raise(let event, _) = operation, refusing.isEmpty { meant = misnamed.nearest(to: facts.graph[event]) }
  }

  func cause(of reason: FailureReason) -> String {
    place + words(for: reason)
  }

  private func words(for reason: FailureReason) -> String {
    switch reason {
    case .noStack:
      if case .tab = container {
        "\(shown) is \(then)shown \(graph.place(container)), which has no stack"
      } else {
        "\(shown) is \(then)shown as a modal without a stack"
      }
    case .atRoot: "\(shown) is \(then)the root of its stack, with nothing below it"
    case .notFound:
      isDismissal
        ? "no layer that shows \(missing) is \(then)up" : "\(missing) is \(then)not on the stack to go back to"
    case .noModal: "no modal is \(then)up to dismiss"
    case .noTabBar: "the app is \(then)not in its tabs"
    case .unhandled:
      refusing.isEmpty
        ? "nothing handles \(raised) when \(shown) is shown \(graph.place(container))"
        : "all alternatives of \(raised) can refuse when \(shown) is shown \(graph.place(container))"
    case .raiseLoop: "it raises events without end"
    }
  }

  func notes(on reason: FailureReason) -> [Finding.Note] {
    switch (reason, container) {
    case (.noStack, .tab(let tab)):
      return [Finding.Note("tab '\(graph[tab].name)' has 'stack: false'", at: graph[tab].declaredAt)]
    case (.noStack, _):
      let limit = 3
      let notes = barePresentations.prefix(limit).map {
        Finding.Note("\(shown) is presented here, without a stack", at: $0)
      }
      let rest = barePresentations.count - limit
      return rest > 0 ? notes + [Finding.Note("and in \(rest) other \(rest == 1 ? "place" : "places")")] : notes
    case (.unhandled, _):
      return refusing.map { Finding.Note("these alternatives can all refuse", at: $0.declaredAt) }
        + (meant.map { [$0.note] } ?? [])
    default: return []
    }
  }

  func help(for reason: FailureReason, canDefer: Bool) -> String {
    switch reason {
    case .noStack: helpWithoutStack
    case .atRoot: isModalUp ? "say in 'else' what to do there, such as 'dismiss'" : helpWithoutWayBack
    case .notFound:
      isDismissal
        ? "use \(isModalUp ? "'dismiss' or " : "")'dismissAll', or say in 'else' what to do without it"
        : "say in 'else' what to do without it, such as to push it"
    case .noModal: isAtRoot ? helpWithoutWayBack : "say in 'else' what to do there, such as 'pop'"
    case .noTabBar:
      canDefer
        ? "add 'else: defer', so that it is kept until the app starts its tabs"
        : "say in 'else' what to do there, or handle it nearer to those screens"
    case .unhandled:
      refusing.isEmpty
        ? (meant.map { "did you mean '\($0.name)'? If not, " } ?? "")
          + "handle \(raised) in the app's transitions, or say in 'else' what to do there"
        : facts.helpToEnd("the alternatives of \(raised)", refusing)
    case .raiseLoop: "let one of them end without a raise"
    }
  }

  /// At the root of the base neither `pop` nor `dismiss` can do anything.
  private var helpWithoutWayBack: String {
    let reason = ": nothing lies below \(shown) there, and no modal is up"
    if case .otherwise? = path.last { return "write 'ignore' in that 'else'" + reason }
    guard isAlways else { return "say in 'else' what to do there, such as 'ignore'" + reason }
    return "remove \(path.isEmpty ? "it" : "that step")" + reason
  }

  private var helpWithoutStack: String {
    switch (container, operation) {
    case (.tab, .pop), (.tab, .popTo): "say in 'else' what to do there, such as 'ignore'"
    case (.tab(let tab), _):
      "remove 'stack: false' from tab '\(graph[tab].name)', or say in 'else' what to do there"
    case (_, .pop), (_, .popTo), (_, .popToRoot):
      "use 'dismiss' there: as the operation, or in 'else' where it is only sometimes so"
    default: "add 'stack: true' where it is presented, or say in 'else' what to do there"
    }
  }

  private var shown: String { "'\(graph.qualifiedName(of: screen))'" }

  private var isDismissal: Bool {
    if case .dismissLayer = operation { true } else { false }
  }

  private var missing: String {
    switch operation {
    case .popTo(let screen), .setAfter(let screen, _, _), .dismissLayer(.screen(let screen)):
      "'\(graph.qualifiedName(of: screen))'"
    case .dismissLayer(.flow(let flow)): "'\(graph.qualifiedName(of: flow))'"
    default: "it"
    }
  }

  private var raised: String {
    if case .raise(let event, _) = operation { return "'\(graph[event].name)'" }
    return "it"
  }
}

extension Facts {
  /// Whether a screen is visible only as the root of tabs, where nothing can be closed.
  fileprivate func isOnlyRootOfTabs(_ screen: ScreenID) -> Bool {
    !pushedScreens.contains(screen)
      && places.visible.containers(of: screen.index).allSatisfy { number in
        if case .tab = places.numbers.named(number) { true } else { false }
      }
  }

  /// What handles the event that an operation raises, for some answers of the guards.
  fileprivate func handlers(of operation: Operation, on screen: ScreenID, in container: Container) -> [EventHandler] {
    guard case .raise(let event, _) = operation else { return [] }
    let levels = [
      HandlerLevel.screen(screen), container.handlerLevel, handlers.handlesInApp(event) ? .app : nil,
    ]
    return levels.compactMap { level in
      guard let level else { return nil }
      return graph.handlers(at: level).first { $0.event == event && !$0.alternatives.isEmpty }
    }
  }
}
