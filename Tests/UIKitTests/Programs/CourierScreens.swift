import SwitchyardRuntime
import UIKit

/// A controller for each of Courier's screens, with buttons in their place.
struct CourierScreens: CourierControllers {
  func feed(send: ScreenSender<CourierFeedEvent>) -> UIViewController {
    ScreenController(
      "feed", entry: send.id,
      emissions: [
        { send(.openPost(id: 1)) }, { send(.openProfile(userID: "ada")) }, { send(.openSettings) }, { send(.buy) },
        { send(.find) },
      ])
  }

  func post(id: Int, highlight: String?, page: Int, send: ScreenSender<CourierPostEvent>) -> UIViewController {
    ScreenController(
      "post \(id)", entry: send.id, emissions: [{ send(.openChat(userID: "ada")) }, { send(.close) }])
  }

  func profile(userID: String, send: ScreenSender<CourierProfileEvent>) -> UIViewController {
    ScreenController("profile \(userID)", entry: send.id, emissions: [{ send(.openChat(userID: userID)) }])
  }

  func search(query: String, sort: CourierSort, send: ScreenSender<CourierSearchEvent>) -> UIViewController {
    ScreenController("search \(query)", entry: send.id, emissions: [{ send(.choose(id: 7)) }])
  }

  func chats(send: ScreenSender<CourierChatsEvent>) -> UIViewController {
    ScreenController("chats", entry: send.id, emissions: [{ send(.openChat(userID: "ada")) }])
  }

  func chat(userID: String, send: ScreenSender<CourierChatEvent>) -> UIViewController {
    ScreenController("chat \(userID)", entry: send.id, emissions: [{ send(.openProfile(userID: userID)) }])
  }

  func settings(send: ScreenSender<CourierSettingsEvent>) -> UIViewController {
    ScreenController("settings", entry: send.id, emissions: [{ send(.signOut) }])
  }

  func signIn(send: ScreenSender<CourierSignInEvent>) -> UIViewController {
    ScreenController("signIn", entry: send.id, emissions: [{ send(.signedIn) }])
  }

  func cart(send: ScreenSender<CourierCartEvent>) -> UIViewController {
    ScreenController("cart", entry: send.id, emissions: [{ send(.pay) }, { send(.cancel) }])
  }

  func payment(send: ScreenSender<CourierPaymentEvent>) -> UIViewController {
    ScreenController("payment", entry: send.id, emissions: [{ send(.paid) }])
  }

  func welcome(send: ScreenSender<CourierWelcomeEvent>) -> UIViewController {
    ScreenController("welcome", entry: send.id, emissions: [{ send(.finish) }])
  }
}
