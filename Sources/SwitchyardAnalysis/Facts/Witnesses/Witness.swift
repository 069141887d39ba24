import SwitchyardModel

/// A configuration that the app really comes to, and how: by a move from the witness before it.
struct Witness {
  enum Move {
    case launch
    case event(EventID)
    case external(EventID)
    case link(LinkID)
    case back
    case swipe
    case tapTab(TabID)
  }

  var configuration: Configuration
  /// Where the visible screen stands.
  var container: Container
  /// Its place in the list of all; nil at launch.
  var parent: Int?
  var move: Move
  /// What the guards answered to that move.
  var answers: GuardAnswers
}

/// The places that are known to be reached, each with the first configuration that was found to show it.
struct Witnesses {
  /// By screen: the containers in which it is shown.
  fileprivate(set) var shown: ContainerSets
  private(set) var all: [Witness] = []
  private var first: [Place: Int] = [:]

  private struct Place: Hashable {
    var screen: ScreenID
    var container: Int
  }

  init(none graph: RouteGraph, containers: Int) {
    shown = ContainerSets(count: graph.screens.count, containers: containers)
  }

  /// Adds a configuration, and says whether its place is new.
  mutating func add(_ witness: Witness, screen: ScreenID, container: Int) -> Bool {
    all.append(witness)
    guard shown.insert(container, at: screen.index) else { return false }
    first[Place(screen: screen, container: container)] = all.count - 1
    return true
  }

  /// The very container in which a screen was first seen, of those that have one number.
  func container(of screen: ScreenID, in number: Int) -> Container? {
    first[Place(screen: screen, container: number)].map { all[$0].container }
  }

  /// What the app does from launch until a screen is shown in a container.
  func trace(to screen: ScreenID, in container: Int) -> [Witness] {
    var trace: [Witness] = []
    var next = first[Place(screen: screen, container: container)]
    while let index = next {
      trace.append(all[index])
      next = all[index].parent
    }
    return trace.reversed()
  }
}
