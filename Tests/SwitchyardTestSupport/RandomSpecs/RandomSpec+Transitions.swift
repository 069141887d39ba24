extension RandomSpec {
  /// Each as a line of `transitions:`.
  mutating func handlers(of count: Int, at level: RandomPlace.Level) -> [String] {
    var handled: [RandomEvent] = []
    for _ in 0..<count {
      let event = !externals.isEmpty && chance(6) ? one(of: externals) : one(of: events)
      if !handled.contains(where: { $0.name == event.name }) { handled.append(event) }
    }
    if case .app = level {
      for event in externals where !chance(4) && !handled.contains(where: { $0.name == event.name }) {
        handled.append(event)
      }
    }
    return handled.map { "\($0.name): \(alternatives(at: RandomPlace($0, at: level)))" }
  }

  mutating func alternatives(at place: RandomPlace) -> String {
    guard guards > 0 && chance(3) else { return transition(at: place) }
    if chance(4) { return transition(at: place, when: condition()) }
    let count = number(1...3)
    let isExhaustive = chance(2)
    let list = (0..<count).map { index in
      transition(at: place, when: index == count - 1 && isExhaustive ? nil : condition())
    }
    return "[\(list.joined(separator: ", "))]"
  }

  private mutating func transition(at place: RandomPlace, when condition: String? = nil) -> String {
    var place = place
    return transition(&place, when: condition)
  }

  /// A transition, a step or an `else`.
  private mutating func transition(_ place: inout RandomPlace, when condition: String? = nil) -> String {
    let before = place
    var parts: [String] = []
    var takesTab = false
    if !tabRoots.isEmpty && chance(7) {
      parts.append("tab: t\(number(0...tabRoots.count - 1))")
      place.rank = screens.count - 1
      place.layersAreKnown = true
      takesTab = true
    }
    let operation = self.operation(&place, besideTab: takesTab)
    if operation == nil && !takesTab { parts.append("ignore: true") }
    if let operation { parts.append(operation) }
    if place.depth < 2 && chance(6) {
      var other = before
      other.depth += 1
      parts.append("else: \(transition(&other))")
      place.rank = max(place.rank, other.rank)
      place.layersAreKnown = place.layersAreKnown && other.layersAreKnown
    }
    if let condition { parts.insert("when: \(condition)", at: 0) }
    return "{ \(parts.joined(separator: ", ")) }"
  }

  /// Nil where the one that was thought of would let stacks grow without end.
  private mutating func operation(_ place: inout RandomPlace, besideTab: Bool) -> String? {
    switch number(0...(place.depth < 2 ? 99 : 88)) {
    case ..<16: return growing("push", &place)
    case ..<19: return replacing("replaceTop", &place)
    case ..<22: return replacing("setRoot", &place)
    case ..<27: return replacing("setAfterRoot", &place)
    case ..<31: return setAfter(&place)
    case ..<39: return "pop: true"
    case ..<44: return "popTo: \(one(of: screens).name)"
    case ..<47: return "popToRoot: true"
    case ..<59: return present(&place)
    case ..<65: return besideTab ? nil : "dismiss: true"
    case ..<69: return besideTab ? nil : dismissLayer()
    case ..<72:
      place.layersAreKnown = true
      return "dismissAll: true"
    case ..<76: return besideTab ? nil : start(&place)
    case ..<81: return raise(place)
    case ..<85: return besideTab || !place.canDefer ? nil : "defer: true"
    case ..<86: return "open: https://example.com"
    case ..<87: return nil
    case ..<89: return tabRoots.isEmpty || besideTab ? nil : selection(&place)
    default: return steps(&place)
    }
  }

  private mutating func steps(_ place: inout RandomPlace) -> String {
    place.depth += 1
    let steps = (0..<number(2...3)).map { _ in transition(&place) }
    place.depth -= 1
    return "steps: [\(steps.joined(separator: ", "))]"
  }

  private mutating func raise(_ place: RandomPlace) -> String? {
    let candidates = (events + externals).filter { !isBounded || $0.ceiling >= place.rank }
    guard !candidates.isEmpty else { return nil }
    let event = one(of: candidates)
    guard event.hasPayload && !(place.hasPayload && chance(2)) else { return "raise: \(event.name)" }
    return "raise: { \(event.name): { id: \(number(1...2)) } }"
  }

  private mutating func selection(_ place: inout RandomPlace) -> String {
    place.rank = screens.count - 1
    place.layersAreKnown = true
    return "tab: t\(number(0...tabRoots.count - 1))"
  }
}

