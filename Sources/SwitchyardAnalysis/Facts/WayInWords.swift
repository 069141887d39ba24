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

  func helpToReach(_ name: String, by ways: [WaysIn.Way]) -> String {
    guard let cause = ways.lazy.compactMap({ self.cause(of: $0.origin) }).first else {
      return ways.isEmpty
        ? "show it with a transition or a link, or remove it" : "open one of these ways, or remove '\(name)'"
    }
    return "make \(cause) reachable, or remove both"
  }

  private func words(on origin: WaysIn.Way.Origin) -> String {
    if let cause = cause(of: origin) {
      switch origin {
      case .root: return "it is the root of \(cause), which can't be reached itself"
      default: return "\(cause) shows it, but can't be reached itself"
      }
    }
    switch origin {
    case .screen(let screen, let event):
      return "'\(graph.qualifiedName(of: screen)).\(graph[event].name)' never gets to show it"
    case .container(let container, let event):
      return "'\(graph[event].name)' in \(graph.name(container)) never gets to show it"
    case .app(let event): return "the app's '\(graph[event].name)' never gets to show it"
    case .link(let link): return "the link '\(graph[link].text)' never gets to show it"
    case .start: return "the alternatives before it always hold"
    case .root(let container): return "it is the root of \(graph.name(container)), but the tab bar is never started"
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
}
