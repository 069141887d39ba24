import SwitchyardModel

/// One search after the other for the same things: in full as long as that is cheap, and in outline for what is left.
struct Explorations {
  private let all: [Exploration]

  /// What a search in full, and one in outline, may take where something is looked for.
  static func effortLimits(for program: Program) -> (full: Int, outline: Int) {
    (60_000 + 4 * program.transitions.count, 1_000_000 + 20 * program.transitions.count)
  }

  init(_ frame: ExplorationFrame, wanted: Set<Want>, effortLimits: (full: Int, outline: Int)) {
    var full = Exploration(.full, frame: frame, wanted: wanted)
    full.run(effortLimit: effortLimits.full)
    let missing = wanted.filter { full.found[$0] == nil }
    guard !full.isExhausted, !missing.isEmpty else {
      all = [full]
      return
    }
    var outline = Exploration(.outline, frame: frame, wanted: missing)
    outline.run(effortLimit: effortLimits.outline)
    all = [full, outline]
  }

  /// The one in full; where it is exhausted, what it has not seen does not happen.
  var full: Exploration { all[0] }
  var outline: Exploration? { all.count > 1 ? all[1] : nil }

  subscript(place: Int) -> Exploration? { all.indices.contains(place) ? all[place] : nil }

  /// Where something was seen, and in which of them.
  func sighting(of want: Want) -> (exploration: Int, sighting: Sighting)? {
    for (place, exploration) in all.enumerated() {
      if let sighting = exploration.found[want] { return (place, sighting) }
    }
    return nil
  }
}
