import SwitchyardDiagnostics
import SwitchyardModel

/// Two specs, or two modules of one, that would write different texts to one file.
struct SameOutput: Problem {
  static let rule = ModelRules.nameCollision

  let output: String
  let firstPath: String
  let first: SourceSpan
  let span: SourceSpan

  var message: String { "a second file would be written to '\(output)'" }
  var notes: [Finding.Note] { [.init("the first one comes from '\(firstPath)'", at: first)] }
  var help: String? { "files are called after their specs alone: rename one of the specs" }
}
