/// How a value is taken for another type. The one that traps is left out.
package enum SwiftCast: Sendable {
  case upcast
  case conditional
  case check

  var text: StaticString {
    switch self {
    case .upcast: "as"
    case .conditional: "as?"
    case .check: "is"
    }
  }
}
