/// How closely a segment of a pattern describes what it matches; the closest first.
package enum SegmentRank: UInt8, Comparable, Sendable {
  case literal
  /// A placeholder of a type that few texts are of: Int, Double, Bool, UUID, an enum.
  case typed
  /// A placeholder that takes about any text: String, URL, Date, a type of the app's own.
  case text
  case rest

  package static func < (left: SegmentRank, right: SegmentRank) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ValueType.Base {
  /// The rank of a placeholder of this type.
  package func segmentRank(in types: [DeclaredType]) -> SegmentRank {
    switch self {
    case .int, .double, .bool, .uuid: .typed
    case .string, .url, .date: .text
    case .declared(let id):
      if case .enumeration = types[id.index].kind { .typed } else { .text }
    }
  }
}

/// The order in which patterns are tried where several match one URL: the most specific first.
package struct LinkSpecificity: Comparable, Sendable {
  package let segments: [SegmentRank]
  package let literalItems: Int
  package let requiredItems: Int

  package init(of pattern: LinkPattern, in types: [DeclaredType]) {
    segments = pattern.template.segments.map { segment in
      switch segment {
      case .literal: .literal
      case .placeholder(let place): pattern.placeholders[place].type.base.segmentRank(in: types)
      case .rest: .rest
      }
    }
    var literals = 0
    var required = 0
    for item in pattern.template.query {
      if case .literal = item.value {
        literals += 1
      } else if item.isRequired {
        required += 1
      }
    }
    literalItems = literals
    requiredItems = required
  }

  package static func < (left: LinkSpecificity, right: LinkSpecificity) -> Bool {
    if left.segments != right.segments { return left.segments.lexicographicallyPrecedes(right.segments) }
    if left.literalItems != right.literalItems { return left.literalItems > right.literalItems }
    return left.requiredItems > right.requiredItems
  }
}
