package import SwitchyardModel
import SwitchyardSwiftCode

/// Emits what shows an app with SwiftUI: a protocol that makes the views of its screens, and the app's view.
///
/// As with the core, each module has a file of its own, where it has screens.
package struct SwiftUIEmitter: Emitter {
  package init() {}

  package func files(for graph: RouteGraph, options: EmissionOptions) -> [GeneratedFile] {
    let named = NamedGraph(graph)
    let files = named.modules.filter { $0.id == .root || !$0.screens.isEmpty }.map { module in
      let file = CoreFile(named: named, module: module, options: options)
      return GeneratedFile(
        path: OutputName.swift(of: graph[module.id].specPath, for: .swiftui), bytes: bytes(of: file), module: module.id)
    }
    return files + RuntimeFile.files(.swiftui, options)
  }

  /// Where there is no SwiftUI, an app for several platforms compiles it all the same.
  private func bytes(of file: CoreFile) -> [UInt8] {
    var writer = SwiftFileWriter(header: HeaderSection(file: file).lines, access: file.options.access.ofDeclarations)
    let imports = ViewImports(file: file).declarations
    let declarations = ScreensSection(file: file).declarations + AppViewSection(file: file).declarations
    writer.write([.compiled(if: "canImport(SwiftUI)", imports + declarations)])
    return writer.bytes
  }
}
