/// A word between the access level and the keyword.
package enum SwiftModifier: Sendable {
  case `static`, mutating, override, final, nonisolated, indirect, convenience, required, lazy, weak, privateSet

  var text: StaticString {
    switch self {
    case .static: "static"
    case .mutating: "mutating"
    case .override: "override"
    case .final: "final"
    case .nonisolated: "nonisolated"
    case .indirect: "indirect"
    case .convenience: "convenience"
    case .required: "required"
    case .lazy: "lazy"
    case .weak: "weak"
    case .privateSet: "private(set)"
    }
  }
}
