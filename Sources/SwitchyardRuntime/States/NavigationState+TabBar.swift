extension NavigationState {
  /// The tabs, each with its stack.
  public struct TabBar: Sendable {
    public let id: NavigationID
    /// One for each tab, in the order of the bar.
    public private(set) var stacks: [Stack]
    /// Which of them is selected.
    private(set) var place: Int

    /// Every tab at its root.
    init(selecting tab: Graph.Tab, _ identities: inout Identities) {
      var stacks: [Stack] = []
      for tab in Graph.Tab.allCases { stacks.append(Stack(.tab(tab), root: tab.root, &identities)) }
      self.init(selecting: tab, stacks: stacks, &identities)
    }

    /// - Parameter stacks: one for each tab, in their order.
    init(selecting tab: Graph.Tab, stacks: [Stack], _ identities: inout Identities) {
      id = identities.next()
      self.stacks = stacks
      place = Self.place(of: tab)
    }

    public internal(set) var selected: Graph.Tab {
      get { Self.tab(at: place) }
      set { place = Self.place(of: newValue) }
    }

    public internal(set) subscript(tab: Graph.Tab) -> Stack {
      get { stacks[Self.place(of: tab)] }
      set { stacks[Self.place(of: tab)] = newValue }
    }

    var selectedStack: Stack {
      get { stacks[place] }
      set { stacks[place] = newValue }
    }

    mutating func changeSelectedStack<Failure: Error>(
      _ change: (inout Stack) throws(Failure) -> Void
    ) throws(Failure) {
      try change(&stacks[place])
    }

    /// Nothing is to be asked of it before it has stacks again.
    var withoutStacks: TabBar {
      var bar = self
      bar.stacks = []
      return bar
    }

    mutating func replace(stackAt place: Int, with stack: Stack) {
      stacks[place] = stack
    }

    static func tab(at place: Int) -> Graph.Tab {
      Graph.Tab.allCases[Graph.Tab.allCases.index(Graph.Tab.allCases.startIndex, offsetBy: place)]
    }

    /// There is a tab, or nobody could name one: so `allCases` holds it, and there is a stack at its place.
    private static func place(of tab: Graph.Tab) -> Int {
      let name = tab.name
      var place = 0
      for other in Graph.Tab.allCases {
        if other.name == name { return place }
        place += 1
      }
      return 0
    }
  }
}

extension NavigationState.TabBar: Hashable {
  public static func == (left: NavigationState.TabBar, right: NavigationState.TabBar) -> Bool {
    left.place == right.place && left.stacks == right.stacks
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(stacks)
  }
}
