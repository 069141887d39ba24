package import SwitchyardModel
package import SwitchyardSimulation

/// Something that Swift is generated for, as `--target` names it.
package enum EmissionTarget: String, Sendable, CaseIterable {
  /// Every app: the routes, the events and the router.
  case core
  case swiftui
  case uikit
  case tests

  /// Who writes it.
  ///
  /// - Parameter ways: finds the ways that tests go; nil where nobody does, so that there are none.
  func emitter(_ ways: (any TransitionWayFinder)?) -> any Emitter {
    switch self {
    case .core: CoreEmitter()
    case .swiftui: SwiftUIEmitter()
    case .uikit: UIKitEmitter()
    case .tests: TestEmitter(ways)
    }
  }

  /// Whether what is written stands beside the core in one module. Tests stand in one of their own.
  var needsCore: Bool { self != .tests }

  /// What stands between the name of a spec and `.swift`: `courier.routes.swiftui.swift`.
  package var infix: String {
    self == .core ? "" : "." + rawValue
  }
}

extension EmissionOptions {
  /// All that is generated from a graph for the targets that were asked for.
  ///
  /// - Parameter ways: finds the ways that tests go; asked only where tests are generated.
  package func files(
    for graph: RouteGraph, ways: (RouteGraph) -> (any TransitionWayFinder)? = { _ in nil }
  ) -> [GeneratedFile] {
    let ways = targets.contains(.tests) ? ways(graph) : nil
    return targets.flatMap { $0.emitter(ways).files(for: graph, options: self) }
  }
}
