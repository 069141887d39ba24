/// Turns libyaml's count of Unicode scalars into bytes.
///
/// Marks almost only move forward, so the cursor walks from the last one to the next and reads a text about once.
struct OffsetCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  private var scalars = 0
  private var offset: Int
  /// Where libyaml began to count.
  private let base: Int

  /// - Parameter isASCII: Whether each byte of the text is a scalar, so that nothing need be walked.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from base: Int, isASCII: Bool) {
    self.bytes = bytes
    self.isASCII = isASCII
    self.base = base
    offset = base
  }

  /// The byte at which scalar number `index`, counted from where libyaml began, starts.
  @inline(__always)
  mutating func offset(ofScalar index: Int) -> Int {
    if isASCII { return min(base + index, bytes.count) }
    return walk(to: index)
  }

  private mutating func walk(to index: Int) -> Int {
    while scalars + 8 <= index, isASCII(eightBytesAt: offset) {
      offset += 8
      scalars += 8
    }
    while scalars < index, offset < bytes.count {
      offset += 1
      while offset < bytes.count, isContinuation(bytes[offset]) { offset += 1 }
      scalars += 1
    }
    while scalars > index {
      offset -= 1
      while isContinuation(bytes[offset]) { offset -= 1 }
      scalars -= 1
    }
    return offset
  }

  @inline(__always)
  private func isASCII(eightBytesAt offset: Int) -> Bool {
    guard offset + 8 <= bytes.count else { return false }
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return word & 0x8080_8080_8080_8080 == 0
  }

  @inline(__always)
  private func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0b1100_0000 == 0b1000_0000
  }
}
