internal import SwitchyardDiagnostics
internal import SwitchyardSpec
internal import SwitchyardSwiftCode

/// What may have been meant by the name of a screen or a flow that nothing declares.
struct RouteHints {
  let draft: GraphDraft

  func hint(for name: String, from module: ModuleID) -> Hint {
    if name == "tabs" { return Hint(help: "the tab bar is started: { start: tabs }") }
    if let other = draft.names.moduleDeclaring(name), let qualifier = draft.graph[other].qualifier {
      return hint(qualifier + "." + name, from: module, verb: "write")
    }
    if let near = nearest(to: name, from: module) {
      return hint(near, from: module, verb: "did you mean")
    }
    if let hint = hintWithoutModule(for: name) { return hint }
    if let tab = draft.names.tabs[name] {
      return Hint(
        help: "select the tab: { tab: \(name) }",
        note: Finding.Note("'\(name)' is a tab", at: draft.tabs[tab].spec.name.span))
    }
    if let event = draft.names.events[name], draft.graph[event].isDeclared {
      return Hint(
        help: "raise the event: { raise: \(name) }",
        note: Finding.Note("'\(name)' is an event", at: draft.graph[event].declaredAt))
    }
    return hintToDeclare(name, in: module)
  }

  /// Of a name that is like no other one.
  private func hintToDeclare(_ name: String, in module: ModuleID) -> Hint {
    guard SwiftIdentifier.fault(ofMember: name) == nil else { return Hint() }
    let declaring = "declare it below '\(RootKey.screens.rawValue)'"
    let names = names(in: module)
    guard !names.isEmpty else { return Hint(help: declaring) }
    return Hint(help: declaring + "; there are \(list(Array(names.prefix(3)), of: names.count))")
  }

  private func nearest(to name: String, from module: ModuleID) -> String? {
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      return draft.suggestions.nearest(to: name, among: names(in: module))
        ?? (module == .root ? nil : draft.suggestions.nearest(to: name, among: names(in: .root)))
    }
    guard let other = draft.names.module(parts[0]) ?? nearestModule(parts[0]),
      let qualifier = draft.graph[other].qualifier
    else { return nil }
    if draft.names.declares(parts[1], in: other) { return qualifier + "." + parts[1] }
    return draft.suggestions.nearest(to: parts[1], among: names(in: other)).map { qualifier + "." + $0 }
  }

  /// Of `store.shop`, where nothing is the module `Store`, but some file declares `shop`.
  private func hintWithoutModule(for name: String) -> Hint? {
    guard let dot = name.firstIndex(of: "."), dot != name.startIndex else { return nil }
    let own = String(name[name.index(after: dot)...])
    guard let module = draft.names.moduleDeclaring(own) else { return nil }
    let plain = draft.graph[module].qualifier.map { $0 + "." + own } ?? own
    var hint = hint(plain, from: module, verb: "write")
    let file = draft.files.first { $0.document.file == hint.note?.span?.file }
    guard module == .root, let file, file.includer != nil else { return hint }
    let meant = name[..<dot].prefix(1).uppercased() + name[..<dot].dropFirst()
    hint.help =
      "write '\(own)'; or '\(RootKey.module.rawValue): \(meant)' in '\(file.path.clipped)', which names no module"
    return hint
  }

  private func nearestModule(_ name: String) -> ModuleID? {
    draft.suggestions.nearest(to: name, among: draft.graph.modules.compactMap(\.qualifier))
      .flatMap { draft.names.module($0) }
  }

  private func names(in module: ModuleID) -> [String] {
    draft.routeNames(in: module)
  }

  private func hint(_ name: String, from module: ModuleID, verb: String) -> Hint {
    let span: SourceSpan? =
      switch draft.names.route(name, from: module) {
      case .screen(let id): draft.graph[id].declaredAt
      case .flow(let index): draft.flows[index].spec.name.span
      case nil: nil
      }
    // a name that cannot stay is no good advice
    if verb != "write", let own = name.split(separator: ".").last, SwiftIdentifier.fault(ofMember: String(own)) != nil {
      return Hint(
        help: "'\(name)' cannot be a name; if it is meant, rename it",
        note: span.map { Finding.Note("'\(name)' is declared here", at: $0) })
    }
    let help = verb == "write" ? "write '\(name)'" : "\(verb) '\(name)'?"
    return Hint(help: help, note: span.map { Finding.Note("'\(name)' is declared here", at: $0) })
  }
}
