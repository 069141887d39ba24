import SwitchyardModel
import SwitchyardSwiftCode

/// What a file imports that shows screens: what it shows them with, the runtime, and the modules of the types of their
/// parameters.
struct ScreenImports {
  let file: CoreFile
  /// `UIKit`, `SwiftUI`.
  let framework: String

  /// In alphabetical order.
  var modules: [String] {
    var modules: Set<String> = [framework]
    if file.options.runtime == .import { modules.insert("SwitchyardRuntime") }
    for id in file.module.screens where file.named.importsTypes {
      for parameter in file.graph[id].parameters {
        if let module = file.graph.importedModule(of: parameter.type.base) { modules.insert(module) }
      }
    }
    return modules.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  var declarations: [SwiftDeclaration] {
    let access = file.options.access == .internal ? nil : file.options.access.ofDeclarations
    return modules.map { module in
      .import(
        SwiftIdentifier(checkedName: module), access: module == "SwitchyardRuntime" && !showsRuntime ? nil : access)
    }
  }

  /// Whether a type of the runtime stands in what others see: a sender, or for a public view the builder of a requirement.
  private var showsRuntime: Bool {
    file.isRoot || framework == "SwiftUI" && file.options.access == .public && !file.module.screens.isEmpty
      || file.module.screens.contains { !file.graph[$0].emittedEvents.isEmpty }
  }
}
