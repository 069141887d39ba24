package import SwitchyardDiagnostics

/// Reads a text as YAML 1.2's core schema on top of libyaml's events.
///
/// Bytes become checked text, checked text becomes events, and events become a tree; after a fault the next stage goes
/// on with what is sound.
package struct YAMLParser {
  private let limits: YAMLLimits

  package init(limits: YAMLLimits = .standard) {
    self.limits = limits
  }

  /// The tree of `file`; what is wrong in the text is reported, and the tree holds the rest.
  package func parse(_ file: SourceFile, id: SourceFileID, reporting bag: FindingBag) -> YAMLTree {
    guard let checked = CheckedText(file, id: id, limits: limits, reporting: bag) else {
      return YAMLTree(file: id, root: nil, isComplete: false)
    }
    return checked.withView { text in
      var reader = TreeReader(text, file: id, limits: limits, reporting: bag)
      reader.read()
      return YAMLTree(reader.builder, source: checked.bytes)
    }
  }
}

extension YAMLTree {
  convenience init(_ builder: TreeBuilder, source: [UInt8]) {
    self.init(
      file: builder.file, root: builder.root.map { NodeID($0) },
      isComplete: builder.isComplete && builder.text.replaced.isEmpty, hasRepeatedKeys: builder.hasRepeatedKeys,
      nodes: builder.nodes, children: builder.children, source: source, resolved: builder.resolved)
  }
}
