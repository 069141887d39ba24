internal import SwitchyardDiagnostics
internal import SwitchyardSpec

/// Finds declarations that would become one name in the generated code, or hide a type that it stands on.
struct GeneratedNameChecker {
  private let draft: GraphDraft
  private let names: GeneratedNames
  /// Who has a name, by what stands behind the app's.
  private var taken: [String: NameCollision.Side] = [:]
  /// The same of names that end with `Event`, by what stands before it: those of screens are never built.
  private var takenByEvents: [String: NameCollision.Side] = [:]

  init(_ draft: GraphDraft) {
    self.draft = draft
    names = GeneratedNames(app: draft.graph.name)
  }

  mutating func check() {
    let app = side(.app, draft.graph.name, draft.graph.declaredAt)
    // Of the app and of a module one finding says it for all of their types.
    _ = GeneratedNames.AppType.allCases.allSatisfy { take($0.rawValue, by: app, subject: "name") }
    for module in draft.graph.modules.dropFirst() { checkModule(module) }
    for type in draft.graph.types { checkType(type) }
    checkEventsOfScreens()
    checkTables()
  }

  /// Where a case has the name of a constant of its module's file, the enum that asks the constant finds the case.
  private mutating func checkTables() {
    let tables = draft.graph.modules.map { module in
      Set(GeneratedNames.Table.allCases.map { names.table($0, of: module) })
    }
    // All of them end with the same letter, and few names do.
    func isTable(_ name: String, _ module: ModuleID) -> Bool {
      name.utf8.last == UInt8(ascii: "s") && tables[module.index].contains(name)
    }
    // Modules are cases of the root's enums.
    for module in draft.graph.modules.dropFirst() {
      guard let name = names.nestingCase(of: module), isTable(name, .root) else { continue }
      reportTable(side(.module, module.name ?? "", module.declaredAt), table: name, subject: "module")
    }
    for screen in draft.graph.screens where isTable(screen.name, screen.module) {
      reportTable(side(.screen, screen.name, screen.declaredAt), subject: draft.graph.path(of: screen.id))
    }
    for flow in draft.graph.flows where isTable(flow.name, flow.module) {
      reportTable(side(.flow, flow.name, flow.declaredAt), subject: draft.graph.path(of: flow.id))
    }
    for tab in draft.graph.tabs where isTable(tab.name, .root) {
      reportTable(side(.tab, tab.name, tab.declaredAt), subject: draft.graph.path(of: tab.id))
    }
    for event in draft.graph.events where isTable(event.name, event.module) {
      let kind: ElementKind = event.isExternal ? .externalEvent : .event
      reportTable(side(kind, event.name, event.declaredAt), subject: draft.graph.path(of: event.id))
    }
  }

  private func reportTable(_ side: NameCollision.Side, table: String? = nil, subject: String) {
    report(.hides(table ?? side.name), later: side, earlier: side, subject: subject)
  }

  private func side(_ kind: ElementKind, _ name: String, _ span: SourceSpan) -> NameCollision.Side {
    NameCollision.Side(kind: kind, name: name, span: span)
  }

  // MARK: - Types

  private mutating func checkModule(_ module: Module) {
    let side = side(.module, module.name ?? "", module.declaredAt)
    checkNesting(of: module, side)
    _ = GeneratedNames.ModuleType.allCases.allSatisfy { type in
      take((module.name ?? "") + type.rawValue, by: side, subject: "module")
    }
  }

  private mutating func checkType(_ type: DeclaredType) {
    let side = side(.type, type.name, type.declaredAt)
    let subject = "types." + type.name
    switch type.kind {
    case .enumeration: take(GeneratedNames.raised(type.name), by: side, subject: subject)
    case .external(let swiftName, _, _):
      guard swiftName.hasPrefix(names.app), let holder = taken[String(swiftName.dropFirst(names.app.count))] else {
        return
      }
      report(.ownType(swiftName), later: side, earlier: holder, subject: subject)
    }
  }

  /// Takes a name for the whole app; false where it is reported.
  @discardableResult
  private mutating func take(_ name: String, by side: NameCollision.Side, subject: String) -> Bool {
    if let holder = taken.insertIfNew(side, for: name) {
      report(.generated(names.app + name), later: side, earlier: holder, subject: subject)
      return false
    }
    if name.hasSuffix("Event") { takenByEvents[String(name.dropLast("Event".count))] = side }
    guard StandardNames.contains(names.app + name) else { return true }
    draft.report(
      NameCollision(
        later: side, earlier: side, cause: .hides(names.app + name), span: side.span,
        subject: subject))
    return false
  }

  private mutating func checkEventsOfScreens() {
    takenByEvents.reserveCapacity(takenByEvents.count + draft.graph.screens.count)
    for module in draft.graph.modules {
      for id in module.screens where !draft.graph.screens[id.index].emittedEvents.isEmpty {
        let screen = draft.graph[id]
        let key = GeneratedNames.eventsKey(of: screen.name, in: module)
        let side = side(.screen, draft.graph.qualifiedName(of: id), screen.declaredAt)
        guard let holder = takenByEvents.insertIfNew(side, for: key) else { continue }
        report(.generated(names.app + key + "Event"), later: side, earlier: holder, subject: draft.graph.path(of: id))
      }
    }
  }

  // MARK: - Cases

  /// A module is a case among the root's screens, flows and events.
  private func checkNesting(of module: Module, _ side: NameCollision.Side) {
    guard let name = names.nestingCase(of: module) else { return }
    let holder: NameCollision.Side? =
      switch draft.names.route(name, from: .root) {
      case .screen(let id): self.side(.screen, name, draft.graph[id].declaredAt)
      case .flow(let index): self.side(.flow, name, draft.flows[index].spec.name.span)
      case nil: nil
      }
    let event = draft.names.events[name].map { draft.graph[$0] }.flatMap { event in
      event.module == .root ? self.side(.event, name, event.declaredAt) : nil
    }
    let other = draft.graph.modules[1..<module.id.index].first { $0.qualifier == name }
    guard let holder = holder ?? event ?? other.map({ self.side(.module, $0.name ?? "", $0.declaredAt) }) else {
      return
    }
    report(.generated(name), later: side, earlier: holder, subject: "module")
  }

  private func report(
    _ cause: NameCollision.Cause, later: NameCollision.Side, earlier: NameCollision.Side, subject: String
  ) {
    draft.report(
      NameCollision(later: later, earlier: earlier, cause: cause, span: later.span, subject: subject))
  }
}
