package import SwitchyardModel
import SwitchyardSwiftCode

/// Emits the beginning of the user's half, each case and function with a marked placeholder. It is written once, and is the
/// user's from then on.
///
/// For a target that shows screens that is what implements its protocol. Whoever has none of these begins with a router: one
/// switch over every route.
package struct StubEmitter: Emitter {
  private static let promise = " It is yours: Switchyard does not write over it."

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
    let opening = "\(StubMark.headerOpening) from \(spec)."
    let makers = options.targets.flatMap { target -> [Stub] in
      switch target {
      case .uikit:
        makerStubs(
          ScreenMakers.controllers(in: named, options), in: named, (.controllers, .ownControllers), opening,
          framework: "UIKit")
      case .swiftui:
        makerStubs(
          ScreenMakers.views(in: named, options), in: named, (.screenViews, .ownViews), opening, framework: "SwiftUI")
      case .core, .tests: []
      }
    }
    let isWanted = wantsRouter || makers.isEmpty
    let router = Stub(
      file: file(named.types.screenRouter, SwiftFile(header: [opening + Self.promise], [router(of: named)])),
      isWritten: isWanted, upkeep: RouterUpkeep(of: named, isWanted: isWanted))
    return [router] + makers
  }

  /// - Parameters:
  ///   - makers: the root's first.
  ///   - types: what is generated of a module, and what the user has of it.
  ///   - opening: what the header begins with.
  private func makerStubs(
    _ makers: [ScreenMakers], in named: NamedGraph,
    _ types: (generated: GeneratedNames.ModuleType, own: GeneratedNames.ModuleType), _ opening: String,
    framework: String
  ) -> [Stub] {
    let gone = GoneModules(in: named, suffix: types.generated, living: makers.map(\.protocol))
    return makers.enumerated().map { number, makers in
      Stub(
        file: file(makers.type, makers.file(opening + Self.promise)),
        upkeep: MakersUpkeep(makers, in: named, gone: number == 0 ? (gone, types.own, opening) : nil),
        framework: framework)
    }
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
