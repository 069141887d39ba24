internal import SwitchyardDiagnostics

/// A character that YAML does not let stand in a text, mostly one that cannot be seen.
struct ForbiddenCharacter: Problem {
  static let rule = YAMLRules.syntax

  let scalar: UInt32
  /// How many such characters come after it and are not shown.
  let more: Int
  let span: SourceSpan

  var message: String {
    let what =
      switch scalar {
      case 0: "a NUL byte"
      case 0xFEFF: "a byte order mark (U+FEFF) inside the text"
      case 0xFFFE, 0xFFFF: "the noncharacter \(codePoint)"
      default: "the control character \(codePoint)"
      }
    return "\(what) cannot stand in YAML" + andMore(more)
  }

  var help: String? {
    scalar == 0xFEFF || scalar == 0
      ? "delete it; an editor may not show it" : "delete it, or write it as an escape in double quotes: \"\(escape)\""
  }

  private var digits: String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  private var codePoint: String { "U+\(digits)" }

  private var escape: String { scalar < 0x100 ? "\\x\(digits.suffix(2))" : "\\u\(digits)" }
}
