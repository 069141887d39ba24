package import SwitchyardDiagnostics
package import SwitchyardModel

/// Draws a graph: graph → picture.
///
/// ```swift
/// let picture = PictureBuilder(graph, standings: standings, findings: findings).picture(of: .everything)
/// DOTWriter().text(of: picture)
/// ```
package struct PictureBuilder {
  private let graph: RouteGraph
  private let standings: [ScreenStanding]?
  private let marks: MarkIndex

  /// - Parameters:
  ///   - standings: where each screen can stand; nil where that is not known.
  ///   - findings: those that name an element are marked there.
  package init(_ graph: RouteGraph, standings: [ScreenStanding]?, findings: [Finding]) {
    self.graph = graph
    self.standings = standings
    marks = MarkIndex(findings)
  }

  package func picture(of scope: PictureScope) -> Picture {
    let arrows = graph.arrows(EventSenders(graph, standings: standings), focus: scope.focus)
    let drawn = DrawnScreens(graph, scope, arrows)
    var draft = PictureDraft(graph, ScreenHomes(graph, standings: standings), marks: marks)
    if graph.start.contains(where: { drawn.isInside(graph.first(of: $0.target)) }) { draft.addStart() }
    for screen in graph.screens where drawn.isDrawn(screen.id) {
      draft.add(
        screen, standings?[screen.id.index], isFocus: screen.id == scope.focus,
        isOutside: drawn.isOutside(screen.id))
    }
    let captions = RouteCaptions(graph, marks: marks)
    for arrow in arrows where drawn.shows(arrow, of: scope) {
      var caption = captions.caption(of: arrow.route)
      switch arrow.source {
      case .start: draft.add(caption, fromStartTo: arrow.route.shown)
      case .screen(let sender):
        if graph.isRaisedBySystem(arrow.route) { caption.trigger = "system " + caption.trigger }
        if let event = sender.raising { caption.trigger = graph[event].name + " → " + caption.trigger }
        draft.add(caption, from: sender.screen, to: arrow.route.shown)
      case .label(let kind, let senders):
        caption.senders = senders?.summary(in: graph)
        draft.add(caption, fromLabel: kind, of: arrow.route.origin, to: arrow.route.shown?.screen)
      }
    }
    if case .everything = scope { draft.addUnhandledExternalEvents() }
    return draft.picture
  }
}

extension DrawnScreens {
  /// Whether an arrow has both its ends in the picture, and one of them inside.
  fileprivate func shows(_ arrow: Arrow, of scope: PictureScope) -> Bool {
    let target = arrow.route.shown?.screen
    switch arrow.source {
    case .start: return target.map(isInside) ?? false
    case .screen(let sender):
      guard let target else { return isInside(sender.screen) }
      return isDrawn(sender.screen) && isDrawn(target) && (isInside(sender.screen) || isInside(target))
    case .label(_, let senders):
      guard let target else { if case .everything = scope { return true } else { return false } }
      if isInside(target) { return true }
      return isDrawn(target) && (senders?.screens.contains { isInside($0.screen) } ?? false)
    }
  }
}

extension EventSenders.List {
  /// Nil where nobody sends it.
  fileprivate func summary(in graph: RouteGraph) -> PictureSenders? {
    if count == 0 { return nil }
    let few = screens.prefix(PictureSenders.named).map { graph.qualifiedName(of: $0.screen) } + others
    return PictureSenders(count: count, names: Array(few.prefix(PictureSenders.named)))
  }
}

extension RouteGraph {
  /// Whether a screen answers the system with it, and not the user.
  fileprivate func isRaisedBySystem(_ route: Route) -> Bool {
    guard case .handler(let level, let place) = route.origin else { return false }
    return self[handlers(at: level)[place].event].isExternal
  }
}
