/// The keys of a large mapping, by hash, so that finding a second one does not mean comparing it with all others.
///
/// Hashes come from a `Hasher`, which is seeded anew in each process: no text can be made to collide. Nothing of their
/// order is ever seen.
struct KeyIndex {
  private struct Slot {
    var hash: Int
    /// The key's node plus one; zero in a free slot.
    var entry: UInt32
  }

  private var slots = Array(repeating: Slot(hash: 0, entry: 0), count: 64)
  private var count = 0

  /// Enters a key, or gives the node of the one that is there already.
  mutating func insert(_ node: UInt32, hash: Int, isSame: (UInt32) -> Bool) -> UInt32? {
    if 2 * count >= slots.count { grow() }
    var index = hash & (slots.count - 1)
    while slots[index].entry != 0 {
      if slots[index].hash == hash, isSame(slots[index].entry - 1) { return slots[index].entry - 1 }
      index = (index + 1) & (slots.count - 1)
    }
    slots[index] = Slot(hash: hash, entry: node + 1)
    count += 1
    return nil
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(hash: 0, entry: 0), count: 4 * old.count)
    for slot in old where slot.entry != 0 {
      var index = slot.hash & (slots.count - 1)
      while slots[index].entry != 0 { index = (index + 1) & (slots.count - 1) }
      slots[index] = slot
    }
  }
}
