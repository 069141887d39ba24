import SwitchyardModel
import SwitchyardSwiftCode

/// What the values are called that a row binds: those of the event's payload, and those of the emitting screen.
struct Bindings {
  let event: BoundNames
  let screen: BoundNames

  /// - Parameters:
  ///   - payload: the names of what the event carries, or of the link's placeholders.
  ///   - parameters: those of the emitting screen's parameters, where it is known.
  init(_ uses: BindingUses, payload: ParameterNames, parameters: ParameterNames?) {
    let event = BoundNames(of: uses.event, in: payload)
    self.event = event
    screen = parameters.map { BoundNames(of: uses.screen, in: $0, besides: event) } ?? .none
  }

  private init() {
    (event, screen) = (.none, .none)
  }

  /// For a transition that stands where nothing is known, such as the start.
  static let none = Bindings()
}

/// The names in one pair of a pattern's parentheses: those that the row uses are bound.
struct BoundNames {
  private let names: [SwiftIdentifier]
  private let places: [Int]

  static let none = BoundNames(names: [], places: [])

  private init(names: [SwiftIdentifier], places: [Int]) {
    self.names = names
    self.places = places
  }

  /// - Parameter others: what the row binds besides; of two equal names the one here gets an underscore.
  init(of places: [Int], in parameters: ParameterNames, besides others: BoundNames = .none) {
    var names = parameters.bound
    for place in places where others.bind(names[place]) {
      while others.bind(names[place]) || names.count(where: { $0 == names[place] }) > 1 {
        names[place] = names[place].appending("_")
      }
    }
    self.init(names: names, places: places)
  }

  private func bind(_ name: SwiftIdentifier) -> Bool {
    places.contains { names[$0] == name }
  }

  func name(at place: Int) -> SwiftIdentifier { names[place] }

  func binds(_ place: Int) -> Bool { places.contains(place) }

  /// A name for what is bound, `_` for the rest; nothing where nothing is bound, so that there are no parentheses.
  var patterns: SwiftPatterns {
    if places.isEmpty { return [] }
    return SwiftPatterns(unlabelled: names.indices.map { binds($0) ? .let(names[$0]) : .wildcard })
  }
}

extension ParameterNames {
  /// The patterns that bind all of them.
  var patterns: SwiftPatterns {
    SwiftPatterns(unlabelled: bound.map { .let($0) })
  }
}
