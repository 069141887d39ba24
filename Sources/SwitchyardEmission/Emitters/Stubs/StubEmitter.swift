package import SwitchyardModel
import SwitchyardSwiftCode

/// Emits the beginning of the user's half: a router with one case a route, each with a marked placeholder. It is written
/// once, and is the user's from then on.
package struct StubEmitter: Emitter {
  package init() {}

  package func files(for graph: RouteGraph, options: EmissionOptions) -> [GeneratedFile] {
    let named = NamedGraph(graph)
    let spec = graph[.root].specPath.lastPathComponent
    let file = SwiftFile(
      header: ["Written once by Switchyard from \(spec). It is yours: Switchyard does not write over it."],
      [router(of: named)])
    return [GeneratedFile(path: named.types.screenRouter.text + ".swift", bytes: file.rendered())]
  }

  private func router(of named: NamedGraph) -> SwiftDeclaration {
    let switches = named.modules.filter { $0.id == .root || !$0.screens.isEmpty }
      .map { StubSwitch(named: named, module: $0) }
    let promise =
      switches.allSatisfy(\.isExhaustive)
      ? "The switch names every route, so a new screen does not build until it has its case here."
      : "There are more routes than the compiler can check in one switch: a new screen is one that was not shown."
    return .struct(
      named.types.screenRouter, doc: "Shows the screens of \(named.graph.name).\n\n\(promise)",
      switches.flatMap(\.declarations))
  }
}
