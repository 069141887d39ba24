/// A small spec made by chance, of everything that the language has: the same text for the same seed, and without faults
/// of its own.
///
/// Screens have a rank, their place in the alphabet. In most specs screens are shown only over those of a lower rank, so
/// that every stack is bounded and the app can be explored to its end. In the others anything may show anything.
package struct RandomSpec {
  package let seed: UInt64
  package private(set) var text = ""

  var random: SplitMix64
  let isBounded: Bool
  let screens: [RandomScreen]
  /// The rank of each flow's root.
  let flowRoots: [Int]
  let tabRoots: [Int]
  let guards: Int
  let events: [RandomEvent]
  let externals: [RandomEvent]

  package init(seed: UInt64) {
    self.seed = seed
    var random = SplitMix64(state: seed &* 0x2545_F491_4F6C_DD1D)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    isBounded = number(1...100) <= 75
    let tabs = max(0, number(-1...3))
    let count = number(2...(isBounded ? 8 - tabs : 8))
    screens = (0..<count).map { rank in
      RandomScreen(rank: rank, identifier: number(1...5) == 1 ? (number(1...2) == 1 ? .required : .defaulted) : .none)
    }
    flowRoots = (0..<max(0, number(-1...3))).map { _ in number(0...count - 1) }
    tabRoots = (0..<tabs).map { _ in min(number(0...count - 1), number(0...count - 1)) }
    guards = max(0, number(-1...3))
    events = (0..<number(2...6)).map {
      RandomEvent(name: "e\($0)", isExternal: false, ceiling: number(0...count - 1), hasPayload: number(1...5) == 1)
    }
    externals = (0..<max(0, number(-1...2))).map {
      RandomEvent(name: "x\($0)", isExternal: true, ceiling: count - 1, hasPayload: number(1...5) == 1)
    }
    self.random = random
    write()
  }

  // MARK: - Chance

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// One time in so many.
  mutating func chance(_ times: Int) -> Bool { number(1...times) == 1 }

  mutating func one<T>(of list: [T]) -> T { list[number(0...list.count - 1)] }
}

struct RandomScreen {
  /// Whether it takes an `id`.
  enum Identifier { case none, required, defaulted }

  let rank: Int
  let identifier: Identifier

  var name: String { String(UnicodeScalar(UInt8(97 + rank))) }
}

struct RandomEvent {
  let name: String
  let isExternal: Bool
  /// In a bounded spec only screens of this rank and below emit it, so that what handles it may show the ones above.
  let ceiling: Int
  /// Whether it carries an `id`.
  let hasPayload: Bool
}

// MARK: - Text

extension RandomSpec {
  private mutating func write() {
    text = "switchyard: 1\nname: Random\nstart: \(start())\nscreens:\n"
    for screen in screens { write(screen) }
    if !flowRoots.isEmpty { text += "flows:\n" }
    for (index, root) in flowRoots.enumerated() {
      text += "  f\(index):\n    root: \(boundDestination(screens[root]))\n"
      write(handlers(of: number(0...2), at: .container), indentation: "    ")
    }
    if !tabRoots.isEmpty { text += "tabs:\n" }
    for (index, root) in tabRoots.enumerated() {
      text += "  t\(index):\n    root: \(boundDestination(screens[root]))\n"
      if chance(8) { text += "    stack: false\n" }
      write(handlers(of: number(0...2), at: .container), indentation: "    ")
    }
    write("events", events.filter { $0.hasPayload || chance(6) })
    write("external", externals)
    if guards > 0 { text += "guards: { \((0..<guards).map { "g\($0): a condition" }.joined(separator: ", ")) }\n" }
    write(handlers(of: number(0...events.count + 2), at: .app), indentation: "")
    writeLinks()
  }

  private mutating func write(_ screen: RandomScreen) {
    var lines: [String] = []
    switch screen.identifier {
    case .none: break
    case .required: lines.append("params: { id: Int }")
    case .defaulted: lines.append("params: { id: Int = 0 }")
    }
    let emitted = events.filter { (!isBounded || $0.ceiling >= screen.rank) && chance(2) }
    if !emitted.isEmpty { lines.append("events: [\(emitted.map(\.name).joined(separator: ", "))]") }
    if chance(8) { lines.append("back: false") }
    if !tabRoots.isEmpty && chance(6) { lines.append("tabBar: hidden") }
    let handlers = handlers(of: number(0...4), at: .screen(screen))
    text += "  \(screen.name):\n" + lines.map { "    \($0)\n" }.joined()
    write(handlers, indentation: "    ")
  }

  private mutating func write(_ handlers: [String], indentation: String) {
    if handlers.isEmpty { return }
    text += indentation + "transitions:\n" + handlers.map { "\(indentation)  \($0)\n" }.joined()
  }

  private mutating func write(_ section: String, _ events: [RandomEvent]) {
    if events.isEmpty { return }
    let entries = events.map { $0.hasPayload ? "\($0.name): { id: Int }" : "\($0.name):" }
    text += "\(section):\n" + entries.map { "  \($0)\n" }.joined()
  }

  private mutating func writeLinks() {
    let count = max(0, number(-1...4))
    if count == 0 { return }
    text += "links:\n  schemes: [random]\n  paths:\n"
    for index in 0..<count {
      let hasPlaceholder = chance(4)
      let place = RandomPlace(
        level: .link, hasPayload: hasPlaceholder, canDefer: true, rank: screens.count - 1, layersAreKnown: false)
      text += "    /l\(index)\(hasPlaceholder ? "/{id}" : ""): \(alternatives(at: place))\n"
    }
  }

  private mutating func start() -> String {
    guard chance(3), guards > 0 else { return startTarget().name }
    let first = startTarget()
    let second = startTarget()
    return "[{ when: \(condition()), \(first.entry) }, { \(second.entry) }]"
  }

  /// As it stands behind `start:`, and whole.
  private mutating func startTarget() -> (name: String, entry: String) {
    if !tabRoots.isEmpty && !chance(3) {
      return ("tabs", chance(2) ? "start: tabs" : "start: tabs, tab: t\(number(0...tabRoots.count - 1))")
    }
    let name =
      !flowRoots.isEmpty && chance(2)
      ? "f\(number(0...flowRoots.count - 1))"
      : boundDestination(screens[min(number(0...screens.count - 1), number(0...screens.count - 1))])
    return (name, "start: \(name)")
  }

  mutating func condition() -> String {
    let literals = (0..<(chance(4) ? 2 : 1)).map { _ in (chance(2) ? "not " : "") + "g\(number(0...guards - 1))" }
    return literals.count == 1 ? literals[0] : "[\(literals.joined(separator: ", "))]"
  }

  /// With what it needs written out.
  mutating func boundDestination(_ screen: RandomScreen) -> String {
    screen.identifier == .required ? "{ \(screen.name): { id: \(number(1...2)) } }" : screen.name
  }
}
