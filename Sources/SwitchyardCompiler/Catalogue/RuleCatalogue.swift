import SwitchyardAnalysis
package import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSpec
import SwitchyardYAML

/// Every rule of every stage, in the order of the pipeline, each once.
package enum RuleCatalogue {
  package static var all: [RuleDescription] {
    var all: [RuleDescription] = []
    // A rule that two stages can report stands where the first of them does.
    for rule in YAMLRules.all + SpecRules.all + ModelRules.all + AnalysisRules.all
    where !all.contains(where: { $0.id == rule.id }) { all.append(rule) }
    return all
  }
}
