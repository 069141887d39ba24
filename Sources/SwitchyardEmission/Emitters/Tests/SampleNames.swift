import SwitchyardModel
import SwitchyardSwiftCode

/// What the values are called that tests need of the app's own types: `person`, of the type `Person`.
///
/// Nobody but the app can make them, so the user gives one of each, and what needs one that is missing is skipped.
struct SampleNames: Sendable {
  /// The types that events or links carry, in the order of the spec.
  let all: [(type: TypeID, name: SwiftIdentifier)]

  init(of graph: RouteGraph) {
    var used: Set<TypeID> = []
    for event in graph.events { used.formUnion(event.payload.compactMap { graph.ownType(of: $0) }) }
    for link in graph.links.patterns { used.formUnion(link.placeholders.compactMap { graph.ownType(of: $0) }) }
    var all: [(type: TypeID, name: SwiftIdentifier)] = []
    for type in graph.types where used.contains(type.id) {
      var name = SwiftIdentifier(checkedName: SwiftIdentifier.lowerCamelCase(of: type.name))
      // A test calls the app so.
      while name == "app" || name.isReserved || all.contains(where: { $0.name == name }) {
        name = name.appending("Value")
      }
      all.append((type.id, name))
    }
    self.all = all
  }

  /// Of a type that an event or a link carries.
  subscript(type: TypeID) -> SwiftIdentifier {
    guard let name = all.first(where: { $0.type == type })?.name else {
      preconditionFailure("a sample of a type that nothing carries")
    }
    return name
  }
}

extension RouteGraph {
  /// The type of the app's own of which a value is needed for a parameter; nil where it can be left out, or is none.
  func ownType(of parameter: Parameter) -> TypeID? {
    guard case .declared(let id) = parameter.type.base, case .external = self[id].kind else { return nil }
    return parameter.type.isOptional || parameter.type.isArray ? nil : id
  }
}