// MARK: - Operations that show screens

extension RandomSpec {
  private mutating func growing(_ key: String, _ place: inout RandomPlace) -> String? {
    guard let screen = screen(above: place.rank) else { return nil }
    return "\(key): \(destinations(from: screen, &place))"
  }

  /// What takes the place of other screens of the stack.
  private mutating func replacing(_ key: String, _ place: inout RandomPlace) -> String? {
    let isFree = place.layersAreKnown && key != "replaceTop"
    guard let screen = screen(above: isFree ? -1 : place.rank - (chance(2) ? 1 : 0)) else { return nil }
    return "\(key): \(destinations(from: screen, &place))"
  }

  private mutating func setAfter(_ place: inout RandomPlace) -> String? {
    let anchor = one(of: screens)
    guard let screen = screen(above: max(anchor.rank, place.layersAreKnown ? -1 : 0)) else { return nil }
    let isInclusive = chance(4)
    let list = destinations(from: screen, &place)
    return "setAfter: { screen: \(anchor.name), push: \(list)\(isInclusive ? ", inclusive: true" : "") }"
  }

  private mutating func present(_ place: inout RandomPlace) -> String? {
    let floor = place.layersAreKnown ? -1 : place.rank
    let flows = flowRoots.indices.filter { !isBounded || flowRoots[$0] > floor }
    var text: String
    if !flows.isEmpty && chance(2) {
      let flow = one(of: flows)
      text = "present: f\(flow)"
      place.rank = flowRoots[flow]
    } else {
      guard let screen = screen(above: floor) else { return nil }
      text = "present: \(destination(screen, place))"
      if chance(3) { text += ", stack: true" }
      place.rank = screen.rank
    }
    place.layersAreKnown = false
    if chance(3) { text += chance(2) ? ", style: fullScreen" : ", style: popover" }
    if chance(5) { text += ", dismissable: false" }
    return text
  }

  private mutating func dismissLayer() -> String {
    if !flowRoots.isEmpty && chance(2) { return "dismiss: f\(number(0...flowRoots.count - 1))" }
    return "dismiss: \(one(of: screens).name)"
  }

  private mutating func start(_ place: inout RandomPlace) -> String {
    place.layersAreKnown = true
    if !tabRoots.isEmpty && chance(2) {
      place.rank = screens.count - 1
      return chance(2) ? "start: tabs" : "start: tabs, tab: t\(number(0...tabRoots.count - 1))"
    }
    if !flowRoots.isEmpty && chance(2) {
      let flow = number(0...flowRoots.count - 1)
      place.rank = flowRoots[flow]
      return "start: f\(flow)"
    }
    let screen = one(of: screens)
    place.rank = screen.rank
    return "start: \(destination(screen, place))"
  }

  private mutating func screen(above rank: Int) -> RandomScreen? {
    let candidates = screens.filter { !isBounded || $0.rank > rank }
    return candidates.isEmpty ? nil : one(of: candidates)
  }

  private mutating func destinations(from screen: RandomScreen, _ place: inout RandomPlace) -> String {
    let first = destination(screen, place)
    place.rank = screen.rank
    guard chance(6), let second = self.screen(above: screen.rank) else { return first }
    let list = "[\(first), \(destination(second, place))]"
    place.rank = second.rank
    return list
  }

  /// The `id` that it may need comes by name where there is one, is bound, or is a literal.
  private mutating func destination(_ screen: RandomScreen, _ place: RandomPlace) -> String {
    guard screen.identifier != .none else { return screen.name }
    if screen.identifier == .defaulted && chance(2) { return screen.name }
    if (place.hasPayload || place.hasScreenIdentifier) && chance(3) { return screen.name }
    if place.hasPayload && chance(2) { return "{ \(screen.name): { id: event.id } }" }
    if place.hasScreenIdentifier && chance(2) { return "{ \(screen.name): { id: screen.id } }" }
    return "{ \(screen.name): { id: \(number(1...2)) } }"
  }
}
