// Controllers of the system, which apps present beside their own.

open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  open var message: String?
  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

@MainActor
open class UIAlertAction {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }
}

open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

@MainActor
open class UIActivity {}

/// While the user searches, it is presented by the controller that it belongs to, though it is part of that.
open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overCurrentContext
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var isActive: Bool { presentingViewController != nil && !isBeingDismissed }
}
