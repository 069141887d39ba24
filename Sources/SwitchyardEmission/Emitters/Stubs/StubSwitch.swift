import SwitchyardModel
import SwitchyardSwiftCode

/// The functions of the stub over the routes of one module.
///
/// One is enough up to 500 routes, and then the compiler misses a new one. Near 600 it gives up on a switch that names
/// every case, so more than 500 go on in further functions.
struct StubSwitch {
  private static let limit = 500

  let named: NamedGraph
  let module: ModuleNames

  var isExhaustive: Bool { module.screens.count + nested.count <= Self.limit }

  var declarations: [SwiftDeclaration] {
    let cases = module.screens.map(placeholder) + nested
    if isExhaustive { return [function(number: 0, cases)] }
    let starts = Array(stride(from: 0, to: cases.count, by: Self.limit))
    return starts.enumerated().map { number, start in
      let isLast = number + 1 == starts.count
      let next: SwiftExpression = isLast ? false : .call(.name(name(number + 1)), ["route"])
      return function(
        number: number, cases[start..<min(start + Self.limit, cases.count)] + [.default([.return(next)])])
    }
  }

  private func function(number: Int, _ cases: [SwiftSwitchCase]) -> SwiftDeclaration {
    .function(
      name(number), [.unlabelled("route", .named(module.route))], returns: "Bool", doc: number == 0 ? doc : nil,
      access: number == 0 ? nil : .private, [.switch("route", cases)])
  }

  private func name(_ number: Int) -> SwiftIdentifier {
    number == 0 ? "show" : SwiftIdentifier(checkedName: "show" + String(number + 1))
  }

  private var doc: String {
    module.id == .root
      ? "Shows a screen with its parameters.\n\n- Returns: whether it was shown. A placeholder was not."
      : "Shows a screen of \(module.title)."
  }

  /// Every parameter is named and bound to nothing, so that the compiler has nothing to warn of.
  private func placeholder(_ id: ScreenID) -> SwiftSwitchCase {
    let patterns = named.screenParameters[id.index].labels.map { name in (Optional(name), SwiftPattern.wildcard) }
    let mark = "switchyard:placeholder " + named.graph.qualifiedName(of: id)
    return .case(.case(named.screens[id.index], SwiftPatterns(patterns)), [.noted(.return(false), mark)])
  }

  private var nested: [SwiftSwitchCase] {
    guard module.id == .root else { return [] }
    return named.modules.dropFirst().filter { !$0.screens.isEmpty }.map { module in
      .case(.case(module.nesting, [.let("route")]), [.return(.call("show", ["route"]))])
    }
  }
}
