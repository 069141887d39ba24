package import SwitchyardModel
import SwitchyardSwiftCode

/// Emits the beginning of the user's half: a router with one case a route, each with a marked placeholder. It is written
/// once, and is the user's from then on.
package struct StubEmitter: Emitter {
  package init() {}

  package func files(for graph: RouteGraph, options: EmissionOptions) -> [GeneratedFile] {
    stubs(for: graph, options: options).map(\.file)
  }

  package func stubs(for graph: RouteGraph, options: EmissionOptions) -> [Stub] {
    let named = NamedGraph(graph)
    let spec = graph[.root].specPath.lastPathComponent
    let file = SwiftFile(
      header: ["Written once by Switchyard from \(spec). It is yours: Switchyard does not write over it."],
      [router(of: named)])
    let path = named.types.screenRouter.text + ".swift"
    return [Stub(file: GeneratedFile(path: path, bytes: file.rendered()), upkeep: RouterUpkeep(of: named))]
  }

  private func router(of named: NamedGraph) -> SwiftDeclaration {
    let switches = StubRoutes.all(in: named).enumerated().map { StubSwitch(routes: $1, isOuter: $0 == 0) }
    let promise =
      switches.allSatisfy(\.isExhaustive)
      ? "The switch names every route, so a new screen does not build until it has its case here."
      : "There are more routes than the compiler can check in one switch: a new screen is one that was not shown."
    return .struct(
      named.types.screenRouter, doc: "Shows the screens of \(named.graph.name).\n\n\(promise)",
      switches.flatMap(\.declarations))
  }
}
