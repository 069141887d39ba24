import SwitchyardEmission
import SwitchyardModel
import SwitchyardTestSupport

/// The Swift that a spec becomes for SwiftUI, with views that say what they are and have a button for everything that
/// their screen can emit, and a function that walks through the app at random.
struct WalkedViews {
  let graph: RouteGraph

  private var name: String { graph.name }
  private var code: SampleCode { SampleCode(graph) }

  /// By name, for a program that holds several apps.
  var sources: [String: String] {
    var sources = EmissionOptions(targets: [.swiftui]).sources(of: graph)
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
      await walk("\(name)", seeds, steps: steps, links: \(code.links)) {
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
    code.externalEvents.map { "{ navigator.raise(\($0)) }" }
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
    let function = code.function(of: screen, in: module)
    return """
        func \(screen.name)(\(function.parameters)) -> AnyView {
          Text(verbatim: \(type)Route.\(function.route).description)
          ButtonsView(actions: [\(code.emissions(of: screen).joined(separator: ", "))])
        }

      """
  }
}
