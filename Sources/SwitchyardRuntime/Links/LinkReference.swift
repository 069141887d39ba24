/// A URL inside a link, as RFC 3986 writes it, with or without a scheme.
///
/// What Foundation makes a `URL` of differs from one version to the next: some encode a space or an umlaut, others refuse
/// it. A text that passes here is the same URL to all of them.
enum LinkReference {
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  static func isURL(_ text: Bytes) -> Bool {
    guard !text.isEmpty, isEncoded(text) else { return false }
    let (beforeFragment, fragment) = split(text, before: "#")
    let (hierarchy, query) = split(beforeFragment, before: "?")
    guard holdsNone(of: "#[]", fragment.dropFirst()), holdsNone(of: "[]", query) else { return false }
    var rest = hierarchy
    let (firstSegment, _) = split(hierarchy, before: "/")
    let (scheme, colon) = split(firstSegment, before: ":")
    if !colon.isEmpty {
      guard isScheme(scheme) else { return false }
      rest = hierarchy[(scheme.endIndex + 1)...]
    }
    if rest.starts(with: "//".utf8) {
      let (authority, path) = split(rest.dropFirst(2), before: "/")
      guard isAuthority(authority) else { return false }
      rest = path
    }
    return holdsNone(of: "[]", rest)
  }

  /// Whether all that must be is percent-encoded, and nothing is so by half.
  private static func isEncoded(_ text: Bytes) -> Bool {
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        let digits = rest.prefix(2)
        guard digits.count == 2, digits.allSatisfy({ PercentEncoding.hexValue($0) != nil }) else { return false }
      } else if !PercentEncoding.isPlain(byte), !":/?#[]@!$&'()*+,;=".utf8.contains(byte) {
        return false
      }
    }
    return true
  }

  private static func isScheme(_ text: Bytes) -> Bool {
    guard let first = text.first, isLetter(first) else { return false }
    return text.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
  }

  /// `user:password@host:port`, where the host may be an IP address in brackets.
  private static func isAuthority(_ text: Bytes) -> Bool {
    var rest = text
    if let at = text.lastIndex(of: UInt8(ascii: "@")) {
      guard holdsNone(of: "@[]", text[..<at]) else { return false }
      rest = text[(at + 1)...]
    }
    if rest.first == UInt8(ascii: "[") {
      let (address, end) = split(rest.dropFirst(), before: "]")
      guard !address.isEmpty, address.allSatisfy({ PercentEncoding.hexValue($0) != nil || ":.".utf8.contains($0) }),
        !end.isEmpty
      else { return false }
      rest = end.dropFirst()
      guard rest.isEmpty || rest.first == UInt8(ascii: ":") else { return false }
    }
    let (host, port) = split(rest, before: ":")
    return holdsNone(of: "[]", host) && port.dropFirst().allSatisfy(isDigit)
  }

  /// Up to a sign, and from there on; nothing where there is none.
  private static func split(_ text: Bytes, before sign: Unicode.Scalar) -> (Bytes, Bytes) {
    let place = text.firstIndex(of: UInt8(ascii: sign)) ?? text.endIndex
    return (text[..<place], text[place...])
  }

  private static func holdsNone(of signs: StaticString, _ text: Bytes) -> Bool {
    signs.withUTF8Buffer { signs in !text.contains { signs.contains($0) } }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
