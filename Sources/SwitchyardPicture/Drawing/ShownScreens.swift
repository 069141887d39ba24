import SwitchyardModel

/// A screen that a transition shows, and how.
struct ShownScreen: Hashable {
  var screen: ScreenID
  var kind: PictureEdge.Kind
  /// Whether it is shown by what is done instead, and by nothing else.
  var isOtherwise = false
}

extension RouteGraph {
  /// The screens that a transition shows, each in each way once: the one that is visible in the end, those that come to lie
  /// beneath it, and those that are shown instead where it fails.
  func shown(by action: Action) -> [ShownScreen] {
    var list = shownFirst(by: action)
    for other in action.otherwise {
      let known = Set(list.map(\.screen))
      for var shown in self.shown(by: other) where !known.contains(shown.screen) {
        shown.isOtherwise = true
        list.append(shown)
      }
    }
    return list
  }

  private func shownFirst(by action: Action) -> [ShownScreen] {
    switch action.operation {
    case .push(let list), .replaceTop(let list), .setRoot(let list), .setAfterRoot(let list), .setAfter(_, _, let list):
      return list.enumerated().map { place, destination in
        ShownScreen(screen: destination.screen, kind: place == list.count - 1 ? .stack : .beneath)
      }
    case .present(let presentation): return [ShownScreen(screen: presentation.root.screen, kind: .present)]
    case .popTo(let screen): return [ShownScreen(screen: screen, kind: .back)]
    case .start(let target): return [ShownScreen(screen: first(of: target), kind: .start)]
    case .steps(let steps): return shown(by: steps)
    default: return action.tab.map { [ShownScreen(screen: self[$0].root.screen, kind: .tab)] } ?? []
    }
  }

  /// Of several steps the last one that shows a screen decides which is visible in the end.
  private func shown(by steps: [Action]) -> [ShownScreen] {
    let lists = steps.map { shown(by: $0) }
    let last = lists.lastIndex { $0.contains { !$0.isOtherwise } } ?? 0
    var known: Set<ScreenID> = []
    var list: [ShownScreen] = []
    for (step, shown) in zip(lists.indices, lists).reversed() {
      for var shown in shown.reversed() where known.insert(shown.screen).inserted {
        if step < last, shown.kind != .back, shown.kind != .tab { shown.kind = .beneath }
        list.append(shown)
      }
    }
    return list.reversed()
  }

  /// What is visible when the app begins so.
  func first(of target: StartTarget) -> ScreenID {
    switch target {
    case .tabs(let selected): self[selected].root.screen
    case .flow(let flow, _): self[flow].root
    case .screen(let destination): destination.screen
    }
  }
}
