package import SwitchyardModel
import SwitchyardSwiftCode

/// Emits the beginning of the user's half, each case and function with a marked placeholder. It is written once, and is the
/// user's from then on.
///
/// For a target that shows screens that is what implements its protocol. Whoever has none of these begins with a router: one
/// switch over every route.
package struct StubEmitter: Emitter {
  /// Whether a router is written beside the stub of a target, too.
  private let wantsRouter: Bool

  package init(wantsRouter: Bool = false) {
    self.wantsRouter = wantsRouter
  }

  package func files(for graph: RouteGraph, options: EmissionOptions) -> [GeneratedFile] {
    stubs(for: graph, options: options).filter(\.isWritten).map(\.file)
  }

  package func stubs(for graph: RouteGraph, options: EmissionOptions) -> [Stub] {
    let named = NamedGraph(graph)
    let spec = graph[.root].specPath.lastPathComponent
    let header = "\(StubMark.headerOpening) from \(spec). It is yours: Switchyard does not write over it."
    let makers = options.targets.flatMap { target -> [ScreenMakers] in
      switch target {
      case .uikit: ScreenMakers.controllers(in: named, options)
      case .swiftui: ScreenMakers.views(in: named, options)
      case .core, .tests: []
      }
    }
    let isWanted = wantsRouter || makers.isEmpty
    let router = Stub(
      file: file(named.types.screenRouter, SwiftFile(header: [header], [router(of: named)])),
      isWritten: isWanted, upkeep: RouterUpkeep(of: named, isWanted: isWanted))
    return [router] + makers.map { Stub(file: file($0.type, $0.file(header)), upkeep: MakersUpkeep($0, in: named)) }
  }

  /// Called after its type.
  private func file(_ type: SwiftIdentifier, _ file: SwiftFile) -> GeneratedFile {
    GeneratedFile(path: type.text + ".swift", bytes: file.rendered())
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
