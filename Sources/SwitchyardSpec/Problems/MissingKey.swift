internal import SwitchyardDiagnostics

/// A key that an element cannot do without.
struct MissingKey: Problem {
  static let rule = SpecRules.missingKey

  /// The element in words: "flow 'checkout'".
  let element: String
  /// The element's dotted path; nil for the file itself.
  let subject: String?
  let key: KeyDeclaration
  /// What could stand there instead of it.
  var alternative: KeyDeclaration?
  /// The element's name.
  let span: SourceSpan

  var message: String {
    guard let alternative else { return "\(element) has no '\(key.name)'" }
    return "\(element) has neither '\(key.name)' nor '\(alternative.name)'"
  }

  var help: String? {
    let path = subject.map { "\($0).\(key.name)" } ?? key.name
    let either = alternative.map { ", or '\($0.name)': \($0.value.words)" } ?? ""
    return "add '\(path)': \(key.value.words)\(either)"
  }
}
