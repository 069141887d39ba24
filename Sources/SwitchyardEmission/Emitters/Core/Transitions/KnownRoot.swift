import SwitchyardModel

extension Flow {
  /// The root with what it is shown with, where all of that is known without anyone who presents the flow.
  func knownRoot(in graph: RouteGraph) -> Destination? {
    let parameters = graph[root].parameters
    var arguments: [ArgumentSource] = []
    for (place, parameter) in parameters.enumerated() {
      switch rootArguments.indices.contains(place) ? rootArguments[place] : nil {
      case .literal(let literal): arguments.append(.literal(literal))
      case .nil?: arguments.append(.nil)
      default:
        guard parameter.defaultValue != nil || parameter.type.isOptional else { return nil }
        arguments.append(parameter.defaultValue == nil ? .nil : .defaultValue)
      }
    }
    return Destination(screen: root, arguments: arguments, declaredAt: declaredAt)
  }
}
