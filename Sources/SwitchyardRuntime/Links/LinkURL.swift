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

  init(_ url: UnsafeBufferPointer<UInt8>, schemes: LinkTexts, hosts: LinkTexts) throws(LinkRefusal) {
    guard let colon = url.firstIndex(of: UInt8(ascii: ":")), url[(colon + 1)...].starts(with: "//".utf8) else {
      throw .foreign
    }
    let (authority, path, query) = Self.split(url[(colon + 3)...])
    let isHost = hosts.place(of: authority.lazy.map(Self.lowercased)) != nil
    let scheme = url[..<colon].lazy.map(Self.lowercased)
    bytes.reserveCapacity(url.count - colon)
    segments.reserveCapacity(8)
    if schemes.place(of: scheme) != nil {
      // `courier://posts/42` has its first segment where others have their host.
      if !isHost, !authority.isEmpty { try append(segment: authority) }
    } else {
      guard isHost, scheme.elementsEqual("https".utf8) else { throw .foreign }
    }
    try append(path: path)
    try append(query: query)
  }

  private typealias Part = Slice<UnsafeBufferPointer<UInt8>>

  /// What stands behind `://`: up to the path, up to the query, up to the fragment.
  private static func split(_ rest: Part) -> (authority: Part, path: Part, query: Part) {
    let beforeFragment = rest.prefix { $0 != UInt8(ascii: "#") }
    let beforeQuery = beforeFragment.prefix { $0 != UInt8(ascii: "?") }
    let authority = beforeQuery.prefix { $0 != UInt8(ascii: "/") }
    return (authority, beforeQuery[authority.endIndex...], beforeFragment[beforeQuery.endIndex...].dropFirst())
  }

  private mutating func append(path: Part) throws(LinkRefusal) {
    var rest = path.dropFirst()
    if rest.last == UInt8(ascii: "/") { rest = rest.dropLast() } else if rest.isEmpty { return }
    while true {
      let segment = rest.prefix { $0 != UInt8(ascii: "/") }
      try append(segment: segment)
      guard segment.endIndex < rest.endIndex else { return }
      rest = rest[(segment.endIndex + 1)...]
    }
  }

  private mutating func append(segment: Part) throws(LinkRefusal) {
    let range = try append(segment)
    let decoded = bytes[range]
    guard !decoded.isEmpty, !decoded.elementsEqual(".".utf8), !decoded.elementsEqual("..".utf8) else {
      throw .brokenPath
    }
    segments.append(range)
  }

  private mutating func append(query: Part) throws(LinkRefusal) {
    var rest = query
    while !rest.isEmpty {
      let item = rest.prefix { $0 != UInt8(ascii: "&") }
      rest = rest[item.endIndex...].dropFirst()
      guard !item.isEmpty else { continue }
      let name = item.prefix { $0 != UInt8(ascii: "=") }
      let decodedName = try append(name)
      items.append(Item(name: decodedName, value: try append(item[name.endIndex...].dropFirst())))
    }
  }

  /// Decodes a part, and says where it stands.
  private mutating func append(_ part: Part) throws(LinkRefusal) -> Range<Int> {
    let start = bytes.count
    guard PercentEncoding.decode(part, onto: &bytes) else { throw .brokenEncoding }
    return start..<bytes.count
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
