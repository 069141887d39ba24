open class UIView: UIResponder {
  weak var controller: UIViewController?

  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var window: UIWindow? { controller?.visibleWindow }
  open var isHidden = false
  open var backgroundColor: UIColor?

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    StandIn.loop.after(StandIn.animationTurns) { completion?(true) }
  }
}

extension UIView: UIPopoverPresentationControllerSourceItem {}

@MainActor
open class UIColor: NSObject {
  open class var systemBackground: UIColor { UIColor() }
}

@MainActor
open class UIGestureRecognizer: NSObject {
  open var isEnabled = true
}

@MainActor
open class UITraitCollection: NSObject {
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }
}

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
