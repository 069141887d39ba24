import SwitchyardDiagnostics
import SwitchyardSpec

/// `appIDs:` of `switchyard.yaml` with what is no app's id.
struct InvalidAppID: Problem {
  static let rule = SpecRules.wrongType

  let id: Spanned<String>

  var span: SourceSpan { id.span }
  var message: String { "'\(id.value.clipped)' can't be the id of an app" }
  var help: String? { AssociationFault.helpOnAppIDs }
}
