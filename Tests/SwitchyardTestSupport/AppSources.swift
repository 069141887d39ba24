package import SwitchyardEmission
package import SwitchyardModel

extension EmissionOptions {
  /// What an app compiles that has the spec, by name: files of one module must differ in their names, and the runtime is one
  /// for all specs.
  package func sources(of graph: RouteGraph) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: files(for: graph).map { file in
        (RuntimeFile.Part(rawValue: file.path) == nil ? "\(graph.name).\(file.path)" : file.path, file.text)
      })
  }
}
