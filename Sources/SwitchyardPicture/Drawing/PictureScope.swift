package import SwitchyardModel

/// Which part of a graph is drawn.
package enum PictureScope: Sendable {
  case everything
  /// A screen with what leads to it and what it leads to, in so many steps either way.
  case around(ScreenID, depth: Int)
  /// The screens of a module; those of others that are one step away are drawn too, as outside.
  case module(ModuleID)

  var focus: ScreenID? {
    if case .around(let screen, _) = self { screen } else { nil }
  }
}

/// The screens that are drawn.
struct DrawnScreens {
  /// By screen.
  private(set) var isDrawn: [Bool]
  private(set) var isOutside: [Bool]

  func isInside(_ screen: ScreenID) -> Bool { isDrawn[screen.index] && !isOutside[screen.index] }
  func isDrawn(_ screen: ScreenID) -> Bool { isDrawn[screen.index] }
  func isOutside(_ screen: ScreenID) -> Bool { isOutside[screen.index] }

  init(_ graph: RouteGraph, _ scope: PictureScope, _ arrows: [Arrow]) {
    isOutside = Array(repeating: false, count: graph.screens.count)
    isDrawn = isOutside
    switch scope {
    case .everything: isDrawn = Array(repeating: true, count: graph.screens.count)
    case .around(let screen, let depth):
      let steps = ScreenSteps(graph, arrows)
      for near in steps.reached(from: [screen], within: depth) { isDrawn[near.index] = true }
      for near in steps.reaching([screen], within: depth) { isDrawn[near.index] = true }
    case .module(let module):
      let steps = ScreenSteps(graph, arrows)
      let own = graph[module].screens
      for near in steps.reached(from: own, within: 1) + steps.reaching(own, within: 1) {
        isDrawn[near.index] = true
        isOutside[near.index] = graph[near].module != module
      }
    }
  }
}

/// The steps from screen to screen, both ways.
///
/// What many screens do alike is one step of each of them, but is not followed back: else everything would be near a
/// screen that can be opened from everywhere.
private struct ScreenSteps {
  private var next: [[ScreenID]]
  private var previous: [[ScreenID]]
  /// By screen: the shared arrows that it is a sender of.
  private var shared: [[Int]]
  private let arrows: [Arrow]

  init(_ graph: RouteGraph, _ arrows: [Arrow]) {
    next = Array(repeating: [], count: graph.screens.count)
    previous = next
    shared = Array(repeating: [], count: graph.screens.count)
    self.arrows = arrows
    for (place, arrow) in arrows.enumerated() {
      guard let target = arrow.route.shown?.screen else { continue }
      switch arrow.source {
      case .screen(let sender):
        next[sender.screen.index].append(target)
        previous[target.index].append(sender.screen)
      case .label(_, let senders):
        for sender in senders?.screens ?? [] { shared[sender.screen.index].append(place) }
      case .start: break
      }
    }
  }

  func reached(from screens: [ScreenID], within depth: Int) -> [ScreenID] {
    var isTaken = Array(repeating: false, count: arrows.count)
    return walk(from: screens, depth) { screen in
      let new = shared[screen.index].filter { !isTaken[$0] }
      for arrow in new { isTaken[arrow] = true }
      return next[screen.index] + new.compactMap { arrows[$0].route.shown?.screen }
    }
  }

  func reaching(_ screens: [ScreenID], within depth: Int) -> [ScreenID] {
    walk(from: screens, depth) { previous[$0.index] }
  }

  private func walk(from screens: [ScreenID], _ depth: Int, step: (ScreenID) -> [ScreenID]) -> [ScreenID] {
    var isSeen = Array(repeating: false, count: next.count)
    for screen in screens { isSeen[screen.index] = true }
    var (all, last) = (screens, screens)
    var left = depth
    while left > 0, !last.isEmpty {
      left -= 1
      var new: [ScreenID] = []
      for screen in last.flatMap(step) where !isSeen[screen.index] {
        isSeen[screen.index] = true
        new.append(screen)
      }
      all += new
      last = new
    }
    return all
  }
}
