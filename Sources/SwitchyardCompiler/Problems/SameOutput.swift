import SwitchyardDiagnostics
import SwitchyardModel

/// Two specs of one run that would write different texts to one file.
struct SameOutput: Problem {
  static let rule = ModelRules.nameCollision

  let output: String
  let firstPath: String
  let first: SourceSpan
  let span: SourceSpan

  var subject: String? { "name" }
  var message: String { "two specs of this run would both write '\(output)'" }
  var notes: [Finding.Note] { [.init("'\(firstPath)' is the other one", at: first)] }
  var help: String? { "rename one of the files, or give each an '--output' of its own" }
}
