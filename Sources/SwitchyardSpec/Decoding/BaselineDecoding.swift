package import SwitchyardDiagnostics
package import SwitchyardYAML

/// Reads the tree of a baseline: JSON is YAML, too, but for characters that are escaped as two halves, which is said where
/// one stands. An entry that cannot be read is reported and left out, and every other one counts.
package struct BaselineDecoder {
  package init() {}

  package func decode(_ tree: YAMLTree, reporting bag: FindingBag) -> BaselineDocument {
    NodeDecoder(tree, reporting: bag).baseline()
  }
}

extension NodeDecoder {
  fileprivate func baseline() -> BaselineDocument {
    var document = BaselineDocument()
    guard let root = tree.root, !isNothing(root) else {
      if tree.isComplete { report(EmptyBaseline(span: SourceSpan(file: tree.file, lowerBound: 0, upperBound: 0))) }
      return document
    }
    guard tree.kind(root) == .mapping else {
      if tree.isIntact(root) {
        report(NotAMapping(mapping: .baseline, isList: tree.kind(root) == .sequence, span: tree.span(root)))
      }
      return document
    }
    var isReadable = true
    read(Entry(key: root, value: root), as: BaselineKey.self, in: .file) { key, entry in
      switch key {
      case .schema: document.schema = text(entry, in: .file)?.value
      case .version: isReadable = isKnownVersion(entry)
      case .findings:
        readItems(entry, expecting: key.declaration.value, in: .file) { item in
          if let known = knownFinding(item) { document.entries.append(known) }
        }
      }
    }
    // What an entry of another version means is not known.
    if !isReadable { document.entries = [] }
    return document
  }

  private func isKnownVersion(_ entry: Entry) -> Bool {
    guard let version = text(entry, expecting: BaselineKey.version.declaration.value, in: .file) else { return false }
    if version.value == BaselineDocument.version, tree.style(entry.value) == .plain { return true }
    report(UnknownBaselineVersion(version: version))
    return false
  }

  private func knownFinding(_ item: Entry) -> BaselineDocument.Entry? {
    var (file, rule): (Spanned<String>?, Spanned<String>?)
    var (subject, reason): (String?, String?)
    var severity: Severity?
    var count: Int? = 1
    let before = faults
    read(item, as: KnownFindingKey.self, in: .file) { key, entry in
      switch key {
      case .file: file = text(entry, in: .file)
      case .rule: rule = text(entry, expecting: key.declaration.value, in: .file)
      case .subject: subject = text(entry, in: .file)?.value
      case .reason: reason = text(entry, in: .file)?.value
      case .severity: severity = choice(entry, of: Severity.self, in: .file)?.value
      case .count: count = self.count(entry, expecting: key.declaration.value)
      }
    }
    guard faults == before, let file, let rule, let count else { return nil }
    return BaselineDocument.Entry(
      file: file.value, rule: rule, subject: subject, reason: reason, severity: severity, count: count,
      span: tree.span(item.value))
  }

  private func count(_ entry: Entry, expecting shape: ValueShape) -> Int? {
    if isText(entry.value), tree.style(entry.value) == .plain, let count = Int(tree.text(entry.value)),
      (1...mostAlike).contains(count)
    {
      return count
    }
    refuse(entry, expecting: shape, in: .file)
    return nil
  }
}

/// More findings than this are alike in no spec; so sums of a few million of them stay numbers.
private let mostAlike = 1_000_000_000
