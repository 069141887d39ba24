import Foundation
import SwitchyardTestSupport
import Testing

/// The page on the router in an app shows code that works.
struct AppPageTests {
  /// The code that the page shows, in its order.
  private func code() throws -> String {
    try ProjectFiles.text(of: "Docs/InAnApp.md").components(separatedBy: "```").filter { $0.hasPrefix("swift\n") }
      .map { String($0.dropFirst("swift\n".count)) }.joined(separator: "\n")
  }

  @Test func `the page's code does what its comments say`() throws {
    var sources = try GeneratedApp(specAt: "Examples/Courier/courier.routes.yaml").sources
    let use = """

      useTheApp()
      show()
      let hook = log()
      session.isSignedIn = true
      navigator.visibleSender(CourierPostEvent.self)?(.close)
      navigator.visibleSender(CourierFeedEvent.self)?(.buy)
      navigator.remove(hook)
      show()
      let again = try relaunch()
      print(again.state == navigator.state, again.state)
      fromOutside()
      for link in ["courier://nowhere", "https://elsewhere.example", "courier://posts/7"] {
        print(complaint(about: navigator.open(link)) ?? "none")
      }
      play(CourierAnswers())

      struct CourierAnswers: CourierGuards { var isSignedIn: Bool { false } }
      """
    sources["main.swift"] = try code() + use
    #expect(
      try SwiftProgram(sources).run() == """
        handled
        stale
        tabs: ["post", "chats", "settings"]
        tabs(feed): feed, post(42, nil, 1)
        log: post(42, nil, 1): close → handled; tabs(feed): feed
        log: feed: buy → handled; tabs(feed): feed · sheet checkout: cart
        tabs: ["feed", "chats", "settings"]
        sheet ["cart"]
        tabs(feed): feed · sheet checkout: cart
        true tabs(feed): feed · sheet checkout: cart
        handled
        unhandled (brokenEncoding)
        handled
        unavailable
        There is nothing behind that link (noPattern).
        That is no link of Courier.
        none
        handled tabs(dialogs): chats, chat("ada")

        """)
  }

  @Test func `the README's navigator comes to what its comments say`() throws {
    let blocks = try ProjectFiles.text(of: "README.md").components(separatedBy: "```")
    let block = try #require(blocks.first { $0.hasPrefix("swift\nlet navigator") }).dropFirst("swift\n".count)
    var sources = try GeneratedApp(specAt: "Examples/Shop/shop.routes.yaml").sources
    sources["main.swift"] = String(block).replacing(
      "ShopNavigator()\n", with: "ShopNavigator()\nnavigator.onNavigation { print($0.outcome) }\n")
    let output = try SwiftProgram(sources).run()
    #expect(output == "handled\nhandled\nstale\ntabs(shop): catalog, item(42), reviews(42)\n")
    for line in output.split(separator: "\n") { #expect(block.contains("// \(line)\n")) }
  }
}
