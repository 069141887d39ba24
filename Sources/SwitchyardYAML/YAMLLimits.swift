/// How large a text may be before it is refused: far beyond any spec, and small enough to answer within a second.
package struct YAMLLimits: Sendable {
  /// Collections in one another.
  package var depth: Int
  /// Bytes of one text.
  package var size: Int
  /// Nodes that are seen through aliases, each as often as it is seen: the measure of an "alias bomb".
  package var expansion: Int

  package init(depth: Int, size: Int, expansion: Int) {
    self.depth = depth
    self.size = size
    self.expansion = expansion
  }

  package static let standard = YAMLLimits(depth: 100, size: 64 << 20, expansion: 100_000)
}
