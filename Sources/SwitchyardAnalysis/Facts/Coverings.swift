import SwitchyardDiagnostics
import SwitchyardModel

/// What the spec puts on screens in the very transitions that show them: `receipt` on `confirm` in `push: [confirm,
/// receipt]`. Only of screens that are on some stack and never visible.
struct Coverings {
  struct Covering {
    /// What is put on it.
    var screen: ScreenID
    var span: SourceSpan
  }

  private var byScreen: [ScreenID: [Covering]] = [:]
  private let places: Places

  init(_ graph: RouteGraph, places: Places) {
    self.places = places
    for transition in graph.allTransitions { _ = look(at: transition.action, on: nil) }
  }

  func of(_ screen: ScreenID) -> [Covering] { byScreen[screen] ?? [] }

  /// - Parameter top: what is visible before, where that is known.
  /// - Returns: what is visible then.
  private mutating func look(at action: Action, on top: ScreenID?) -> ScreenID? {
    var top = action.tab == nil ? top : nil
    switch action.operation {
    case .push(let destinations):
      for destination in destinations { top = put(destination.screen, on: top, at: destination.declaredAt) }
    case .replaceTop(let destinations), .setRoot(let destinations), .setAfterRoot(let destinations),
      .setAfter(_, inclusive: _, let destinations):
      top = nil
      for destination in destinations { top = put(destination.screen, on: top, at: destination.declaredAt) }
    case .present(let presentation): top = put(presentation.root.screen, on: top, at: action.declaredAt)
    case .start(.flow(_, let root)), .start(.screen(let root)): top = root.screen
    case .steps(let steps):
      for step in steps { top = look(at: step, on: top) }
    case .selectTab, .defer, .open, .ignore: break
    default: top = nil
    }
    for otherwise in action.otherwise {
      _ = look(at: otherwise, on: nil)
      top = nil
    }
    return top
  }

  private mutating func put(_ screen: ScreenID, on top: ScreenID?, at span: SourceSpan) -> ScreenID {
    if let top, places.isPossible(top), !places.isVisible(top) {
      byScreen[top, default: []].append(Covering(screen: screen, span: span))
    }
    return screen
  }
}
