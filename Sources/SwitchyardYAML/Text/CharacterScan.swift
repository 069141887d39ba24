internal import SwitchyardDiagnostics

/// Looks at each character of a text: is it UTF-8, and may it stand in YAML?
struct CharacterScan {
  /// Bytes that are no text.
  struct Fault {
    enum Kind {
      /// A byte that no UTF-8 character begins with, or a character that is cut off.
      case brokenUTF8
      /// A character that YAML does not allow.
      case forbidden(UInt32)
    }

    let range: Range<Int>
    let kind: Kind
  }

  /// What a scan has seen of a text.
  struct Result {
    var isASCII = true
    var hasTab = false
    var faultCount = 0
    /// The first faults, up to ``CharacterScan/limit`` of them.
    var faults: [Fault] = []
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset: Int
  private(set) var result = Result()

  /// A file with more faults than this is in another encoding, or no text at all.
  static let limit = 1_000

  init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  mutating func run() {
    while offset < bytes.count {
      skipPlainASCII()
      let block = min(offset + 8, bytes.count)
      while offset < block { readCharacter() }
    }
  }

  /// Goes on to the next eight bytes that hold anything but printable ASCII and line ends.
  private mutating func skipPlainASCII() {
    let raw = UnsafeRawBufferPointer(bytes)
    while offset + 64 <= bytes.count {
      var isOther: UInt64 = 0
      for word in 0..<8 {
        isOther |= Self.otherBytes(raw.loadUnaligned(fromByteOffset: offset + 8 * word, as: UInt64.self))
      }
      guard isOther == 0 else { break }
      offset += 64
    }
    while offset + 8 <= bytes.count,
      Self.otherBytes(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) == 0
    {
      offset += 8
    }
  }

  /// Marks, by their highest bit, those of eight bytes that are not printable ASCII, line feed or carriage return.
  ///
  /// Adding to seven bits never carries into the next byte, so that all eight are compared at once.
  @inline(__always)
  private static func otherBytes(_ word: UInt64) -> UInt64 {
    let low = word & each(0x7F)
    let isAtLeastSpace = low &+ each(0x60)
    let isNotLineFeed = (low ^ each(0x0A)) &+ each(0x7F)
    let isNotReturn = (low ^ each(0x0D)) &+ each(0x7F)
    let isDelete = ~((low ^ each(0x7F)) &+ each(0x7F))
    let isControl = ~isAtLeastSpace & isNotLineFeed & isNotReturn
    return (word | isControl | isDelete) & each(0x80)
  }

  @inline(__always)
  private static func each(_ byte: UInt64) -> UInt64 {
    byte &* 0x0101_0101_0101_0101
  }

  private mutating func readCharacter() {
    let first = bytes[offset]
    if first < 0x80 {
      result.hasTab = result.hasTab || first == 0x09
      if first == 0x7F || first < 0x20 && first != 0x0A && first != 0x0D && first != 0x09 {
        add(1, .forbidden(UInt32(first)))
      }
      offset += 1
      return
    }
    result.isASCII = false
    let (length, scalar) = multibyte(first)
    guard let scalar else { return addBroken(length) }
    let isControl = scalar < 0xA0 && scalar != 0x85
    if isControl || scalar == 0xFEFF || scalar == 0xFFFE || scalar == 0xFFFF { add(length, .forbidden(scalar)) }
    offset += length
  }

  /// The character of two to four bytes at `offset`, or the length of what should be one.
  private func multibyte(_ first: UInt8) -> (length: Int, scalar: UInt32?) {
    let length: Int
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return (1, nil)
    }
    var scalar = UInt32(first & (0x7F >> UInt8(length)))
    for index in 1..<length {
      guard offset + index < bytes.count, bytes[offset + index] & 0xC0 == 0x80 else { return (index, nil) }
      scalar = scalar << 6 | UInt32(bytes[offset + index] & 0x3F)
      // 0xE0, 0xED, 0xF0 and 0xF4 leave some second bytes out: longer forms of short characters, surrogates, beyond Unicode
      if index == 1, !isSecond(bytes[offset + 1], after: first) { return (1, nil) }
    }
    return (length, scalar)
  }

  private func isSecond(_ byte: UInt8, after first: UInt8) -> Bool {
    switch first {
    case 0xE0: return byte >= 0xA0
    case 0xED: return byte < 0xA0
    case 0xF0: return byte >= 0x90
    case 0xF4: return byte < 0x90
    default: return true
    }
  }

  /// Adds to the fault that ends here, if one does: the bytes of one broken character are one fault.
  private mutating func addBroken(_ length: Int) {
    if let last = result.faults.last, case .brokenUTF8 = last.kind, last.range.upperBound == offset {
      result.faults[result.faults.count - 1] = Fault(range: last.range.lowerBound..<offset + length, kind: .brokenUTF8)
    } else {
      add(length, .brokenUTF8)
    }
    offset += length
  }

  private mutating func add(_ length: Int, _ kind: Fault.Kind) {
    result.faultCount += 1
    if result.faults.count < Self.limit { result.faults.append(Fault(range: offset..<offset + length, kind: kind)) }
  }
}

extension CharacterScan {
  /// Reports the first places; a file in another encoding has thousands, which are mended together.
  func report(in file: SourceFileID, to bag: FindingBag) {
    let shown = 5
    for (index, fault) in result.faults.prefix(shown).enumerated() {
      let span = SourceSpan(
        file: file, lowerBound: UInt32(fault.range.lowerBound), upperBound: UInt32(fault.range.upperBound))
      let more = index == shown - 1 ? result.faultCount - shown : 0
      switch fault.kind {
      case .brokenUTF8: bag.report(BrokenUTF8(byte: bytes[fault.range.lowerBound], more: more, span: span))
      case .forbidden(let scalar): bag.report(ForbiddenCharacter(scalar: scalar, more: more, span: span))
      }
    }
  }
}
