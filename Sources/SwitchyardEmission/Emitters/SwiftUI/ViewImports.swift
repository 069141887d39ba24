import SwitchyardModel
import SwitchyardSwiftCode

/// What a file of views imports: SwiftUI, the runtime, and the modules of the types that screens are shown with.
struct ViewImports {
  let file: CoreFile

  /// In alphabetical order.
  var modules: [String] {
    var modules: Set<String> = ["SwiftUI"]
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
    return modules.map { .import(SwiftIdentifier(checkedName: $0), access: access) }
  }
}
