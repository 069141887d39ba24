package import SwitchyardModel
import SwitchyardSwiftCode

/// Emits what every app gets: the routes, events and guards as Swift types, and the router.
///
/// The root spec becomes one file, and each module another, so that a change to a module recompiles that alone.
package struct CoreEmitter: Emitter {
  package init() {}

  package func files(for graph: RouteGraph, options: EmissionOptions) -> [GeneratedFile] {
    let named = NamedGraph(graph)
    let files = named.modules.map { module in
      let file = CoreFile(named: named, module: module, options: options)
      let swift = SwiftFile(
        header: HeaderSection(file: file).lines, imports: ImportSection(file: file).imports,
        access: options.access.ofDeclarations, sections(of: file))
      return GeneratedFile(path: OutputName.swift(of: graph[module.id].specPath), text: swift.text)
    }
    if options.runtime == .import { return files }
    return files + [GeneratedFile(path: RuntimeFile.name, text: RuntimeFile(access: options.access).text)]
  }

  private func sections(of file: CoreFile) -> [SwiftDeclaration] {
    var sections = RouteSection(file: file).declarations
    if file.isRoot { sections += TabSection(file: file).declarations }
    sections += FlowSection(file: file).declarations
    if file.isRoot { sections += TypeSection(file: file).declarations }
    sections += EventSection(file: file).declarations
    sections += ScreenEventSection(file: file).declarations
    if file.isRoot { sections += GuardSection(file: file).declarations }
    sections += RouterSection(file: file).declarations
    if file.isRoot { sections += LinkSection(file: file).declarations }
    return sections + DeprecatedRouteSection(file: file).declarations
  }
}
