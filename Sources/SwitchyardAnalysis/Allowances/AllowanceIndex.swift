import SwitchyardDiagnostics
import SwitchyardModel

/// Every `allow:` of a graph, by the path of the element that it stands on.
struct AllowanceIndex {
  struct Entry {
    var path: String
    var allowance: Allowance
  }

  private(set) var entries: [Entry] = []
  /// By path and rule: the place in `entries`.
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    var path: Substring
    var rule: String
  }

  init(_ graph: RouteGraph) {
    addElements(of: graph)
    if graph.hasAllowancesOnTransitions { addTransitions(of: graph) }
  }

  private mutating func addElements(of graph: RouteGraph) {
    for screen in graph.screenIDs where !graph.screens[screen.index].allowances.isEmpty {
      add(graph[screen].allowances, at: graph.path(of: screen))
    }
    for event in graph.eventIDs where !graph.events[event.index].allowances.isEmpty {
      add(graph[event].allowances, at: graph.path(of: event))
    }
    for flow in graph.flows { add(flow.allowances, at: graph.path(of: flow.id)) }
    for tab in graph.tabs { add(tab.allowances, at: graph.path(of: tab.id)) }
    for condition in graph.guards { add(condition.allowances, at: "guards." + condition.name) }
    for type in graph.types { add(type.allowances, at: "types." + type.name) }
  }

  private mutating func addTransitions(of graph: RouteGraph) {
    for screen in graph.screenIDs { addTransitions(at: .screen(screen), of: graph) }
    for flow in graph.flows { addTransitions(at: .flow(flow.id), of: graph) }
    for tab in graph.tabs { addTransitions(at: .tab(tab.id), of: graph) }
    addTransitions(at: .app, of: graph)
    for link in graph.links.patterns {
      add(link.alternatives, isList: link.isList, at: graph.path(of: link.id))
    }
  }

  private mutating func addTransitions(at level: HandlerLevel, of graph: RouteGraph) {
    let path = graph.transitionsPath(of: level)
    for handler in graph.handlers(at: level) {
      add(handler.alternatives, isList: handler.isList, at: path + "." + graph[handler.event].name)
    }
  }

  private mutating func add(_ alternatives: [Transition], isList: Bool, at path: String) {
    for transition in alternatives where !transition.allowances.isEmpty {
      add(transition.allowances, at: isList ? "\(path)[\(transition.index)]" : path)
    }
  }

  private mutating func add(_ allowances: [Allowance], at path: String) {
    for allowance in allowances {
      let key = Key(path: path[...], rule: allowance.rule)
      if places[key] == nil { places[key] = entries.count }
      entries.append(Entry(path: path, allowance: allowance))
    }
  }

  /// The nearest entry that silences a finding of a rule at a subject: one on the element itself, or on one that holds it.
  func entry(for rule: String, at subject: String) -> Int? {
    for path in Self.holders(of: subject) {
      if let place = places[Key(path: path, rule: rule)] { return place }
    }
    return nil
  }

  /// A path and those of all elements that hold it, innermost first: `screens.post.events.close`, `screens.post.events`,
  /// `screens.post`, …
  ///
  /// Dots within the pattern of a link hold nothing.
  private static func holders(of subject: String) -> [Substring] {
    var holders = [subject[...]]
    let links = "links.paths."
    let isLink = subject.hasPrefix(links)
    var end = subject.endIndex
    while let boundary = subject[..<end].lastIndex(where: { $0 == "[" || ($0 == "." && !isLink) }) {
      holders.append(subject[..<boundary])
      end = boundary
    }
    return holders
  }
}
