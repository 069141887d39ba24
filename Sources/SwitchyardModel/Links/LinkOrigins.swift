internal import SwitchyardDiagnostics

/// Checks what stands in front of a link's path: `schemes:` and `hosts:`.
enum LinkOrigins {
  static func flaw(inScheme text: String) -> InvalidLinkOrigin.Flaw? {
    let lowered = ByteText.lowercased(text)
    if lowered == "http" || lowered == "https" { return .webScheme }
    if URLText.isScheme(text.utf8) { return nil }
    let scheme = text.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard scheme.count < text.utf8.count, URLText.isScheme(scheme) else { return .scheme }
    return .schemeWithSlashes(scheme: String(decoding: scheme, as: UTF8.self))
  }

  static func flaw(inHost text: String) -> InvalidLinkOrigin.Flaw? {
    if isHost(text) { return nil }
    let slashes = Array("://".utf8)
    let bytes = Array(text.utf8)
    if let start = bytes.indices.first(where: { bytes[$0...].starts(with: slashes) }) {
      let rest = String(decoding: bytes[(start + slashes.count)...].prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self)
      return isHost(rest) ? .hostWithScheme(host: rest) : .host
    }
    if bytes.contains(UInt8(ascii: "*")) { return .hostWithWildcard }
    if bytes.contains(where: { $0 >= 0x80 }) { return .hostNotASCII }
    let name = String(decoding: bytes.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ":") }, as: UTF8.self)
    guard isHost(name), name.utf8.count < bytes.count else { return .host }
    return bytes[name.utf8.count] == UInt8(ascii: ":") ? .hostWithPort(host: name) : .hostWithPath(host: name)
  }

  /// Labels of letters, digits and hyphens, with dots between them.
  private static func isHost(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count <= 253 else { return false }
    return text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
      (1...63).contains(label.count) && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
        && label.allSatisfy { ByteText.isLetter($0) || ByteText.isDigit($0) || $0 == UInt8(ascii: "-") }
    }
  }
}
