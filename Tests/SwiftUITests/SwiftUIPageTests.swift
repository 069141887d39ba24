import Foundation
import SwitchyardEmission
import SwitchyardTestSupport
import Testing

/// The page on SwiftUI shows code that compiles beside what is generated.
struct SwiftUIPageTests {
  @Test func `the page's app compiles as it stands`() throws {
    let blocks = try ProjectFiles.text(of: "Docs/SwiftUI.md").components(separatedBy: "```")
      .filter { $0.hasPrefix("swift\n") }.map { String($0.dropFirst("swift\n".count)) }
    #expect(blocks.count == 3)
    let graph = CheckedSpec(try ProjectFiles.text(of: "Examples/Shop/shop.routes.yaml")).graph
    var sources = ["App.swift": blocks.joined(separator: "\n")]
    for file in EmissionOptions(targets: [.swiftui]).files(for: graph) { sources[file.path] = file.text }
    let program = try SwiftProgram(sources, runtime: .provided)
    #expect(try program.typecheck(options: SwiftUIPlatform.iOS.options()) == "")
  }
}
