/// Finds the key that a scalar spells, without making text of it.
///
/// A mapping has at most some thirty keys, and a key at most sixteen letters: two loads and a walk over a few rows are
/// faster than any hash.
package struct KeyTable<Key: SpecKey>: Sendable {
  struct Row: Sendable {
    let spelling: Spelling
    let key: Key
  }

  let rows: [Row]
  /// The rows of the keys that must be given.
  let required: [Int]

  package init() {
    let keys = Array(Key.allCases)
    precondition(keys.count <= 64, "a set of rows is kept in 64 bits")
    rows = keys.map { key in
      var name = key.rawValue
      return Row(spelling: name.withUTF8 { Spelling($0)! }, key: key)
    }
    required = keys.indices.filter { keys[$0].declaration.isRequired }
  }

  /// The row of the key that these bytes spell.
  func row(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let spelling = Spelling(bytes) else { return nil }
    for index in rows.indices where rows[index].spelling == spelling { return index }
    return nil
  }

  func row(of key: Key) -> Int {
    rows.firstIndex { $0.key == key }!
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
