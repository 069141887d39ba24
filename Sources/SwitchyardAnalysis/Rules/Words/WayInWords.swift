import SwitchyardDiagnostics
import SwitchyardModel

// What the unreachable-rules say of the ways in that are never taken.
extension Facts {
  func notes(on ways: [WaysIn.Way]) -> [Finding.Note] {
    let shown = 4
    var notes = ways.prefix(shown).map { Finding.Note(words(on: $0), at: $0.span) }
    if ways.count > shown { notes.append(Finding.Note("and \(ways.count - shown) more, none of which happens")) }
    return notes
  }

  /// - Parameter missing: what to do where nothing shows it at all.
  func helpToReach(_ name: String, by ways: [WaysIn.Way], orElse missing: String) -> String {
    if let cause = ways.lazy.compactMap({ self.cause(of: $0.origin) }).first {
      return "make \(cause) reachable, or remove both"
    }
    if ways.isEmpty { return missing }
    if ways.allSatisfy({ takesAwayAgain($0) }) {
      return "let \(ways.count == 1 ? "it" : "one of them") leave '\(name)' there, or remove '\(name)'"
    }
    if ways.allSatisfy({ alwaysFails($0) }) {
      return "mend \(ways.count == 1 ? "that transition" : "one of these transitions"), or remove '\(name)'"
    }
    return "let \(ways.count == 1 ? "that" : "one of these") happen, or remove '\(name)'"
  }

  /// What is wrong with the ways in that there are.
  func cause(of ways: [WaysIn.Way], to deed: String) -> String {
    if ways.allSatisfy({ takesAwayAgain($0) }) { return "whatever shows it takes it away again at once" }
    if ways.allSatisfy({ alwaysFails($0) }) { return "what would \(deed) it always fails" }
    return ways.contains { isTaken($0) }
      ? "nothing that would \(deed) it gets to do so" : "what would \(deed) it never happens"
  }

  private func words(on way: WaysIn.Way) -> String {
    let origin = way.origin
    let cause = cause(of: origin)
    let end =
      if alwaysFails(way) {
        "would show it, but always fails"
      } else if takesAwayAgain(way) {
        "shows it, and takes it away again in the same transition"
      } else if isTaken(way), way.isUnsure {
        "happens, but without what would show it"
      } else {
        "never gets to show it"
      }
    switch origin {
    case .root(let container):
      return "it is the root of \(graph.name(container)), "
        + (cause == nil ? "but the tab bar is never started" : "which can't be reached itself")
    case .start: return "the alternatives before it always hold"
    case .link(let link): return "the link '\(graph[link].text)' \(end)"
    case .screen(let screen, let event):
      let name = graph.qualifiedName(of: screen)
      return cause.map { "\($0) shows it, but can't be reached itself" }
        ?? "'\(graph[event].name)' of '\(name)' \(end)"
    case .container(let container, let event):
      let handler = "'\(graph[event].name)' in \(graph.name(container))"
      if let cause { return "\(cause) shows it, but can't be reached itself" }
      return waysIn.comes(event, to: container, in: graph)
        ? "\(handler) \(end)" : "\(handler) shows it, but no screen that is shown there emits it"
    case .app(let event):
      let handler = "the app's '\(graph[event].name)'"
      return waysIn.comes(event, to: nil, in: graph)
        ? "\(handler) \(end)" : "\(handler) shows it, but no screen that can be reached emits it"
    }
  }

  /// What can't be reached itself, where a way begins there.
  private func cause(of origin: WaysIn.Way.Origin) -> String? {
    switch origin {
    case .screen(let screen, _) where !places.isPossible(screen): "'\(graph.qualifiedName(of: screen))'"
    case .container(.flow(let flow), _) where !places.isPossible(.flow(flow)),
      .root(.flow(let flow)) where !places.isPossible(.flow(flow)):
      graph.name(.flow(flow))
    default: nil
    }
  }

  /// Whether the very transition in which a way in stands is taken, and may come to its end.
  private func isTaken(_ way: WaysIn.Way) -> Bool {
    guard let transition = transition(of: way) else { return false }
    return behaviour.isChosen(transition) && behaviour.maySucceed(transition)
  }

  /// Whether what a way in shows is there for a moment only, since steps come after it that remove it.
  private func takesAwayAgain(_ way: WaysIn.Way) -> Bool {
    isTaken(way) && way.isFollowed && !way.isUnsure
  }

  /// Whether a way in is taken and fails wherever that is so, which is told as a fault of its own.
  func alwaysFails(_ way: WaysIn.Way) -> Bool {
    transition(of: way).map { alwaysFails($0) } ?? false
  }

  private func transition(of way: WaysIn.Way) -> Program.TransitionID? {
    let alternatives = transitions(of: way.origin)
    let transition = alternatives.lowerBound + Program.TransitionID(way.alternative)
    return alternatives.contains(transition) ? transition : nil
  }

  /// The alternatives of the handler or the link where a way begins.
  func transitions(of origin: WaysIn.Way.Origin) -> Range<Program.TransitionID> {
    let program = behaviour.program
    let handler: Program.HandlerID? =
      switch origin {
      case .screen(let screen, let event): program.handler(of: event.rawValue, at: screen.rawValue)
      case .container(let container, let event): program.containerHandler(of: event.rawValue, in: container)
      case .app(let event): program.appHandler(of: event.rawValue)
      case .link(let link): program.linkHandlers[link.index]
      case .start, .root: nil
      }
    guard let handler else { return 0..<0 }
    let all = program.handlers[Int(handler)]
    return all.first..<all.first + all.count
  }

  /// Who stands there: `'done' of 'receipt'`.
  func name(of origin: WaysIn.Way.Origin) -> String {
    switch origin {
    case .root(let container): graph.name(container)
    case .start: "launch"
    case .link(let link): "the link '\(graph[link].text)'"
    case .screen(let screen, let event): "'\(graph[event].name)' of '\(graph.qualifiedName(of: screen))'"
    case .container(let container, let event): "'\(graph[event].name)' in \(graph.name(container))"
    case .app(let event): "the app's '\(graph[event].name)'"
    }
  }
}
