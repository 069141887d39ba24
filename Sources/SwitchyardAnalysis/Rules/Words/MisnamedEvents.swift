import SwitchyardDiagnostics
import SwitchyardModel

/// A name that was probably meant, and where it stands.
struct MeantName {
  var name: String
  var note: Finding.Note
}

/// How often nearest names may be looked for, times among how many: where nearly every name is wrong, it would take longer
/// than all else.
private let mostComparisons = 300_000

/// Events that come and that nothing handles: a handler for another event may have been meant for one of them, such as
/// `sessionExpried` for `sessionExpired`.
struct MisnamedEvents {
  private var events: [Event] = []
  private let facts: Facts

  /// - Parameter count: How often it may be asked.
  init(_ facts: Facts, forFindings count: Int) {
    self.facts = facts
    if count == 0 { return }
    var isHandled = Array(repeating: false, count: facts.graph.events.count)
    for handler in facts.graph.allHandlers { isHandled[handler.event.index] = true }
    let open = facts.graph.events.filter { event in
      guard !isHandled[event.id.index] else { return false }
      if event.isExternal || !facts.waysIn.raises(of: event.id).isEmpty { return true }
      return facts.waysIn.emitters(of: event.id).contains { facts.places.isVisible($0) }
    }
    if open.count * count <= mostComparisons { events = open }
  }

  func nearest(to event: Event) -> MeantName? {
    guard let name = NearestName(to: event.name).among(events.lazy.map(\.name)),
      let meant = events.first(where: { $0.name == name })
    else { return nil }
    if meant.isExternal {
      return MeantName(name: name, note: Finding.Note("nothing handles '\(name)', declared here", at: meant.declaredAt))
    }
    if let raise = facts.waysIn.raises(of: meant.id).first {
      return MeantName(name: name, note: Finding.Note("nothing handles '\(name)', raised here", at: raise.span))
    }
    let span = facts.waysIn.emitters(of: meant.id).first.flatMap { screen in
      facts.graph[screen].emittedEvents.first { $0.event == meant.id }?.declaredAt
    }
    return MeantName(name: name, note: Finding.Note("nothing handles '\(name)', emitted here", at: span))
  }
}

/// Handlers that may have been meant for an event that nothing handles: those of events that no screen emits, such as
/// `openb` for `openB`, and those whose names differ only by a slip of the pen.
final class MisnamedHandlers {
  /// Looked for when they are first asked for: most specs leave nothing unhandled.
  private lazy var handlers = Handlers(facts, forFindings: count)
  private let facts: Facts
  private let count: Int

  /// - Parameter count: How often it may be asked.
  init(_ facts: Facts, forFindings count: Int) {
    self.facts = facts
    self.count = count
  }

  private struct Handlers {
    var unused: [EventHandler] = []
    var used: [EventHandler] = []

    init(_ facts: Facts, forFindings count: Int) {
      let graph = facts.graph
      var comes = graph.events.map(\.isExternal)
      for screen in graph.screens {
        for emitted in screen.emittedEvents { comes[emitted.event.index] = true }
      }
      for handler in graph.handlers + graph.tabs.flatMap(\.handlers) + graph.flows.flatMap(\.handlers) {
        if comes[handler.event.index] {
          used.append(handler)
        } else if facts.waysIn.raises(of: handler.event).isEmpty {
          unused.append(handler)
        }
      }
      if unused.count * count > mostComparisons { unused = [] }
      if used.count * count > mostComparisons { used = [] }
    }
  }

  func nearest(to event: Event) -> MeantName? {
    let graph = facts.graph
    if let name = NearestName(to: event.name).among(handlers.unused.lazy.map { graph[$0.event].name }),
      let handler = handlers.unused.first(where: { graph[$0.event].name == name }), handler.event != event.id
    {
      return MeantName(
        name: name, note: Finding.Note("'\(name)' is handled here, and no screen emits it", at: handler.declaredAt))
    }
    let sources = facts.waysIn.emitters(of: event.id).count + facts.waysIn.raises(of: event.id).count
    guard !event.isExternal, sources == 1 else { return nil }
    return handlers.used.first { isSlip(event.name, for: graph[$0.event].name) }.map { handler in
      MeantName(
        name: graph[handler.event].name,
        note: Finding.Note("'\(graph[handler.event].name)' is handled here", at: handler.declaredAt))
    }
  }

  /// Whether a letter within a name was left out, doubled or swapped with the next, or was written large for small.
  /// `item1` and `item2`, or `openPost` and `openPosts`, are likely two events.
  private func isSlip(_ name: String, for other: String) -> Bool {
    guard abs(name.utf8.count - other.utf8.count) < 2 else { return false }
    let (name, other) = (Array(name.utf8), Array(other.utf8))
    let (short, long) = name.count < other.count ? (name, other) : (other, name)
    guard name != other, short.count >= 5 else { return false }
    let start = zip(short, long).prefix { $0 == $1 }.count
    let difference = long.count - short.count
    if difference == 1 {
      return start < short.count && !isDigit(long[start]) && short[start...].elementsEqual(long[(start + 1)...])
    }
    if short[start] | 0x20 == long[start] | 0x20 {
      return short[(start + 1)...].elementsEqual(long[(start + 1)...])
    }
    return start + 1 < short.count && short[start] == long[start + 1] && short[start + 1] == long[start]
      && !isDigit(short[start]) && short[(start + 2)...].elementsEqual(long[(start + 2)...])
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
