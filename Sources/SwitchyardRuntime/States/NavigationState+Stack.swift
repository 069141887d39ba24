extension NavigationState {
  /// A screen on a stack, with what it is shown with.
  ///
  /// Two entries are equal where they show the same; which of two equal ones has sent an event is told by `id`.
  public struct Entry: Sendable {
    public let id: NavigationID
    public let route: Graph.Route

    init(_ route: Graph.Route, _ identities: inout Identities) {
      id = identities.next()
      self.route = route
    }
  }

  /// Screens one above the other, of which the user sees the top one. There is always a root.
  public struct Stack: Sendable {
    public let id: NavigationID
    /// Where the screens stand, by which it is found who handles their events.
    public let container: NavigationContainer<Graph>
    public internal(set) var root: Entry
    /// What lies on the root, from below.
    public internal(set) var path: [Entry] = []

    init(_ container: NavigationContainer<Graph>, root: Graph.Route, _ identities: inout Identities) {
      self.init(container, root: Entry(root, &identities), path: [], &identities)
    }

    init(_ container: NavigationContainer<Graph>, root: Entry, path: [Entry], _ identities: inout Identities) {
      id = identities.next()
      self.container = container
      self.root = root
      self.path = path
    }

    /// The same with nothing on the root.
    var withoutPath: Stack {
      var stack = self
      stack.path = []
      return stack
    }

    /// What the user sees of it.
    public var top: Entry { path.last ?? root }

    /// The root, and what lies on it.
    public var entries: [Entry] { [root] + path }

    /// Whether anything can be pushed: not on a screen that was presented alone, nor in a tab without a stack.
    public var hasStack: Bool {
      switch container {
      case .tab(let tab): tab.hasStack
      case .flow, .stack: true
      case .bare: false
      }
    }
  }
}

extension NavigationState.Entry: Hashable {
  public static func == (left: NavigationState.Entry, right: NavigationState.Entry) -> Bool {
    left.route == right.route
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(route)
  }
}

extension NavigationState.Stack: Hashable {
  public static func == (left: NavigationState.Stack, right: NavigationState.Stack) -> Bool {
    left.container == right.container && left.root == right.root && left.path == right.path
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(container)
    hasher.combine(root)
    hasher.combine(path)
  }
}
