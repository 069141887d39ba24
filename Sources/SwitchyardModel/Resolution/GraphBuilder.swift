package import SwitchyardDiagnostics
package import SwitchyardSpec

/// Resolves a spec as it is written into the graph that it means.
package struct GraphBuilder: Sendable {
  package init() {}

  /// The graph of all files together; what is wrong is reported, and the graph holds the rest.
  package func build(from files: SpecFiles, reporting bag: FindingBag) -> RouteGraph {
    let draft = GraphDraft(files, reporting: bag)
    NameDeclarer(draft).declare()
    TypeResolver(draft).resolve()
    ParameterResolver(draft).resolve()
    RootResolver(draft).resolve()
    HandlerResolver(draft).resolve()
    LinkResolver(draft).resolve()
    StartResolver(draft).resolve()
    var generatedNames = GeneratedNameChecker(draft)
    generatedNames.check()
    return draft.graph
  }
}
