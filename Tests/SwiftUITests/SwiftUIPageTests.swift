import Foundation
import SwitchyardEmission
import SwitchyardTestSupport
import Testing

/// The page on SwiftUI shows code that compiles beside what is generated.
struct SwiftUIPageTests {
  @Test func `the page's screens meet the protocol of the shop`() throws {
    let blocks = try ProjectFiles.text(of: "Docs/SwiftUI.md").components(separatedBy: "```")
    let screens = try #require(blocks.first { $0.hasPrefix("swift\n") && $0.contains(": ShopScreens") })
    let graph = CheckedSpec(try ProjectFiles.text(of: "Examples/Shop/shop.routes.yaml")).graph
    var sources = ["Screens.swift": String(screens.dropFirst("swift\n".count))]
    for file in EmissionOptions(targets: [.swiftui]).files(for: graph) { sources[file.path] = file.text }
    sources["Shown.swift"] = """
      import SwiftUI
      import SwitchyardRuntime

      @MainActor func view() -> some View { ShopView(navigator: ShopNavigator(), screens: AppScreens()) }
      """
    let program = try SwiftProgram(sources, runtime: .provided)
    #expect(try program.typecheck(options: SwiftUIPlatform.iOS.options()) == "")
  }
}
