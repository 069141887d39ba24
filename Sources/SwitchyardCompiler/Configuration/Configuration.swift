import SwitchyardAnalysis
import SwitchyardDiagnostics
import SwitchyardEmission
import SwitchyardModel
import SwitchyardSpec
import SwitchyardYAML

/// A `switchyard.yaml`, read: what holds for the specs in its folder and below, and what is wrong with it.
///
/// Its faults are always errors, whatever a run asks for: what it says may be why nothing else is found.
package struct Configuration {
  package static let fileName = "switchyard.yaml"

  /// The path as it is shown.
  let path: String
  let identity: String
  /// The specs that are meant where none is named, as they are written; nil where the file does not say.
  let specs: [Spanned<String>]?
  /// What is generated from each spec; empty where the file does not say.
  let outputs: [OutputSpec]
  /// Whether warnings fail.
  let isStrict: Bool
  let reporter: ConfigurationDocument.Reporter?
  /// Where the report goes, from where the program runs.
  let reportPath: String?
  let linkFormat: ConfigurationDocument.LinkFormat?
  /// Where links go, from where the program runs.
  let linkPath: String?
  let appIDs: [String]
  /// Where the findings stand that are known, from where the program runs.
  let baselinePath: String?
  /// What is set for rules, by id.
  private(set) var levels: [String: RuleLevel] = [:]
  private(set) var findings: [Finding]

  init(_ file: SourceFile, id: SourceFileID, identity: String) {
    path = file.path
    self.identity = identity
    let bag = FindingBag()
    let tree = YAMLParser().parse(file, id: id, reporting: bag)
    let document = ConfigurationDecoder().decode(tree, reporting: bag)
    specs = document.specs
    outputs = document.outputs
    isStrict = document.isStrict?.value ?? false
    reporter = document.reporter?.value
    let folder = SpecPath.folder(of: file.path)
    let resolved = { (path: Spanned<String>) in SpecPath.simplified(SpecPath.join(folder, path.value)) }
    reportPath = document.reportPath.map(resolved)
    baselinePath = document.baselinePath.map(resolved)
    linkFormat = document.linkFormat?.value
    linkPath = document.linkPath.map(resolved)
    appIDs = document.appIDs.map(\.value)
    findings = bag.findings
    for module in outputs.compactMap(\.module) where !TestOptions.isModuleName(module.value) {
      report(InvalidModuleName(name: module))
    }
    for contradiction in outputs.contradictions { report(contradiction) }
    for appID in document.appIDs where !AppSiteAssociation.isAppID(appID.value) { report(InvalidAppID(id: appID)) }
    for setting in document.ruleSettings { set(setting) }
  }

  /// Where a path of the file is, from where the program runs.
  func resolved(_ path: Spanned<String>) -> String {
    let path = SpecPath.simplified(SpecPath.join(SpecPath.folder(of: self.path), path.value))
    return path.isEmpty ? "." : path
  }

  mutating func report(_ problem: some Problem) {
    let bag = FindingBag()
    bag.report(problem)
    findings += bag.findings
  }

  private mutating func set(_ setting: ConfigurationDocument.RuleSetting) {
    guard let rule = RuleCatalogue.all.first(where: { $0.id == setting.rule.value }) else {
      return report(UnknownRule(name: setting.rule))
    }
    guard rule.possibleLevels.contains(setting.level.value) else { return report(FixedLevel(setting: setting)) }
    levels[rule.id] = setting.level.value
  }
}
