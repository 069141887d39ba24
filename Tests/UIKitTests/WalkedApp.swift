import SwitchyardEmission
import SwitchyardModel
import SwitchyardTestSupport

/// The Swift that a spec becomes for UIKit, with a controller for each screen that can emit everything, and a function
/// that walks through the app at random.
struct WalkedApp {
  let graph: RouteGraph

  init(seed: UInt64) {
    let text = RandomSpec(seed: seed).text.replacing("name: Random", with: "name: Random\(seed)")
    graph = CheckedSpec(text).graph
  }

  init(_ graph: RouteGraph) {
    self.graph = graph
  }

  var name: String { graph.name }

  /// By name, for a program that holds several apps.
  var sources: [String: String] {
    var sources = sourcesWithoutWalk
    sources["\(name).Walk.swift"]? += walk
    return sources
  }

  var sourcesWithoutWalk: [String: String] {
    let files = EmissionOptions(targets: [.uikit]).files(for: graph)
    // Files of one module must differ in their names.
    var sources = Dictionary(uniqueKeysWithValues: files.map { (name + "." + $0.path, $0.text) })
    sources["\(name).Walk.swift"] =
      "import SwitchyardRuntime\nimport UIKit\n\n" + guards + graph.modules.map(controllers).joined()
    return sources
  }

  /// `walkRandom7(1...60)`
  func call(walks: ClosedRange<Int>) -> String { "walk\(name)(\(walks))\n" }

  // MARK: - The parts

  private var walk: String {
    """
    @MainActor func walk\(name)(_ seeds: ClosedRange<UInt64>) {
      walk("\(name)", seeds, links: \(links), externals: \(externals)) { window in
        let guards = \(graph.guards.isEmpty ? "\(name)NoGuards()" : "\(name)RandomGuards()")
        let navigator = \(name)Navigator(guards: guards)
        return Walkable(
          navigator: navigator,
          coordinator: \(name)Coordinator(navigator: navigator, controllers: \(name)WalkControllers(), window: window),
          changeGuards: { \(graph.guards.isEmpty ? "_ in" : "guards.bits = $0") })
      }
    }

    """
  }

  private var guards: String {
    if graph.guards.isEmpty { return "" }
    return """
      final class \(name)RandomGuards: \(name)Guards {
        var bits: UInt64 = 0
      \(graph.guards.map { "  var \($0.name): Bool { bits >> \($0.id.index) & 1 == 1 }\n" }.joined())}

      """
  }

  private func controllers(of module: Module) -> String {
    let modules = module.id == .root ? graph.modules.dropFirst().filter { !$0.screens.isEmpty } : []
    if module.id != .root, module.screens.isEmpty { return "" }
    return """
      struct \(name)\(module.name ?? "")WalkControllers: \(name)\(module.name ?? "")Controllers {
      \(module.screens.map { controller(of: graph[$0], in: module) }.joined())\(modules.map(factory).joined())}

      """
  }

  private func controller(of screen: Screen, in module: Module) -> String {
    let events = GeneratedNames(app: name).events(of: screen, in: module)
    var parameters = screen.parameters.map { "\($0.name): \(type(of: $0.type))" }
    if !screen.emittedEvents.isEmpty { parameters.append("send: ScreenSender<\(events)>") }
    let arguments = screen.parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    let route = screen.name + (arguments.isEmpty ? "" : "(\(arguments))")
    let emissions = screen.emittedEvents.map { emitted in
      "{ send(.\(graph[emitted.event].name)\(payload(of: graph[emitted.event]))) }"
    }
    let sending = emissions.isEmpty ? "" : ", entry: send.id, emissions: [\(emissions.joined(separator: ", "))]"
    return """
        func \(screen.name)(\(parameters.joined(separator: ", "))) -> UIViewController {
          ScreenController(\(name)\(module.name ?? "")Route.\(route).description\(sending))
        }

      """
  }

  private func factory(of module: Module) -> String {
    let type = "\(name)\(module.name ?? "")"
    return "  var \(module.qualifier ?? ""): any \(type)Controllers { \(type)WalkControllers() }\n"
  }

  private var links: String {
    let scheme = graph.links.schemes.first ?? "none"
    let urls = graph.links.patterns.map { pattern in
      "\"\(scheme):/\(pattern.text.replacing(/\{[^}]*\}/, with: "1"))\""
    }
    return "[\((urls + ["\"\(scheme)://nowhere/at/all\""]).joined(separator: ", "))]"
  }

  private var externals: String {
    "[\(graph.events.filter(\.isExternal).map { ".\($0.name)\(payload(of: $0))" }.joined(separator: ", "))]"
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
