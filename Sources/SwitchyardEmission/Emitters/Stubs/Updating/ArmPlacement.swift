import SwitchyardSwiftCode

/// Chooses where a missing arm goes: behind that of the route which stands before it in the spec.
struct ArmPlacement {
  private let table: ArmTable
  private let wanted: [WantedArm]
  /// For each switch, where the arm stands that takes all the rest, or the end.
  private let ends: [Int]

  init(table: ArmTable, wanted: [WantedArm]) {
    self.table = table
    self.wanted = wanted
    ends = table.arms.map { arms in arms.firstIndex(where: \.isFallback) ?? arms.count }
  }

  /// The places where something comes in, each a switch and how many of its arms stand before it; and which of the routes
  /// that are wanted come there, in their order.
  func places(of missing: Set<Int>) -> [(place: ArmTable.Position, wanted: [Int])] {
    var places: [(place: ArmTable.Position, wanted: [Int])] = []
    var numbers: [ArmTable.Position: Int] = [:]
    var behind: ArmTable.Position?
    for index in wanted.indices {
      let last = table.positions(of: wanted[index]).max()
      if let last { behind = legal(ArmTable.Position(number: last.number, arm: last.arm + 1)) }
      guard missing.contains(index) else { continue }
      let place = behind ?? beforeNext(of: index)
      if let number = numbers[place] {
        places[number].wanted.append(index)
      } else {
        numbers[place] = places.count
        places.append((place, [index]))
      }
    }
    return places
  }

  /// In front of the first route behind it in the spec that has an arm; at the end where none has.
  private func beforeNext(of index: Int) -> ArmTable.Position {
    for next in wanted[(index + 1)...] {
      if let first = table.positions(of: next).min() { return legal(first) }
    }
    let last = table.arms.count - 1
    return legal(ArmTable.Position(number: last, arm: table.arms[last].count))
  }

  /// Not behind the arm that takes all the rest, and not between an arm and the one that it goes on in.
  private func legal(_ place: ArmTable.Position) -> ArmTable.Position {
    let arms = table.arms[place.number]
    let end = ends[place.number]
    var arm = min(place.arm, end)
    while arm > 0, arm < end, arms[arm - 1].fallsThrough { arm += 1 }
    while arm > 0, arms[arm - 1].fallsThrough { arm -= 1 }
    return ArmTable.Position(number: place.number, arm: arm)
  }
}
