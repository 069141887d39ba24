/// Sets of containers, one for each node of a network, kept as rows of bits side by side: joining two of them takes a
/// word operation for every 64 containers of the app.
struct ContainerSets {
  let width: Int
  private(set) var words: [UInt64]

  init(count: Int, containers: Int) {
    width = max(1, (containers + 63) / 64)
    words = Array(repeating: 0, count: count * width)
  }

  func contains(_ container: Int, at node: Int) -> Bool {
    words[node * width + container / 64] >> UInt64(container % 64) & 1 == 1
  }

  func isEmpty(_ node: Int) -> Bool {
    for index in node * width..<(node + 1) * width where words[index] != 0 { return false }
    return true
  }

  /// Adds one container; whether it is new there.
  @discardableResult
  mutating func insert(_ container: Int, at node: Int) -> Bool {
    let index = node * width + container / 64
    let old = words[index]
    words[index] |= 1 << UInt64(container % 64)
    return words[index] != old
  }

  mutating func remove(_ container: Int, at node: Int) {
    words[node * width + container / 64] &= ~(1 << UInt64(container % 64))
  }

  /// Adds what another row has; whether any of it is new there.
  @discardableResult
  mutating func formUnion(at node: Int, with other: Int) -> Bool {
    var isChanged = false
    for offset in 0..<width {
      let old = words[node * width + offset]
      let new = old | words[other * width + offset]
      words[node * width + offset] = new
      isChanged = isChanged || new != old
    }
    return isChanged
  }

  /// Adds what another row has and a mask lets through.
  @discardableResult
  mutating func formUnion(at node: Int, with other: Int, through mask: ContainerSets, row: Int) -> Bool {
    var isChanged = false
    for offset in 0..<width {
      let old = words[node * width + offset]
      let new = old | (words[other * width + offset] & mask.words[row * width + offset])
      words[node * width + offset] = new
      isChanged = isChanged || new != old
    }
    return isChanged
  }

  /// The containers at a node, in their order.
  func members(at node: Int) -> [Int] {
    var members: [Int] = []
    forEachMember(at: node) { members.append($0) }
    return members
  }

  func forEachMember(at node: Int, _ body: (Int) -> Void) {
    for offset in 0..<width {
      var word = words[node * width + offset]
      while word != 0 {
        body(offset * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
  }

  func count(at node: Int) -> Int {
    var count = 0
    for index in node * width..<(node + 1) * width { count += words[index].nonzeroBitCount }
    return count
  }
}
