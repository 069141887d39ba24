import SwitchyardModel

/// A URL taken apart as the language says: the segments of its path and the items of its query, each percent-decoded once.
struct LinkURL {
  private(set) var segments: [String] = []
  private(set) var items: [(name: String, value: String)] = []

  /// Throws for a URL that is not the app's, whose encoding is broken, or that has empty segments or dot segments.
  init(_ text: String, of links: Links) throws(LinkURLFault) {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[(colon + 1)...].starts(with: "//".utf8) else {
      throw .noScheme
    }
    let beforeFragment = bytes[(colon + 3)...].prefix { $0 != UInt8(ascii: "#") }
    let beforeQuery = beforeFragment.prefix { $0 != UInt8(ascii: "?") }
    let query = beforeFragment[beforeQuery.endIndex...].dropFirst()
    let authority = beforeQuery.prefix { $0 != UInt8(ascii: "/") }
    let scheme = ByteText.lowercased(String(decoding: bytes[..<colon], as: UTF8.self))
    let host = ByteText.lowercased(String(decoding: authority, as: UTF8.self))
    let isHost = links.hosts.contains(host)
    guard links.schemes.contains(scheme) || scheme == "https" && isHost else {
      throw scheme == "https" ? .foreignHost(host) : .foreignScheme(scheme, host: isHost ? host : nil)
    }
    // `courier://posts/42` has its first segment where others have their host.
    if !isHost, !authority.isEmpty { try append(segment: authority) }
    try append(path: beforeQuery[authority.endIndex...])
    try append(query: query)
  }

  /// - Parameter path: empty, or beginning with a slash.
  private mutating func append(path: ArraySlice<UInt8>) throws(LinkURLFault) {
    var parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
    // One slash at the end does not count.
    if parts.last?.isEmpty == true { parts.removeLast() }
    for part in parts { try append(segment: part) }
  }

  private mutating func append(segment: ArraySlice<UInt8>) throws(LinkURLFault) {
    let text = try decoded(segment)
    if text.isEmpty { throw .emptySegment(at: segment.startIndex) }
    if text == "." || text == ".." { throw .dotSegment(text, at: segment.startIndex) }
    segments.append(text)
  }

  private mutating func append(query: ArraySlice<UInt8>) throws(LinkURLFault) {
    for item in query.split(separator: UInt8(ascii: "&")) {
      let name = item.prefix { $0 != UInt8(ascii: "=") }
      items.append((try decoded(name), try decoded(item[name.endIndex...].dropFirst())))
    }
  }

  private func decoded(_ bytes: ArraySlice<UInt8>) throws(LinkURLFault) -> String {
    guard let text = PercentEncoding.decode(bytes) else {
      throw .brokenEncoding(at: PercentEncoding.firstFlaw(in: bytes) ?? bytes.startIndex)
    }
    if text.utf8.contains(0) { throw .nullCharacter(at: bytes.startIndex) }
    return text
  }
}

/// Why a URL is refused before any pattern is asked. Places count bytes of the URL from zero.
package enum LinkURLFault: Error, Hashable, Sendable {
  /// It has no `://`.
  case noScheme
  /// In lower case, as are hosts; the host where it is one of the app's.
  case foreignScheme(String, host: String?)
  /// `https` on a host that is not listed, or with more than its name, such as a port.
  case foreignHost(String)
  /// A percent sign that begins no encoded byte, or bytes that are no UTF-8.
  case brokenEncoding(at: Int)
  /// In the segment or the item of a query that begins there.
  case nullCharacter(at: Int)
  case emptySegment(at: Int)
  case dotSegment(String, at: Int)

  /// The word for it that the app has, too.
  var refusal: LinkRefusal {
    switch self {
    case .noScheme, .foreignScheme, .foreignHost: .foreign
    case .brokenEncoding, .nullCharacter: .brokenEncoding
    case .emptySegment, .dotSegment: .brokenPath
    }
  }
}

extension String {
  /// Links are compared byte by byte; Swift's own comparison takes an `é` in one piece and one in two for the same.
  func hasBytes(of other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
