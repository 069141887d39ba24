internal import SwitchyardDiagnostics

/// An argument of another type than its parameter.
struct ArgumentType: Problem {
  enum Found {
    /// `event.x` or `screen.x`, with its type, and where it is declared.
    case source(String, type: String, at: SourceSpan)
    /// `meant`: what is in sight by the name that was written, as `event.x`.
    case literal(LiteralFault, meant: String?)
    case placeholder(PlaceholderFlaw, name: String)
  }

  enum PlaceholderFlaw {
    /// `{x}` for a list.
    case segmentForList
    /// `?x={x}` for a list.
    case itemForList
    /// `{x...}` for anything but `[String]`.
    case restForOther
    /// A type of the app's own that no text becomes.
    case noText(typeAt: SourceSpan)
    /// Bound to another type elsewhere.
    case disagrees(type: String, at: SourceSpan)
  }

  static let rule = ModelRules.argumentType

  var callee: Callee
  var parameter: String
  var type: String
  var declaredAt: SourceSpan
  var found: Found
  var span: SourceSpan
  var subject: String?

  var message: String {
    let wanted = "'\(parameter)' of \(callee.words) is \(type), and "
    switch found {
    case .source(let source, let type, _): return wanted + "'\(source)' is \(type)"
    case .literal(let fault, _): return wanted + fault.explanation
    case .placeholder(.segmentForList, let name): return wanted + "'{\(name)}' is one segment"
    case .placeholder(.itemForList, let name): return wanted + "'{\(name)}' is one value"
    case .placeholder(.restForOther, let name): return wanted + "'{\(name)...}' is [String]"
    case .placeholder(.noText, let name):
      return wanted + "no text becomes one, so '{\(name)}' cannot"
    case .placeholder(.disagrees(let other, _), let name): return wanted + "'{\(name)}' is \(other) already"
    }
  }

  var notes: [Finding.Note] {
    [Finding.Note("'\(parameter)' is declared here", at: declaredAt)] + notesOnFound
  }

  private var notesOnFound: [Finding.Note] {
    switch found {
    case .source(let source, let type, let span): [Finding.Note("'\(source)' is declared as \(type) here", at: span)]
    case .placeholder(.noText(let span), _): [Finding.Note("'\(plainType)' is declared here", at: span)]
    case .placeholder(.disagrees(let other, let span), let name):
      [Finding.Note("'{\(name)}' is bound to \(other) here", at: span)]
    default: []
    }
  }

  var help: String? {
    switch found {
    case .literal(let fault, let meant?):
      "to take what is given there, write \(meant)" + (meant == fault.text ? " without quotes" : "")
    case .literal(let fault, nil): fault.help
    case .source(_, let other, _) where other == type + "?":
      "give it only where there is a value, or let '\(parameter)' be \(other)"
    case .source: nil
    case .placeholder(.segmentForList, let name): "write {\(name)...} at the end of the pattern for several segments"
    case .placeholder(.itemForList, let name):
      "a list can only be taken from the segments at the end of a path"
        + (plainType == "[String]" ? ", as in /\(name)/{\(name)...}" : "")
    case .placeholder(.restForOther, _): "let the parameter be [String], or write one placeholder a segment"
    case .placeholder(.noText, _):
      "add LosslessStringConvertible to its 'conforms', and let the type conform to it"
    case .placeholder(.disagrees, _): "use two placeholders, or one type"
    }
  }

  private var plainType: String { type.hasSuffix("?") ? String(type.dropLast()) : type }
}
