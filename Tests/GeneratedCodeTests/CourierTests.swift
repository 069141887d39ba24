import SwitchyardTestSupport
import Testing

/// Courier's generated code, compiled and asked.
@Suite struct CourierTests {
  private func run(_ main: String) throws -> [String] {
    let output = try SwiftProgram(["courier.routes.swift": CourierGolden.routes(), "main.swift": main]).run()
    return output.split(separator: "\n").map(String.init)
  }

  @Test func `it compiles without a warning, with the runtime imported`() throws {
    let files = try ["courier.routes.swift": CourierGolden.routes(), "CourierScreenRouter.swift": CourierGolden.stub()]
    #expect(try SwiftProgram(files).typecheck() == "")
  }

  @Test func `it compiles without a warning, with the runtime embedded`() throws {
    let routes = try CourierGolden.routes().replacing("import SwitchyardRuntime\n", with: "")
    let files = try ["courier.routes.swift": routes, "CourierScreenRouter.swift": CourierGolden.stub()]
    #expect(try SwiftProgram(files, runtime: .embedded).typecheck() == "")
  }

  @Test func `it compiles with the upcoming features that change imports and existentials`() throws {
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let options = features.flatMap { ["-enable-upcoming-feature", $0] }
    #expect(try SwiftProgram(["courier.routes.swift": CourierGolden.routes()]).typecheck(options: options) == "")
  }

  @Test func `a new screen does not build until the user's router has its case`() throws {
    let stub = try CourierGolden.stub().replacing(
      "    case .payment:\n      return false  // switchyard:placeholder payment\n", with: "")
    let files = try ["courier.routes.swift": CourierGolden.routes(), "CourierScreenRouter.swift": stub]
    #expect(try SwiftProgram(files).typecheck().contains("switch must be exhaustive"))
  }

  @Test func `routes have their names, arguments and addresses`() throws {
    let lines = try run(
      """
      import SwitchyardRuntime
      print(CourierRoute.feed, CourierRoute.post(id: 42), CourierRoute.search(query: "a b", sort: .oldest))
      print(CourierRoute.post(id: 42).path ?? "none", CourierRoute.feed.url ?? "none", CourierRoute.chats.path ?? "none")
      print(CourierRoute.post(id: 1) == .post(id: 1, page: 1), CourierRoute.post(id: 1) == .post(id: 1, page: 2))
      print(CourierRoute.post(id: 1).screen == .post, CourierScreen.feed.title ?? "none", CourierScreen.post.title ?? "none")
      print(CourierTab.allCases, CourierTab.allCases.map { $0.root }, CourierTab.feed.icon ?? "none")
      print(CourierSort.allCases.map(\\.rawValue))
      """)
    #expect(
      lines == [
        "feed post(42, nil, 1) search(\"a b\", \"oldest\")",
        "/posts/42 https://courier.example/feed none",
        "true false",
        "true Feed none",
        "[feed, dialogs, settings] [feed, chats, settings] house",
        "[\"newest\", \"oldest\"]",
      ])
  }

  @Test func `the router asks the screen, then its container, then the app`() throws {
    let lines = try run(
      """
      import SwitchyardRuntime

      struct Answers: CourierGuards { var isSignedIn: Bool }

      func show(_ event: CourierEvent, on route: CourierRoute, in container: CourierContainer, signedIn: Bool = false) {
        let guards = Answers(isSignedIn: signedIn)
        print(CourierRouter.transition(for: event, on: route, in: container, guards: guards).map(\\.description) ?? "unhandled")
      }

      show(CourierFeedEvent.openPost(id: 42).event, on: .feed, in: .tab(.feed))
      show(CourierSearchEvent.choose(id: 7).event, on: .search(), in: .bare)
      show(CourierCartEvent.pay.event, on: .cart, in: .flow(.checkout))
      show(CourierCartEvent.pay.event, on: .cart, in: .stack)
      show(CourierFeedEvent.buy.event, on: .feed, in: .tab(.feed), signedIn: true)
      show(CourierFeedEvent.buy.event, on: .feed, in: .tab(.feed))
      show(CourierChatsEvent.openChat(userID: "ada").event, on: .chats, in: .tab(.dialogs))
      show(.orderPlaced, on: .settings, in: .tab(.settings))
      show(.openPost(id: 1), on: .settings, in: .tab(.settings))
      print(CourierRouter.start(guards: Answers(isSignedIn: true)))
      """)
    #expect(
      lines == [
        "push post(42, nil, 1)",
        "[dismiss, push post(7, nil, 1)]",
        "push payment",
        "unhandled",
        "present flow checkout (cart) as sheet",
        "present signIn as fullScreen",
        "tab dialogs, setAfterRoot chat(\"ada\")",
        "push post(1, nil, 1)",
        "unhandled",
        "flow onboarding (welcome)",
      ])
  }

  @Test func `links become transitions`() throws {
    let lines = try run(
      """
      struct Answers: CourierGuards { var isSignedIn: Bool { false } }

      for url in [
        "courier://posts/42", "https://courier.example/posts/42/", "courier://users/a%20b/chat", "courier://search?sort=oldest",
        "courier://search?q=x&sort=best", "courier://posts/x", "courier://feed",
      ] {
        print(CourierRouter.transition(opening: url, guards: Answers()).map(\\.description) ?? "unhandled")
      }
      """)
    #expect(
      lines == [
        "tab feed, setAfterRoot post(42, nil, 1)",
        "tab feed, setAfterRoot post(42, nil, 1)",
        "tab dialogs, setAfterRoot chat(\"a b\")",
        "present search(\"\", \"oldest\") as sheet",
        "unhandled", "unhandled", "unhandled",
      ])
  }

  @Test func `a guard is asked once while one event is handled`() throws {
    let lines = try run(
      """
      final class Flickering: CourierGuards {
        var count = 0
        var isSignedIn: Bool { count += 1; return count % 2 == 1 }
      }

      let guards = Flickering()
      let answers = CourierRouter.remembering(guards)
      print(answers.isSignedIn, answers.isSignedIn, guards.count, guards.isSignedIn)
      """)
    #expect(lines == ["true true 1 false"])
  }

  @Test func `a screen cannot send what it does not declare`() throws {
    let program = try SwiftProgram([
      "courier.routes.swift": CourierGolden.routes(),
      "Wrong.swift": "let event = CourierProfileEvent.openPost(id: 1)\n",
    ])
    #expect(try program.typecheck().contains("type 'CourierProfileEvent' has no member 'openPost'"))
  }
}
