package import SwitchyardModel
package import SwitchyardSimulation
import SwitchyardSwiftCode

/// Emits a test for every transition and every link: each goes the way that was found for it, and expects what the
/// simulator has come to there.
///
/// The root spec becomes one file, and each module another, as in the core.
package struct TestEmitter: Emitter {
  private let ways: (any TransitionWayFinder)?

  /// - Parameter ways: nil where there are none, and so no tests.
  package init(_ ways: (any TransitionWayFinder)?) {
    self.ways = ways
  }

  package func files(for graph: RouteGraph, options: EmissionOptions) -> [GeneratedFile] {
    guard let ways else { return [] }
    let named = NamedGraph(graph)
    let (samples, links) = (SampleNames(of: graph), LinkMatcher(graph))
    return named.modules.compactMap { module in
      let file = TestFile(
        core: CoreFile(named: named, module: module, options: options), samples: samples, links: links, ways: ways)
      guard file.isRoot || !file.groups.isEmpty else { return nil }
      return GeneratedFile(
        path: OutputName.swift(of: graph[module.id].specPath, for: .tests), bytes: bytes(of: file), module: module.id)
    }
  }

  /// One group after the other, each written before the next is said.
  private func bytes(of file: TestFile) -> [UInt8] {
    var writer = SwiftFileWriter(
      header: HeaderSection(file: file.core).lines, imports: TestImports(file: file).imports)
    let suite = SuiteSection(file: file)
    writer.write(suite.declarations)
    for group in file.groups { writer.write(suite.declarations(of: group)) }
    if file.isRoot { writer.write(TestSupportSection(file: file).declarations) }
    return writer.bytes
  }
}
