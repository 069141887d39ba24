import SwitchyardDiagnostics
import SwitchyardModel

extension NavigationState {
  /// Why something can't be done here: `no modal is up`; nil where it can, or where nobody asks.
  func obstacle(to action: SimulationAction, in graph: RouteGraph) -> String? {
    let screen = "'\(graph.qualifiedName(of: visibleScreen))'"
    switch action {
    case .event: return "\(screen) does not emit it"
    case .back:
      return visibleStack.count > 1 ? "\(screen) says 'back: false'" : "nothing lies below \(screen)"
    case .swipe:
      guard let layer = layers.last else { return "no modal is up" }
      return layer.style == .fullScreen ? "a full screen can't be swiped away" : "the modal says 'dismissable: false'"
    case .tapTab:
      guard case .tabs = base else { return "the app is not in its tabs" }
      return layers.isEmpty ? "\(screen) hides the tab bar" : "a modal covers the tab bar"
    case .launch, .link, .external, .restore: return nil
    }
  }
}
