internal import SwitchyardDiagnostics

/// A key that its mapping does not know: misspelled, or written in the wrong place.
struct UnknownKey: Problem {
  static let rule = SpecRules.unknownKey

  let key: String
  let mapping: SpecMapping
  /// The key that was probably meant.
  let suggestion: String?
  /// What is to be written instead, where the key and its value say it.
  var advice: String?
  let span: SourceSpan
  let subject: String?

  var message: String { "\(mapping.noun) has no key '\(key.clipped)'" }

  var help: String? {
    if let advice { return advice }
    if let suggestion { return "did you mean '\(suggestion)'?" }
    if mapping == .transition || mapping == .step, let meaning = ForeignWords.meaning(of: key) {
      return meaning.question(isKey: true)
    }
    let homes = SpecMapping.homes(of: key)
    if !homes.isEmpty { return "'\(key)' belongs \(homes.map { $0.place(from: mapping) }.joinedAsAlternatives)" }
    return "its keys are \(mapping.keys.map(\.name).joined(separator: ", "))"
  }
}

/// A key that cannot stand beside another one.
struct UnwantedKey: Problem {
  static let rule = SpecRules.unknownKey

  let key: String
  let other: String
  let otherSpan: SourceSpan
  let span: SourceSpan
  let subject: String?
  let help: String?

  var message: String { "'\(key)' does not stand beside '\(other)'" }
  var notes: [Finding.Note] { [Finding.Note("'\(other)' stands here", at: otherSpan)] }
}
