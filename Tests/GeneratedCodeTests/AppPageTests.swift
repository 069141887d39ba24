import Foundation
import SwitchyardTestSupport
import Testing

/// The page on the router in an app shows code that works.
struct AppPageTests {
  /// The code that the page shows, in its order.
  private func blocks() throws -> [String] {
    try ProjectFiles.text(of: "Docs/InAnApp.md").components(separatedBy: "```").filter { $0.hasPrefix("swift\n") }
      .map { String($0.dropFirst("swift\n".count)) }
  }

  @Test func `the page's navigator with tabs, modals and guards goes where the spec says`() throws {
    var sources = try GeneratedApp(specAt: "Examples/Courier/courier.routes.yaml").sources
    sources["CourierNavigator.swift"] = try blocks().filter { $0.contains("Courier") }.joined(separator: "\n")
    sources["main.swift"] = """
      struct Answers: CourierGuards {
        var isSignedIn: Bool
      }

      let navigator = CourierNavigator(guards: Answers(isSignedIn: true))
      @MainActor func show() {
        let levels = [navigator.shown.base[navigator.shown.selected]] + navigator.shown.layers
        let texts = levels.map { "\\($0.container): " + $0.routes.map(\\.description).joined(separator: ", ") }
        print(texts.joined(separator: " · "))
      }
      show()
      navigator.open("courier://posts/42")
      show()
      navigator.send(.finish)
      show()
      navigator.send(.openProfile(userID: "ada"))
      navigator.send(.openChat(userID: "ada"))
      show()
      navigator.send(.openProfile(userID: "bob"))
      navigator.open("courier://search?q=x")
      navigator.send(.choose(id: 7))
      show()
      navigator.open("courier://posts/1")
      navigator.send(.close)
      navigator.send(.close)
      navigator.send(.buy)
      navigator.send(.pay)
      show()
      navigator.send(.paid)
      show()
      navigator.send(.sessionExpired)
      show()
      """
    #expect(
      try SwiftProgram(sources).run() == """
        flow onboarding: welcome
        flow onboarding: welcome
        tab feed: feed, post(42, nil, 1)
        tab dialogs: chats, chat("ada")
        tab feed: feed, post(42, nil, 1), profile("ada"), post(7, nil, 1)
        tab feed: feed · flow checkout: cart, payment
        tab feed: feed, post(1, nil, 1)
        flow onboarding: welcome

        """)
  }

  @Test func `the page's navigator goes where the spec says`() throws {
    var sources = try GeneratedApp(specAt: "Examples/Shop/shop.routes.yaml").sources
    sources["ShopNavigator.swift"] = try blocks()[0]
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
