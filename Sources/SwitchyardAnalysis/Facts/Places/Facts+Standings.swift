package import SwitchyardModel

extension Facts {
  /// Where each screen can stand; nil where too much was possible to say.
  package var standings: [ScreenStanding]? {
    guard places.isKnown else { return nil }
    return graph.screenIDs.map { screen in
      let numbers = places.standing.containers(of: screen.index)
      return ScreenStanding(
        containers: numbers.compactMap { places.numbers.named($0)?.handlerLevel },
        isBareModal: numbers.contains(places.numbers.bareModal),
        isOnOwnStack: numbers.contains(places.numbers.ownStack))
    }
  }
}
