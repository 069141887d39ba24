import SwitchyardModel

/// Pairs of a screen and the container in which it is, see ``ContainerNumbers``. Of all that there could be few are, so
/// that each is kept by itself.
struct PlaceSet {
  private var table = NumberTable()
  /// By screen: the latest of its entries; -1: none.
  private var latest: [Int32]
  private var entries: [(container: Int32, earlier: Int32)] = []

  init(screens: Int) {
    latest = Array(repeating: -1, count: screens)
  }

  /// Whether it is new.
  @discardableResult
  mutating func insert(_ container: Int, at screen: Int) -> Bool {
    guard table[Int32(screen), Int32(container)] < 0 else { return false }
    table[Int32(screen), Int32(container)] = Int32(entries.count)
    entries.append((Int32(container), latest[screen]))
    latest[screen] = Int32(entries.count - 1)
    return true
  }

  func contains(_ container: Int, at screen: Int) -> Bool {
    table[Int32(screen), Int32(container)] >= 0
  }

  func isEmpty(_ screen: Int) -> Bool { latest[screen] < 0 }

  /// The containers of a screen, in the order of their numbers.
  func containers(of screen: Int) -> [Int] {
    var list: [Int] = []
    var next = latest[screen]
    while next >= 0 {
      list.append(Int(entries[Int(next)].container))
      next = entries[Int(next)].earlier
    }
    return list.sorted()
  }
}
