/// What an app shows at one moment, as a value: the base, the modal layers above it, and what it has put off.
///
/// Two states are equal where they show the same, whatever the identities of their entries. Coded, a state is what
/// `switchyard simulate` prints; what an app has saved is read with ``RestoredNavigation``.
///
/// ```swift
/// var state = NavigationState<CourierRouter>(guards: guards)
/// state.perform(.link("courier://posts/42"), guards: guards).outcome  // .handled
/// print(state)                                                        // tabs(feed): feed, post(42, nil, 1)
/// ```
public struct NavigationState<Graph: RouteGraph>: Sendable {
  public internal(set) var base: Base
  /// The bottom one first.
  public internal(set) var layers: [Layer] = []
  /// The link or the external event that is handled again right after the next `start`.
  public internal(set) var deferred: Deferred?
  var identities: Identities

  /// What lies at the bottom.
  public enum Base: Hashable, Sendable {
    case tabs(TabBar)
    /// The stack that a flow or a screen was started with.
    case stack(shown: LayerIdentity<Graph>, Stack)
  }

  /// What waits for the app to begin afresh.
  public enum Deferred: Hashable, Sendable {
    case link(String)
    case external(Graph.Event)
  }

  /// Gives each entry, stack and layer a number of its own.
  struct Identities: Equatable, Sendable {
    private var last: UInt64 = 0

    mutating func next() -> NavigationID {
      last += 1
      return NavigationID(number: last)
    }
  }

  init(_ start: NavigationStart<Graph>, identities: Identities = Identities()) {
    self.identities = identities
    base = Base(start, &self.identities)
  }

  init(base: Base, layers: [Layer], deferred: Deferred?, identities: Identities) {
    self.base = base
    self.layers = layers
    self.deferred = deferred
    self.identities = identities
  }

  /// What the app shows at launch.
  public init(guards: Graph.Guards) {
    self.init(Graph.start(guards: Graph.remembering(guards)))
  }
}

extension NavigationState: Hashable {
  public static func == (left: NavigationState, right: NavigationState) -> Bool {
    left.base == right.base && left.layers == right.layers && left.deferred == right.deferred
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(layers)
    hasher.combine(deferred)
  }
}

extension NavigationState {
  /// The stack of the top layer or, without layers, of the base: of the selected tab where that is the tab bar.
  public internal(set) var visibleStack: Stack {
    get { layers.last?.stack ?? base.visibleStack }
    set {
      if layers.isEmpty { base.visibleStack = newValue } else { layers[layers.count - 1].stack = newValue }
    }
  }

  /// Changes the visible stack where it is: a copy would take time that grows with what lies on it.
  mutating func changeVisibleStack<Failure: Error>(
    _ change: (inout Stack) throws(Failure) -> Void
  ) throws(Failure) {
    if !layers.isEmpty { return try change(&layers[layers.count - 1].stack) }
    // What the base holds is taken out of it meanwhile, so that nobody else holds it.
    switch base {
    case .stack(let shown, var stack):
      base = .stack(shown: shown, stack.withoutPath)
      defer { base = .stack(shown: shown, stack) }
      try change(&stack)
    case .tabs(var bar):
      base = .tabs(bar.withoutStacks)
      defer { base = .tabs(bar) }
      try bar.changeSelectedStack(change)
    }
  }

  /// What the user sees.
  public var visibleEntry: Entry {
    if let layer = layers.last { return layer.stack.top }
    switch base {
    case .tabs(let bar): return bar.selectedStack.top
    case .stack(_, let stack): return stack.top
    }
  }

  /// Every stack that there is: those of the base in the order of the tabs, then those of the layers from the bottom.
  public var stacks: [Stack] { base.stacks + layers.map(\.stack) }
}

extension NavigationState.Base {
  init(_ start: NavigationStart<Graph>, _ identities: inout NavigationState.Identities) {
    switch start {
    case .flow(let flow, let root):
      self = .stack(shown: .flow(flow), NavigationState.Stack(.flow(flow), root: root, &identities))
    case .screen(let root):
      self = .stack(shown: .screen(root.screen), NavigationState.Stack(.stack, root: root, &identities))
    case .tabs(let tab): self = .tabs(NavigationState.TabBar(selecting: tab, &identities))
    }
  }

  /// Another one after each start, which tells the new base from one that shows the same.
  public var id: NavigationID {
    switch self {
    case .tabs(let bar): bar.id
    case .stack(_, let stack): stack.id
    }
  }

  /// The stacks of all tabs, or the one that there is.
  public var stacks: [NavigationState.Stack] {
    switch self {
    case .tabs(let bar): bar.stacks
    case .stack(_, let stack): [stack]
    }
  }

  /// The stack of the selected tab, or the one that there is.
  public internal(set) var visibleStack: NavigationState.Stack {
    get {
      switch self {
      case .tabs(let bar): bar.selectedStack
      case .stack(_, let stack): stack
      }
    }
    set {
      switch self {
      case .tabs(var bar):
        bar.selectedStack = newValue
        self = .tabs(bar)
      case .stack(let shown, _): self = .stack(shown: shown, newValue)
      }
    }
  }
}
