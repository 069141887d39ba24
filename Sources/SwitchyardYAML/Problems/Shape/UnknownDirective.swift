internal import SwitchyardDiagnostics

/// A line such as `%TAG` before the document, other than `%YAML 1.2`.
struct UnknownDirective: Problem {
  static let rule = YAMLRules.syntax

  let directive: String
  let isVersion: Bool
  let span: SourceSpan

  var message: String {
    isVersion
      ? "this text says that it is '\(directive)', but a spec is YAML 1.2"
      : "'\(directive)' is a YAML directive, which a spec has no use for"
  }
  var help: String? {
    isVersion ? "delete the line, or write '%YAML 1.2'" : "delete the line; a text that begins with '%' needs quotes"
  }
}
