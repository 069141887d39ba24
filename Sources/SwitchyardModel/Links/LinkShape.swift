/// What two patterns must have in common to match one URL at equal rank.
struct LinkShape: Hashable {
  enum Segment: Hashable {
    case literal(String)
    case typed
    case text
    case rest
  }

  var segments: [Segment]
  var literalItems: Int
  var requiredItems: Int
}

/// What a pattern asks of a URL beyond its shape.
struct LinkDemands: Hashable {
  enum Value: Hashable {
    case literal(String)
    case placeholder(ValueType.Base, isRequired: Bool)
  }

  struct Item: Hashable {
    var name: String
    var value: Value
  }

  /// The types of the placeholders in the path.
  var segments: [ValueType.Base]
  /// By name.
  var items: [Item]

  /// The names of the literal items, and their texts: `["type"]` and `["pvp"]`.
  var literals: (names: [String], texts: [String]) {
    var names: [String] = []
    var texts: [String] = []
    for item in items {
      guard case .literal(let text) = item.value else { continue }
      names.append(item.name)
      texts.append(text)
    }
    return (names, texts)
  }
}

extension LinkPattern {
  func shape(in types: [DeclaredType]) -> LinkShape {
    let specificity = LinkSpecificity(of: self, in: types)
    let segments = template.segments.map { segment -> LinkShape.Segment in
      switch segment {
      case .literal(let text): .literal(text)
      case .placeholder(let place):
        placeholders[place].type.base.segmentRank(in: types) == .typed ? .typed : .text
      case .rest: .rest
      }
    }
    return LinkShape(
      segments: segments, literalItems: specificity.literalItems, requiredItems: specificity.requiredItems)
  }

  var demands: LinkDemands {
    var segments: [ValueType.Base] = []
    for case .placeholder(let place) in template.segments {
      segments.append(placeholders[place].type.base)
    }
    let items = template.query.map { item -> LinkDemands.Item in
      switch item.value {
      case .literal(let text): LinkDemands.Item(name: item.name, value: .literal(text))
      case .placeholder(let place):
        LinkDemands.Item(
          name: item.name, value: .placeholder(placeholders[place].type.base, isRequired: item.isRequired))
      }
    }
    return LinkDemands(segments: segments, items: items.sorted { $0.name < $1.name })
  }
}
