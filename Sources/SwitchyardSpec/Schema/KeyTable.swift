/// Finds the key that a scalar spells, without making text of it.
///
/// A mapping has at most some thirty keys, and a key at most sixteen letters: two loads and a walk over a few rows are
/// faster than any hash.
///
/// It does not know the keys' type: a generic table would be instantiated for each mapping when the program starts.
package struct KeyTable: Sendable {
  /// In the order of the keys.
  private let spellings: [Spelling]
  /// The names of all keys, for who looks for the nearest one.
  let names: [String]

  package init<Key: SpecKey>(of keys: Key.Type) {
    names = Key.allCases.map(\.rawValue)
    precondition(names.count <= 64, "a set of rows is kept in 64 bits")
    spellings = names.map { name in
      var name = name
      return name.withUTF8 { Spelling($0)! }
    }
  }

  /// The row of the key that these bytes spell.
  func row(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let spelling = Spelling(bytes) else { return nil }
    for index in spellings.indices where spellings[index] == spelling { return index }
    return nil
  }
}

/// Up to sixteen bytes in two words that can be compared at once.
struct Spelling: Equatable, Sendable {
  private let count: Int
  /// The first eight bytes and the last eight, which overlap where there are fewer than sixteen.
  private let head: UInt64
  private let tail: UInt64

  /// Nil for what is too short or too long to be a key.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let count = bytes.count
    guard count > 0, count <= 16 else { return nil }
    self.count = count
    if count >= 8 {
      let raw = UnsafeRawBufferPointer(bytes)
      head = raw.loadUnaligned(as: UInt64.self)
      tail = raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else {
      var packed: UInt64 = 0
      for byte in bytes { packed = packed << 8 | UInt64(byte) }
      head = packed
      tail = 0
    }
  }
}
