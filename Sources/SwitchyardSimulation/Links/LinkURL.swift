import SwitchyardModel

/// A URL taken apart as the language says: the segments of its path and the items of its query, each percent-decoded once.
struct LinkURL {
  private(set) var segments: [String] = []
  private(set) var items: [(name: String, value: String)] = []

  /// Nil for a URL that is not the app's, whose encoding is broken, or that has empty segments or dot segments.
  init?(_ text: String, of links: Links) {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[(colon + 1)...].starts(with: "//".utf8) else {
      return nil
    }
    let beforeFragment = bytes[(colon + 3)...].prefix { $0 != UInt8(ascii: "#") }
    let beforeQuery = beforeFragment.prefix { $0 != UInt8(ascii: "?") }
    let query = beforeFragment[beforeQuery.endIndex...].dropFirst()
    let authority = beforeQuery.prefix { $0 != UInt8(ascii: "/") }
    let scheme = ByteText.lowercased(String(decoding: bytes[..<colon], as: UTF8.self))
    let isHost = links.hosts.contains(ByteText.lowercased(String(decoding: authority, as: UTF8.self)))
    guard links.schemes.contains(scheme) || scheme == "https" && isHost else { return nil }
    // `courier://posts/42` has its first segment where others have their host.
    if !isHost, !authority.isEmpty {
      guard append(segment: authority) else { return nil }
    }
    guard append(path: beforeQuery[authority.endIndex...]), append(query: query) else { return nil }
  }

  /// - Parameter path: empty, or beginning with a slash.
  private mutating func append(path: ArraySlice<UInt8>) -> Bool {
    var parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
    // One slash at the end does not count.
    if parts.last?.isEmpty == true { parts.removeLast() }
    for part in parts {
      guard append(segment: part) else { return false }
    }
    return true
  }

  private mutating func append(segment: ArraySlice<UInt8>) -> Bool {
    guard let text = decoded(segment), !text.isEmpty, text != ".", text != ".." else { return false }
    segments.append(text)
    return true
  }

  private mutating func append(query: ArraySlice<UInt8>) -> Bool {
    for item in query.split(separator: UInt8(ascii: "&")) {
      let name = item.prefix { $0 != UInt8(ascii: "=") }
      guard let decodedName = decoded(name), let value = decoded(item[name.endIndex...].dropFirst()) else {
        return false
      }
      items.append((decodedName, value))
    }
    return true
  }

  private func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let text = PercentEncoding.decode(bytes), !text.utf8.contains(0) else { return nil }
    return text
  }
}

extension String {
  /// Links are compared byte by byte; Swift's own comparison takes an `é` in one piece and one in two for the same.
  func hasBytes(of other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
