import SwitchyardDiagnostics
import SwitchyardSpec

/// `module:` of `switchyard.yaml` with what no module can be called.
struct InvalidModuleName: Problem {
  static let rule = SpecRules.wrongType

  let name: Spanned<String>

  var span: SourceSpan { name.span }
  var message: String { "'\(name.value)' can't be the name of a module" }
  var help: String? { "a module is named like a type: App, MyApp" }
}
