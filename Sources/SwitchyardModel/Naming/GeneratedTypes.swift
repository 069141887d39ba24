package import SwitchyardDiagnostics

extension RouteGraph {
  /// The types that are made of the graph for any target, each with the declaration that it is called after. Of one graph
  /// no two have one name.
  package var generatedTypes: [(name: String, declaredAt: SourceSpan)] {
    let names = GeneratedNames(app: name)
    var types = GeneratedNames.AppType.allCases.map { (name: names.type($0), declaredAt: declaredAt) }
    for module in modules.dropFirst() {
      types += GeneratedNames.ModuleType.allCases.map { (names.type($0, of: module), module.declaredAt) }
    }
    for type in self.types {
      if case .enumeration = type.kind { types.append((names.type(type), type.declaredAt)) }
    }
    for screen in screens where !screen.emittedEvents.isEmpty {
      types.append((names.events(of: screen, in: self[screen.module]), screen.declaredAt))
    }
    return types
  }
}
