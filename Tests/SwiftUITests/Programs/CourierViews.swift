import SwiftUI
import SwitchyardRuntime

/// Views of Courier: each says what it is, and has a button for each event.
struct CourierViews: CourierScreens {
  func feed(send: ScreenSender<CourierFeedEvent>) -> AnyView {
    Text(verbatim: CourierRoute.feed.description)
    Button("profile") { send(.openProfile(userID: "ada")) }
    Button("settings") { send(.openSettings) }
    Button("buy") { send(.buy) }
    Button("post") { send(.openPost(id: 1)) }
    Button("find") { send(.find) }
  }

  func post(id: Int, highlight: String?, page: Int, send: ScreenSender<CourierPostEvent>) -> AnyView {
    Text(verbatim: CourierRoute.post(id: id, highlight: highlight, page: page).description)
    Button("profile") { send(.openProfile(userID: "bob")) }
    Button("chat") { send(.openChat(userID: "bob")) }
    Button("close") { send(.close) }
  }

  func profile(userID: String, send: ScreenSender<CourierProfileEvent>) -> AnyView {
    Text(verbatim: CourierRoute.profile(userID: userID).description)
    Button("chat") { send(.openChat(userID: userID)) }
  }

  func search(query: String, sort: CourierSort, send: ScreenSender<CourierSearchEvent>) -> AnyView {
    Text(verbatim: CourierRoute.search(query: query, sort: sort).description)
    Button("choose") { send(.choose(id: 5)) }
  }

  func chats(send: ScreenSender<CourierChatsEvent>) -> AnyView {
    Text(verbatim: CourierRoute.chats.description)
    Button("chat") { send(.openChat(userID: "cyd")) }
  }

  func chat(userID: String, send: ScreenSender<CourierChatEvent>) -> AnyView {
    Text(verbatim: CourierRoute.chat(userID: userID).description)
    Button("profile") { send(.openProfile(userID: userID)) }
  }

  func settings(send: ScreenSender<CourierSettingsEvent>) -> AnyView {
    Text(verbatim: CourierRoute.settings.description)
    Button("out") { send(.signOut) }
  }

  func signIn(send: ScreenSender<CourierSignInEvent>) -> AnyView {
    Text(verbatim: CourierRoute.signIn.description)
    Button("in") { send(.signedIn) }
  }

  func cart(send: ScreenSender<CourierCartEvent>) -> AnyView {
    Text(verbatim: CourierRoute.cart.description)
    Button("pay") { send(.pay) }
    Button("cancel") { send(.cancel) }
  }

  func payment(send: ScreenSender<CourierPaymentEvent>) -> AnyView {
    Text(verbatim: CourierRoute.payment.description)
    Button("paid") { send(.paid) }
  }

  func welcome(send: ScreenSender<CourierWelcomeEvent>) -> AnyView {
    Text(verbatim: CourierRoute.welcome.description)
    Button("finish") { send(.finish) }
  }
}
