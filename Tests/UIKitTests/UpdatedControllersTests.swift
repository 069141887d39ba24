import SwitchyardEmission
import SwitchyardTestSupport
import Testing

/// The user's controllers after an update, compiled with what is generated from the new spec.
struct UpdatedControllersTests {
  private static let options = EmissionOptions(targets: [.uikit])
  private static let shop = "switchyard: 1\nmodule: Shop\nscreens:\n  cart: { transitions: { pay: pop } }\n"

  private static let before = CheckedSpec(
    """
    switchyard: 1
    name: App
    start: feed
    include: [shop.routes.yaml]
    screens:
      feed: { transitions: { again: { push: feed } } }
      default: { params: { in: String } }
    """, including: ["shop.routes.yaml": shop])

  private static let after = CheckedSpec(
    """
    switchyard: 1
    name: App
    start: feed
    include: [shop.routes.yaml, help.routes.yaml]
    screens:
      welcome: { transitions: { done: pop } }
      feed: { transitions: { again: { push: feed } } }
      search: { params: { query: String, on: "Date?", send: Bool }, transitions: { find: pop } }
      default: { params: { in: String } }
      class: { params: { func: Int } }
    """,
    including: [
      "shop.routes.yaml": shop + "  receipts: { params: { all: Bool } }\n",
      "help.routes.yaml": "switchyard: 1\nmodule: Help\nscreens:\n  faq:\n",
    ])

  /// What the user has of each stub after the update of all files together, with the stubs that are new.
  private func updated(_ files: [String: String]) -> (files: [String: String], remarks: [StubRemark.Kind]) {
    let users = files.keys.sorted().map { UserFile(path: $0, bytes: Array((files[$0] ?? "").utf8)) }
    var update = StubUpdate(ofFiles: users.count)
    var updated: [String: String] = [:]
    for stub in StubEmitter().stubs(for: Self.after.graph, options: Self.options) where stub.isWritten {
      if let upkeep = stub.upkeep, upkeep.isThere(in: users) {
        update.add(upkeep.update(users, home: nil))
      } else {
        updated[stub.file.path] = stub.file.text
      }
    }
    for (number, file) in users.enumerated() {
      updated[file.path] = String(decoding: update.text(of: file, number: number), as: UTF8.self)
    }
    return (updated, update.remarks.map(\.kind))
  }

  private func complaints(_ spec: CheckedSpec, _ files: [String: String]) throws -> String {
    let generated = Self.options.files(for: spec.graph)
    let sources = Dictionary(uniqueKeysWithValues: generated.map { ($0.path, $0.text) }).merging(files) { $1 }
    return try SwiftProgram(sources, runtime: .provided).typecheck(options: UIKitPlatform.options())
  }

  @Test func `stubs that nobody has touched compile before an update and after it`() throws {
    let stubs = StubEmitter().files(for: Self.before.graph, options: Self.options)
    let files = Dictionary(uniqueKeysWithValues: stubs.map { ($0.path, $0.text) })
    #expect(files.keys.sorted() == ["AppScreenControllers.swift", "AppShopScreenControllers.swift"])
    #expect(try complaints(Self.before, files) == "")
    let updated = updated(files)
    #expect(updated.remarks == [])
    #expect(updated.files.keys.sorted().first == "AppHelpScreenControllers.swift")
    #expect(try complaints(Self.after, updated.files) == "")
    let fresh = StubEmitter().files(for: Self.after.graph, options: Self.options)
    #expect(fresh.count == 3 && updated.files["AppShopScreenControllers.swift"] == fresh[1].text)
  }

  @Test func `what users make of them compiles after an update, in however many files`() throws {
    let files = [
      "Controllers.swift": """
      import UIKit
      import SwitchyardRuntime

      /// Mine.
      final class Controllers: AppControllers {
      \tlet shop: any AppShopControllers
      \tinit(shop: some AppShopControllers) { self.shop = shop }

      \t/// The feed.
      \tfunc feed(send: ScreenSender<AppFeedEvent>) -> UIViewController { make { "feed" } }
      \tprivate func make(_ title: () -> String) -> UIViewController {
      \t\tlet controller = UIViewController()  // func search(
      \t\tcontroller.title = title()
      \t\treturn controller
      \t}
      }
      """,
      "Controllers+Default.swift": """
      import UIKit

      extension Controllers {
        // func class(func: Int)
        func `default`(in text: String) -> UIViewController { UIViewController() } }
      """,
      "Shop.swift": """
      import SwitchyardRuntime
      import UIKit

      public struct Shop {}

      #if DEBUG
      extension Shop: AppShopControllers {
          func cart(send: ScreenSender<AppShopCartEvent>) -> UIViewController { UIViewController() }
      }
      #endif
      struct Mock: AppShopControllers { func cart(send _: ScreenSender<AppShopCartEvent>) -> UIViewController { .init() } }
      """,
    ]
    #expect(try complaints(Self.before, files) == "")
    let updated = updated(files)
    #expect(updated.remarks == [])
    #expect(try complaints(Self.after, updated.files) == "")
    #expect(self.updated(updated.files).files == updated.files)
  }
}
