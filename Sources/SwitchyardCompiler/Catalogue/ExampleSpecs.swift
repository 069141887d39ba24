// swift-format-ignore-file
// Written from Examples by 'UPDATE_GENERATED=1 swift test'; do not edit.

/// The specs of Examples, so that `switchyard init --from` needs no file beside the program.
package enum ExampleSpecs {
  package static let names = ["Courier", "Messenger", "Numbers", "People", "Plugin", "Shop", "Weather"]

  /// The spec first, then what it includes.
  static func files(of example: String) -> [(name: String, text: String)] {
    switch example {
    case "Courier":
      [
        (
          "courier.routes.yaml",
          #"""
          # A shop with a feed, chats and a checkout: tabs, flows, modals, guards, events from outside and deep links.
          switchyard: 1
          name: Courier

          start: onboarding

          screens:
            feed:
              title: Feed
              doc: The newest posts.
              path: /feed
              events: [openProfile, openSettings, buy]
              transitions:
                openPost: { push: post }                 # event.id is taken for post's id, since name and type agree
                find: { present: search }

            post:
              title: Post
              path: /posts/{id}
              params: { id: Int, highlight: "String?", page: "Int = 1" }
              events: [openProfile, openChat]
              transitions:
                close: pop

            profile:
              title: Profile
              params: { userID: String }
              events: [openChat]

            search:
              title: Search
              path: /search?q={query}&sort={sort}
              params: { query: 'String = ""', sort: Sort = newest }
              transitions:
                choose: { steps: [dismiss, { push: { post: { id: event.id } } }] }

            chats:
              title: Chats
              events: [openChat]

            chat:
              title: Chat
              path: /users/{userID}/chat
              params: { userID: String }
              events: [openProfile]

            settings:
              title: Settings
              transitions:
                signOut: { start: onboarding }

            signIn:
              title: Sign in
              transitions:
                signedIn: dismiss

            cart:
              title: Cart
              events: [pay]
              transitions:
                cancel: dismiss

            payment:
              title: Payment
              transitions:
                paid: { steps: [dismiss, { raise: orderPlaced }] }

            welcome:
              title: Welcome
              transitions:
                finish: { start: tabs }

          flows:
            checkout:
              doc: From the cart to the receipt.
              root: cart
              transitions:
                pay: { push: payment }
            onboarding:
              doc: What a new user sees first.
              root: welcome

          tabs:
            feed:     { root: feed,     title: Feed,     icon: house }
            dialogs:  { root: chats,    title: Dialogs,  icon: message }
            settings: { root: settings, title: Settings, icon: gear }

          events:
            openPost: { id: Int }
            choose: { id: Int }
            openProfile: { userID: String }
            openChat: { userID: String }

          external:
            sessionExpired:

          guards:
            isSignedIn: The user has a session.

          transitions:
            openProfile: { push: profile }
            openChat: { tab: dialogs, setAfterRoot: chat }
            openSettings: { tab: settings }
            sessionExpired: { start: onboarding }
            orderPlaced: { push: { post: { id: 1 } } }
            buy:
              - { when: isSignedIn, present: checkout }
              - { present: signIn, style: fullScreen }

          links:
            schemes: [courier]
            hosts: [courier.example]
            paths:
              # There is no tab bar during onboarding: a link that comes then is kept until the app has begun.
              /posts/{id}: { tab: feed, setAfterRoot: post, else: defer }
              /users/{userID}/chat: { tab: dialogs, setAfterRoot: chat, else: defer }
              /search?q={query}&sort={sort}: { tab: feed, present: search, else: defer }

          types:
            Sort: { doc: How results are ordered., cases: [newest, oldest] }

          """#
        ),
      ]
    case "Messenger":
      [
        (
          "messenger.routes.yaml",
          #"""
          # Three tabs; any screen may ask for a dialog, a chat or the settings, and the tab that owns them opens.
          switchyard: 1
          name: Messenger

          screens:
            feed:
              title: Feed
              doc: What friends have posted.
              events: [openDialog, openChat, openSettings]

            dialogs:
              title: Dialogs
              doc: Every conversation, the newest first.
              events: [openDialog, openChat, openSpecificSetting]

            dialog:
              title: Dialog
              doc: One conversation.
              params: { dialogID: Int }
              events: [openChat, openSpecificSetting]

            chat:
              title: Chat
              doc: A conversation with one person.
              params: { userID: String }
              events: [openSettings]

            settings:
              title: Settings
              events: [openSpecificSetting, openDialog]

            setting:
              title: Setting
              doc: One group of settings.
              params: { section: Section }
              events: [openChat]

          tabs:
            feed:     { root: feed,     title: Feed,     icon: newspaper }
            dialogs:  { root: dialogs,  title: Dialogs,  icon: message }
            settings: { root: settings, title: Settings, icon: gear }

          events:
            openDialog: { dialogID: Int }
            openChat: { userID: String }
            openSpecificSetting: { section: Section }

          transitions:
            openDialog: { tab: dialogs, setAfterRoot: dialog }
            openChat: { tab: dialogs, push: chat }
            openSettings: { tab: settings, popToRoot: }
            openSpecificSetting: { tab: settings, setAfterRoot: setting }

          types:
            Section: { doc: A group of settings., cases: [account, notifications, privacy] }

          """#
        ),
      ]
    case "Numbers":
      [
        (
          "numbers.routes.yaml",
          #"""
          # One screen that shows a number and pushes itself with the next one.
          switchyard: 1
          name: Numbers

          start: { number: { number: 1 } }

          screens:
            number:
              title: Number
              doc: Shows a number, and a button that shows the next one.
              path: /numbers/{number}
              params: { number: Int }
              transitions:
                showNext: { push: { number: { number: event.next } } }
                showFirst: popToRoot

          events:
            showNext: { next: Int }

          """#
        ),
      ]
    case "People":
      [
        (
          "people.routes.yaml",
          #"""
          # A list of people, a profile for each, and a page about the app. `Person` is a type of the app's own.
          switchyard: 1
          name: People

          start: people

          screens:
            people:
              title: People
              doc: Everyone, in alphabetical order.
              transitions:
                openProfile: { push: profile }
                openAbout: { present: about }

            profile:
              title: Profile
              doc: What is known of one person.
              params: { person: Person }
              transitions:
                openFriend: { push: profile }

            about:
              title: About
              doc: Who made the app, and its version.
              transitions:
                close: dismiss

          events:
            openProfile: { person: Person }
            openFriend: { person: Person }

          types:
            Person: { swift: Person, conforms: [Hashable, Sendable] }

          """#
        ),
      ]
    case "Plugin":
      [
        (
          "shop.routes.yaml",
          #"""
          switchyard: 1
          name: Shop
          include: [checkout.routes.yaml]

          screens:
            catalog:
              title: Catalog
              transitions:
                openItem: { push: item }
            item:
              path: /items/{id}
              params: { id: Int }
              transitions:
                buy: { present: checkout.pay }

          tabs:
            shop: { root: catalog, title: Shop, icon: bag }

          events:
            openItem: { id: Int }

          links:
            schemes: [shop]
            paths:
              /items/{id}: { tab: shop, setAfterRoot: item }

          """#
        ),
        (
          "checkout.routes.yaml",
          #"""
          switchyard: 1
          module: Checkout

          flows:
            pay: { root: cart }

          screens:
            cart:
              transitions:
                close: dismiss

          """#
        ),
      ]
    case "Shop":
      [
        (
          "shop.routes.yaml",
          #"""
          switchyard: 1
          name: Shop

          screens:
            catalog:
              title: Catalog
              transitions:
                openItem: { push: item }           # the event's id is taken for the screen's
            item:
              path: /items/{id}
              params: { id: Int }
              events: [openReviews]                # emitted here, handled further out
            reviews:
              params: { itemID: Int }

          tabs:
            shop: { root: catalog, title: Shop, icon: bag }

          events:
            openItem: { id: Int }
            openReviews: { id: Int }

          transitions:
            openReviews: { push: { reviews: { itemID: event.id } } }

          links:
            schemes: [shop]
            paths:
              /items/{id}: { tab: shop, setAfterRoot: item }

          """#
        ),
      ]
    case "Weather":
      [
        (
          "weather.routes.yaml",
          #"""
          # A list of places, the weather at one of them, and the account: every screen has an address.
          switchyard: 1
          name: Weather

          start: weatherList

          screens:
            weatherList:
              title: Weather
              doc: The places that the user follows.
              path: /weather
              transitions:
                openWeather: { push: weather }
                openAccount: { push: account }

            weather:
              title: Weather
              doc: The forecast for one place.
              path: /weather/{weatherLabel}
              params: { weatherLabel: String }
              events: [openAccount]
              transitions:
                close: pop

            account:
              title: Account
              path: /account
              transitions:
                close: pop

          events:
            openWeather: { weatherLabel: String }

          transitions:
            openAccount: { push: account }

          links:
            schemes: [weather]
            hosts: [weather.example]
            paths:
              /weather: popToRoot
              /weather/{weatherLabel}: { setAfterRoot: weather }
              /account: { setAfterRoot: account }

          """#
        ),
      ]
    default: []
    }
  }
}
