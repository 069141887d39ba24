package import SwitchyardModel
import SwitchyardSwiftCode

/// Emits what shows an app with UIKit: a protocol that makes the controllers of its screens, and the coordinator that
/// shows them.
///
/// As with the core, each module has a file of its own, where it has screens.
package struct UIKitEmitter: Emitter {
  package init() {}

  package func files(for graph: RouteGraph, options: EmissionOptions) -> [GeneratedFile] {
    let named = NamedGraph(graph)
    let files = named.modules.filter { $0.id == .root || !$0.screens.isEmpty }.map { module in
      let file = CoreFile(named: named, module: module, options: options)
      return GeneratedFile(
        path: OutputName.swift(of: graph[module.id].specPath, for: .uikit), bytes: bytes(of: file), module: module.id)
    }
    return files + RuntimeFile.files(.uikit, options)
  }

  /// An app for several platforms compiles it where there is no UIKit, too.
  private func bytes(of file: CoreFile) -> [UInt8] {
    var writer = SwiftFileWriter(
      header: HeaderSection(file: file).lines, access: file.options.access.ofDeclarations)
    let imports = ControllerImports(file: file).declarations
    let declarations = ControllersSection(file: file).declarations + CoordinatorSection(file: file).declarations
    writer.write([.compiled(if: "canImport(UIKit) && !os(watchOS)", imports + declarations)])
    return writer.bytes
  }
}
