// What is asked of every scalar, and so has to be quick.
extension UnsafeBufferPointer<UInt8> {
  /// Whether all of these bytes stand in `other`, too, from `start` on; compared eight at a time.
  @inline(__always)
  func isSame(as other: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    guard start + count <= other.count else { return false }
    let left = UnsafeRawBufferPointer(self)
    let right = UnsafeRawBufferPointer(other)
    var offset = 0
    while offset + 8 <= count {
      let isEqual =
        left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        == right.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
      guard isEqual else { return false }
      offset += 8
    }
    while offset < count {
      guard left[offset] == right[start + offset] else { return false }
      offset += 1
    }
    return true
  }

  /// `~`, `null`, `Null`, `NULL` or nothing: what YAML's core schema reads as "no value".
  @inline(__always)
  var isNull: Bool {
    switch count {
    case 0: return true
    case 1: return self[0] == UInt8(ascii: "~")
    case 4:
      guard self[0] | 0x20 == UInt8(ascii: "n") else { return false }
      return elementsEqual("null".utf8) || elementsEqual("Null".utf8) || elementsEqual("NULL".utf8)
    default: return false
    }
  }
}
