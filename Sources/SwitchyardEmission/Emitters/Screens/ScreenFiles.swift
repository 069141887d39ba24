import SwitchyardModel
import SwitchyardSwiftCode

/// The files of a target that shows screens: as with the core, each module has one of its own, where it has screens.
struct ScreenFiles {
  let target: EmissionTarget
  /// `canImport(UIKit)`: an app for several platforms compiles the file where that is not so, too.
  let condition: SwiftFixedText
  let framework: String

  /// - Parameter declarations: what stands in the file of a module.
  func files(
    for graph: RouteGraph, options: EmissionOptions, declarations: (CoreFile) -> [SwiftDeclaration]
  ) -> [GeneratedFile] {
    Self.modules(in: NamedGraph(graph), options).map { file in
      var writer = SwiftFileWriter(header: HeaderSection(file: file).lines, access: options.access.ofDeclarations)
      let imports = ScreenImports(file: file, framework: framework).declarations
      writer.write([.compiled(if: condition, imports + declarations(file))])
      let path = OutputName.swift(of: graph[file.module.id].specPath, for: target)
      return GeneratedFile(path: path, bytes: writer.bytes, module: file.module.id)
    }
  }

  /// The root's first, then those of each module that has screens.
  static func modules(in named: NamedGraph, _ options: EmissionOptions) -> [CoreFile] {
    named.modules.filter { $0.id == .root || !$0.screens.isEmpty }
      .map { CoreFile(named: named, module: $0, options: options) }
  }
}
