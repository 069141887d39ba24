import SwitchyardDiagnostics
import SwitchyardModel

/// Two specs of one run whose generated types would have the same names.
struct SameSpecName: Problem {
  static let rule = ModelRules.nameCollision

  let name: String
  let firstPath: String
  let first: SourceSpan
  let span: SourceSpan

  var subject: String? { "name" }
  var message: String { "two specs of this run are called '\(name)'" }
  var notes: [Finding.Note] { [.init("'\(firstPath)' has the name, too", at: first)] }
  var help: String? { "give one of them another 'name', or generate them in runs of their own" }
}
