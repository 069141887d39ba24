import SwitchyardEmission
import SwitchyardModel
import SwitchyardTestSupport

/// The Swift that a spec becomes for SwiftUI, with views that say what they are and have a button for everything that
/// their screen can emit, and a function that walks through the app at random.
struct WalkedViews {
  let graph: RouteGraph

  private var name: String { graph.name }

  /// By name, for a program that holds several apps.
  var sources: [String: String] {
    let files = EmissionOptions(targets: [.swiftui]).files(for: graph)
    // Files of one module must differ in their names.
    var sources = Dictionary(uniqueKeysWithValues: files.map { (name + "." + $0.path, $0.text) })
    sources["\(name).Walk.swift"] =
      "import SwiftUI\nimport SwitchyardRuntime\n\n" + guards + graph.modules.map(screens).joined() + walk
    return sources
  }

  /// `await walkCourier(1...60, steps: 100)`
  func call(seeds: ClosedRange<Int>, steps: Int) -> String { "await walk\(name)(\(seeds), steps: \(steps))\n" }

  // MARK: - The parts

  private var walk: String {
    """
    @MainActor func walk\(name)(_ seeds: ClosedRange<Int>, steps: Int) async {
      await walk("\(name)", seeds, steps: steps, links: \(links)) {
        let guards = \(graph.guards.isEmpty ? "\(name)NoGuards()" : "\(name)DiceGuards()")
        let navigator = \(name)Navigator(guards: guards)
        return WalkedApp(
          view: \(name)View(navigator: navigator, screens: \(name)Buttons()), navigator: navigator,
          surprises: [\((changes + externals).joined(separator: ", "))])
      }
    }

    """
  }

  private var guards: String {
    if graph.guards.isEmpty { return "" }
    return """
      final class \(name)DiceGuards: \(name)Guards {
      \(graph.guards.map { "  var \($0.name) = false\n" }.joined())}

      """
  }

  private var changes: [String] {
    graph.guards.map { "{ guards.\($0.name).toggle() }" }
  }

  private var externals: [String] {
    graph.events.filter(\.isExternal).map { "{ navigator.raise(.\($0.name)\(payload(of: $0))) }" }
  }

  private var links: String {
    let scheme = graph.links.schemes.first ?? "none"
    let urls = graph.links.patterns.map { pattern in
      "\"\(scheme):/\(pattern.text.replacing(/\{[^}]*\}/, with: "1"))\""
    }
    return "[\((urls + ["\"\(scheme)://nowhere/at/all\""]).joined(separator: ", "))]"
  }

  private func screens(of module: Module) -> String {
    if module.id != .root, module.screens.isEmpty { return "" }
    let type = name + (module.name ?? "")
    let parts = module.id == .root ? graph.modules.dropFirst().filter { !$0.screens.isEmpty } : []
    let properties = parts.map { part in
      let type = name + (part.name ?? "")
      return "  var \(part.qualifier ?? ""): any \(type)Screens { \(type)Buttons() }\n"
    }
    return """
      struct \(type)Buttons: \(type)Screens {
      \(module.screens.map { screen(graph[$0], of: type, in: module) }.joined())\(properties.joined())}

      """
  }

  private func screen(_ screen: Screen, of type: String, in module: Module) -> String {
    let events = GeneratedNames(app: name).events(of: screen, in: module)
    var parameters = screen.parameters.map { "\($0.name): \(self.type(of: $0.type))" }
    if !screen.emittedEvents.isEmpty { parameters.append("send: ScreenSender<\(events)>") }
    let arguments = screen.parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    let route = screen.name + (arguments.isEmpty ? "" : "(\(arguments))")
    let actions = screen.emittedEvents.map { emitted in
      "{ send(.\(graph[emitted.event].name)\(payload(of: graph[emitted.event]))) }"
    }
    return """
        func \(screen.name)(\(parameters.joined(separator: ", "))) -> AnyView {
          Text(verbatim: \(type)Route.\(route).description)
          ButtonsView(actions: [\(actions.joined(separator: ", "))])
        }

      """
  }

  // MARK: - Values

  private func payload(of event: Event) -> String {
    if event.payload.isEmpty { return "" }
    return "(\(event.payload.map { "\($0.name): \(sample(of: $0.type))" }.joined(separator: ", ")))"
  }

  private func type(of type: ValueType) -> String {
    let base =
      switch type.base {
      case .string: "String"
      case .int: "Int"
      case .declared(let id): name + graph[id].name
      default: "?"
      }
    return (type.isArray ? "[\(base)]" : base) + (type.isOptional ? "?" : "")
  }

  private func sample(of type: ValueType) -> String {
    switch type.base {
    case .int: "1"
    case .declared(let id): if case .enumeration(let cases) = graph[id].kind { ".\(cases[0])" } else { "?" }
    default: "\"s\""
    }
  }
}
