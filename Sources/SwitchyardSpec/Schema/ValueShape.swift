/// What may stand behind a key.
package indirect enum ValueShape: Sendable {
  /// Any scalar that is not null, taken as it is written: `1.10` stays `1.10`.
  case text
  /// Text that names something.
  case name(NameShape)
  /// `true` or `false`, and nothing that merely looks like it.
  case boolean
  /// The one version of a format that there is so far.
  case version(String)
  /// A whole number above zero.
  case count
  /// One of these words.
  case choice([String])
  /// Nothing, or `true`: `pop:`.
  case nothing
  /// A scalar of any kind, null included.
  case scalar
  case list(of: ValueShape, count: ListCount = .any)
  /// A mapping whose keys the user chooses.
  case entries(NameShape, ValueShape, count: ListCount = .any)
  /// A mapping whose keys the language knows.
  case mapping(SpecMapping)
  /// A shape that has a name, because it is used in several places.
  case named(SpecDefinition)
  case either([ValueShape])
  /// What rules count as. Which rules there are is known once all stages are put together.
  case ruleLevels

  package enum ListCount: Sendable {
    case any, one, oneOrMore
  }
}

/// How a name may be spelled, as far as an editor checks it; what Swift allows is judged once the spec is read.
package enum NameShape: Sendable {
  /// A Swift identifier.
  case identifier
  /// A Swift identifier, or one behind the module that declares it: `checkout.payment`.
  case reference
  /// A guard, or `not` and a guard.
  case condition
  /// The id of a rule: `unreachable-screen`.
  case rule
  /// The path of a link: `/posts/{id}`.
  case linkPattern
}

extension ValueShape {
  /// The shape as a finding says it: "'animated' must be *true or false*".
  package var words: String {
    switch self {
    case .text: "text"
    case .name(let name): name.words
    case .boolean: "true or false"
    case .version(let version): version
    case .count: "a whole number above 0"
    case .choice(let words): words.map { "'\($0)'" }.joinedAsAlternatives
    case .nothing: "nothing or true"
    case .scalar: "text or a number"
    case .list(let item, .one): "a list of one: \(item.words)"
    case .list(let item, _): "a list, each item \(item.words)"
    case .entries, .mapping, .ruleLevels: "a mapping"
    case .named(let definition): definition.words
    case .either(let shapes): shapes.map(\.words).joinedAsAlternatives
    }
  }
}

extension ValueShape {
  /// Whether only a mapping will do.
  var isMapping: Bool {
    switch self {
    case .entries, .mapping, .ruleLevels: true
    case .named(let definition): definition.shape.isMapping
    default: false
    }
  }
}

extension ValueShape {
  /// Whether a mapping will do, too.
  var mayBeMapping: Bool {
    switch self {
    case .named(let definition): definition.shape.mayBeMapping
    case .either(let shapes): shapes.contains { $0.mayBeMapping }
    default: isMapping
    }
  }
}

extension NameShape {
  package var words: String {
    switch self {
    case .identifier, .reference: "a name"
    case .condition: "a guard, or 'not' and a guard"
    case .rule: "a rule"
    case .linkPattern: "the path of a link"
    }
  }
}

extension [String] {
  /// "a, b or c".
  var joinedAsAlternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
