import Foundation
import SwitchyardEmission
import SwitchyardTestSupport
import Testing

/// The page on UIKit shows code that works.
struct UIKitPageTests {
  private func program(_ main: String) throws -> SwiftProgram {
    let graph = try WrittenSpec.graph(at: "Examples/Shop/shop.routes.yaml")
    var files: [String: String] = [:]
    for file in EmissionOptions(targets: [.uikit]).files(for: graph) { files[file.path] = file.text }
    let blocks = try ProjectFiles.text(of: "Docs/UIKit.md").components(separatedBy: "```")
    files["Page.swift"] = blocks.filter { $0.hasPrefix("swift\n") }.map { $0.dropFirst("swift\n".count) }
      .joined(separator: "\n")
    files["Others.swift"] = """
      import SwitchyardRuntime
      import UIKit

      final class CatalogViewController: UIViewController {
        let send: ScreenSender<ShopCatalogEvent>

        init(send: ScreenSender<ShopCatalogEvent>) {
          self.send = send
          super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
      }

      final class ReviewsViewController: UIViewController {
        init(itemID: Int) { super.init(nibName: nil, bundle: nil) }

        required init?(coder: NSCoder) { nil }
      }

      """
    files["main.swift"] = main
    return try SwiftProgram(files, runtime: .provided)
  }

  @Test func `the page's scene shows the shop, opens links, comes back as it was and is let go`() throws {
    let program = try program(
      """
      import UIKit

      @MainActor func stack(of delegate: SceneDelegate) -> UINavigationController? {
        StandIn.settle()
        let tabs = delegate.window?.rootViewController as? UITabBarController
        return tabs?.selectedViewController as? UINavigationController
      }

      let session = UISceneSession()
      let options = UIScene.ConnectionOptions()
      options.urlContexts = [UIOpenURLContext(url: URL(string: "shop://items/1")!)]
      let scene = UIWindowScene(session: session, connectionOptions: options)
      let delegate = SceneDelegate()
      delegate.scene(scene, willConnectTo: session, options: options)
      print(stack(of: delegate)?.viewControllers ?? [])
      (stack(of: delegate)?.topViewController as? ItemViewController)?.showReviews()
      print(stack(of: delegate)?.viewControllers ?? [])

      session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
      let again = SceneDelegate()
      again.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
      print(stack(of: again)?.viewControllers ?? [])
      again.scene(scene, openURLContexts: [UIOpenURLContext(url: URL(string: "shop://items/2")!)])
      print(stack(of: again)?.viewControllers ?? [], StandIn.misuses)

      @MainActor func closed() -> () -> [AnyObject?] {
        let delegate = SceneDelegate()
        delegate.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
        StandIn.settle()
        let root = delegate.window?.rootViewController
        return { [weak delegate, weak root] in [delegate, root] }
      }
      print(closed()().allSatisfy { $0 == nil } ? "let go" : "kept")

      """)
    let output = try program.run(options: UIKitPlatform.options())
    #expect(
      output.replacing("program.", with: "") == """
        [CatalogViewController, ItemViewController]
        [CatalogViewController, ItemViewController, ReviewsViewController]
        [CatalogViewController, ItemViewController, ReviewsViewController]
        [CatalogViewController, ItemViewController] []
        let go

        """)
  }
}
