internal import SwitchyardDiagnostics

/// A backslash in double quotes with something behind it that YAML does not know.
struct UnknownEscape: Problem {
  enum Fault {
    case unknown
    /// Not as many hexadecimal digits as the letter demands.
    case digits(Int)
    /// Digits that stand for no character.
    case noCharacter
  }

  static let rule = YAMLRules.syntax

  /// From the backslash on.
  let escape: String
  let fault: Fault
  let span: SourceSpan

  var message: String {
    switch fault {
    case .unknown: "'\(escape)' is no escape that YAML knows"
    case .digits(let count): "'\(escape)' needs \(count) hexadecimal digits"
    case .noCharacter: "'\(escape)' stands for no Unicode character"
    }
  }

  var help: String? {
    switch fault {
    case .unknown: "write a backslash twice (\\\\), or use single quotes, where it is just a backslash"
    case .digits: "such as \\x41, \\u00E9 or \\U0001F680"
    case .noCharacter: "write the character itself, or \\U and eight digits, such as \\U0001F680"
    }
  }
}
