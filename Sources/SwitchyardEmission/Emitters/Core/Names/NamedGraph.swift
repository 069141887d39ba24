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
  let screenParameters: [[SwiftIdentifier]]
  let flows: [SwiftIdentifier]
  let tabs: [SwiftIdentifier]
  let events: [SwiftIdentifier]
  /// For each event, the names of what it carries.
  let payloads: [[SwiftIdentifier]]
  let guards: [SwiftIdentifier]
  let hasDeprecatedScreens: Bool
  /// The types of Foundation after which a screen or an event is called.
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
    screenParameters = graph.screens.map { $0.parameters.map { SwiftIdentifier(checkedName: $0.name) } }
    flows = graph.flows.map { SwiftIdentifier(checkedName: $0.name) }
    tabs = graph.tabs.map { SwiftIdentifier(checkedName: $0.name) }
    self.events = graph.events.map { SwiftIdentifier(checkedName: $0.name) }
    payloads = graph.events.map { $0.payload.map { SwiftIdentifier(checkedName: $0.name) } }
    hasDeprecatedScreens = graph.screens.contains { $0.deprecated != nil }
    hiddenTypes = ["Date", "URL", "UUID"].filter { type in
      graph.screens.contains { $0.name == type } || graph.events.contains { $0.name == type }
    }
    guards = graph.guards.map { SwiftIdentifier(checkedName: $0.name) }
    declaredTypes = graph.types.map { $0.swiftType(names) }
  }

  subscript(module: ModuleID) -> ModuleNames { modules[module.index] }
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
