/// Checks that a text is a URL as RFC 3986 writes it.
///
/// Foundation before iOS 17 makes no `URL` of a text with any other character, so a text that passes here is one
/// everywhere.
package enum URLText {
  package enum Flaw: Equatable, Sendable {
    case empty
    case character(Unicode.Scalar)
    case percent
    /// Only asked for where the system is to open it.
    case missingScheme
  }

  /// Nil for a good URL.
  package static func flaw(in text: String) -> Flaw? {
    if text.isEmpty { return .empty }
    if let scalar = text.unicodeScalars.first(where: { !isAllowed($0) }) { return .character(scalar) }
    let bytes = Array(text.utf8)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "%") {
      guard index + 2 < bytes.count, ByteText.hexValue(bytes[index + 1]) != nil,
        ByteText.hexValue(bytes[index + 2]) != nil
      else { return .percent }
    }
    return nil
  }

  /// The same, for a URL that leaves the app: without a scheme nothing can open it.
  static func flaw(inAbsolute text: String) -> Flaw? {
    if let flaw = flaw(in: text) { return flaw }
    return hasScheme(text) ? nil : .missingScheme
  }

  /// `https:`, `tel:`, `courier:`.
  private static func hasScheme(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    return isScheme(text.utf8[..<colon])
  }

  /// A letter, then letters, digits, `+`, `-` and `.`.
  static func isScheme(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, ByteText.isLetter(first) else { return false }
    return bytes.allSatisfy { byte in
      ByteText.isLetter(byte) || ByteText.isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case "-", ".", "_", "~", ":", "/", "?", "#", "[", "]", "@", "!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "=":
      true
    case "%": true
    default: false
    }
  }
}
