import SwitchyardModel
import SwitchyardSwiftCode

/// The graph together with what its elements are called in Swift, each name made once.
final class NamedGraph: Sendable {
  let graph: RouteGraph
  let names: GeneratedNames
  let types: AppTypes
  let modules: [ModuleNames]
  let screens: [SwiftIdentifier]
  /// For each screen, the names of its parameters.
  let screenParameters: [ParameterNames]
  let flows: [SwiftIdentifier]
  let tabs: [SwiftIdentifier]
  let events: [SwiftIdentifier]
  /// For each event, the names of what it carries.
  let payloads: [ParameterNames]
  let guards: [SwiftIdentifier]
  let hasDeprecatedScreens: Bool
  /// Whether a parameter or a payload has a type that some module must be imported for.
  let importsTypes: Bool
  /// The types of Foundation after which a case is called.
  let hiddenTypes: [String]
  /// For each type of `types:`, how it is written.
  let declaredTypes: [SwiftType]

  init(_ graph: RouteGraph) {
    let names = GeneratedNames(app: graph.name)
    self.graph = graph
    self.names = names
    types = AppTypes(names)
    let events = graph.events.grouped(by: \.module, of: graph.modules.count).map { $0.map(\.id) }
    let links = graph.links.patterns.grouped(by: \.module, of: graph.modules.count).map { $0.map(\.id) }
    modules = graph.modules.map { ModuleNames($0, events: events[$0.id.index], links: links[$0.id.index], names) }
    screens = graph.screens.map { SwiftIdentifier(checkedName: $0.name) }
    screenParameters = graph.screens.map { ParameterNames($0.parameters) }
    flows = graph.flows.map { SwiftIdentifier(checkedName: $0.name) }
    tabs = graph.tabs.map { SwiftIdentifier(checkedName: $0.name) }
    self.events = graph.events.map { SwiftIdentifier(checkedName: $0.name) }
    payloads = graph.events.map { ParameterNames($0.payload) }
    importsTypes =
      graph.screens.contains { graph.importsTypes($0.parameters) }
      || graph.events.contains { graph.importsTypes($0.payload) }
    hasDeprecatedScreens = graph.screens.contains { $0.deprecated != nil }
    hiddenTypes = ["Date", "URL", "UUID"].filter { type in
      graph.screens.contains { $0.name == type } || graph.events.contains { $0.name == type }
        || graph.tabs.contains { $0.name == type } || graph.flows.contains { $0.name == type }
    }
    guards = graph.guards.map { SwiftIdentifier(checkedName: $0.name) }
    declaredTypes = graph.types.map { $0.swiftType(names) }
  }

  subscript(module: ModuleID) -> ModuleNames { modules[module.index] }
}

extension RouteGraph {
  fileprivate func importsTypes(_ parameters: [Parameter]) -> Bool {
    parameters.contains { importedModule(of: $0.type.base) != nil }
  }

  /// The module that a type comes from; nil where Swift itself or the generated code has it.
  func importedModule(of base: ValueType.Base) -> String? {
    switch base {
    case .string, .int, .double, .bool: return nil
    case .uuid, .url, .date: return "Foundation"
    case .declared(let id):
      if case .external(_, let module, _) = types[id.index].kind { return module }
      return nil
    }
  }
}

extension Array {
  /// The elements of each module, in their order.
  fileprivate func grouped(by module: (Element) -> ModuleID, of count: Int) -> [[Element]] {
    var groups = [[Element]](repeating: [], count: count)
    for element in self { groups[module(element).index].append(element) }
    return groups
  }
}

extension SwiftIdentifier {
  /// Takes a name that was checked when the graph was made: that it is none is our own mistake.
  init(checkedName text: String) {
    do {
      try self.init(text)
    } catch {
      preconditionFailure("the name '\(text)' of the graph \(error.explanation)")
    }
  }
}

extension DeclaredType {
  fileprivate func swiftType(_ names: GeneratedNames) -> SwiftType {
    switch kind {
    case .enumeration:
      return .named(SwiftIdentifier(checkedName: names.type(self)))
    case .external(let swiftName, _, _):
      let parts = swiftName.split(separator: ".").map { SwiftIdentifier(checkedName: String($0)) }
      return parts.dropFirst().reduce(.named(parts[0])) { .member($0, $1) }
    }
  }
}
