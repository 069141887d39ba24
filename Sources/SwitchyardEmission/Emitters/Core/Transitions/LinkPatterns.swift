import SwitchyardModel
import SwitchyardSwiftCode

/// The patterns of all links as the encoder of the table takes them, and the types that the table leaves to the app.
struct LinkPatterns {
  /// The types whose values the runtime cannot tell from other text, each once: a type's place is its number in the table.
  private(set) var ownTypes: [TypeID] = []
  private var encoder: LinkTableEncoder
  private let graph: RouteGraph

  init(of graph: RouteGraph) {
    self.graph = graph
    encoder = LinkTableEncoder(schemes: graph.links.schemes, hosts: graph.links.hosts)
    var counts = [Int](repeating: 0, count: graph.modules.count)
    for pattern in graph.links.patterns {
      insert(pattern, at: counts[pattern.module.index])
      counts[pattern.module.index] += 1
    }
  }

  var table: SwiftStringLiteral {
    let text = encoder.encode()
    return SwiftStringLiteral(text, form: text.utf8.count < 60 ? .line : .block)
  }

  /// - Parameter place: among the patterns of its module.
  private mutating func insert(_ pattern: LinkPattern, at place: Int) {
    let segments = pattern.template.segments.map { segment -> LinkTableEncoder.Segment in
      switch segment {
      case .literal(let text): .literal(text)
      case .placeholder(let place): .placeholder(kind(of: pattern.placeholders[place].type.base))
      case .rest: .rest
      }
    }
    let items = pattern.template.query.map { item -> LinkTableEncoder.Item in
      switch item.value {
      case .literal(let text): .init(name: item.name, value: .literal(text))
      case .placeholder(let place):
        .init(
          name: item.name,
          value: .placeholder(kind(of: pattern.placeholders[place].type.base), isRequired: item.isRequired))
      }
    }
    encoder.insert(.init(module: pattern.module.index, place: place, segments: segments, items: items))
  }

  private mutating func kind(of base: ValueType.Base) -> LinkTableEncoder.Kind {
    switch base {
    case .string: return .string
    case .int: return .int
    case .double: return .double
    case .bool: return .bool
    case .uuid: return .uuid
    case .date: return .date
    case .url: return .url
    case .declared(let id):
      if case .enumeration(let cases) = graph[id].kind { return .choice(cases) }
      return .own(number(of: id))
    }
  }

  private mutating func number(of type: TypeID) -> Int {
    if let number = ownTypes.firstIndex(of: type) { return number }
    ownTypes.append(type)
    return ownTypes.count - 1
  }
}
