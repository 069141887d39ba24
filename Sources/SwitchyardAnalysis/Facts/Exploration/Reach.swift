import SwitchyardModel

/// How far down one operation of an action looks, or takes away.
struct Reach {
  /// How many modal layers are left.
  var layer: Int
  /// The tab, at the base.
  var stack = 0
  /// How many entries of that stack are left; 0 where its root counts, or all of it.
  var depth: Int
  /// Whether it goes to the base from however many layers.
  var isAbsolute = false

  static let everything = Reach(layer: -1, depth: 0)
}

extension ConfigurationStore {
  /// How far down an operation has looked that led to a configuration; nil where it has not.
  func reach(of code: Program.Code, to configuration: Configuration) -> Reach? {
    let layer = layerCount(of: configuration)
    let stack = layer == 0 ? configuration.selectedStack : 0
    let depth = Int(self[entry: visibleEntry(of: configuration)].depth)
    switch code.operation {
    case .nothing, .steps, .raise, .defer, .present: return nil
    case .startTabs, .startFlow, .startScreen: return .everything
    case .setRoot, .setAfterRoot, .popToRoot: return Reach(layer: layer, stack: stack, depth: 0)
    case .push, .replaceTop, .setAfter, .setAfterInclusive, .pop, .popTo:
      return Reach(layer: layer, stack: stack, depth: depth - Int(code.count))
    case .dismiss, .dismissFlow, .dismissScreen: return Reach(layer: layer, stack: stack, depth: depth)
    case .dismissAll: return Reach(layer: 0, stack: stack, depth: depth, isAbsolute: true)
    }
  }

  /// Whether anything lies below what is visible.
  func reach(below configuration: Configuration) -> Reach {
    let layer = layerCount(of: configuration)
    return Reach(
      layer: layer, stack: layer == 0 ? configuration.selectedStack : 0,
      depth: Int(self[entry: visibleEntry(of: configuration)].depth) - 1)
  }

  /// What the selection of a tab shows, or what lies there without any layer.
  func reach(toBaseOf configuration: Configuration) -> Reach {
    Reach(
      layer: 0, stack: configuration.selectedStack, depth: Int(self[entry: visibleEntry(of: configuration)].depth),
      isAbsolute: true)
  }

  /// Whether something of a configuration has been looked at beyond what is visible there.
  func touches(_ reach: Reach, _ configuration: Configuration) -> Bool {
    let layer = layerCount(of: configuration)
    if reach.layer != layer { return reach.layer < layer }
    let entry = layer == 0 ? configuration.tops[reach.stack] : visibleEntry(of: configuration)
    return reach.depth < Int(self[entry: entry].depth)
  }

  /// Whether what was done from one configuration, which was left alone, to another will be done again from there, and so
  /// on for ever: both show the same.
  ///
  /// - Parameter goesToBase: whether that led to the base, from however many layers.
  func isRepeated(_ first: Configuration, _ second: Configuration, goesToBase: Bool) -> Bool {
    let (before, after) = (layerCount(of: first), layerCount(of: second))
    return visibleScreen(of: first) == visibleScreen(of: second)
      && visibleContainer(of: first) == visibleContainer(of: second) && hasSameTops(first, second)
      && (goesToBase ? after == before : after >= before)
  }

  private func hasSameTops(_ first: Configuration, _ second: Configuration) -> Bool {
    guard first.tops.count == second.tops.count else { return false }
    // Those of the one stack, and of the selected tab, are compared where they are visible.
    if first.tops.count == 1 { return true }
    return zip(first.tops, second.tops).allSatisfy { self[entry: $0].screen == self[entry: $1].screen }
  }
}

extension Configuration {
  fileprivate var tops: [StackEntry.ID] {
    switch base {
    case .stack(_, let top): [top]
    case .tabs(_, let tops): tops
    }
  }

  fileprivate var selectedStack: Int {
    switch base {
    case .stack: 0
    case .tabs(let selected, _): selected.index
    }
  }
}
