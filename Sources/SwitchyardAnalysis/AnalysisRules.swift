package import SwitchyardDiagnostics
import SwitchyardModel

/// The rules of this stage.
package enum AnalysisRules {
  /// Those that look at the graph, in the order in which `switchyard rules` lists them.
  static let rules: [any Rule] = [
    UnreachableScreen(), UnreachableFlow(), UnhandledEvent(), FailingTransition(), InexhaustiveGuards(),
    DeadTransition(), DeadAlternative(), ModalTrap(), DeadEnd(), RaiseLoop(), UnboundedStack(), UnusedEvent(),
    UnusedGuard(), UnusedType(), UnusedPlaceholder(), UnusedPayload(),
    LargeGroup(),
  ]

  /// All of them; `unused-allow` looks at the findings, see ``AllowanceFilter``.
  package static let all: [RuleDescription] = rules.map(\.description) + [UnusedAllow.rule]

  /// Whether a rule can say something about a graph; one of another stage always can.
  static func canCheck(_ id: String, _ graph: RouteGraph) -> Bool {
    rules.first { $0.description.id == id }?.basis.holds(for: graph) ?? true
  }
}
