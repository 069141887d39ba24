package import SwitchyardDiagnostics

/// The rules of this stage.
package enum AnalysisRules {
  /// Those that look at the graph, in the order in which `switchyard rules` lists them.
  static let rules: [any Rule] = [
    UnreachableScreen(), UnreachableFlow(), UnhandledEvent(), UnusedEvent(), UnusedGuard(), UnusedType(), LargeGroup(),
  ]

  /// All of them; `unused-allow` looks at the findings, see ``AllowanceFilter``.
  package static let all: [RuleDescription] = rules.map(\.description) + [UnusedAllow.rule]

  /// The ids of those that keep silent while a faulty part of the spec is left out.
  static let needingWholeGraph = Set(rules.filter(\.needsWholeGraph).map(\.description.id))
}
