/// What a case of a `switch` matches, as far as can be told from its text.
package indirect enum ReadPattern: Sendable {
  /// `.feed`, `CourierRoute.post(id: let id, _)`
  case enumCase(ReadEnumCase)
  /// `_`, or the name that is bound to whatever it is.
  case anything(name: String?)
  /// `(_, let id)`, without labels.
  case tuple([ReadPattern])
  /// Compared with a value, which never covers all there are: `3`, `"a"`, `1...5`, `other`.
  case value
  /// May cover everything together with others: `true`, `nil`, `is URL`, `let x?`.
  case other

  /// How much of what it is matched against it takes, for certain.
  package enum Extent: Sendable, Comparable {
    case all
    case unclear
    case part
  }

  /// Of a case's payload, or of anything but an enum.
  var extent: Extent {
    switch self {
    case .anything: .all
    case .tuple(let patterns): patterns.map(\.extent).max() ?? .all
    case .value: .part
    case .enumCase, .other: .unclear
    }
  }
}

/// A pattern that names the case of an enum.
package struct ReadEnumCase: Sendable {
  package struct Element: Sendable {
    package let label: String?
    package let pattern: ReadPattern
  }

  /// Without backticks.
  package let name: String
  /// As an index of the code.
  package let nameIndex: Int
  /// What stands in front of the dot: `CourierRoute`; nil where nothing does.
  package let type: String?
  /// Nil where there are no brackets.
  package let payload: [Element]?

  /// How many of the case's values it takes.
  package var extent: ReadPattern.Extent { (payload ?? []).map(\.pattern.extent).max() ?? .all }
}

/// One of the patterns between `case` and the colon.
package struct ReadCaseItem: Sendable {
  package let pattern: ReadPattern
  /// Whether a `where` stands behind it.
  package let isConditional: Bool

  package var enumCase: ReadEnumCase? {
    if case .enumCase(let found) = pattern { found } else { nil }
  }
}

/// An arm of a `switch`.
package struct ReadCase: Sendable {
  package enum Kind: Sendable {
    case items([ReadCaseItem])
    case fallback
    case unknownFallback
  }

  package let kind: Kind
  /// `case`, `default` or the `@` of `@unknown`, as an index of the code.
  package let start: Int
  /// Its statements, as indices of the code.
  package let statements: Range<Int>
  /// Behind its last statement, and behind an `#endif` that ends there.
  package let end: Int
  /// Whether its last statement goes on in the next arm.
  package let fallsThrough: Bool
  /// In how many `#if` it stands within the switch.
  package let conditions: Int

  package var items: [ReadCaseItem] {
    if case .items(let items) = kind { items } else { [] }
  }

  package var isFallback: Bool {
    switch kind {
    case .items(let items):
      items.contains { item in
        if case .anything = item.pattern { !item.isConditional } else { false }
      }
    case .fallback, .unknownFallback: true
    }
  }
}
