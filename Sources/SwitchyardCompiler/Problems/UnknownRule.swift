import SwitchyardDiagnostics
import SwitchyardModel

/// A rule that `switchyard.yaml` sets, and that there is not.
struct UnknownRule: Problem {
  static let rule = ModelRules.unknownReference

  let name: Spanned<String>

  var span: SourceSpan { name.span }
  var subject: String? { "lint.rules." + name.value }
  var message: String { "there is no rule '\(name.value)'" }

  var help: String? {
    NearestName(to: name.value).among(RuleCatalogue.all.map(\.id)).map { "did you mean '\($0)'?" }
      ?? "'switchyard rules' lists them all"
  }
}
