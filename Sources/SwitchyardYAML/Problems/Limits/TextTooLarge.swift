internal import SwitchyardDiagnostics

/// A file that is far larger than any spec.
struct TextTooLarge: Problem {
  static let rule = YAMLRules.syntax

  let limit: Int
  let span: SourceSpan

  var message: String { "this file has more than \(limit) bytes, which is more than a spec may have" }
  var help: String? { "split it into several files with 'include'" }
}
