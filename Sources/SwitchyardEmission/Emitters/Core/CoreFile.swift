import SwitchyardModel
import SwitchyardSwiftCode

/// What the sections of one generated file are made from: the graph, and the module whose file it is.
struct CoreFile {
  let named: NamedGraph
  let module: ModuleNames
  let options: EmissionOptions

  var graph: RouteGraph { _read { yield named.graph } }
  var types: AppTypes { named.types }

  /// Whether it is the file of the root spec, which holds what all modules share.
  var isRoot: Bool { module.id == .root }

  /// The modules whose cases stand in the root's enums, behind its own: those that have what the enum is about.
  func nestedModules(having elements: (ModuleNames) -> Bool) -> [ModuleNames] {
    isRoot ? named.modules.dropFirst().filter(elements) : []
  }
}

/// A row of the root's enums that leaves a module's cases to the module: `case .checkout(let route): return route.name`.
extension ModuleNames {
  func handingOn(_ name: SwiftIdentifier, returns value: SwiftExpression) -> SwiftSwitchCase {
    SwiftSwitchCase.case(.case(nesting, [.let(name)]), returns: value)
  }

  /// The case, of a module that has one.
  var nesting: SwiftIdentifier {
    guard let nestingCase else { preconditionFailure("the root is nested in nothing") }
    return nestingCase
  }
}
