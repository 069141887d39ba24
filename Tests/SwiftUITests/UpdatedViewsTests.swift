import SwitchyardEmission
import SwitchyardTestSupport
import Testing

/// The user's views after an update, compiled with what is generated from the new spec.
struct UpdatedViewsTests {
  private static let options = EmissionOptions(targets: [.swiftui])
  private static let spec = GrownSpec(for: options, with: "  self:")

  private func complaints(_ spec: CheckedSpec, _ files: [String: String]) throws -> String {
    let generated = Self.options.files(for: spec.graph)
    let sources = Dictionary(uniqueKeysWithValues: generated.map { ($0.path, $0.text) }).merging(files) { $1 }
    let platform = SwiftUIPlatform.iOS
    return try SwiftProgram(platform.sources(sources), runtime: .provided).typecheck(options: platform.options())
  }

  private func expectNone(_ complaints: String) {
    #expect(complaints == "")
  }

  @Test func `stubs that nobody has touched compile before an update and after it`() throws {
    let stubs = StubEmitter().files(for: Self.spec.before.graph, options: Self.options)
    let files = Dictionary(uniqueKeysWithValues: stubs.map { ($0.path, $0.text) })
    #expect(files.keys.sorted() == ["AppScreenViews.swift", "AppShopScreenViews.swift"])
    try expectNone(complaints(Self.spec.before, files))
    let updated = Self.spec.updated(files)
    #expect(updated.remarks == [])
    #expect(updated.files.keys.sorted().first == "AppHelpScreenViews.swift")
    try expectNone(complaints(Self.spec.after, updated.files))
    let fresh = StubEmitter().files(for: Self.spec.after.graph, options: Self.options)
    #expect(fresh.count == 3)
    #expect(updated.files["AppShopScreenViews.swift"] == fresh[1].text)
    let whole = Dictionary(uniqueKeysWithValues: fresh.map { ($0.path, $0.text) })
    try expectNone(complaints(Self.spec.after, whole))
  }

  @Test func `what users make of them compiles after an update, in however many files`() throws {
    let files = [
      "Screens.swift": """
      import SwiftUI
      import SwitchyardRuntime

      struct Screens: AppScreens {
          var shop: any AppShopScreens { Shop() }

          func feed(send: ScreenSender<AppFeedEvent>) -> AnyView {
              if Bool.random() { Text("feed") } else { EmptyView() }
          }
      }
      """,
      "Screens+Default.swift": """
      import SwiftUI
      import SwitchyardRuntime

      extension Screens {
      \t@ScreenBuilder func `default`(in text: String) -> AnyView { Text(text) }
      }
      """,
      "Shop.swift": """
      import SwiftUI
      import SwitchyardRuntime

      struct Shop {}
      extension Shop: AppShopScreens {}
      extension Shop {
        /// Pays.
        @ScreenBuilder
        func cart(send: ScreenSender<AppShopCartEvent>) -> AnyView {
          Text("cart")
          EmptyView()
        }
        func receipts(all: String) -> AnyView { AnyView(EmptyView()) }
      }
      """,
    ]
    try expectNone(complaints(Self.spec.before, files))
    let updated = Self.spec.updated(files)
    #expect(
      updated.remarks == [.misfit("shop.receipts", parameters: ["all"], now: "func receipts(all: Bool) -> AnyView")])
    // The compiler says the same.
    let receipts = updated.files["Shop.swift"]?.replacing("receipts(all: String)", with: "receipts(all: Bool)")
    try expectNone(complaints(Self.spec.after, updated.files.merging(["Shop.swift": receipts ?? ""]) { $1 }))
    #expect(try complaints(Self.spec.after, updated.files).contains("does not conform to protocol 'AppShopScreens'"))
    #expect(Self.spec.updated(updated.files).files == updated.files)
  }

  @Test func `a screen that is called like what placeholders make does not get in their way`() throws {
    let spec = CheckedSpec(
      "switchyard: 1\nname: App\nstart: Text\nscreens:\n  Text: { params: { again: \"Bool = true\" } }\n")
    let stub = StubEmitter().files(for: spec.graph, options: Self.options)[0]
    #expect(stub.text.contains("    SwiftUI.Text(\"Text\")  // switchyard:placeholder Text\n"))
    try expectNone(complaints(spec, [stub.path: stub.text]))
  }

  @Test func `functions of screens that are gone are told, as far as they are no helpers`() throws {
    let stubs = StubEmitter().files(for: Self.spec.after.graph, options: Self.options)
    let more = """
      extension AppScreenViews {
        func row(send: ScreenSender<AppFeedEvent>) -> AnyView { header }
        func inShop(send: ScreenSender<AppShopCartEvent>) -> AnyView { header }
        func gone(send: ScreenSender<AppGoneEvent>) -> AnyView { AnyView(EmptyView()) }
        func old() -> AnyView {
          Text("old")  // switchyard:placeholder old
        }
        func helper() -> AnyView { AnyView(EmptyView()) }
      }
      """
    let files = Dictionary(uniqueKeysWithValues: stubs.map { ($0.path, $0.text) }).merging(["More.swift": more]) { $1 }
    let updated = Self.spec.updated(files)
    #expect(updated.files == files)
    #expect(updated.remarks == [.stale("gone", of: "App", new: []), .stale("old", of: "App", new: [])])
  }
}
