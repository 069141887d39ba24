internal import SwitchyardDiagnostics

/// A file that is far larger than any spec.
struct TextTooLarge: Problem {
  static let rule = YAMLRules.syntax

  let size: Int
  let limit: Int
  let span: SourceSpan

  var message: String { "this file has \(size) bytes, but a spec may have at most \(limit)" }
  var help: String? { "split it into several files with 'include'" }
}
