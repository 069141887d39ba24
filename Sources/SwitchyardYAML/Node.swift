extension YAMLTree {
  /// One node in 20 bytes; what `first` and `count` mean depends on its kind.
  @usableFromInline
  struct Node: Sendable {
    @usableFromInline
    struct Flags: OptionSet, Sendable {
      @usableFromInline let rawValue: UInt8

      @usableFromInline
      init(rawValue: UInt8) {
        self.rawValue = rawValue
      }

      /// A scalar without a value.
      @usableFromInline static let null = Flags(rawValue: 1)
      /// The value stands in `YAMLTree.resolved`, not in the source.
      @usableFromInline static let resolved = Flags(rawValue: 2)
      /// A fault took something away from the node.
      @usableFromInline static let damaged = Flags(rawValue: 4)
    }

    @usableFromInline var start: UInt32
    @usableFromInline var end: UInt32
    /// Where a scalar's value begins in its buffer, or a collection's content in `YAMLTree.children`.
    @usableFromInline var first: UInt32
    /// A scalar's bytes, a sequence's items, a mapping's keys and values.
    @usableFromInline var count: UInt32
    @usableFromInline var kind: Kind
    @usableFromInline var style: ScalarStyle = .plain
    @usableFromInline var flags: Flags = []

    init(_ kind: Kind, start: UInt32, end: UInt32, first: UInt32 = 0, count: UInt32 = 0) {
      self.start = start
      self.end = end
      self.first = first
      self.count = count
      self.kind = kind
    }
  }
}
