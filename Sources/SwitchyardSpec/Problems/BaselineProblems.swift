internal import SwitchyardDiagnostics

/// A baseline in which nothing stands.
struct EmptyBaseline: Problem {
  static let rule = SpecRules.version

  let span: SourceSpan

  var message: String { "the file is empty: it holds no baseline" }
  var help: String? { "'switchyard lint --write-baseline' writes one" }
}

/// A baseline of another version than this program reads.
struct UnknownBaselineVersion: Problem {
  static let rule = SpecRules.version

  let version: Spanned<String>

  var span: SourceSpan { version.span }
  var message: String {
    "the baseline is of version '\(version.value.clipped)', and this program reads version \(BaselineDocument.version)"
  }
  var help: String? { "use a newer program, or remove the file and write it with 'switchyard lint --write-baseline'" }
}
