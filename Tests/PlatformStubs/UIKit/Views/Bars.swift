@MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var hidesBackButton = false
  open var rightBarButtonItem: UIBarButtonItem?
  open var searchController: UISearchController?

  init(title: String?) {
    self.title = title
  }
}

@MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var tag = 0
}

open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {}

open class UITabBarItem: UIBarItem {
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}

open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
}

open class UITabBar: UIView {}

open class UIImage: NSObject, @unchecked Sendable {
  public let name: String
  public let isSymbol: Bool

  /// Symbols are named in small letters: `house`, `person.2`.
  public init?(systemName name: String) {
    guard name.allSatisfy({ $0.isLowercase || $0.isNumber || $0 == "." }) else { return nil }
    self.name = name
    isSymbol = true
  }

  public init?(named name: String) {
    self.name = name
    isSymbol = false
  }
}
