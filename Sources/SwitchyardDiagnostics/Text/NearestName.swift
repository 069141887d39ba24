/// Finds what a user may have meant: `screnes` is nearest to `screens`.
package struct NearestName {
  private let name: [UInt8]
  private let limit: Int

  /// Names further away than about a third of the letters of `name` are no likely mistake.
  package init(to name: String) {
    self.name = lowercased(name)
    limit = max(1, (self.name.count + 1) / 3)
  }

  /// The candidate with the fewest letters added, dropped, changed or swapped, whatever their case; of several, the
  /// first. Nil where none is near.
  package func among(_ candidates: some Sequence<String>) -> String? {
    var nearest: String?
    var least = limit + 1
    for candidate in candidates {
      let distance = distance(to: lowercased(candidate), below: least)
      guard distance < least else { continue }
      nearest = candidate
      least = distance
    }
    return nearest
  }

  /// The optimal string alignment distance, or `bound` as soon as it cannot be less.
  private func distance(to other: [UInt8], below bound: Int) -> Int {
    guard abs(name.count - other.count) < bound else { return bound }
    var beforePrevious = [Int](repeating: 0, count: other.count + 1)
    var previous = Array(0...other.count)
    var current = previous
    for row in name.indices {
      current[0] = row + 1
      var least = current[0]
      for column in other.indices {
        var cost = min(
          previous[column + 1] + 1, current[column] + 1,
          previous[column] + (name[row] == other[column] ? 0 : 1))
        if row > 0, column > 0, name[row] == other[column - 1], name[row - 1] == other[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = cost
        least = min(least, cost)
      }
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
