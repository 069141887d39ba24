internal import SwitchyardDiagnostics
internal import SwitchyardYAML

/// The keys of a mapping, against those that are declared for it.
extension NodeDecoder {
  /// Gives each declared key of a mapping to `read`, in the order of the text; reports the keys that are not known and
  /// those that are missing.
  ///
  /// A misspelled key is reported and then read as the key that was meant, where that is not there: what is wrong
  /// behind it is said in the same run, and nothing else is found missing.
  ///
  /// - Parameter needsAll: False where the caller says itself what is missing.
  /// - Returns: False where the value is no mapping, which is reported too.
  @inline(__always)
  @discardableResult
  func read<Key: SpecKey>(
    _ entry: Entry, as keys: Key.Type, in element: ElementPath, needsAll: Bool = true, _ read: (Key, Entry) -> Void
  ) -> Bool {
    guard isMapping(entry, Key.mapping, in: element) else { return false }
    if !tree.isIntact(entry.value) { faults += 1 }
    let table = Key.table
    var seen: UInt64 = 0
    var unknown: [Entry] = []
    for index in 0..<tree.count(entry.value) {
      let inner = Entry(key: tree.key(entry.value, index), value: tree.value(entry.value, index))
      guard let row = tree.withText(inner.key, { table.row(of: $0) }) else {
        unknown.append(inner)
        continue
      }
      seen |= 1 << UInt64(row)
      give(Key.allCases[row], inner, to: read)
    }
    var unread = UnreadKeys()
    for inner in unknown {
      guard let key = reportUnknown(inner, of: entry, as: keys, seen: seen, in: element, noting: &unread) else {
        continue
      }
      seen |= 1 << UInt64(key.row)
      give(key, inner, to: read)
    }
    for key in Key.requiredKeys where needsAll && seen & 1 << UInt64(key.row) == 0 {
      reportMissing(key, of: entry, in: element)
    }
    unreadKeys = unread
    return true
  }

  /// Nothing depends on what only people read: where that cannot be read, nothing has a gap.
  @inline(__always)
  private func give<Key: SpecKey>(_ key: Key, _ entry: Entry, to read: (Key, Entry) -> Void) {
    let before = faults
    read(key, entry)
    if faults != before, key.isAnnotation { faults = before }
  }

  /// Whether the value is a mapping. An empty value is one, too, where nothing need be given; behind the name of an
  /// element, what is missing is said of the element.
  @inline(__always)
  private func isMapping(_ entry: Entry, _ mapping: SpecMapping, in element: ElementPath) -> Bool {
    if tree.kind(entry.value) == .mapping { return true }
    if isNothing(entry.value), mapping.mayBeEmpty || mapping.isNamed { return true }
    refuse(entry, expecting: .mapping(mapping), in: element, advice: advice(for: entry, as: mapping))
    return false
  }

  /// How a mapping is written of which only the one thing stands there that it cannot do without: `feed: home`.
  @inline(never)
  private func advice(for entry: Entry, as mapping: SpecMapping) -> String? {
    if mapping == .type, tree.kind(entry.value) == .sequence {
      return "the cases of an enum stand behind a key: { \(TypeKey.cases.rawValue): [newest, oldest] }"
    }
    let required = mapping.keys.filter(\.isRequired).map(\.name)
    guard required.count == 1, let key = required.first, isText(entry.value) else { return nil }
    var name = tree.text(entry.value)
    // the colon was forgotten
    if name.hasPrefix(key + " ") { name = String(name.dropFirst(key.count).drop { $0 == " " }) }
    return "write { \(key): \(OperationCall.isReference(name) ? name.clipped : "…") }"
  }

  /// Whether the value was left out by whoever wrote the file, and not by the parser because of a fault.
  func isNothing(_ node: NodeID) -> Bool {
    tree.isNull(node) && tree.isIntact(node)
  }

