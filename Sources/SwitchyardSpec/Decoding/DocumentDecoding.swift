internal import SwitchyardDiagnostics
internal import SwitchyardYAML

/// A file as a whole: its head, and its sections.
extension NodeDecoder {
  func document(as role: SpecDecoder.Role) -> SpecDocument {
    guard let root = tree.root, !isNothing(root) else { return emptyDocument(as: role) }
    let entry = Entry(key: root, value: root)
    var document = SpecDocument(file: tree.file, span: nameSpan(of: entry))
    document.isComplete = tree.isComplete
    guard tree.kind(root) == .mapping else {
      refuseRoot(root)
      document.unreadSections = RootKey.allCases.map(\.rawValue)
      return document
    }
    var known = 0
    var hasVersion = false
    var hasName = false
    var moduleKey: NodeID?
    read(entry, as: RootKey.self, in: .file, needsAll: false) { key, entry in
      known += 1
      switch key {
      case .switchyard: hasVersion = true
      case .name: hasName = true
      case .module: moduleKey = entry.key
      default: break
      }
      read(key, entry, as: role, into: &document)
    }
    document.lacksEntries = tree.hasRepeatedKeys || known < tree.count(root)
    document.mayLackHandlers = tree.hasRepeatedKeys || unreadKeys.holdMappings || unreadKeys.repeatKnownOnes
    if !role.isIncluded, let moduleKey {
      report(ModuleInRootFile(isNamed: hasName, span: tree.span(moduleKey)))
      if !hasName { document.leaveToRootFile(from: tree.span(moduleKey)) }
    }
    if tree.isComplete {
      let lacksName = !role.isIncluded && !hasName && moduleKey == nil
      reportMissing(in: document, hasVersion: hasVersion, lacksName: lacksName)
    }
    return document
  }

  private func read(_ key: RootKey, _ entry: Entry, as role: SpecDecoder.Role, into document: inout SpecDocument) {
    let element = ElementPath(section: key)
    var isRead = true
    switch key {
    case .switchyard: document.version = version(entry)
    case .name, .module, .start:
      guard belongs(key, entry, in: role) else { return }
      let before = faults
      switch key {
      case .name: document.name = text(entry, expecting: key.declaration.value, in: .file)
      case .module: document.module = text(entry, expecting: key.declaration.value, in: .file)
      default: document.start = start(entry, in: element)
      }
      isRead = faults == before
    case .include:
      let before = faults
      document.includes = includes(entry)
      isRead = faults == before
    case .screens:
      isRead = readSection(entry, key, into: &document.screens) { screen($0, in: $1) }
    case .flows: isRead = readSection(entry, key, into: &document.flows) { flow($0, in: $1) }
    case .tabs: isRead = readSection(entry, key, into: &document.tabs) { tab($0, in: $1) }
    case .events: isRead = readSection(entry, key, into: &document.events) { event($0, in: $1) }
    case .external: isRead = readSection(entry, key, into: &document.externalEvents) { event($0, in: $1) }
    case .guards: isRead = readSection(entry, key, into: &document.guards) { `guard`($0, in: $1) }
    case .types: isRead = readSection(entry, key, into: &document.types) { type($0, in: $1) }
    case .transitions: isRead = readHandlers(entry, in: element, into: &document.handlers)
    case .links:
      document.links = links(entry, in: element)
      isRead = document.links != nil
    }
    if !isRead || !tree.isIntact(entry.value) { document.unreadSections.append(key.rawValue) }
  }

  /// Reads a section whose entries have names.
  private func readSection<Element>(
    _ entry: Entry, _ key: RootKey, into elements: inout [Element], _ read: (Entry, ElementPath) -> Element
  ) -> Bool {
    elements.reserveCapacity(tree.count(entry.value))
    return readEntries(entry, expecting: key.declaration.value, in: ElementPath(section: key)) { entry in
      elements.append(read(entry, ElementPath(section: key, name: entry.key)))
    }
  }

  private func includes(_ entry: Entry) -> [Spanned<String>] {
    if isText(entry.value) { return [spanned(entry.value)] }
    return texts(entry, in: ElementPath(section: .include))
  }
}

// MARK: - What the file says of itself

extension NodeDecoder {
  private func emptyDocument(as role: SpecDecoder.Role) -> SpecDocument {
    var document = SpecDocument(file: tree.file, span: SourceSpan(file: tree.file, lowerBound: 0, upperBound: 0))
    document.isComplete = tree.isComplete
    document.unreadSections = RootKey.allCases.map(\.rawValue)
    if tree.isComplete { report(EmptyFile(isIncluded: role.isIncluded, span: document.span)) }
    return document
  }

  private func refuseRoot(_ root: NodeID) {
    guard tree.isIntact(root) else { return }
    report(NotAMapping(isList: tree.kind(root) == .sequence, span: tree.span(root)))
  }

  private func version(_ entry: Entry) -> Spanned<String>? {
    guard tree.kind(entry.value) == .scalar else {
      report(UnknownVersion(fault: .notAScalar, span: tree.span(entry.value)))
      return nil
    }
    guard isText(entry.value) else {
      if isNothing(entry.value) { report(UnknownVersion(fault: .noValue, span: tree.span(entry.key))) }
      return nil
    }
    let version = spanned(entry.value)
    guard version.value != SpecDecoder.version || tree.style(entry.value) != .plain else { return version }
    let isNumber = tree.style(entry.value) == .plain && version.value.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    let isNewer = isNumber && version.value.utf8.first != UInt8(ascii: "0")
    report(
      UnknownVersion(fault: isNewer ? .newer(version.value) : .notAVersion(version.value), span: version.span))
    return version
  }

  /// Whether the key may stand in a file of this role, which is reported where it may not.
  private func belongs(_ key: RootKey, _ entry: Entry, in role: SpecDecoder.Role) -> Bool {
    switch (role, key) {
    case (.root, .module): break  // what is said of it depends on whether a name stands beside it
    case (.included(let include), .name), (.included(let include), .start):
      report(KeyOfRootFile(key: key, include: include, span: tree.span(entry.key)))
    default: return true
    }
    return false
  }

  private func reportMissing(in document: SpecDocument, hasVersion: Bool, lacksName: Bool) {
    if !hasVersion { report(UnknownVersion(fault: .missing, span: document.span)) }
    guard lacksName else { return }
    report(
      MissingKey(
        element: "the spec", subject: nil, key: RootKey.name.declaration, span: document.span))
  }
}

extension SpecDocument {
  /// Notes that the file is a part of a spec that is read alone: what is not here stands in the root file.
  fileprivate mutating func leaveToRootFile(from place: SourceSpan) {
    readAloneAt = place
    for section in [RootKey.include, .start].map(\.rawValue) where !unreadSections.contains(section) {
      unreadSections.append(section)
    }
  }
}

extension SpecDecoder.Role {
  fileprivate var isIncluded: Bool {
    if case .included = self { true } else { false }
  }
}
