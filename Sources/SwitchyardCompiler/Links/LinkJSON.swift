package import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

extension Check {
  /// Every link, for programs: `Schemas/links.schema.json` describes it.
  package var linksJSON: JSONValue {
    var places = SourceLocator(report.sources)
    let sections = specs.map { spec -> JSONValue in
      let links = spec.graph.links
      return [
        "file": .string(spec.path), "schemes": .texts(links.schemes), "hosts": .texts(links.hosts),
        "links": .array(links.patterns.map { spec.graph.json(of: $0, &places) }),
      ]
    }
    return ["version": 1, "specs": .array(sections)]
  }
}

extension RouteGraph {
  fileprivate func json(of pattern: LinkPattern, _ places: inout SourceLocator) -> JSONValue {
    var first: String?
    if case .literal(let text)? = pattern.template.segments.first { first = text }
    let alternatives = pattern.alternatives.map { alternative -> JSONValue in
      ["when": .texts(words(for: alternative.condition)), "does": .string(words(for: alternative.action))]
    }
    return .object(
      members(of: pattern, &places) + [
        .init("urls", .texts(links.origins(before: first).map { $0 + pattern.text.dropFirst() })),
        .init("path", .array(pattern.template.segments.map { json(of: $0, in: pattern) })),
        .init("query", .array(pattern.template.query.map { json(of: $0, in: pattern) })),
        .init("alternatives", .array(alternatives)),
        .init("screens", .texts(screens(shownBy: pattern).map { qualifiedName(of: $0) })),
      ])
  }

  /// The pattern and its place.
  func members(of pattern: LinkPattern, _ places: inout SourceLocator) -> [JSONValue.Member] {
    let place = places.place(of: pattern.declaredAt)
    return [
      .init("pattern", .string(pattern.text)), .init("file", .string(place.path)),
      .init("line", .int(place.start.line)), .init("column", .int(place.start.column)),
    ]
  }

  private func json(of segment: PathTemplate.Segment, in pattern: LinkPattern) -> JSONValue {
    switch segment {
    case .literal(let text): return ["literal": .string(text)]
    case .placeholder(let place), .rest(let place):
      let placeholder = pattern.placeholders[place]
      return ["placeholder": .string(placeholder.name), "type": .string(placeholder.type.text(in: types))]
    }
  }

  private func json(of item: PathTemplate.QueryItem, in pattern: LinkPattern) -> JSONValue {
    let name = JSONValue.Member("name", .string(item.name))
    switch item.value {
    case .literal(let text): return .object([name, .init("literal", .string(text)), .init("required", true)])
    case .placeholder(let place):
      let placeholder = pattern.placeholders[place]
      return .object([
        name, .init("placeholder", .string(placeholder.name)),
        .init("type", .string(placeholder.type.base.name(in: types))), .init("required", .bool(item.isRequired)),
      ])
    }
  }
}

extension JSONValue {
  static func texts(_ texts: [String]) -> JSONValue {
    .array(texts.map { .string($0) })
  }
}
