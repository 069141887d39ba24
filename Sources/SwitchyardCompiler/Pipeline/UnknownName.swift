import SwitchyardDiagnostics
import SwitchyardModel

/// A name on the command line that a spec does not have, or has for something else.
package enum UnknownName: Error, Equatable {
  /// - Parameters:
  ///   - kind: `screen`, `event` or `module`.
  ///   - suggestion: what was probably meant.
  case missing(kind: String, name: String, suggestion: String?)
  /// A flow or a tab is named where a screen is wanted; its root is one.
  case noScreen(kind: String, name: String, root: String)

  package var message: String {
    switch self {
    case .missing(let kind, let name, let suggestion):
      "there is no \(kind) '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .noScreen(let kind, let name, let root): "'\(name)' is a \(kind), not a screen; its root is '\(root)'"
    }
  }

  /// Whether it says more than that something is not there.
  var isTelling: Bool {
    if case .missing(_, _, nil) = self { false } else { true }
  }
}

extension RouteGraph {
  /// A screen of a module is known by its own name, too, where no other one has it.
  func screen(named name: String) throws(UnknownName) -> ScreenID {
    if let screen = screens.first(where: { qualifiedName(of: $0.id) == name }) { return screen.id }
    let namesakes = screens.filter { $0.name == name }
    if namesakes.count == 1, let only = namesakes.first { return only.id }
    let flowsOfName = flows.filter { $0.name == name }
    if let flow = flows.first(where: { qualifiedName(of: $0.id) == name })
      ?? (flowsOfName.count == 1 && namesakes.isEmpty ? flowsOfName.first : nil)
    {
      throw .noScreen(kind: "flow", name: qualifiedName(of: flow.id), root: qualifiedName(of: flow.root))
    }
    if let tab = tabs.first(where: { $0.name == name }) {
      throw .noScreen(kind: "tab", name: name, root: qualifiedName(of: tab.root.screen))
    }
    let names = screens.map { qualifiedName(of: $0.id) }
    let near = namesakes.first.map { qualifiedName(of: $0.id) } ?? NearestName(to: name).among(names)
    throw .missing(kind: "screen", name: name, suggestion: near)
  }

  func event(named name: String) throws(UnknownName) -> EventID {
    if let event = events.first(where: { $0.name == name }) { return event.id }
    throw .missing(kind: "event", name: name, suggestion: NearestName(to: name).among(events.map(\.name)))
  }

  /// A module is known as it is written, and as it stands before the names of its screens.
  func module(named name: String) throws(UnknownName) -> ModuleID {
    if let module = modules.first(where: { $0.name == name || $0.qualifier == name }) { return module.id }
    throw .missing(
      kind: "module", name: name, suggestion: NearestName(to: name).among(modules.compactMap(\.name)))
  }
}
