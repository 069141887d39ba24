import SwitchyardSwiftCode

/// The parameters that the router's functions have in common.
struct RouterSignature {
  let types: AppTypes

  var event: SwiftParameter { SwiftParameter("for", "event", .named(types.event)) }
  var container: SwiftParameter { SwiftParameter("in", "container", .named(types.container)) }
  var guards: SwiftParameter { SwiftParameter("guards", .any(.named(types.guards))) }
  var result: SwiftType { .optional(.named(types.transition)) }

  func route(_ type: SwiftIdentifier) -> SwiftParameter {
    SwiftParameter("on", "route", .named(type))
  }
}
