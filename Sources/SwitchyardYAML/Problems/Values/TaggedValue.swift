internal import SwitchyardDiagnostics

/// A tag such as `!!str`: a spec says what each value is, so there is nothing for a tag to say.
struct TaggedValue: Problem {
  static let rule = YAMLRules.syntax

  let tag: String
  let span: SourceSpan

  var message: String { "'\(tag)' is a YAML tag, which a spec has no use for" }
  var help: String? { "delete it; a text that begins with '!' needs quotes" }
}
