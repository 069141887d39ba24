open class UIWindow: UIView {
  private struct Reference { weak var window: UIWindow? }
  private static var references: [Reference] = []

  /// Those that are there.
  static var all: [UIWindow] { references.compactMap(\.window) }

  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    isHidden = true
    Self.references.removeAll { $0.window == nil }
    Self.references.append(Reference(window: self))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var windowScene: UIWindowScene?

  open override var window: UIWindow? { self }

  open var rootViewController: UIViewController? {
    didSet {
      if let old = oldValue, old !== rootViewController, let presented = old.presentedViewController {
        StandIn.misuse("The root of the window is replaced while \(presented) is presented, and leaks")
      }
      if let other = rootViewController?.parent ?? rootViewController?.ownPresenter {
        StandIn.misuse("The root of the window stands in \(other)")
      }
      if !isHidden { rootViewController?.appear() }
    }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    rootViewController?.appear()
  }
}
