/// How large a text may be before it is refused: far beyond any spec, and small enough to answer within a second.
package struct YAMLLimits: Sendable {
  /// Collections in one another.
  package var depth: Int
  /// Bytes of one text.
  package var size: Int
  /// Values and collections, of which those in eight others count twice, those in sixteen three times.
  package var nodes: Int
  /// Nodes that are seen through aliases, each as often as it is seen: the measure of an "alias bomb".
  package var expansion: Int

  /// Findings in one text.
  package var faults: Int

  package init(
    depth: Int = 100, size: Int = 64 << 20, nodes: Int = 10_000_000, expansion: Int = 100_000, faults: Int = 1_000
  ) {
    self.depth = depth
    self.size = size
    self.nodes = nodes
    self.expansion = expansion
    self.faults = faults
  }

  package static let standard = YAMLLimits()
}
