// Written once by Switchyard from courier.routes.yaml. It is yours: Switchyard does not write over it.

import SwiftUI
import SwitchyardRuntime

/// Makes the views of Courier.
///
/// A new screen does not build until it has its function here.
struct CourierScreenViews: CourierScreens {
  func feed(send: ScreenSender<CourierFeedEvent>) -> AnyView {
    Text("feed")  // switchyard:placeholder feed
  }

  func post(id: Int, highlight: String?, page: Int, send: ScreenSender<CourierPostEvent>) -> AnyView {
    Text("post")  // switchyard:placeholder post
  }

  func profile(userID: String, send: ScreenSender<CourierProfileEvent>) -> AnyView {
    Text("profile")  // switchyard:placeholder profile
  }

  func search(query: String, sort: CourierSort, send: ScreenSender<CourierSearchEvent>) -> AnyView {
    Text("search")  // switchyard:placeholder search
  }

  func chats(send: ScreenSender<CourierChatsEvent>) -> AnyView {
    Text("chats")  // switchyard:placeholder chats
  }

  func chat(userID: String, send: ScreenSender<CourierChatEvent>) -> AnyView {
    Text("chat")  // switchyard:placeholder chat
  }

  func settings(send: ScreenSender<CourierSettingsEvent>) -> AnyView {
    Text("settings")  // switchyard:placeholder settings
  }

  func signIn(send: ScreenSender<CourierSignInEvent>) -> AnyView {
    Text("signIn")  // switchyard:placeholder signIn
  }

  func cart(send: ScreenSender<CourierCartEvent>) -> AnyView {
    Text("cart")  // switchyard:placeholder cart
  }

  func payment(send: ScreenSender<CourierPaymentEvent>) -> AnyView {
    Text("payment")  // switchyard:placeholder payment
  }

  func welcome(send: ScreenSender<CourierWelcomeEvent>) -> AnyView {
    Text("welcome")  // switchyard:placeholder welcome
  }
}
