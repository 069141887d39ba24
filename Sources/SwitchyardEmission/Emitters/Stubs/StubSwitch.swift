import SwitchyardSwiftCode

/// The functions of the stub over the routes of the app, or of one module.
///
/// One is enough up to 500 routes, and then the compiler misses a new one. Beyond 600 it gives up on a switch that names
/// every case, so more than 500 go on in further functions.
struct StubSwitch {
  static let limit = 500

  let routes: StubRoutes
  /// Whether it is the app's.
  let isOuter: Bool

  var isExhaustive: Bool { routes.routes.count <= Self.limit }

  var declarations: [SwiftDeclaration] {
    let arms = routes.routes.map(\.arm)
    if isExhaustive { return [function(number: 0, arms)] }
    let starts = Array(stride(from: 0, to: arms.count, by: Self.limit))
    return starts.enumerated().map { number, start in
      let isLast = number + 1 == starts.count
      let next: SwiftExpression = isLast ? false : .call(.name(name(number + 1)), ["route"])
      return function(
        number: number, arms[start..<min(start + Self.limit, arms.count)] + [.default([.return(next)])])
    }
  }

  private func function(number: Int, _ arms: [SwiftSwitchCase]) -> SwiftDeclaration {
    .function(
      name(number), [.unlabelled("route", .named(routes.type))], returns: "Bool", doc: number == 0 ? doc : nil,
      access: number == 0 ? nil : .private, [.switch("route", arms)])
  }

  private func name(_ number: Int) -> SwiftIdentifier {
    number == 0 ? "show" : SwiftIdentifier(checkedName: "show" + String(number + 1))
  }

  private var doc: String {
    isOuter
      ? "Shows a screen with its parameters.\n\n- Returns: whether it was shown. A placeholder was not."
      : "Shows a screen of \(routes.title)."
  }
}
