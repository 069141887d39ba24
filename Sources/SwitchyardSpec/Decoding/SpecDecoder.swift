package import SwitchyardDiagnostics
package import SwitchyardYAML

/// Reads the tree of a file as the document that it stands for.
///
/// What cannot be read is reported and left out, and everything else stays: a screen with a bad transition still is a
/// screen.
package struct SpecDecoder {
  /// The version of the spec language that is read.
  package static let version = "1"

  /// The part of a file in its spec: some keys belong in the root file alone, another only in one that is included.
  package enum Role: Sendable {
    case root
    /// The entry of `include:` that names the file.
    case included(by: SourceSpan)
  }

  package init() {}

  package func decode(_ tree: YAMLTree, as role: Role = .root, reporting bag: FindingBag) -> SpecDocument {
    NodeDecoder(tree, reporting: bag).document(as: role)
  }
}
