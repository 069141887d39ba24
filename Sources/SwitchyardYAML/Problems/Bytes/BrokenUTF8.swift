internal import SwitchyardDiagnostics

/// A byte that is no part of a UTF-8 character.
struct BrokenUTF8: Problem {
  static let rule = YAMLRules.syntax

  let byte: UInt8
  /// How many faults of this kind come after it and are not shown.
  let more: Int
  let span: SourceSpan

  var message: String { "the byte \(hexadecimal) here is not UTF-8" + andMore(more) }

  var help: String? {
    let isLetter = byte >= 0xC0 && byte != 0xD7 && byte != 0xF7
    let guess = isLetter ? "; in Latin-1 this byte is '\(Unicode.Scalar(byte))'" : ""
    return "save the file as UTF-8" + guess
  }

  private var hexadecimal: String {
    "0x" + String(byte, radix: 16, uppercase: true)
  }
}

/// The end of the last message of a kind that is shown.
func andMore(_ count: Int) -> String {
  switch count {
  case 0: return ""
  case 1: return ", and there is one more such place"
  default: return ", and there are \(count) more such places"
  }
}
