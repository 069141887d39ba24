package import SwitchyardModel

/// Something that Swift is generated for, as `--target` names it.
package enum EmissionTarget: String, Sendable, CaseIterable {
  /// Every app: the routes, the events and the router.
  case core
  case swiftui
  case uikit
  case tests

  /// The targets that can be asked for.
  package static var offered: [EmissionTarget] {
    allCases.filter { $0.emitter != nil }
  }

  /// Who writes it; nil where nobody does yet.
  package var emitter: (any Emitter)? {
    switch self {
    case .core: CoreEmitter()
    case .swiftui: SwiftUIEmitter()
    case .uikit: UIKitEmitter()
    case .tests: nil
    }
  }

  /// What stands between the name of a spec and `.swift`: `courier.routes.swiftui.swift`.
  var infix: String {
    self == .core ? "" : "." + rawValue
  }
}

extension EmissionOptions {
  /// All that is generated from a graph for the targets that were asked for.
  package func files(for graph: RouteGraph) -> [GeneratedFile] {
    targets.flatMap { $0.emitter?.files(for: graph, options: self) ?? [] }
  }
}
