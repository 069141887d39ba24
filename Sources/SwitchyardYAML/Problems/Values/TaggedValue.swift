internal import SwitchyardDiagnostics

/// A tag such as `!!str`: a spec says what each value is, so there is nothing for a tag to say.
struct TaggedValue: Problem {
  static let rule = YAMLRules.syntax

  let tag: String
  /// Whether nothing stands behind it, so that it was meant as the value.
  var isWhole = false
  let span: SourceSpan

  var message: String { "'\(tag)' is a YAML tag, which a spec has no use for" }
  var help: String? {
    let word = tag.dropFirst()
    return isWhole && !word.isEmpty && !word.hasPrefix("!") && !word.hasPrefix("<")
      ? "the opposite of a guard is written not \(word); a text that begins with '!' needs quotes"
      : "delete it; a text that begins with '!' needs quotes"
  }
}
