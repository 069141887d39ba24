import SwitchyardModel

/// Which screens may stand in which containers: *at least* all that ever do.
///
/// Every transition of a possible place counts, whatever its operation would need and its guards would answer; links
/// and external events count everywhere. So what is not here is impossible, while what is here need not happen.
struct PossiblePlaces {
  let numbers: ContainerNumbers
  /// By screen.
  let sets: ContainerSets
  /// Every container that is shown at all, as a row of `sets`.
  private let everywhere: Int
  /// False where the graph has so many containers that their sets would not fit into memory: then all is possible.
  let isKnown: Bool

  init(_ graph: RouteGraph, handlers: HandlerIndex) {
    var builder = SpreadBuilder(graph, handlers: handlers)
    builder.build()
    numbers = builder.numbers
    everywhere = Int(builder.everywhere)
    isKnown = builder.network.nodeCount * (numbers.count / 64 + 1) <= PossiblePlaces.wordLimit
    guard isKnown else {
      sets = ContainerSets(count: 0, containers: numbers.count)
      return
    }
    let solution = SpreadSolution(
      of: builder.network, stackful: builder.numbers.stackful(in: graph), bareModal: builder.numbers.bareModal,
      launch: builder.launch)
    sets = solution.sets
  }

  /// Half a gigabyte. An app of 10,000 screens and 100 flows takes a hundredth of that.
  private static let wordLimit = 1 << 26

  func isPossible(_ screen: ScreenID) -> Bool {
    !isKnown || !sets.isEmpty(screen.index)
  }

  func isPossible(_ container: Container) -> Bool {
    !isKnown || sets.contains(numbers.number(of: container), at: everywhere)
  }

  func isPossible(_ screen: ScreenID, in container: Container) -> Bool {
    !isKnown || sets.contains(numbers.number(of: container), at: screen.index)
  }
}
