import Foundation
import SwitchyardEmission
import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// What is generated for an app that has SwiftUI and UIKit both, with the runtime among it.
struct AllTargetsTests {
  private static let own = """
    nonisolated struct Person: Hashable, Sendable {}
    """

  /// The examples, and a graph of the size of a browser's where it is there.
  private static func specs() throws -> [String] {
    let examples = ["Courier", "Messenger", "Numbers", "People", "Shop", "Weather"].map {
      "Examples/\($0)/\($0.lowercased()).routes.yaml"
    }
    var texts = try examples.map { try ProjectFiles.text(of: $0) }
    if let browser = try? ProjectFiles.text(of: "../shared/corpus/fenix.routes.yaml") {
      texts.append(browser)
    } else {
      print("skipped: there is no graph of a browser beside the project")
    }
    return texts
  }

  @Test(arguments: [
    [], ["-default-isolation", "MainActor"], ["-swift-version", "5", "-strict-concurrency=complete"],
    ["-swift-version", "5"],
  ])
  func `everything compiles together, on the main actor and off it, in the mode of Swift 6 and that of 5`(
    options: [String]
  ) throws {
    var sources = ["Own.swift": Self.own]
    let targets = EmissionOptions(runtime: .embed, targets: [.swiftui, .uikit])
    for (number, text) in try Self.specs().enumerated() {
      let graph = CheckedSpec(text).graph
      for type in graph.types where type.name != "Person" {
        guard case .external(let name, _, _) = type.kind else { continue }
        sources["\(name).swift"] = "nonisolated struct \(name): Hashable, Sendable {}"
      }
      for file in targets.files(for: graph) {
        let isShared = file.path.hasPrefix("SwitchyardRuntime")
        sources[isShared ? file.path : "\(number)-\(file.path)"] = file.text
      }
    }
    // Whether the parts for SwiftUI and UIKit are looked at at all.
    sources["Asked.swift"] = "#if !canImport(SwiftUI) || !canImport(UIKit)\n#error(\"nothing was compiled\")\n#endif"
    let program = try SwiftProgram(sources, runtime: .provided)
    #expect(try program.typecheck(options: options + SwiftUIPlatform.iOS.optionsWithoutRuntime()) == "")
  }
}
