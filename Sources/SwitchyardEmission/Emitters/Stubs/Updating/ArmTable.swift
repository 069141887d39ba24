import SwitchyardSwiftCode

/// A route that a switch is to name: a screen, a module, or where the user goes through a module's screens one by one, a
/// screen nested in its module.
struct WantedArm {
  /// `[post]`, `[checkout, payment]`
  let names: [String]
  let route: StubRoutes.Route
  let arm: SwiftSwitchCase
  /// The same without what the route carries: `case .post`, which names its screen as well.
  let bareArm: SwiftSwitchCase

  init(_ route: StubRoutes.Route) {
    names = [route.name.text]
    self.route = route
    arm = route.arm
    bareArm = .case(.case(route.name), [.placeholder(route.qualifiedName)])
  }

  init(_ route: StubRoutes.Route, in module: StubRoutes.Route) {
    names = [module.name.text, route.name.text]
    self.route = route
    arm = .case(
      .case(module.name, SwiftPatterns(unlabelled: [route.pattern])), [.placeholder(route.qualifiedName)])
    bareArm = .case(
      .case(module.name, SwiftPatterns(unlabelled: [.case(route.name)])), [.placeholder(route.qualifiedName)])
  }
}

/// The arms of a switch, or of several that go on in one another, by the cases that they name.
struct ArmTable {
  /// Which of the switches, and which of its arms.
  struct Position: Hashable, Comparable {
    let number: Int
    let arm: Int

    static func < (left: Position, right: Position) -> Bool {
      (left.number, left.arm) < (right.number, right.arm)
    }
  }

  struct Entry {
    let position: Position
    let item: ReadCaseItem
    let found: ReadEnumCase
  }

  /// The arms of each switch.
  let arms: [[ReadCase]]
  private(set) var entries: [Entry] = []
  private var entriesByName: [String: [Int]] = [:]

  /// - Parameter type: of the routes; a case of another type is none of theirs.
  init(_ arms: [[ReadCase]], over type: String) {
    self.arms = arms
    for (number, arms) in arms.enumerated() {
      for (index, arm) in arms.enumerated() {
        for item in arm.items {
          guard let found = item.enumCase, found.type == nil || found.type == type else { continue }
          entriesByName[found.name, default: []].append(entries.count)
          entries.append(Entry(position: Position(number: number, arm: index), item: item, found: found))
        }
      }
    }
  }

  func entries(named name: String) -> [Entry] {
    (entriesByName[name] ?? []).map { entries[$0] }
  }

  /// Whether the last of the switches takes what it does not name.
  var hasFallback: Bool { arms.last?.contains(where: \.isFallback) ?? false }

  /// How much of a route's values the arms take; nil where none names it.
  func extent(of wanted: WantedArm) -> ReadPattern.Extent? {
    entries(named: wanted.names[0]).compactMap { entry in
      entry.found.extent(of: wanted.names).map { entry.item.isConditional ? .part : $0 }
    }.min()
  }

  func positions(of wanted: WantedArm) -> [Position] {
    entries(named: wanted.names[0]).filter { $0.found.extent(of: wanted.names) != nil }.map(\.position)
  }

  /// Whether the user goes through a module's screens one by one, and leaves none to an arm for all of them.
  func splits(_ module: StubRoutes.Route) -> Bool {
    let found = entries(named: module.name.text)
    return found.contains { $0.found.nested != nil }
      && !found.contains { !$0.item.isConditional && $0.found.extent == .all }
  }
}

extension ReadEnumCase {
  /// The one case that its payload is compared with.
  var nested: ReadEnumCase? {
    guard let payload, payload.count == 1, case .enumCase(let inner) = payload[0].pattern else { return nil }
    return inner
  }

  /// How much it takes of a case, which may be nested in this one; nil where it names another.
  func extent(of names: [String]) -> ReadPattern.Extent? {
    if names.count == 1 { return extent }
    guard let nested else { return extent }
    return nested.name == names[1] ? nested.extent : nil
  }
}
