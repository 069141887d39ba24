package import SwitchyardModel
import SwitchyardSwiftCode

/// Emits what shows an app with UIKit: a protocol that makes the controllers of its screens, and the coordinator that
/// shows them.
package struct UIKitEmitter: Emitter {
  package init() {}

  package func files(for graph: RouteGraph, options: EmissionOptions) -> [GeneratedFile] {
    ScreenFiles(target: .uikit, condition: "canImport(UIKit) && !os(watchOS)", framework: "UIKit")
      .files(for: graph, options: options) { file in
        ControllersSection(file: file).declarations + CoordinatorSection(file: file).declarations
      } + RuntimeFile.files(.uikit, options)
  }
}
