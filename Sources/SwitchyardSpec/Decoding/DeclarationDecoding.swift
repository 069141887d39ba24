internal import SwitchyardDiagnostics
internal import SwitchyardYAML

/// Entries of `events:`, `external:`, `guards:` and `types:`, and `links:`.
extension NodeDecoder {
  func event(_ entry: Entry, in element: ElementPath) -> EventSpec {
    var event = EventSpec(name: spanned(entry.key))
    let before = faults
    if let advice = parametersAdvice(entry) {
      refuse(entry, expecting: .mapping(.event), in: element, advice: advice)
      event.hasGaps = true
      return event
    }
    event.payload.reserveCapacity(tree.count(entry.value))
    readEntries(entry, expecting: .mapping(.event), in: element) { entry in
      let isAllowance =
        tree.kind(entry.value) == .mapping && tree.withText(entry.key, EventKey.table.row(of:)) != nil
      if isAllowance {
        let before = faults
        event.allowances = allowances(entry, in: element)
        // What only people read leaves no gap.
        faults = before
      } else if let parameter = parameter(entry, in: element) {
        event.payload.append(parameter)
      }
    }
    event.hasGaps = faults != before
    return event
  }

  func `guard`(_ entry: Entry, in element: ElementPath) -> GuardSpec {
    var spec = GuardSpec(name: spanned(entry.key))
    if tree.kind(entry.value) != .mapping {
      if !isNothing(entry.value) { spec.doc = text(entry, expecting: .named(.anyGuard), in: element) }
      return spec
    }
    read(entry, as: GuardKey.self, in: element) { key, entry in
      switch key {
      case .doc: spec.doc = text(entry, in: element)
      case .allow: spec.allowances = allowances(entry, in: element)
      }
    }
    return spec
  }

  func type(_ entry: Entry, in element: ElementPath) -> TypeSpec {
    var type = TypeSpec(name: spanned(entry.key))
    let before = faults
    var casesKey: NodeID?
    var knowsCases = false
    var ownTypeKey: (TypeKey, NodeID)?
    let isMapping = read(entry, as: TypeKey.self, in: element) { key, entry in
      if key == .cases { casesKey = entry.key }
      if key.describesOwnType, ownTypeKey == nil { ownTypeKey = (key, entry.key) }
      switch key {
      case .cases:
        let before = faults
        type.cases = names(entry, mayBeEmpty: false, in: element)
        knowsCases = faults == before
      case .swift: type.swift = text(entry, in: element)
      case .import: type.importedModule = text(entry, in: element)
      case .conforms: type.conformances = texts(entry, in: element)
      case .doc: type.doc = text(entry, in: element)
      case .allow: type.allowances = allowances(entry, in: element)
      }
    }
    if isMapping, faults == before {
      checkKind(of: type, entry, casesKey: casesKey, ownTypeKey: ownTypeKey, in: element)
    }
    // Beside cases no other key says anything of the type's values.
    type.hasGaps = faults != before && !(knowsCases && isWhole(entry, isMapping: isMapping))
    return type
  }

  /// A type is either generated from its cases or the app's own.
  private func checkKind(
    of type: TypeSpec, _ entry: Entry, casesKey: NodeID?, ownTypeKey: (key: TypeKey, node: NodeID)?,
    in element: ElementPath
  ) {
    if let casesKey, let ownTypeKey {
      report(
        UnwantedKey(
          key: ownTypeKey.key.rawValue, other: TypeKey.cases.rawValue, otherSpan: tree.span(casesKey),
          span: tree.span(ownTypeKey.node), subject: subject(of: element),
          help: "a type is either generated from its cases or the app's own: leave one of the two out"))
    } else if casesKey == nil, type.swift == nil {
      if ownTypeKey == nil {
        reportMissing(TypeKey.cases, orElse: .swift, of: entry, in: element)
      } else {
        reportMissing(TypeKey.swift, of: entry, in: element)
      }
    }
  }

  func links(_ entry: Entry, in element: ElementPath) -> LinksSpec? {
    var links = LinksSpec(span: tree.span(entry.key))
    let isMapping = read(entry, as: LinksKey.self, in: element) { key, entry in
      switch key {
      case .schemes: links.schemes = texts(entry, in: element)
      case .hosts: links.hosts = texts(entry, in: element)
      case .paths: readHandlers(entry, in: element, into: &links.paths)
      }
    }
    return isMapping ? links : nil
  }
}
