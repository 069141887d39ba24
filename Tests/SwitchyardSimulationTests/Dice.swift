/// Chance that is the same in every run.
struct Dice {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func pick<Element>(_ list: [Element]) -> Element {
    list[below(list.count)]
  }
}
