internal import SwitchyardDiagnostics

/// A value of another kind than its place needs.
struct WrongType: Problem {
  static let rule = SpecRules.wrongType

  /// What stands there instead.
  enum Found {
    case nothing
    case scalar(String)
    case list
    case emptyList
    case mapping
  }

  /// The value's place in words: "'animated'", "an item of 'events'".
  let place: String
  let expected: ValueShape
  let found: Found
  let span: SourceSpan
  let subject: String?
  /// A better way to say what would be right than what was expected.
  let advice: String?

  var message: String {
    switch found {
    case .nothing: "\(place) has no value"
    case .emptyList: "\(place) is an empty list"
    case .scalar(let text): "\(place) must be \(expected.words), not '\(text.clipped)'"
    case .list: "\(place) must be \(expected.words), not a list"
    case .mapping: "\(place) must be \(expected.words), not a mapping"
    }
  }

  var help: String? {
    if let advice { return advice }
    switch found {
    case .nothing, .emptyList: return "write \(expected.words)"
    case .list where expected.isMapping: return "write each item as a key, with a ':' behind it"
    case .scalar, .list, .mapping: return nil
    }
  }
}

/// A file that is a list or a single value, and so no spec and no configuration.
struct NotAMapping: Problem {
  static let rule = SpecRules.wrongType

  var mapping = SpecMapping.spec
  let isList: Bool
  let span: SourceSpan

  var message: String { "\(mapping.noun) must be a mapping, not \(isList ? "a list" : "a single value")" }

  var help: String? {
    mapping.isOfSpec
      ? "begin it with '\(RootKey.switchyard.rawValue): \(SpecDecoder.version)'"
      : "its keys are \(mapping.keys.map(\.name).joined(separator: ", "))"
  }
}
