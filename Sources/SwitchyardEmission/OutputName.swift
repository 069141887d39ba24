package import SwitchyardModel

/// What generated files are called: after the spec files alone, so that a build system knows the names before any spec is
/// read.
package enum OutputName {
  /// `courier.routes.swift` for `courier.routes.yaml`, and `courier.routes.swiftui.swift` for a target beside the core.
  /// The folder is left out: files of one Swift module must differ in their names all the same.
  package static func swift(of specPath: String, for target: EmissionTarget = .core) -> String {
    let name = specPath.lastPathComponent
    for ending in [".yaml", ".yml"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count)) + target.infix + ".swift"
    }
    return name + target.infix + ".swift"
  }
}

extension RouteGraph {
  /// For each module, the root's group first, the name of the file that it becomes. That two of them are equal is for
  /// the user to mend.
  package func outputNames(for target: EmissionTarget = .core) -> [String] {
    modules.map { OutputName.swift(of: $0.specPath, for: target) }
  }
}
