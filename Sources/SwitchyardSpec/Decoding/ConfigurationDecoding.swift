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
      case .specs: document.specs = textOrTexts(entry)
      case .generate: document.outputs = outputs(entry)
      case .lint: readLint(entry, into: &document)
      case .links: readLinks(entry, into: &document)
      }
    }
    return document
  }

  private func textOrTexts(_ entry: Entry) -> [Spanned<String>] {
    if isText(entry.value) { return [spanned(entry.value)] }
    return texts(entry, mayBeEmpty: false, in: .file)
  }

  // MARK: - What is generated

  /// One output, or a list of several.
  private func outputs(_ entry: Entry) -> [OutputSpec] {
    guard tree.kind(entry.value) == .sequence else { return output(entry).map { [$0] } ?? [] }
    var outputs: [OutputSpec] = []
    readItems(entry, expecting: ConfigurationKey.generate.declaration.value, mayBeEmpty: false, in: .file) { item in
      if let output = output(item) { outputs.append(output) }
    }
    return outputs
  }

  private func output(_ entry: Entry) -> OutputSpec? {
    var output = OutputSpec()
    let isMapping = read(entry, as: GenerateKey.self, in: .file) { key, entry in
      switch key {
      case .targets: output.targets = targets(entry)
      case .output: output.folder = text(entry, in: .file)
      case .access: output.access = choice(entry, of: OutputSpec.Access.self, in: .file)
      case .runtime: output.runtime = choice(entry, of: OutputSpec.Runtime.self, in: .file)
      case .tests: output.tests = choice(entry, of: OutputSpec.Tests.self, in: .file)
      case .module: output.module = text(entry, in: .file)
      case .stubs: output.stubs = stubs(entry)
      }
    }
    return isMapping ? output : nil
  }

  /// One target, or a list of them.
  private func targets(_ entry: Entry) -> [Spanned<OutputSpec.Target>] {
    guard tree.kind(entry.value) == .sequence else {
      return choice(entry, of: OutputSpec.Target.self, in: .file).map { [$0] } ?? []
    }
    var targets: [Spanned<OutputSpec.Target>] = []
    readItems(entry, expecting: GenerateKey.targets.declaration.value, mayBeEmpty: false, in: .file) { item in
      if let target = choice(item, of: OutputSpec.Target.self, in: .file) { targets.append(target) }
    }
    return targets
  }

  /// `true`, a folder, or more about them.
  private func stubs(_ entry: Entry) -> OutputSpec.Stubs? {
    var stubs = OutputSpec.Stubs()
    if let isWanted = boolean(entry.value) { return isWanted ? stubs : nil }
    if isText(entry.value) {
      stubs.folder = spanned(entry.value)
      return stubs
    }
    let isMapping = read(entry, as: StubsKey.self, in: .file) { key, entry in
      switch key {
      case .folder: stubs.folder = text(entry, in: .file)
      case .router: stubs.haveRouter = boolean(entry, in: .file)
      case .update: stubs.areUpdated = boolean(entry, in: .file)
      }
    }
    return isMapping ? stubs : nil
  }

  // MARK: - What is checked

  private func readLint(_ entry: Entry, into document: inout ConfigurationDocument) {
    read(entry, as: LintKey.self, in: .file) { key, entry in
      switch key {
      case .strict: document.isStrict = boolean(entry, in: .file)
      case .reporter: document.reporter = choice(entry, of: ConfigurationDocument.Reporter.self, in: .file)
      case .output: document.reportPath = text(entry, in: .file)
      case .baseline: document.baselinePath = text(entry, in: .file)
      case .rules:
        readEntries(entry, expecting: key.declaration.value, in: .file) { entry in
          guard let level = choice(entry, of: RuleLevel.self, in: .file) else { return }
          document.ruleSettings.append(.init(rule: spanned(entry.key), level: level))
        }
      }
    }
  }

  // MARK: - How links are shown

  private func readLinks(_ entry: Entry, into document: inout ConfigurationDocument) {
    read(entry, as: LinkListingKey.self, in: .file) { key, entry in
      switch key {
      case .format: document.linkFormat = choice(entry, of: ConfigurationDocument.LinkFormat.self, in: .file)
      case .output: document.linkPath = text(entry, in: .file)
      case .appIDs: document.appIDs = textOrTexts(entry)
      }
    }
  }
}
