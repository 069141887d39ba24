/// A URL taken apart: the segments of its path and the items of its query, each percent-decoded once.
struct LinkURL {
  struct Item {
    var name: Range<Int>
    var value: Range<Int>
  }

  /// The decoded parts, one behind the other.
  private(set) var bytes: [UInt8] = []
  /// Where the segments stand in `bytes`.
  private(set) var segments: [Range<Int>] = []
  private(set) var items: [Item] = []

  /// Nil for a URL that is not the app's, whose encoding is broken, or that has empty segments or dot segments.
  init?(_ url: UnsafeBufferPointer<UInt8>, schemes: LinkTexts, hosts: LinkTexts) {
    guard let colon = url.firstIndex(of: UInt8(ascii: ":")), url[(colon + 1)...].starts(with: "//".utf8) else {
      return nil
    }
    let (authority, path, query) = Self.split(url[(colon + 3)...])
    let isHost = hosts.place(of: authority.lazy.map(Self.lowercased)) != nil
    let scheme = url[..<colon].lazy.map(Self.lowercased)
    bytes.reserveCapacity(url.count - colon)
    segments.reserveCapacity(8)
    if schemes.place(of: scheme) != nil {
      // `courier://posts/42` has its first segment where others have their host.
      if !isHost, !authority.isEmpty {
        guard append(segment: authority) else { return nil }
      }
    } else {
      guard isHost, scheme.elementsEqual("https".utf8) else { return nil }
    }
    guard append(path: path), append(query: query) else { return nil }
  }

  private typealias Part = Slice<UnsafeBufferPointer<UInt8>>

  /// What stands behind `://`: up to the path, up to the query, up to the fragment.
  private static func split(_ rest: Part) -> (authority: Part, path: Part, query: Part) {
    let beforeFragment = rest.prefix { $0 != UInt8(ascii: "#") }
    let beforeQuery = beforeFragment.prefix { $0 != UInt8(ascii: "?") }
    let authority = beforeQuery.prefix { $0 != UInt8(ascii: "/") }
    return (authority, beforeQuery[authority.endIndex...], beforeFragment[beforeQuery.endIndex...].dropFirst())
  }

  private mutating func append(path: Part) -> Bool {
    var rest = path.dropFirst()
    if rest.last == UInt8(ascii: "/") { rest = rest.dropLast() } else if rest.isEmpty { return true }
    while true {
      let segment = rest.prefix { $0 != UInt8(ascii: "/") }
      guard append(segment: segment) else { return false }
      guard segment.endIndex < rest.endIndex else { return true }
      rest = rest[(segment.endIndex + 1)...]
    }
  }

  private mutating func append(segment: Part) -> Bool {
    guard let range = append(segment), !range.isEmpty else { return false }
    let decoded = bytes[range]
    guard !decoded.elementsEqual(".".utf8), !decoded.elementsEqual("..".utf8) else { return false }
    segments.append(range)
    return true
  }

  private mutating func append(query: Part) -> Bool {
    var rest = query
    while !rest.isEmpty {
      let item = rest.prefix { $0 != UInt8(ascii: "&") }
      rest = rest[item.endIndex...].dropFirst()
      guard !item.isEmpty else { continue }
      let name = item.prefix { $0 != UInt8(ascii: "=") }
      guard let decodedName = append(name), let value = append(item[name.endIndex...].dropFirst()) else { return false }
      items.append(Item(name: decodedName, value: value))
    }
    return true
  }

  /// Decodes a part, and says where it stands.
  private mutating func append(_ part: Part) -> Range<Int>? {
    let start = bytes.count
    return PercentEncoding.decode(part, onto: &bytes) ? start..<bytes.count : nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
