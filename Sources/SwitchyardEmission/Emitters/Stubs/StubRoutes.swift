import SwitchyardModel
import SwitchyardSwiftCode

/// The routes of the app, or of one module, as a stub switches over them: its screens, then the modules nested in it.
struct StubRoutes: Sendable {
  struct Route: Sendable {
    let name: SwiftIdentifier
    /// The labels of what it carries; none for a module, which carries its routes.
    let parameters: [SwiftIdentifier]
    /// As the spec names it: `checkout.payment`.
    let qualifiedName: String
    /// Of a module, which of all the routes it carries.
    let nested: Int?
  }

  /// `CourierRoute`
  let type: SwiftIdentifier
  /// `checkout`, as a mark may name it; nil for the app's.
  let qualifier: String?
  /// As prose names it: `Courier`, `the module Checkout`.
  let title: String
  let routes: [Route]

  /// The app's first, then those of each module that has screens.
  static func all(in named: NamedGraph) -> [StubRoutes] {
    let modules = named.modules.filter { $0.id == .root || !$0.screens.isEmpty }
    return modules.map { module in
      var routes = module.screens.map { id in
        Route(
          name: named.screens[id.index], parameters: named.screenParameters[id.index].labels,
          qualifiedName: named.graph.qualifiedName(of: id), nested: nil)
      }
      if module.id == .root {
        for (number, module) in modules.enumerated().dropFirst() {
          guard let name = module.nestingCase else { continue }
          routes.append(Route(name: name, parameters: [], qualifiedName: name.text, nested: number))
        }
      }
      return StubRoutes(
        type: module.route, qualifier: module.nestingCase?.text, title: module.title, routes: routes)
    }
  }
}

extension StubRoutes.Route {
  /// Every parameter is named and bound to nothing, so that the compiler has nothing to warn of.
  var pattern: SwiftPattern {
    nested == nil
      ? .case(name, SwiftPatterns(parameters.map { (Optional($0), .wildcard) })) : .case(name, [.let("route")])
  }

  /// `case .post(id: _, highlight: _):`, on one line.
  var line: String {
    let text = SwiftSnippet(.case(pattern, []), at: 0).heading
    return String(text.dropLast(text.hasSuffix(" break") ? " break".count : 0))
  }

  /// The arm that a stub begins with.
  var arm: SwiftSwitchCase {
    nested == nil
      ? .case(pattern, [.placeholder(qualifiedName)])
      : .case(pattern, [.return(Self.handOn)])
  }

  /// The arm of a module in a switch that is itself a value.
  var valueArm: SwiftSwitchCase { .case(pattern, [.expression(Self.handOn)]) }

  private static let handOn: SwiftExpression = .call("show", ["route"])
}

extension SwiftStatement {
  /// What a router does with a screen that nobody has written yet.
  static func placeholder(_ name: String) -> SwiftStatement { .noted(.return(false), StubMark.placeholder(name)) }
}

/// The comments by which stubs are found again.
enum StubMark {
  /// Stands behind what the user has still to write.
  static func placeholder(_ name: String) -> String { placeholderOpening + name }

  static let placeholderOpening = "switchyard:placeholder "
  /// Stands in the header of a stub.
  static let headerOpening = "Written once by Switchyard"
  /// Stands above a `switch` that is kept up to date.
  static let `switch` = "switchyard:switch"
}
