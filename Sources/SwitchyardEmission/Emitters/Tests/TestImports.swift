import SwitchyardModel
import SwitchyardSwiftCode

/// What a file of tests imports: the app, what the app stands on, and what the tests are written with.
struct TestImports {
  let file: TestFile

  /// In alphabetical order.
  var imports: [SwiftImport] {
    var imports = modules.map { SwiftImport(SwiftIdentifier(checkedName: $0)) }
    // Where the core is written beside the tests, they are in the app's own module.
    if !options.targets.contains(.core) {
      let app = SwiftIdentifier(checkedName: options.tests.module ?? file.graph.name)
      // What is seen from outside needs no door to what is not.
      let attributes: [SwiftAttribute] = options.access == .internal ? [.named("testable")] : []
      imports.append(SwiftImport(app, attributes: attributes))
    }
    return imports.sorted { $0.module.text.utf8.lexicographicallyPrecedes($1.module.text.utf8) }
  }

  private var options: EmissionOptions { file.core.options }

  private var modules: Set<String> {
    var modules: Set<String> = [file.framework == .xctest ? "XCTest" : "Testing"]
    if options.runtime == .import { modules.insert("SwitchyardRuntime") }
    for event in file.graph.events {
      for item in event.payload where file.graph.importedModule(of: item.type.base) == "Foundation" {
        modules.insert("Foundation")
      }
    }
    // The samples are declared in the root's file.
    if file.isRoot {
      for (type, _) in file.samples.all {
        if let module = file.graph.importedModule(of: .declared(type)) { modules.insert(module) }
      }
    }
    return modules
  }
}
