internal import SwitchyardDiagnostics
internal import SwitchyardYAML

/// `start:` of the root file.
extension NodeDecoder {
  /// A name, a name with its arguments, one alternative, or a list of alternatives.
  func start(_ entry: Entry, in element: ElementPath) -> [StartSpec] {
    switch tree.kind(entry.value) {
    case .scalar:
      return destination(entry, expecting: .named(.start), in: element).map { [StartSpec(destination: $0)] } ?? []
    case .mapping where tree.count(entry.value) == 0:
      refuse(
        entry, expecting: .named(.start), in: element,
        advice: "write \(RootKey.start.rawValue): home, or { \(StartKey.start.rawValue): tabs, tab: feed }")
      return []
    case .mapping:
      // a name with arguments, unless a key says that it is an alternative
      let start =
        hasKey(of: StartKey.self, entry.value)
        ? alternative(entry, in: element) : destination(entry, in: element).map { StartSpec(destination: $0) }
      let starts = start.map { [$0] } ?? []
      checkThatLastHolds(starts.last, of: starts, in: element)
      return starts
    case .sequence:
      var starts: [StartSpec] = []
      var last: StartSpec?
      var index = 0
      readItems(entry, expecting: .named(.start), mayBeEmpty: false, in: element) { item in
        last = alternative(item, in: element.alternative(index))
        if let last { starts.append(last) }
        index += 1
      }
      checkThatLastHolds(last, of: starts, in: element.alternative(index - 1))
      return starts
    }
  }

  /// An app must begin somewhere, whatever its guards answer.
  private func checkThatLastHolds(_ last: StartSpec?, of all: [StartSpec], in element: ElementPath) {
    guard let last, let condition = last.conditions.first else { return }
    let isRest =
      last.conditions.count == 1
      && all.contains { other in
        other.conditions.count == 1 && other.conditions[0].name.value == condition.name.value
          && other.conditions[0].isNegated != condition.isNegated
      }
    say(
      GuardedLastStart(
        condition: (condition.isNegated ? "not " : "") + condition.name.value, isRest: isRest,
        isOnly: (element.alternative ?? 0) == 0, span: condition.name.span,
        subject: subject(of: element)))
  }

  private func alternative(_ entry: Entry, in element: ElementPath) -> StartSpec? {
    let before = faults
    var destination: DestinationSpec?
    var conditions: [ConditionSpec] = []
    var tab: Spanned<String>?
    var tabKey: NodeID?
    var startKey: NodeID?
    if let word = loneWord(in: entry) { return reportKeyless(word, in: entry, element) }
    let isMapping = read(entry, as: StartKey.self, in: element, needsAll: false) { key, entry in
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
    if isMapping, startKey == nil { reportPlaceless(entry, tab: tab, in: element) }
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

  /// Where no key says where the app begins: the only other word that stands there without a value, as in
  /// `{ when: isSignedIn, tabs }`.
  private func loneWord(in entry: Entry) -> YAMLTree.NodeID? {
    guard tree.kind(entry.value) == .mapping, tree.isIntact(entry.value) else { return nil }
    let keys = (0..<tree.count(entry.value)).map { (tree.key(entry.value, $0), tree.value(entry.value, $0)) }
    let unknown = keys.filter { StartKey(rawValue: tree.text($0.0)) == nil }
    let saysStart = keys.contains { StartKey(rawValue: tree.text($0.0)) == .start }
    guard unknown.count == 1, !saysStart, isNothing(unknown[0].1) else { return nil }
    return unknown[0].0
  }

  private func reportKeyless(_ word: YAMLTree.NodeID, in entry: Entry, _ element: ElementPath) -> StartSpec? {
    for index in 0..<tree.count(entry.value) {
      let inner = Entry(key: tree.key(entry.value, index), value: tree.value(entry.value, index))
      if StartKey(rawValue: tree.text(inner.key)) == .when { _ = conditions(inner, in: element) }
    }
    faults += 1
    say(
      PlacelessStart(
        isAlternative: entry.isItem, tab: nil, word: tree.text(word), span: tree.span(word),
        subject: subject(of: element)))
    return nil
  }

  private func reportPlaceless(_ entry: Entry, tab: Spanned<String>?, in element: ElementPath) {
    faults += 1
    guard tree.isComplete, tree.isIntact(entry.value) else { return }
    say(
      PlacelessStart(
        isAlternative: entry.isItem, tab: tab?.value, span: nameSpan(of: entry), subject: subject(of: element)))
  }

  private func hasKey<Key: SpecKey>(of keys: Key.Type, _ node: NodeID) -> Bool {
    (0..<tree.count(node)).contains { tree.withText(tree.key(node, $0), Key.table.row(of:)) != nil }
  }
}

extension DestinationSpec {
  /// Whether it means the tab bar, and not a flow or a screen.
  var isTabBar: Bool { name.value == RootKey.tabs.rawValue }
}
