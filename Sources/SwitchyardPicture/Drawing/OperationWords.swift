import SwitchyardModel

/// What a transition does, in the words of the spec, without the screens that its arrow shows: `tab dialogs, setAfterRoot`.
struct OperationWords {
  private let graph: RouteGraph

  init(_ graph: RouteGraph) {
    self.graph = graph
  }

  /// - Parameter withElse: whether what is done instead, where it fails, is said too.
  func words(of action: Action, withElse: Bool) -> String {
    var words = own(action)
    guard withElse else { return words }
    for other in action.otherwise { words += ", else " + self.words(of: other, withElse: true) }
    return words
  }

  private func own(_ action: Action) -> String {
    let operation = words(of: action.operation)
    guard let tab = action.tab else { return operation }
    return "tab " + graph[tab].name + (operation.isEmpty ? "" : ", " + operation)
  }

  private func words(of operation: Operation) -> String {
    switch operation {
    case .push: "push"
    case .replaceTop: "replaceTop"
    case .setRoot: "setRoot"
    case .setAfterRoot: "setAfterRoot"
    case .setAfter(let screen, _, _): "setAfter " + graph.qualifiedName(of: screen)
    case .present(let presentation): words(of: presentation)
    case .start(.screen): "start"
    case .start(let target): "start " + name(of: target)
    case .steps(let steps): words(of: steps)
    // What shows no screen is said as everywhere.
    default: graph.words(for: operation) ?? ""
    }
  }

  /// How many steps are told: every screen that they show has an arrow with these words.
  private static var mostSteps: Int { 8 }

  private func words(of steps: [Action]) -> String {
    var parts = steps.prefix(Self.mostSteps).map { words(of: $0, withElse: true) }
    if steps.count > Self.mostSteps { parts.append("… \(steps.count - Self.mostSteps) more") }
    return parts.joined(separator: ", ")
  }

  private func words(of presentation: Presentation) -> String {
    var words = "present"
    if case .flow(let flow) = presentation.layer { words += " " + graph.qualifiedName(of: flow) }
    return presentation.style == .sheet ? words : words + " " + presentation.style.rawValue
  }

  /// `tabs`, or the name of a flow; a screen is seen where the arrow ends.
  func name(of target: StartTarget) -> String {
    switch target {
    case .tabs: "tabs"
    case .flow(let flow, _): graph.qualifiedName(of: flow)
    case .screen: ""
    }
  }

  /// `isSignedIn, not isGuest`; nil where nothing must hold.
  func condition(_ literals: [GuardLiteral]) -> String? {
    if literals.isEmpty { return nil }
    return graph.words(for: literals).joined(separator: ", ")
  }
}
