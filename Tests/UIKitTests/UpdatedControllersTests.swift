import SwitchyardEmission
import SwitchyardTestSupport
import Testing

/// The user's controllers after an update, compiled with what is generated from the new spec.
struct UpdatedControllersTests {
  private static let options = EmissionOptions(targets: [.uikit])
  private static let spec = GrownSpec(for: options)

  private func complaints(_ spec: CheckedSpec, _ files: [String: String]) throws -> String {
    let generated = Self.options.files(for: spec.graph)
    let sources = Dictionary(uniqueKeysWithValues: generated.map { ($0.path, $0.text) }).merging(files) { $1 }
    return try SwiftProgram(sources, runtime: .provided).typecheck(options: UIKitPlatform.options())
  }

  @Test func `stubs that nobody has touched compile before an update and after it`() throws {
    let stubs = StubEmitter().files(for: Self.spec.before.graph, options: Self.options)
    let files = Dictionary(uniqueKeysWithValues: stubs.map { ($0.path, $0.text) })
    #expect(files.keys.sorted() == ["AppScreenControllers.swift", "AppShopScreenControllers.swift"])
    #expect(try complaints(Self.spec.before, files) == "")
    let updated = Self.spec.updated(files)
    #expect(updated.remarks == [])
    #expect(updated.files.keys.sorted().first == "AppHelpScreenControllers.swift")
    #expect(try complaints(Self.spec.after, updated.files) == "")
    let fresh = StubEmitter().files(for: Self.spec.after.graph, options: Self.options)
    #expect(fresh.count == 3 && updated.files["AppShopScreenControllers.swift"] == fresh[1].text)
  }

  @Test(arguments: [
    "start: UIKit\nscreens: { UIKit: , UIViewController: }",
    "start: UIKit\nscreens: { UIKit: { params: { UIViewController: Int = 1 } }, a: }",
    "start: a\nscreens: { a: { params: { UIKit: Int = 1, UIViewController: Int = 2 } } }",
  ])
  func `stubs compile where screens and parameters are called like what they stand on`(spec: String) throws {
    let checked = CheckedSpec("switchyard: 1\nname: App\n" + spec + "\n")
    #expect(checked.lines == [])
    let stubs = StubEmitter().files(for: checked.graph, options: Self.options)
    #expect(try complaints(checked, Dictionary(uniqueKeysWithValues: stubs.map { ($0.path, $0.text) })) == "")
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
    #expect(try complaints(Self.spec.before, files) == "")
    let updated = Self.spec.updated(files)
    #expect(updated.remarks == [])
    #expect(try complaints(Self.spec.after, updated.files) == "")
    #expect(Self.spec.updated(updated.files).files == updated.files)
  }
}
