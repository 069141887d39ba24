/// Finds what a user may have meant: `screnes` is nearest to `screens`.
package struct NearestName {
  /// In bytes. What is longer is no slip of the pen, and costs more to compare than the answer is worth.
  package static let longestName = 64

  private let name: [UInt8]
  private let limit: Int

  /// Names further away than about a third of the letters of `name` are no likely mistake.
  package init(to name: String) {
    let isShort = name.utf8.count <= Self.longestName
    self.name = isShort ? lowercased(name) : []
    limit = isShort ? max(1, (self.name.count + 1) / 3) : 0
  }

  /// The candidate with the fewest letters added, dropped, changed or swapped, whatever their case; of several, the
  /// first. Nil where none is near.
  package func among(_ candidates: some Sequence<String>) -> String? {
    var steps = 0
    return among(candidates, counting: &steps)
  }

  /// The same, with what it has cost added to `steps`: the letters that were compared with one another.
  package func among(_ candidates: some Sequence<String>, counting steps: inout Int) -> String? {
    if limit == 0 { return nil }
    var nearest: String?
    var least = limit + 1
    for candidate in candidates where abs(candidate.utf8.count - name.count) < least {
      let distance = distance(to: lowercased(candidate), below: least, counting: &steps)
      guard distance < least else { continue }
      nearest = candidate
      least = distance
    }
    return nearest
  }

  /// The name that is nearest, or else up to three of which a part is as it was typed: `failing` begins
  /// `failing-transition`, `tap` begins `tapTab`.
  package func likely(among candidates: [String]) -> [String] {
    if let nearest = among(candidates) { return [nearest] }
    guard name.count > 2 else { return [] }
    let partly = candidates.map { (name: $0, bytes: lowercased($0)) }.filter { candidate in
      candidate.bytes.starts(with: name)
        || candidate.bytes.split(separator: UInt8(ascii: "-")).contains { $0.elementsEqual(name) }
    }
    return partly.count <= 3 ? partly.map(\.name) : []
  }

  /// The optimal string alignment distance, or `bound` as soon as it cannot be less.
  ///
  /// Only what is nearer than `bound` to the diagonal is looked at: further away everything costs as much already.
  private func distance(to other: [UInt8], below bound: Int, counting steps: inout Int) -> Int {
    var beforePrevious = [Int](repeating: bound, count: other.count + 1)
    var previous = (0...other.count).map { min($0, bound) }
    var current = beforePrevious
    for row in name.indices {
      let columns = max(0, row - bound)..<max(max(0, row - bound), min(other.count, row + bound))
      current[columns.lowerBound] = columns.lowerBound == 0 ? min(row + 1, bound) : bound
      var least = current[columns.lowerBound]
      for column in columns {
        var cost = min(
          previous[column + 1] + 1, current[column] + 1,
          previous[column] + (name[row] == other[column] ? 0 : 1))
        if row > 0, column > 0, name[row] == other[column - 1], name[row - 1] == other[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = cost
        least = min(least, cost)
      }
      // The next row looks one further, where nothing has been written.
      if columns.upperBound < other.count { current[columns.upperBound + 1] = bound }
      steps += columns.count
      guard least < bound else { return bound }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[other.count]
  }
}

/// ASCII letters only: enough for what is typed by mistake, and the same in every locale.
private func lowercased(_ name: String) -> [UInt8] {
  name.utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
}
