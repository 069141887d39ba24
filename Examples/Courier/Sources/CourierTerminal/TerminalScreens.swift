import SwitchyardRuntime

/// Makes the screens of Courier. Each can send what the spec lets it send, and nothing else.
@MainActor struct TerminalScreens {
  let navigator: CourierNavigator

  /// A new screen in the spec does not build until it has its case here.
  func screen(for entry: CourierState.Entry) -> TerminalScreen {
    switch entry.route {
    case .feed: feed(navigator.sender(for: entry))
    case .post(let id, _, let page): post(id, page, navigator.sender(for: entry))
    case .profile(let userID): profile(userID, navigator.sender(for: entry))
    case .search(let query, let sort): search(query, sort, navigator.sender(for: entry))
    case .chats: chats(navigator.sender(for: entry))
    case .chat(let userID): chat(userID, navigator.sender(for: entry))
    case .settings: settings(navigator.sender(for: entry))
    case .signIn: signIn(navigator.sender(for: entry))
    case .cart: cart(navigator.sender(for: entry))
    case .payment: payment(navigator.sender(for: entry))
    case .welcome: welcome(navigator.sender(for: entry))
    }
  }

  private func feed(_ send: ScreenSender<CourierFeedEvent>) -> TerminalScreen {
    TerminalScreen(
      title: CourierScreen.feed.title ?? "",
      lines: ["Ada: has anybody seen my bicycle?", "Bob: for sale, one bicycle"],
      choices: [
        TerminalScreen.Choice("read Ada's post") { send(.openPost(id: 1)) },
        TerminalScreen.Choice("read Bob's post") { send(.openPost(id: 2)) },
        TerminalScreen.Choice("look at Ada") { send(.openProfile(userID: "ada")) },
        TerminalScreen.Choice("search") { send(.find) },
        TerminalScreen.Choice("buy the bicycle") { send(.buy) },
        TerminalScreen.Choice("settings") { send(.openSettings) },
      ])
  }

  private func post(_ id: Int, _ page: Int, _ send: ScreenSender<CourierPostEvent>) -> TerminalScreen {
    TerminalScreen(
      title: "Post \(id)", lines: ["Page \(page)"],
      choices: [
        TerminalScreen.Choice("look at who wrote it") { send(.openProfile(userID: "ada")) },
        TerminalScreen.Choice("write to them") { send(.openChat(userID: "ada")) },
        TerminalScreen.Choice("close") { send(.close) },
      ])
  }

  private func profile(_ userID: String, _ send: ScreenSender<CourierProfileEvent>) -> TerminalScreen {
    TerminalScreen(
      title: "Profile of \(userID)",
      choices: [TerminalScreen.Choice("write to \(userID)") { send(.openChat(userID: userID)) }])
  }

  private func search(
    _ query: String, _ sort: CourierSort, _ send: ScreenSender<CourierSearchEvent>
  ) -> TerminalScreen {
    TerminalScreen(
      title: "Search", lines: ["'\(query)', \(sort.rawValue) first"],
      choices: [TerminalScreen.Choice("choose post 7") { send(.choose(id: 7)) }])
  }

  private func chats(_ send: ScreenSender<CourierChatsEvent>) -> TerminalScreen {
    TerminalScreen(title: "Chats", choices: [TerminalScreen.Choice("Ada") { send(.openChat(userID: "ada")) }])
  }

  private func chat(_ userID: String, _ send: ScreenSender<CourierChatEvent>) -> TerminalScreen {
    TerminalScreen(
      title: "Chat with \(userID)",
      choices: [TerminalScreen.Choice("look at \(userID)") { send(.openProfile(userID: userID)) }])
  }

  private func settings(_ send: ScreenSender<CourierSettingsEvent>) -> TerminalScreen {
    TerminalScreen(title: "Settings", choices: [TerminalScreen.Choice("sign out") { send(.signOut) }])
  }

  private func signIn(_ send: ScreenSender<CourierSignInEvent>) -> TerminalScreen {
    TerminalScreen(title: "Sign in", choices: [TerminalScreen.Choice("done") { send(.signedIn) }])
  }

  private func cart(_ send: ScreenSender<CourierCartEvent>) -> TerminalScreen {
    TerminalScreen(
      title: "Cart", lines: ["1 bicycle"],
      choices: [
        TerminalScreen.Choice("pay") { send(.pay) }, TerminalScreen.Choice("cancel") { send(.cancel) },
      ])
  }

  private func payment(_ send: ScreenSender<CourierPaymentEvent>) -> TerminalScreen {
    TerminalScreen(title: "Payment", choices: [TerminalScreen.Choice("paid") { send(.paid) }])
  }

  private func welcome(_ send: ScreenSender<CourierWelcomeEvent>) -> TerminalScreen {
    TerminalScreen(title: "Welcome", choices: [TerminalScreen.Choice("begin") { send(.finish) }])
  }
}
