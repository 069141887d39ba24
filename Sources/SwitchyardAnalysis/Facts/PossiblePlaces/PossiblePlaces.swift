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

  init(_ graph: RouteGraph, handlers: HandlerIndex) {
    var builder = SpreadBuilder(graph, handlers: handlers)
    builder.build()
    let solution = SpreadSolution(
      of: builder.network, stackful: builder.numbers.stackful(in: graph), bareModal: builder.numbers.bareModal,
      launch: builder.launch)
    numbers = builder.numbers
    sets = solution.sets
    everywhere = Int(builder.everywhere)
  }

  func isPossible(_ screen: ScreenID) -> Bool {
    !sets.isEmpty(screen.index)
  }

  func isPossible(_ container: Container) -> Bool {
    sets.contains(numbers.number(of: container), at: everywhere)
  }

  func isPossible(_ screen: ScreenID, in container: Container) -> Bool {
    sets.contains(numbers.number(of: container), at: screen.index)
  }
}
