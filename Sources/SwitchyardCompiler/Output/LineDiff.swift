/// The fewest lines to take out and to put in that turn one text into another.
struct LineDiff {
  enum Step {
    case keep
    case remove
    case insert
  }

  /// One for each line that is kept, removed or inserted, in their order.
  let steps: [Step]

  init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
    let before = zip(old, new).prefix { $0 == $1 }.count
    let after = zip(old[before...].reversed(), new[before...].reversed()).prefix { $0 == $1 }.count
    let search = EditSearch(
      old: Array(old[before..<old.count - after]), new: Array(new[before..<new.count - after]))
    steps =
      Array(repeating: .keep, count: before) + search.shortestSteps() + Array(repeating: .keep, count: after)
  }
}

/// E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986: a path through the graph of edits, where `x`
/// counts the old lines that are behind, `y` the new ones, and a diagonal is `x - y`.
private struct EditSearch {
  let old: [ArraySlice<UInt8>]
  let new: [ArraySlice<UInt8>]
  /// Beyond this many differing lines, all that differs is one block: a person would not read on.
  let limit = 400

  func shortestSteps() -> [LineDiff.Step] {
    let most = min(old.count + new.count, limit)
    /// How far along each diagonal a path of the present length has come.
    var front = Front(width: most + 1)
    var history: [Front] = []
    for length in 0...most {
      history.append(front)
      for diagonal in stride(from: -length, through: length, by: 2) {
        var x = front.isDown(diagonal, length) ? front[diagonal + 1] : front[diagonal - 1] + 1
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        front[diagonal] = x
        if x >= old.count, x - diagonal >= new.count { return steps(back: history) }
      }
    }
    return Array(repeating: .remove, count: old.count) + Array(repeating: .insert, count: new.count)
  }

  private func steps(back history: [Front]) -> [LineDiff.Step] {
    var steps: [LineDiff.Step] = []
    var (x, y) = (old.count, new.count)
    for length in history.indices.dropFirst().reversed() {
      let front = history[length]
      let isDown = front.isDown(x - y, length)
      let diagonal = isDown ? x - y + 1 : x - y - 1
      let start = front[diagonal]
      steps += Array(repeating: .keep, count: min(x - start, y - (start - diagonal)))
      steps.append(isDown ? .insert : .remove)
      (x, y) = (start, start - diagonal)
    }
    steps += Array(repeating: .keep, count: x)
    return steps.reversed()
  }
}

/// The furthest `x` on each diagonal.
private struct Front {
  private var furthest: [Int]
  private let center: Int

  init(width: Int) {
    furthest = Array(repeating: 0, count: 2 * width + 1)
    center = width
  }

  subscript(diagonal: Int) -> Int {
    get { furthest[center + diagonal] }
    set { furthest[center + diagonal] = newValue }
  }

  /// Whether the path of this length comes to the diagonal by a line put in, rather than by one taken out.
  func isDown(_ diagonal: Int, _ length: Int) -> Bool {
    diagonal == -length || (diagonal != length && self[diagonal - 1] < self[diagonal + 1])
  }
}
