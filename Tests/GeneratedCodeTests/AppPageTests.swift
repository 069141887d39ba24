import Foundation
import SwitchyardTestSupport
import Testing

/// The page on the router in an app shows code that works.
struct AppPageTests {
  @Test func `the page's navigator goes where the spec says`() throws {
    let page = try ProjectFiles.text(of: "Docs/InAnApp.md")
    let blocks = page.components(separatedBy: "```").filter { $0.hasPrefix("swift\n") }
    var sources = try GeneratedApp(specAt: "Examples/Shop/shop.routes.yaml").sources
    sources["ShopNavigator.swift"] = String(try #require(blocks.first).dropFirst("swift\n".count))
    sources["main.swift"] = """
      import Foundation

      let navigator = ShopNavigator()
      navigator.send(.openItem(id: 1))
      navigator.send(.openReviews(id: 1))
      print(navigator.tab, navigator.path.map(\\.description).joined(separator: ", "))
      if let url = URL(string: "shop://items/42") { navigator.open(url) }
      print(navigator.path.map(\\.description).joined(separator: ", "))
      """
    #expect(
      try SwiftProgram(sources).run() == """
        shop item(1), reviews(1)
        item(42)

        """)
  }
}
