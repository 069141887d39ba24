package import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// Finds modal layers that can come to where nothing takes them away any more.
package struct ModalTrap: Rule {
  package static let description = RuleDescription(
    id: "modal-trap", defaultSeverity: .warning,
    summary: "a modal that can come to where neither its screens nor the user can ever remove it")
  package static let basis = RuleBasis.transitions

  package func check(_ facts: Facts) -> [Finding] {
    let graph = facts.graph
    return facts.behaviour.traps.compactMap { transition in
      guard let visible = facts.behaviour.visibleScreen(at: .trap(transition)),
        let layer = facts.behaviour.topLayer(at: .trap(transition)),
        let evidence = facts.evidence(of: .trap(transition))
      else { return nil }
      let element = facts.behaviour.program.element(of: transition, in: graph)
      return Self.finding(
        "\(graph.name(of: element)) presents a modal that can't be left once '\(graph.qualifiedName(of: visible))' is shown in it",
        at: element.transition.action.presentation(of: layer)?.declaredAt ?? element.transition.declaredAt,
        subject: element.place.path(in: graph),
        help: "let '\(graph.qualifiedName(of: visible))' dismiss it, or let the user swipe it away", evidence: evidence)
    }
  }
}

extension Action {
  /// The first action in it that presents a layer.
  fileprivate func presentation(of layer: ModalLayer) -> Action? {
    switch operation {
    case .present(let presentation) where layer.isOf(presentation): return self
    case .steps(let steps):
      return (steps + otherwise).lazy.compactMap { $0.presentation(of: layer) }.first
    default: return otherwise.first?.presentation(of: layer)
    }
  }
}

extension ModalLayer {
  fileprivate func isOf(_ presentation: Presentation) -> Bool {
    shown == presentation.layer && container == Container(presentation) && yieldsToSwipe == presentation.yieldsToSwipe
  }
}
