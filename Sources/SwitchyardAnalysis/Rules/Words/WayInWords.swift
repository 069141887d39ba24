import SwitchyardDiagnostics
import SwitchyardModel

// What the unreachable-rules say of the ways in that are never taken.
extension Facts {
  func notes(on ways: [WaysIn.Way]) -> [Finding.Note] {
    let shown = 4
    var notes = ways.prefix(shown).map { Finding.Note(words(on: $0.origin), at: $0.span) }
    if ways.count > shown { notes.append(Finding.Note("and \(ways.count - shown) more, none of which happens")) }
    return notes
  }

  /// - Parameter missing: what to do where nothing shows it at all.
  func helpToReach(_ name: String, by ways: [WaysIn.Way], orElse missing: String) -> String {
    if let cause = ways.lazy.compactMap({ self.cause(of: $0.origin) }).first {
      return "make \(cause) reachable, or remove both"
    }
    if ways.isEmpty { return missing }
    if ways.allSatisfy({ alwaysFails($0.origin) }) {
      return "mend \(ways.count == 1 ? "that transition" : "one of these transitions"), or remove '\(name)'"
    }
    return "let \(ways.count == 1 ? "that" : "one of these") happen, or remove '\(name)'"
  }

  /// What is wrong with the ways in that there are.
  func cause(of ways: [WaysIn.Way], to deed: String) -> String {
    "what would \(deed) it " + (ways.allSatisfy { alwaysFails($0.origin) } ? "always fails" : "never happens")
  }

  private func words(on origin: WaysIn.Way.Origin) -> String {
    let cause = cause(of: origin)
    let end = alwaysFails(origin) ? "would show it, but always fails" : "never gets to show it"
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

  /// Whether a way in is taken and fails wherever that is so, which is told as a fault of its own.
  private func alwaysFails(_ origin: WaysIn.Way.Origin) -> Bool {
    let program = behaviour.program
    let handler: Program.HandlerID? =
      switch origin {
      case .screen(let screen, let event): program.handler(of: event.rawValue, at: screen.rawValue)
      case .container(let container, let event): program.containerHandler(of: event.rawValue, in: container)
      case .app(let event): program.appHandler(of: event.rawValue)
      case .link(let link): program.linkHandlers[link.index]
      case .start, .root: nil
      }
    guard let handler else { return false }
    let all = program.handlers[Int(handler)]
    let taken = (all.first..<all.first + all.count).filter { behaviour.isChosen($0) }
    return !taken.isEmpty && taken.allSatisfy { alwaysFails($0) }
  }
}
