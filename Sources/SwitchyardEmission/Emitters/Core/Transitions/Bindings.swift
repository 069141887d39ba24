import SwitchyardModel
import SwitchyardSwiftCode

/// What the values are called that a row binds: those of the event's payload, and those of the emitting screen.
struct Bindings {
  let event: BoundNames
  let screen: BoundNames

  /// - Parameters:
  ///   - payload: the names of what the event carries, or of the link's placeholders.
  ///   - parameters: those of the emitting screen's parameters, where it is known.
  init(_ uses: BindingUses, payload: [SwiftIdentifier], parameters: [SwiftIdentifier] = []) {
    event = BoundNames(of: uses.event, in: payload)
    screen = BoundNames(of: uses.screen, in: parameters, besides: event)
  }

  /// For a transition that stands where nothing is known, such as the start.
  static let none = Bindings(BindingUses(of: []), payload: [])
}

/// The names in one pair of a pattern's parentheses.
///
/// A value has its parameter's own name, with an underscore behind it where that is a keyword, where the generated code
/// uses it itself, or where the row has bound it already.
struct BoundNames {
  /// By place; nil where nothing uses it. Empty where nothing is used.
  private let names: [SwiftIdentifier?]

  init(of places: [Int], in names: [SwiftIdentifier], besides others: BoundNames? = nil) {
    if places.isEmpty {
      self.names = []
      return
    }
    var bound = [SwiftIdentifier?](repeating: nil, count: names.count)
    for place in names.indices where places.contains(place) {
      var name = names[place]
      while Self.isTaken(name) || bound.contains(name) || others?.names.contains(name) ?? false {
        name = name.appending("_")
      }
      bound[place] = name
    }
    self.names = bound
  }

  private static func isTaken(_ name: SwiftIdentifier) -> Bool {
    name.isReserved || usedByGeneratedCode.contains(name.text)
  }

  private static let usedByGeneratedCode: Set<String> = [
    "guards", "link", "CaseArgument", "Date", "Foundation", "LinkDate", "LinkPath", "OwnArgument", "URL", "UUID",
  ]

  func name(at place: Int) -> SwiftIdentifier {
    guard let name = names[place] else { preconditionFailure("a value that the row does not bind") }
    return name
  }

  func binds(_ place: Int) -> Bool {
    place < names.count && names[place] != nil
  }

  /// A name for what is bound, `_` for the rest; nothing where nothing is bound, so that there are no parentheses.
  var patterns: SwiftPatterns {
    if names.isEmpty { return [] }
    return SwiftPatterns(names.map { (nil, $0.map { SwiftPattern.let($0) } ?? .wildcard) })
  }
}
