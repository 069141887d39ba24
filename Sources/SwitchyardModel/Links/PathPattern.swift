/// A path with placeholders as it is written, taken apart: `/posts/{id}?page={page}`. Ranges count bytes of the text.
struct PathPattern: Equatable {
  enum Part: Equatable {
    /// Percent-decoded.
    case literal(String)
    case placeholder(String)
    /// `{x...}`.
    case rest(String)
  }

  struct Segment: Equatable {
    var part: Part
    var range: Range<Int>
  }

  struct QueryItem: Equatable {
    var name: String
    var value: Part
    /// The item's value.
    var range: Range<Int>
  }

  var segments: [Segment] = []
  var query: [QueryItem] = []

  /// What a pattern gets wrong.
  enum Flaw: Equatable {
    case noLeadingSlash
    case emptySegment
    case trailingSlash
    case dotSegment
    case fragment
    case emptyPlaceholder
    case unclosedPlaceholder
    case unopenedPlaceholder
    case partialPlaceholder(text: String)
    case typedPlaceholder(name: String)
    case restNotLast(name: String)
    case restInQuery(name: String)
    case placeholderTwice(name: String, first: Range<Int>)
    case colon(name: String)
    case wildcard
    case emptyQuery
    case itemWithoutValue(name: String)
    case itemWithoutName
    case itemTwice(name: String, first: Range<Int>)
    case placeholderAsItemName
    case character(Unicode.Scalar)
    case percent
  }

  struct Fault: Equatable {
    var flaw: Flaw
    var range: Range<Int>
  }
}
