package import SwitchyardModel

extension RouteGraph {
  /// What a tab's root is shown with, to which nothing but itself is known.
  package func arguments(of destination: Destination) -> [Value] {
    zip(destination.arguments, self[destination.screen].parameters).map { source, parameter in
      switch source {
      case .literal(let literal): Value(literal)
      case .defaultValue: parameter.defaultValue.map { Value($0) } ?? .nil
      case .event, .screen, .nil: .nil
      }
    }
  }
}
