internal import SwitchyardDiagnostics
internal import SwitchyardYAML

/// `start:` of the root file.
extension NodeDecoder {
  /// A name, a name with its arguments, one alternative, or a list of alternatives.
  func start(_ entry: Entry, in element: ElementPath) -> [StartSpec] {
    switch tree.kind(entry.value) {
    case .scalar:
      return destination(entry, expecting: .named(.start), in: element).map { [StartSpec(destination: $0)] } ?? []
    case .mapping:
      // a name with arguments, unless a key says that it is an alternative
      let start =
        hasKey(of: StartKey.self, entry.value)
        ? alternative(entry, in: element) : destination(entry, in: element).map { StartSpec(destination: $0) }
      return start.map { [$0] } ?? []
    case .sequence:
      var starts: [StartSpec] = []
      var index = 0
      readItems(entry, expecting: .named(.start), mayBeEmpty: false, in: element) { item in
        if let start = alternative(item, in: element.alternative(index)) { starts.append(start) }
        index += 1
      }
      return starts
    }
  }

  private func alternative(_ entry: Entry, in element: ElementPath) -> StartSpec? {
    let before = faults
    var destination: DestinationSpec?
    var conditions: [ConditionSpec] = []
    var tab: Spanned<String>?
    var tabKey: NodeID?
    var startKey: NodeID?
    read(entry, as: StartKey.self, in: element) { key, entry in
      switch key {
      case .when: conditions = self.conditions(entry, in: element) ?? []
      case .start:
        startKey = entry.key
        destination = self.destination(entry, in: element)
      case .tab:
        tabKey = entry.key
        tab = name(entry, in: element)
      }
    }
    guard faults == before, let destination else { return nil }
    if let tabKey, let startKey, !destination.isTabBar {
      report(
        UnfittingModifier(
          modifier: .tab, operation: Spanned(.start, at: tree.span(startKey)), span: tree.span(tabKey),
          subject: subject(of: element)))
      tab = nil
    }
    return StartSpec(destination: destination, conditions: conditions, tab: tab)
  }

  private func hasKey<Key: SpecKey>(of keys: Key.Type, _ node: NodeID) -> Bool {
    (0..<tree.count(node)).contains { tree.withText(tree.key(node, $0), Key.table.row(of:)) != nil }
  }
}

extension DestinationSpec {
  /// Whether it means the tab bar, and not a flow or a screen.
  var isTabBar: Bool { name.value == RootKey.tabs.rawValue }
}
