// Written once by Switchyard from courier.routes.yaml. It is yours: Switchyard does not write over it.

import SwitchyardRuntime
import UIKit

/// Makes the controllers of Courier.
///
/// A new screen does not build until it has its function here.
struct CourierScreenControllers: CourierControllers {
  func feed(send: ScreenSender<CourierFeedEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder feed
  }

  func post(id: Int, highlight: String?, page: Int, send: ScreenSender<CourierPostEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder post
  }

  func profile(userID: String, send: ScreenSender<CourierProfileEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder profile
  }

  func search(query: String, sort: CourierSort, send: ScreenSender<CourierSearchEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder search
  }

  func chats(send: ScreenSender<CourierChatsEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder chats
  }

  func chat(userID: String, send: ScreenSender<CourierChatEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder chat
  }

  func settings(send: ScreenSender<CourierSettingsEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder settings
  }

  func signIn(send: ScreenSender<CourierSignInEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder signIn
  }

  func cart(send: ScreenSender<CourierCartEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder cart
  }

  func payment(send: ScreenSender<CourierPaymentEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder payment
  }

  func welcome(send: ScreenSender<CourierWelcomeEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder welcome
  }
}
