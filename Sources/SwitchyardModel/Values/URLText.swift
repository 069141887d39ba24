/// Checks that a text is a URL as RFC 3986 writes it, with or without a scheme.
///
/// Foundation before iOS 17 makes no `URL` of a text with any other character, and later ones encode it, so a text that
/// passes here is one everywhere, and stays as it is.
package enum URLText {
  package enum Flaw: Equatable, Sendable {
    case empty
    case character(Unicode.Scalar)
    case percent
    /// Something else than a scheme before the first colon.
    case scheme
    case port
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
    return flaw(inPartsOf: bytes[...])
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

  // MARK: - Parts

  /// `scheme://user@host:port/path?query#fragment`: each part has characters that it may not hold unencoded.
  private static func flaw(inPartsOf url: ArraySlice<UInt8>) -> Flaw? {
    let (beforeFragment, fragment) = url.split(before: "#")
    let (hierarchy, query) = beforeFragment.split(before: "?")
    if let flaw = fragment.dropFirst().flaw(holding: "#[]") ?? query.flaw(holding: "[]") { return flaw }
    var rest = hierarchy
    let firstSegment = rest.prefix { $0 != UInt8(ascii: "/") }
    if let colon = firstSegment.firstIndex(of: UInt8(ascii: ":")) {
      guard isScheme(rest[..<colon]) else { return .scheme }
      rest = rest[(colon + 1)...]
    }
    guard rest.starts(with: "//".utf8) else { return rest.flaw(holding: "[]") }
    let (authority, path) = rest.dropFirst(2).split(before: "/")
    return flaw(inAuthority: authority) ?? path.flaw(holding: "[]")
  }

  private static func flaw(inAuthority authority: ArraySlice<UInt8>) -> Flaw? {
    var rest = authority
    if let at = rest.lastIndex(of: UInt8(ascii: "@")) {
      if let flaw = rest[..<at].flaw(holding: "@[]") { return flaw }
      rest = rest[(at + 1)...]
    }
    if rest.first == UInt8(ascii: "[") {
      // An IP address of version 6.
      let address = rest.dropFirst().prefix { ByteText.hexValue($0) != nil || ":.".utf8.contains($0) }
      guard !address.isEmpty, rest[address.endIndex...].first == UInt8(ascii: "]") else { return .character("[") }
      rest = rest[(address.endIndex + 1)...]
      guard rest.isEmpty || rest.first == UInt8(ascii: ":") else { return .character("]") }
    }
    let (host, port) = rest.split(before: ":")
    if let flaw = host.flaw(holding: "[]") { return flaw }
    return port.dropFirst().allSatisfy(ByteText.isDigit) ? nil : .port
  }
}

extension URLText.Flaw {
  /// Behind `'…' is no URL: `.
  var explanation: String {
    switch self {
    case .empty: "it is empty"
    case .character(let scalar): scalar == " " ? "it holds a space" : "it holds '\(scalar)'"
    case .percent: "a percent sign begins no encoded character"
    case .scheme: "what stands before the first colon is no scheme"
    case .port: "its port is no number"
    case .missingScheme: "it has no scheme, such as https"
    }
  }

  var help: String? {
    switch self {
    case .empty, .port: nil
    case .character: "percent-encode it"
    case .percent: "write % as %25"
    case .scheme: "begin it with a scheme, such as https://, or with ./"
    case .missingScheme: "write https:// in front of it"
    }
  }
}

extension ArraySlice<UInt8> {
  /// Up to a sign, and from there on; nothing where there is none.
  fileprivate func split(before sign: Unicode.Scalar) -> (ArraySlice, ArraySlice) {
    let place = firstIndex(of: UInt8(ascii: sign)) ?? endIndex
    return (self[..<place], self[place...])
  }

  /// The first of some signs that may not stand here.
  fileprivate func flaw(holding signs: String) -> URLText.Flaw? {
    first { signs.utf8.contains($0) }.map { .character(Unicode.Scalar($0)) }
  }
}
