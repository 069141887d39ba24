import SwitchyardAnalysis
package import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSpec
import SwitchyardYAML

/// Every rule of every stage, in the order of the pipeline, each once.
package enum RuleCatalogue {
  package static let all: [RuleDescription] = {
    var ids: Set<String> = []
    // A rule that two stages can report stands where the first of them does.
    return (YAMLRules.all + SpecRules.all + ModelRules.all + AnalysisRules.all + [UnusedBaseline.rule])
      .filter { ids.insert($0.id).inserted }
  }()

  static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// What there is to read on a rule of specs or of stubs.
  package static func page(of rule: RuleDescription) -> String {
    RulePages.page(of: rule.id) ?? StubRules.page(of: rule.id) ?? "# \(rule.id)\n\n\(rule.summary)\n"
  }

  /// The rules that look at what a spec means, and not at whether it is one.
  package static func idsOfAnalysis(but kept: String? = nil) -> [String] {
    AnalysisRules.all.map(\.id).filter { $0 != kept }
  }

  /// The text of `Schemas/switchyard.schema.json`, which names every rule.
  package static var configurationSchema: JSONValue {
    ConfigurationSchema.value(of: all, levels: \.possibleLevels)
  }
}
