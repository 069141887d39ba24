import SwitchyardModel

/// Where the screens are, in all configurations that the app can come to. What is not here is impossible.
struct Places {
  let numbers: ContainerNumbers
  /// On top of all that is shown.
  var visible: PlaceSet
  /// On some stack.
  var standing: PlaceSet
  private let isShown: [Bool]
  /// By container: whether some screen is visible in it.
  private let isOnTop: [Bool]
  /// False where the analysis was given up: then everything is possible.
  let isKnown: Bool

  init(numbers: ContainerNumbers, visible: PlaceSet, standing: PlaceSet, screens: Int, isKnown: Bool = true) {
    self.isKnown = isKnown
    self.numbers = numbers
    self.visible = visible
    self.standing = standing
    var isShown = Array(repeating: false, count: numbers.count)
    var isOnTop = isShown
    for screen in 0..<screens {
      for container in standing.containers(of: screen) { isShown[container] = true }
      for container in visible.containers(of: screen) { isOnTop[container] = true }
    }
    self.isShown = isShown
    self.isOnTop = isOnTop
  }

  func isPossible(_ screen: ScreenID) -> Bool { !isKnown || !standing.isEmpty(screen.index) }
  func isPossible(_ container: Container) -> Bool { !isKnown || isShown[numbers.number(of: container)] }

  func isPossible(_ screen: ScreenID, in container: Container) -> Bool {
    !isKnown || standing.contains(numbers.number(of: container), at: screen.index)
  }

  func isVisible(_ screen: ScreenID) -> Bool { !isKnown || !visible.isEmpty(screen.index) }
  func isVisible(_ container: Container) -> Bool { !isKnown || isOnTop[numbers.number(of: container)] }

  func isVisible(_ screen: ScreenID, in container: Container) -> Bool {
    !isKnown || visible.contains(numbers.number(of: container), at: screen.index)
  }

  /// The tab of a screen that stands nowhere but in tabs that are never selected: one of them.
  func tabNeverSelected(of screen: ScreenID) -> TabID? {
    let containers = standing.containers(of: screen.index)
    guard let first = containers.first, case .tab(let tab) = numbers.named(first),
      containers.allSatisfy({ number in
        if case .tab = numbers.named(number) { !isOnTop[number] } else { false }
      })
    else { return nil }
    return tab
  }
}

extension Places {
  init(_ saturation: Saturation) {
    let screens = saturation.graph.screens.count
    let numbers = ContainerNumbers(saturation.graph)
    var visible = PlaceSet(screens: screens)
    var standing = PlaceSet(screens: screens)
    var walk = StandingWalk(saturation)
    walk.run()
    for node in 0..<Int32(saturation.automaton.count) {
      let screen = Int(saturation.automaton.screens[Int(node)])
      guard screen >= 0, walk.isElement[Int(node)] else { continue }
      let number = numbers.number(of: saturation[familyOf: node].family.container)
      standing.insert(number, at: screen)
      if saturation.automaton.has(.shown, node) { visible.insert(number, at: screen) }
    }
    self.init(
      numbers: numbers, visible: visible, standing: standing, screens: screens,
      isKnown: !saturation.results.isCutShort)
  }
}

/// Goes from all that is visible down to whatever lies below.
private struct StandingWalk {
  private let saturation: Saturation
  /// By node: whether it is on some stack; and whether something stands where it stood.
  private(set) var isElement: [Bool]
  private var isLeft: [Bool]
  private var open: [(node: StackAutomaton.Node, isElement: Bool)] = []
  private var openFamilies: [Int32] = []
  private var isFamilySeen: [Bool]
  private var areTabsSeen = false

  init(_ saturation: Saturation) {
    self.saturation = saturation
    isElement = Array(repeating: false, count: saturation.automaton.count)
    isLeft = isElement
    isFamilySeen = Array(repeating: false, count: saturation.families.count)
  }

  mutating func run() {
    for node in 0..<Int32(saturation.automaton.count) where saturation.automaton.has(.shown, node) { reach(node) }
    while true {
      if let (node, isElement) = open.popLast() {
        follow(node, isElement)
      } else if let family = openFamilies.popLast() {
        lookBeneath(family)
      } else {
        break
      }
    }
  }

  private mutating func reach(_ node: StackAutomaton.Node) {
    guard !isElement[Int(node)] else { return }
    isElement[Int(node)] = true
    open.append((node, true))
    see(saturation.kind(of: node).family)
    leave(node)
  }

  private mutating func leave(_ node: StackAutomaton.Node) {
    guard !saturation.automaton.isVirtual(node), !isLeft[Int(node)] else { return }
    isLeft[Int(node)] = true
    open.append((node, false))
  }

  private mutating func follow(_ node: StackAutomaton.Node, _ isElement: Bool) {
    let isVirtual = saturation.automaton.isVirtual(node)
    if isElement != isVirtual { if isElement { return } }
    for (relation, target) in saturation.automaton.edges(of: node) {
      switch relation {
      case .over: reach(target)
      case .same: leaveAll(target)
      case .alias: isElement ? reach(target) : leaveAll(target)
      }
    }
  }

  private mutating func leaveAll(_ node: StackAutomaton.Node) {
    guard saturation.automaton.isVirtual(node) else { return leave(node) }
    guard !isLeft[Int(node)] else { return }
    isLeft[Int(node)] = true
    open.append((node, false))
  }

  private mutating func see(_ family: Int32) {
    guard !isFamilySeen[Int(family)] else { return }
    isFamilySeen[Int(family)] = true
    openFamilies.append(family)
  }

  private mutating func lookBeneath(_ family: Int32) {
    for node in saturation.families[Int(family)].beneath { reach(node) }
    guard saturation.families[Int(family)].family.isOverTabs, !areTabsSeen else { return }
    areTabsSeen = true
    for id in saturation.tabTops {
      for (_, node) in saturation.gatherings[Int(id)].nodes { reach(node) }
    }
  }
}