  /// Reports a key that is not known, and gives the one that it can be read as.
  @inline(never)
  private func reportUnknown<Key: SpecKey>(
    _ entry: Entry, of whole: Entry, as keys: Key.Type, seen: UInt64, in element: ElementPath,
    noting unread: inout UnreadKeys
  ) -> Key? {
    let text = tree.text(entry.key)
    // `close` is a word for leaving, and no slip of the pen for `else`
    let isForeign = Key.mapping == .transition && ForeignWords.meaning(of: text) != nil
    let advice = self.advice(onUnknown: entry, of: whole, Key.mapping)
    let near = advice != nil || isForeign || text.utf8.count > 32 ? nil : NearestName(to: text).among(Key.table.names)
    let isAtHomeElsewhere = !SpecMapping.homes(of: text).isEmpty
    // `tab` is a key of a transition, but at the top level it is one letter away from `tabs`
    let isMeant = !isAtHomeElsewhere || near == text + "s" && tree.kind(entry.value) == .mapping
    let suggestion = rootMeant(by: text, in: Key.mapping) ?? (isMeant ? near : nil)
    say(
      UnknownKey(
        key: text, mapping: Key.mapping, suggestion: suggestion, advice: advice, span: tree.span(entry.key),
        subject: subject(of: element)))
    if let suggestion, let key = Key(rawValue: suggestion),
      seen & 1 << UInt64(key.row) == 0
    {
      return key
    }
    faults += 1
    if suggestion != nil { unread.repeatKnownOnes = true }
    if tree.kind(entry.value) == .mapping || !tree.isIntact(entry.value) { unread.holdMappings = true }
    return nil
  }

  /// Whether everything in a mapping that was just read is known but for the values of its known keys.
  func isWhole(_ entry: Entry, isMapping: Bool) -> Bool {
    isMapping && tree.isIntact(entry.value) && !unreadKeys.repeatKnownOnes
  }

  @inline(never)
  func reportMissing<Key: SpecKey>(
    _ key: Key, orElse alternative: Key? = nil, of entry: Entry, in element: ElementPath
  ) {
    faults += 1
    guard tree.isComplete, tree.isIntact(entry.value) else { return }
    say(
      MissingKey(
        element: words(for: element, Key.mapping), subject: subject(of: element), key: key.declaration,
        alternative: alternative?.declaration, span: nameSpan(of: entry)))
  }

  /// Where an element is pointed at as a whole: at its name, or its first key where it has none.
  func nameSpan(of entry: Entry) -> SourceSpan {
    guard entry.isItem || entry.key == entry.value else { return tree.span(entry.key) }
    let hasKeys = tree.kind(entry.value) == .mapping && tree.count(entry.value) > 0
    return tree.span(hasKeys ? tree.key(entry.value, 0) : entry.value)
  }

  /// Gives each entry of a mapping whose keys the user chooses to `read`. An empty value is an empty mapping.
  ///
  /// - Returns: False where the value is no mapping, which is reported.
  @inline(__always)
  @discardableResult
  func readEntries(
    _ entry: Entry, expecting shape: @autoclosure () -> ValueShape, in element: ElementPath, _ read: (Entry) -> Void
  ) -> Bool {
    guard tree.kind(entry.value) == .mapping else {
      if isNothing(entry.value) { return true }
      refuse(entry, expecting: shape(), in: element)
      return false
    }
    if !tree.isIntact(entry.value) { faults += 1 }
    for index in 0..<tree.count(entry.value) {
      read(Entry(key: tree.key(entry.value, index), value: tree.value(entry.value, index)))
    }
    return true
  }

  /// Gives each item of a list to `read`. An empty value is an empty list, where a list may be empty.
  ///
  /// - Returns: False where the value is no list, or an empty one where it may not be, which is reported.
  @inline(__always)
  @discardableResult
  func readItems(
    _ entry: Entry, expecting shape: @autoclosure () -> ValueShape, mayBeEmpty: Bool = true, in element: ElementPath,
    _ read: (Entry) -> Void
  ) -> Bool {
    guard tree.kind(entry.value) == .sequence else {
      if mayBeEmpty, isNothing(entry.value) { return true }
      refuse(entry, expecting: shape(), in: element)
      return false
    }
    if !tree.isIntact(entry.value) { faults += 1 }
    let count = tree.count(entry.value)
    guard mayBeEmpty || count > 0 else {
      refuse(entry, expecting: shape(), in: element)
      return false
    }
    for index in 0..<count { read(Entry(key: entry.key, value: tree.item(entry.value, index), isItem: true)) }
    return true
  }
}
