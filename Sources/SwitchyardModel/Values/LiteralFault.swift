internal import SwitchyardDiagnostics

/// Why a written value is none of the type that is asked for.
struct LiteralFault: Error {
  enum Flaw {
    /// Another kind of value: text where an Int is wanted.
    case otherKind
    case tooLarge
    case notFinite
    /// `bare` is nil where it were no such number without its quotes either.
    case quotedNumber(bare: String?)
    case noBool(suggestion: String?)
    case noUUID
    case noURL(URLText.Flaw)
    case noDate(CalendarDate.Flaw)
    case noCase(typeName: String, suggestion: String?, cases: [String])
    case noValue
    case scalarForArray
    case listForScalar
    case ownType
    case empty
    case bindingInList
  }

  var flaw: Flaw
  /// The value, or the item of a list, that is at fault.
  var span: SourceSpan
  /// As it was written; a list's is `[…]`.
  var text: String
  /// What the text was to be: `Int`, `[Sort]`.
  var expected: String

  /// What is wrong with it: "'1.5' is no Int".
  var explanation: String {
    switch flaw {
    case .otherKind: "'\(text)' is no \(expected)"
    case .tooLarge: "'\(text)' is more than an Int can hold"
    case .notFinite: "'\(text)' is more than a Double can hold"
    case .quotedNumber: "\"\(text)\" is text, not \(Self.article(expected))"
    case .noBool: "'\(text)' is no Bool"
    case .noUUID: "'\(text)' is no UUID"
    case .noURL(let flaw): "'\(text)' is no URL: " + flaw.explanation
    case .noDate(let flaw): "'\(text)' is no date: " + Self.explanation(of: flaw)
    case .noCase(let typeName, _, _): "'\(text)' is no case of '\(typeName)'"
    case .noValue: "'nil' is no \(expected)"
    case .scalarForArray: "'\(text)' is no list"
    case .listForScalar: "a list is no \(expected)"
    case .ownType: "a value of the app's own type '\(expected)' cannot be written in a spec"
    case .empty: "there is no value, where \(Self.article(expected)) is wanted"
    case .bindingInList: "a list holds values that are written out, not bindings"
    }
  }

  var help: String? {
    switch flaw {
    case .otherKind: Self.example(of: expected)
    case .tooLarge: "an Int goes from \(Int64.min) to \(Int64.max)"
    case .notFinite: nil
    case .quotedNumber(let bare): bare.map { "write \($0) without quotes" } ?? Self.example(of: expected)
    case .noBool(let suggestion): suggestion.map { "did you mean '\($0)'?" } ?? "write true or false"
    case .noUUID: "write it as 123E4567-E89B-12D3-A456-426614174000"
    case .noURL(let flaw): flaw.help
    case .noDate(.missingZone): "write 'Z' or an offset such as '+02:00' behind it"
    case .noDate: "write it as 2024-02-29 or 2024-02-29T18:30:00Z"
    case .noCase(_, let suggestion, let cases):
      suggestion.map { "did you mean '\($0)'?" } ?? Self.listing(cases)
    case .noValue: "write \(expected)? where there may be no value"
    case .scalarForArray: "write [\(text)]"
    case .listForScalar: "write [\(expected)] where there may be several"
    case .ownType: "make the parameter optional, or give it from an event"
    case .empty: nil
    case .bindingInList: "let the event carry the whole list"
    }
  }

  private static func example(of type: String) -> String? {
    switch type.hasSuffix("?") ? String(type.dropLast()) : type {
    case "Int": "write a whole number, such as 1"
    case "Double": "write a number, such as 1.5"
    case "Bool": "write true or false"
    default: nil
    }
  }

  private static func listing(_ cases: [String]) -> String? {
    guard !cases.isEmpty else { return nil }
    let shown = cases.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
    return "its cases are " + shown + (cases.count > 6 ? " and \(cases.count - 6) more" : "")
  }

  private static func article(_ type: String) -> String {
    (type.first.map { "AEIOU".contains($0) } ?? false ? "an " : "a ") + type
  }

  private static func explanation(of flaw: CalendarDate.Flaw) -> String {
    switch flaw {
    case .shape: "it is not written as ISO 8601"
    case .missingZone: "its time has no zone"
    case .month(let month): "there is no month \(month)"
    case .day(let day, let days): "there is no day \(day) in a month of \(days) days"
    case .time: "there is no such time of day"
    }
  }
}
