package import SwitchyardDiagnostics
package import SwitchyardYAML

/// Reads the tree of `switchyard.yaml`. What cannot be read is reported and left out, and everything else counts.
package struct ConfigurationDecoder {
  package init() {}

  package func decode(_ tree: YAMLTree, reporting bag: FindingBag) -> ConfigurationDocument {
    NodeDecoder(tree, reporting: bag).configuration()
  }
}

extension NodeDecoder {
  /// An empty file is a configuration that says nothing.
  fileprivate func configuration() -> ConfigurationDocument {
    var document = ConfigurationDocument()
    guard let root = tree.root, !isNothing(root) else { return document }
    guard tree.kind(root) == .mapping else {
      if tree.isIntact(root) {
        report(NotAMapping(mapping: .configuration, isList: tree.kind(root) == .sequence, span: tree.span(root)))
      }
      return document
    }
    read(Entry(key: root, value: root), as: ConfigurationKey.self, in: .file) { key, entry in
      switch key {
      case .specs: document.specs = specs(entry)
      case .lint: document.ruleSettings = lint(entry)
      }
    }
    return document
  }

  private func specs(_ entry: Entry) -> [Spanned<String>] {
    if isText(entry.value) { return [spanned(entry.value)] }
    return texts(entry, mayBeEmpty: false, in: .file)
  }

  private func lint(_ entry: Entry) -> [ConfigurationDocument.RuleSetting] {
    var settings: [ConfigurationDocument.RuleSetting] = []
    read(entry, as: LintKey.self, in: .file) { key, entry in
      switch key {
      case .rules:
        readEntries(entry, expecting: key.declaration.value, in: .file) { entry in
          guard let level = choice(entry, of: RuleLevel.self, in: .file) else { return }
          settings.append(.init(rule: spanned(entry.key), level: level))
        }
      }
    }
    return settings
  }
}
