import SwitchyardDiagnostics
import SwitchyardModel

/// Where each screen is presented without a stack of its own, so that nothing can be pushed on it.
struct BarePresentations {
  private var places: [ScreenID: [SourceSpan]] = [:]

  init(_ graph: RouteGraph) {
    for transition in graph.allTransitions { note(transition.action) }
  }

  /// In the order of the spec.
  func of(_ screen: ScreenID) -> [SourceSpan] { places[screen] ?? [] }

  private mutating func note(_ action: Action) {
    switch action.operation {
    case .present(let presentation):
      if case .screen(let screen) = presentation.layer, !presentation.hasStack {
        places[screen, default: []].append(action.declaredAt)
      }
    case .steps(let steps): for step in steps { note(step) }
    default: break
    }
    for otherwise in action.otherwise { note(otherwise) }
  }
}
