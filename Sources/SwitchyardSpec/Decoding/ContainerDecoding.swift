internal import SwitchyardDiagnostics
internal import SwitchyardYAML

/// Entries of `flows:` and `tabs:`.
extension NodeDecoder {
  func flow(_ entry: Entry, in element: ElementPath) -> FlowSpec {
    var flow = FlowSpec(name: spanned(entry.key))
    let before = faults
    var knowsHandlers: Bool?
    let isMapping = read(entry, as: FlowKey.self, in: element) { key, entry in
      switch key {
      case .root: flow.root = destination(entry, in: element)
      case .title: flow.title = text(entry, in: element)
      case .doc: flow.doc = text(entry, in: element)
      case .transitions:
        knowsHandlers = readHandlers(entry, in: element, into: &flow.handlers) && tree.isIntact(entry.value)
      case .allow: flow.allowances = allowances(entry, in: element)
      }
    }
    flow.hasGaps = faults != before
    flow.mayLackHandlers =
      !isWhole(entry, isMapping: isMapping) || !(knowsHandlers ?? !unreadKeys.holdMappings)
    return flow
  }

  func tab(_ entry: Entry, in element: ElementPath) -> TabSpec {
    var tab = TabSpec(name: spanned(entry.key))
    let before = faults
    var knowsHandlers: Bool?
    let isMapping = read(entry, as: TabKey.self, in: element) { key, entry in
      switch key {
      case .root: tab.root = destination(entry, in: element)
      case .title: tab.title = text(entry, in: element)
      case .icon: tab.icon = text(entry, in: element)
      case .doc: tab.doc = text(entry, in: element)
      case .stack: tab.hasStack = boolean(entry, in: element)
      case .transitions:
        knowsHandlers = readHandlers(entry, in: element, into: &tab.handlers) && tree.isIntact(entry.value)
      case .allow: tab.allowances = allowances(entry, in: element)
      }
    }
    tab.hasGaps = faults != before
    tab.mayLackHandlers =
      !isWhole(entry, isMapping: isMapping) || !(knowsHandlers ?? !unreadKeys.holdMappings)
    return tab
  }
}
