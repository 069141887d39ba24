import SwitchyardEmission
import SwitchyardTestSupport
import Testing

/// The user's file after an update, compiled with what is generated from the new spec.
struct UpdatedRouterTests {
  private static let shop = "switchyard: 1\nmodule: Shop\nscreens:\n  cart:\n"

  private static let before = CheckedSpec(
    """
    switchyard: 1
    name: App
    start: feed
    include: [shop.routes.yaml]
    screens:
      feed: { transitions: { again: { push: feed } } }
      post: { params: { id: Int, text: "String?", flag: Bool } }
      default: { params: { in: String } }
    """, including: ["shop.routes.yaml": shop])

  private static let after = CheckedSpec(
    """
    switchyard: 1
    name: App
    start: feed
    include: [shop.routes.yaml, help.routes.yaml]
    screens:
      welcome:
      feed: { transitions: { again: { push: feed } } }
      search: { params: { query: String, in: "Bool = true" } }
      post: { params: { id: Int, text: "String?", flag: Bool } }
      default: { params: { in: String } }
      class: { params: { func: Int } }
    """,
    including: [
      "shop.routes.yaml": shop + "  receipts: { params: { all: Bool } }\n",
      "help.routes.yaml": "switchyard: 1\nmodule: Help\nscreens:\n  faq:\n  contact: { params: { case: Int } }\n",
    ])

  /// What users make of a stub: each a file of its own, which compiles with the old spec.
  private static let files: [String: String] = [
    "renamed labels and whole names": """
    struct AppScreenRouter {
      func show(_ route: AppRoute) -> Bool {
        switch route {
        case AppRoute.feed: return true
        case let .post(number, _, _) where number > 3: return true
        case .post(id: let id, text: nil, _): return id > 0
        case .post: return false
        case .`default`(in: let `in`): return `in`.isEmpty
        case .shop(let route): return self.show(route)
        }
      }

      private func show(_ route: AppShopRoute) -> Bool {
        switch route { case .cart: return true }
      }
    }
    """,
    "a class with a default": """
    final class AppScreenRouter {
    \tfunc show(_ route: AppRoute) -> Bool {
    \t\tif case .feed = route { return true }
    \t\tswitch route {
    \t\t// case .search:
    \t\tcase .post(_, .some, true), .post(_, _, false):
    \t\t\tprint("case .welcome: {", #"\\(}"#) /* } */
    \t\t\treturn true
    \t\tdefault: return false  // all others: }
    \t\t}
    \t}
    }
    """,
    "a chain, and fallthrough": """
    enum AppScreenRouter {
      static func show(_ route: AppRoute) -> Bool {
        switch route {
        case .feed: fallthrough
        case .post: return true
        default: return others(route)
        }
      }

      private static func others(_ route: AppRoute) -> Bool {
        switch route {
        case .default: true
        default: false
        }
      }
    }
    """,
    "values, extensions and modules one by one": """
    actor AppScreenRouter {}
    extension AppScreenRouter {
      func show(_ route: AppRoute) -> String? {
        switch route {
        case .feed: "feed"

        case .post(let id, _, _): String(id)

        case .default: nil

        case .shop(.cart): "cart"
        }
      }
    }
    """,
    "an assignment in each case": """
    struct AppScreenRouter {
      func show(_ route: AppRoute, loudly: Bool) {
        let text: String
        switch route { case .feed: text = "feed"; case .post, .default: text = ""
        case .shop(let shop):
          switch shop {
          case .cart:
            text = "cart"
          }
        }
        print(text)
      }
    }
    """,
    "marks and conditions": """
    func title(_ route: AppRoute) -> [String] {
      let one: String =
        // switchyard:switch
        switch route {
        #if DEBUG
        case .feed: "debug"
        #else
        case .feed: "feed"
        #endif
        case .post, .default: "other"
        case .shop(_): "shop"
        }
      return [AppRoute.feed].map { route in
        switch route {  // switchyard:switch AppRoute
        case .feed: return one
        case .post, .default, .shop: return one
        }
      }
    }
    """,
    "async, and placeholders of the user's own": """
    struct Text: Sendable { var text = "" }
    struct AppScreenRouter {
      func show(_ route: AppRoute) async throws -> Text {
        switch route {
        case .feed: return Text(text: "feed")
        case .post(let id, _, _):
          let post = await Task { Text(text: "\\(id)") }.value
          return post
        case .default:
          return Text()  // switchyard:placeholder default
        case .shop(let shop): return try await show(shop)
        }
      }

      func show(_ route: AppShopRoute) async throws -> Text {
        switch route {
        case .cart:
          try await Task.sleep(for: .zero)
          return Text(text: "cart")
        }
      }
    }
    """,
  ]

  private func sources(of graph: CheckedSpec, _ file: String) -> [String: String] {
    let core = CoreEmitter().files(for: graph.graph, options: EmissionOptions())
    // It is built as a whole, since some warnings come behind type checking.
    return Dictionary(uniqueKeysWithValues: core.map { ($0.path, $0.text) })
      .merging(["Mine.swift": file, "main.swift": "print(\"built\")"]) { $1 }
  }

  private func updated(_ file: String) throws -> StubUpdate {
    let upkeep = try #require(StubEmitter().stubs(for: Self.after.graph, options: EmissionOptions())[0].upkeep)
    return upkeep.update([UserFile(path: "Mine.swift", bytes: Array(file.utf8))], home: 0)
  }

  @Test(arguments: files.keys.sorted())
  func `what compiled before compiles after, and only grows`(name: String) throws {
    let file = try #require(Self.files[name])
    let update = try updated(file)
    let text = String(
      decoding: update.text(of: UserFile(path: "Mine.swift", bytes: Array(file.utf8)), number: 0), as: UTF8.self)
    #expect(text.utf8.count > file.utf8.count && isSubsequence(file, of: text))
    #expect(try SwiftProgram(sources(of: Self.before, file)).run() == "built\n")
    let idle = update.remarks.contains { $0.kind == .idleDefault }
    // A default that is never taken is warned of: it is told, and the user's to remove.
    let options = idle ? ["-no-warnings-as-errors"] : []
    #expect(try SwiftProgram(sources(of: Self.after, text)).run(options: options) == "built\n")
    #expect(update.remarks.allSatisfy { $0.kind == .idleDefault })
    #expect(
      try updated(text).text(of: UserFile(path: "Mine.swift", bytes: Array(text.utf8)), number: 0) == Array(text.utf8))
  }

  @Test func `a stub that nobody has touched compiles after an update`() throws {
    let stub = StubEmitter().files(for: Self.before.graph, options: EmissionOptions())[0].text
    let text = String(
      decoding: try updated(stub).text(of: UserFile(path: "Mine.swift", bytes: Array(stub.utf8)), number: 0),
      as: UTF8.self)
    var sources = sources(of: Self.after, text)
    sources["main.swift"] = "print(AppScreenRouter().show(.help(.contact(case: 1))), AppScreenRouter().show(.welcome))"
    #expect(try SwiftProgram(sources).run() == "false false\n")
  }

  /// Whether every line of a text stands in another, in its order.
  private func isSubsequence(_ text: String, of other: String) -> Bool {
    var rest = other.split(separator: "\n")[...]
    return text.split(separator: "\n").allSatisfy { line in
      guard let place = rest.firstIndex(where: { line.hasPrefix($0) || $0 == line }) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}
