/// What may stand before a node: an anchor (`&name`) and a tag (`!!str`), in any order.
struct NodeProperties {
  private(set) var tag: Range<Int>?

  /// Where the last of them ends.
  private(set) var end: Int

  /// Where the node itself begins, if it is not empty.
  private(set) var content: Int

  init(_ text: TextView, at start: Int) {
    end = start
    content = start
    while let byte = text[content], byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
      end = byte == UInt8(ascii: "&") ? Self.endOfAnchor(text, content) : Self.endOfTag(text, content)
      if byte == UInt8(ascii: "!") { tag = content..<end }
      content = Self.skipSpace(text, end)
    }
  }

  private static func endOfAnchor(_ text: TextView, _ start: Int) -> Int {
    var offset = start + 1
    while let byte = text[offset], isNameByte(byte) { offset += 1 }
    return offset
  }

  private static func endOfTag(_ text: TextView, _ start: Int) -> Int {
    let isVerbatim = text[start + 1] == UInt8(ascii: "<")
    var offset = start + 1
    while !text.isLineEnd(offset), !text.isBlank(offset) {
      if isVerbatim ? text.bytes[offset - 1] == UInt8(ascii: ">") : ",[]{}".utf8.contains(text.bytes[offset]) { break }
      offset += 1
    }
    return offset
  }

  private static func skipSpace(_ text: TextView, _ start: Int) -> Int {
    var offset = start
    while offset < text.end {
      if text.bytes[offset] == UInt8(ascii: "#"), offset > start {
        offset = text.lineEnd(of: offset)
      } else if text.isBlank(offset) || text.isLineEnd(offset) {
        offset += 1
      } else {
        break
      }
    }
    return offset
  }

  /// Letters, digits, `_` and `-`, as libyaml has it.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      return true
    default: return false
    }
  }
}
