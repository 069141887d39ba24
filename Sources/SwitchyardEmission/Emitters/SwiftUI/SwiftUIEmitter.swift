package import SwitchyardModel
import SwitchyardSwiftCode

/// Emits what shows an app with SwiftUI: a protocol that makes the views of its screens, and the app's view.
package struct SwiftUIEmitter: Emitter {
  package init() {}

  package func files(for graph: RouteGraph, options: EmissionOptions) -> [GeneratedFile] {
    ScreenFiles(target: .swiftui, condition: "canImport(SwiftUI)", framework: "SwiftUI")
      .files(for: graph, options: options) { file in
        ScreensSection(file: file).declarations + AppViewSection(file: file).declarations
      } + RuntimeFile.files(.swiftui, options)
  }
}
