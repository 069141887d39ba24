import SwitchyardModel

extension Interpreter {
  /// Does one operation that raises nothing. Where it gives a failure, the moment is void.
  func perform(_ operation: Operation, _ moment: inout Moment) -> Failure? {
    switch operation {
    case .selectTab, .open, .ignore, .steps, .raise:
      return nil
    case .defer:
      moment.hasDeferred = true
      return nil
    case .push, .replaceTop, .setRoot, .setAfterRoot, .setAfter, .pop, .popTo, .popToRoot:
      return changeStack(operation, &moment)
    case .present(let presentation):
      present(presentation, &moment)
      return nil
    case .dismiss:
      guard let top = moment.configuration.top else { return .noModal }
      uncover(store[layer: top].below, &moment)
      return nil
    case .dismissLayer(let shown):
      return dismiss(shown, &moment)
    case .dismissAll:
      guard moment.configuration.top != nil else { return nil }
      moment.configuration.top = nil
      moment.visible = .uncovered
      return nil
    case .start(let target):
      moment.configuration = begin(target)
      moment.visible = .shown
      return nil
    }
  }

  private func changeStack(_ operation: Operation, _ moment: inout Moment) -> Failure? {
    guard graph.hasStack(store.visibleContainer(of: moment.configuration)) else { return .noStack }
    let top = store.visibleEntry(of: moment.configuration)
    var visible = Visible.shown
    let new: StackEntry.ID?
    switch operation {
    case .push(let destinations):
      new = store.push(destinations, on: top)
    case .replaceTop(let destinations):
      new = store.push(destinations, on: store[entry: top].below)
    case .setRoot(let destinations):
      new = store.push(destinations, on: nil)
    case .setAfterRoot(let destinations):
      new = store.push(destinations, on: store[entry: top].root)
    case .setAfter(let screen, let inclusive, let destinations):
      guard let found = topmost(screen, from: top) else { return .notFound }
      new = store.push(destinations, on: inclusive ? store[entry: found].below : found)
    case .popTo(let screen):
      guard let found = topmost(screen, from: top) else { return .notFound }
      new = found
    case .popToRoot:
      new = store[entry: top].root
      visible = .uncovered
    default:
      hasLookedInside = true
      guard let below = store[entry: top].below else { return .atRoot }
      new = below
      visible = .uncovered
    }
    if let new { store.show(new, in: &moment.configuration) }
    moment.visible = visible
    return nil
  }

  private func topmost(_ screen: ScreenID, from top: StackEntry.ID) -> StackEntry.ID? {
    hasLookedInside = true
    var next: StackEntry.ID? = top
    while let entry = next, store[entry: entry].screen != screen {
      effort += 1
      next = store[entry: entry].below
    }
    return next
  }

  private func present(_ presentation: Presentation, _ moment: inout Moment) {
    let layer = ModalLayer(
      shown: presentation.layer, container: Container(presentation),
      yieldsToSwipe: presentation.isDismissable && presentation.style != .fullScreen,
      entry: store.push(presentation.root.screen, on: nil), below: moment.configuration.top)
    moment.configuration.top = store.add(layer)
    moment.visible = .shown
  }

  private func dismiss(_ shown: Layer, _ moment: inout Moment) -> Failure? {
    hasLookedInside = true
    var next = moment.configuration.top
    while let layer = next {
      effort += 1
      next = store[layer: layer].below
      if store[layer: layer].shown == shown {
        uncover(next, &moment)
        return nil
      }
    }
    return .notFound
  }

  private func uncover(_ layer: ModalLayer.ID?, _ moment: inout Moment) {
    hasLookedInside = true
    moment.configuration.top = layer
    moment.visible = .uncovered
  }

  /// The app as it stands when it has just begun at a target.
  func begin(_ target: StartTarget) -> Configuration {
    switch target {
    case .tabs(let selected):
      let roots = graph.tabs.map { store.push($0.root.screen, on: nil) }
      return Configuration(base: .tabs(selected: selected, tops: roots))
    case .flow(_, let root), .screen(let root):
      return Configuration(base: .stack(Container(target), top: store.push(root.screen, on: nil)))
    }
  }
}
