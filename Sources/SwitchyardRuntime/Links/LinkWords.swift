/// Reads the words and texts of a ``LinkTable``'s literal where they stand.
struct LinkWords: Sendable {
  private static let digits = 5
  private static let headerLength = 6

  /// A literal's bytes, which are there as long as the program runs, and never change.
  nonisolated(unsafe) private let bytes: UnsafeBufferPointer<UInt8>
  private let count: Int
  /// False for a literal that was damaged, as by a merge.
  let isWhole: Bool

  init(_ literal: StaticString) {
    let hasBytes = literal.hasPointerRepresentation
    self.init(
      everlasting: UnsafeBufferPointer(
        start: hasBytes ? literal.utf8Start : nil, count: hasBytes ? literal.utf8CodeUnitCount : 0))
  }

  init(everlasting bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    count = bytes.count < Self.digits ? 0 : Self.word(0, of: bytes)
    isWhole =
      count >= Self.headerLength && bytes.count >= count * Self.digits
      && Self.checksum(of: bytes) == Self.word(Self.headerLength - 1, of: bytes)
  }

  /// Whether there are no patterns at all.
  var isEmpty: Bool { bytes.isEmpty }

  /// FNV-1a over all but the word that holds it, as many bits of it as a word has.
  private static func checksum(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes[..<((headerLength - 1) * digits)] { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    for byte in bytes[(headerLength * digits)...] { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Int(hash & 0x1FF_FFFF)
  }

  subscript(address: Int) -> Int {
    Self.word(address, of: bytes)
  }

  /// The bytes of the text whose two words stand at an address.
  func text(at address: Int) -> UnsafeBufferPointer<UInt8> {
    let start = count * Self.digits + self[address]
    return UnsafeBufferPointer(rebasing: bytes[start..<start + self[address + 1]])
  }

  var schemes: LinkTexts { LinkTexts(words: self, address: self[1]) }
  var hosts: LinkTexts { LinkTexts(words: self, address: self[2]) }
  var itemNames: LinkTexts { LinkTexts(words: self, address: self[3]) }
  var root: LinkNode { LinkNode(words: self, address: self[4]) }

  private static func word(_ address: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let start = address * digits
    var value = 0
    for index in start..<start + digits {
      value = value << 5 | Int(bytes[index] &- UInt8(ascii: "0"))
    }
    return value
  }
}

/// A list of texts: how many, then each.
struct LinkTexts {
  private let words: LinkWords
  private let address: Int

  init(words: LinkWords, address: Int) {
    self.words = words
    self.address = address
  }

  var count: Int { words[address] }

  subscript(place: Int) -> UnsafeBufferPointer<UInt8> {
    words.text(at: address + 1 + 2 * place)
  }

  /// The place of a text in a short list of any order.
  func place(of bytes: some Collection<UInt8>) -> Int? {
    (0..<count).first { self[$0].elementsEqual(bytes) }
  }

  /// The place of a text in a list that is in the order of the texts' bytes.
  func sortedPlace(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    words.search(count, for: bytes, addressOfText: { address + 1 + 2 * $0 })
  }
}

extension LinkWords {
  /// Finds a text among others in the order of their bytes, in as many comparisons as their number has binary digits.
  func search(
    _ count: Int, for bytes: Slice<UnsafeBufferPointer<UInt8>>, addressOfText: (Int) -> Int
  ) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      switch order(of: text(at: addressOfText(middle)), and: bytes) {
      case 0: return middle
      case ..<0: low = middle + 1
      default: high = middle
      }
    }
    return nil
  }

  /// Less than 0 where the left text comes first, 0 where both are equal.
  private func order(of left: UnsafeBufferPointer<UInt8>, and right: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    for index in 0..<min(left.count, right.count) {
      let (one, other) = (left[index], right.base[right.startIndex + index])
      if one != other { return one < other ? -1 : 1 }
    }
    return left.count - right.count
  }
}
