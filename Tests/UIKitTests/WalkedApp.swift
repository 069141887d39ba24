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
  private var code: SampleCode { SampleCode(graph) }

  /// By name, for a program that holds several apps.
  var sources: [String: String] {
    var sources = sourcesWithoutWalk
    sources["\(name).Walk.swift"]? += walk
    return sources
  }

  var sourcesWithoutWalk: [String: String] {
    var sources = EmissionOptions(targets: [.uikit]).sources(of: graph)
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
      walk("\(name)", seeds, links: \(code.links), externals: [\(code.externalEvents.joined(separator: ", "))]) { window in
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
    let function = code.function(of: screen, in: module)
    let emissions = code.emissions(of: screen)
    let sending = emissions.isEmpty ? "" : ", entry: send.id, emissions: [\(emissions.joined(separator: ", "))]"
    return """
        func \(screen.name)(\(function.parameters)) -> UIViewController {
          ScreenController(\(name)\(module.name ?? "")Route.\(function.route).description\(sending))
        }

      """
  }

  private func factory(of module: Module) -> String {
    let type = "\(name)\(module.name ?? "")"
    return "  var \(module.qualifier ?? ""): any \(type)Controllers { \(type)WalkControllers() }\n"
  }
}
