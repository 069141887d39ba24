import SwitchyardConcurrency
package import SwitchyardModel
import SwitchyardSwiftCode

/// Emits what every app gets: the routes, events and guards as Swift types, and the router.
///
/// The root spec becomes one file, and each module another, so that a change to a module recompiles that alone.
package struct CoreEmitter: Emitter {
  package init() {}

  package func files(for graph: RouteGraph, options: EmissionOptions) -> [GeneratedFile] {
    let named = NamedGraph(graph)
    let files = named.modules.concurrentMap { module in
      GeneratedFile(
        path: OutputName.swift(of: graph[module.id].specPath),
        bytes: bytes(of: CoreFile(named: named, module: module, options: options)), module: module.id)
    }
    return files + RuntimeFile.files(.core, options)
  }

  /// One section after the other, each written before the next is said: of a large app a section is large already.
  private func bytes(of file: CoreFile) -> [UInt8] {
    var writer = SwiftFileWriter(
      header: HeaderSection(file: file).lines, imports: ImportSection(file: file).imports,
      access: file.options.access.ofDeclarations)
    writer.write(RouteSection(file: file).declarations)
    writer.write(ScreenSection(file: file).declarations)
    if file.isRoot { writer.write(TabSection(file: file).declarations) }
    writer.write(FlowSection(file: file).declarations)
    if file.isRoot { writer.write(TypeSection(file: file).declarations) }
    writer.write(EventSection(file: file).declarations)
    writer.write(ScreenEventSection(file: file).declarations)
    if file.isRoot { writer.write(ExternalEventSection(file: file).declarations) }
    if file.isRoot { writer.write(GuardSection(file: file).declarations) }
    writer.write(RouterSection(file: file).declarations)
    if file.isRoot {
      writer.write(LinkSection(file: file).declarations)
      writer.write(RestoringSection(file: file).declarations)
    }
    writer.write(DeprecatedRouteSection(file: file).declarations)
    return writer.bytes
  }
}
