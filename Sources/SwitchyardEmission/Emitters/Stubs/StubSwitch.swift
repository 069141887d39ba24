import SwitchyardModel
import SwitchyardSwiftCode

/// One function of the stub, over the routes of one module.
struct StubSwitch {
  let named: NamedGraph
  let module: ModuleNames

  var show: SwiftDeclaration {
    .function(
      "show", [.unlabelled("route", .named(module.route))], returns: "Bool", doc: doc,
      [.switch("route", module.screens.map(placeholder) + nested)])
  }

  private var doc: String {
    module.id == .root
      ? "Shows a screen with its parameters.\n\n- Returns: whether it was shown. A placeholder was not."
      : "Shows a screen of \(module.title)."
  }

  /// Every parameter is named and bound to nothing, so that the compiler has nothing to warn of.
  private func placeholder(_ id: ScreenID) -> SwiftSwitchCase {
    let patterns = named.screenParameters[id.index].map { name in (Optional(name), SwiftPattern.wildcard) }
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
