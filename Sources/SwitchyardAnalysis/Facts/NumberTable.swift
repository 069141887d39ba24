/// Numbers by pairs of numbers. A list of its own, since a dictionary that is asked a hundred thousand times costs as much
/// as all that it is asked for.
struct NumberTable {
  private var keys: [UInt64] = []
  private var values: [Int32] = []
  private var count = 0
  private var mask = 0

  private static let none = UInt64.max

  static func key(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }

  /// The number, or -1.
  subscript(first: Int32, second: Int32) -> Int32 {
    get {
      if count == 0 { return -1 }
      let key = Self.key(first, second)
      var place = Self.place(of: key) & mask
      while keys[place] != Self.none {
        if keys[place] == key { return values[place] }
        place = (place + 1) & mask
      }
      return -1
    }
    set {
      if 2 * (count + 1) > keys.count { grow() }
      let key = Self.key(first, second)
      var place = Self.place(of: key) & mask
      while keys[place] != Self.none && keys[place] != key { place = (place + 1) & mask }
      if keys[place] == Self.none { count += 1 }
      keys[place] = key
      values[place] = newValue
    }
  }

  /// Mixes both numbers into the low bits: a product alone would leave those to the second number.
  private static func place(of key: UInt64) -> Int {
    let folded = (key ^ (key >> 32)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: (folded ^ (folded >> 32)) & 0x7FFF_FFFF)
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    let size = max(16, 2 * oldKeys.count)
    keys = Array(repeating: Self.none, count: size)
    values = Array(repeating: -1, count: size)
    mask = size - 1
    for (key, value) in zip(oldKeys, oldValues) where key != Self.none {
      var place = Self.place(of: key) & mask
      while keys[place] != Self.none { place = (place + 1) & mask }
      keys[place] = key
      values[place] = value
    }
  }
}
