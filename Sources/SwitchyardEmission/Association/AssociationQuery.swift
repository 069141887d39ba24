import SwitchyardModel

/// What a link's pattern asks of the query, in Apple's wildcards: any of the alternatives must match.
///
/// Apple's systems take an item that is absent for one that is empty. Where the app tells the two apart, the query is
/// matched as a whole instead: that `q` is there is `q`, `q=*`, `q&*`, `*&q`, `*&q=*` or `*&q&*`; and of two items one
/// stands behind the other, with an `&` between them.
struct AssociationQuery {
  /// Nil where any query will do.
  private(set) var alternatives: [AssociationComponent.Query?] = []

  /// An item that not just any query satisfies.
  private struct Demand {
    var name: String
    /// What the value must be; nil where any will do, and the item must just be there.
    var value: AssociationGlob?
    /// The same, written out as texts without variables; nil where these are too many.
    var texts: [String]?
    var isRequired: Bool
    /// What the demand is called: `q`, or `type=pvp`.
    var title: String

    var isUUID = false

    var hasWildcardInName: Bool { name.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") } }

    var hasPlainName: Bool { PercentEncoding.encode(name) == name && !name.utf8.contains(UInt8(ascii: "~")) }
  }

  init(
    of pattern: LinkPattern, in graph: RouteGraph, _ variables: inout AssociationVariables,
    _ looseness: inout AssociationLooseness
  ) {
    var demands: [Demand] = []
    for item in pattern.template.query {
      guard let demand = Self.demand(of: item, pattern, graph, &variables) else { continue }
      if let reason = demand.value?.looseness { looseness.note(reason, pattern) }
      if demand.hasWildcardInName { looseness.note(.wildcardInText, pattern) }
      // With an item that may be absent, any text is no demand at all.
      if demand.isRequired || demand.value?.text != AssociationGlob.anyText().text { demands.append(demand) }
    }
    let required = demands.filter(\.isRequired)
    let optional = demands.filter { !$0.isRequired }
    let isByItem = required.allSatisfy { $0.value != nil && $0.hasPlainName }
    if isByItem, optional.count <= Self.mostOptional, optional.allSatisfy(\.hasPlainName) {
      alternatives = Self.byItem(required, optional)
      return
    }
    if !optional.isEmpty { looseness.note(.uncheckedItem, pattern) }
    if isByItem {
      alternatives = Self.byItem(required, [])
    } else if let whole = Self.whole(required, &variables) {
      if required.contains(where: { $0.isUUID }) { looseness.note(.uuidInWholeQuery, pattern) }
      alternatives = whole
    } else {
      looseness.note(.uncheckedItem, pattern)
      alternatives = Self.byItem(required.filter { $0.value != nil && $0.hasPlainName }, [])
    }
  }

  /// Each of them doubles the number of components.
  private static let mostOptional = 2
  /// Their orders are as many components.
  private static let mostOrdered = 3
  private static let mostTexts = 256

  /// Nil for an item that may be absent and may have any value.
  private static func demand(
    of item: PathTemplate.QueryItem, _ pattern: LinkPattern, _ graph: RouteGraph,
    _ variables: inout AssociationVariables
  ) -> Demand? {
    let name = PercentEncoding.encode(item.name)
    switch item.value {
    case .literal(let text):
      let spelling = variables.spelling(of: text, in: .query)
      let value = AssociationGlob(text: spelling.text, looseness: spelling.isLoose ? .wildcardInText : nil)
      return Demand(
        name: item.name, value: value, texts: AssociationVariables.spellings(of: [text], in: .query),
        isRequired: true, title: name + "=" + PercentEncoding.encode(text))
    case .placeholder(let place):
      let base = pattern.placeholders[place].type.base
      guard !base.takesAnyText(in: graph) else {
        return item.isRequired ? Demand(name: item.name, texts: [], isRequired: true, title: name) : nil
      }
      return Demand(
        name: item.name, value: variables.glob(for: base, in: graph), texts: base.plainGlobs(in: graph),
        isRequired: item.isRequired, title: name + "=" + base.name(in: graph.types), isUUID: base == .uuid)
    }
  }

  // MARK: - Item by item

  private static func byItem(_ required: [Demand], _ optional: [Demand]) -> [AssociationComponent.Query?] {
    var alternatives = [required.map { (name: $0.name, pattern: $0.value?.text ?? "*") }]
    for demand in optional {
      alternatives = alternatives.flatMap { items in
        ["", demand.value?.text ?? "*"].map { items + [(name: demand.name, pattern: $0)] }
      }
    }
    return alternatives.map { $0.isEmpty ? nil : .items($0) }
  }

  // MARK: - As a whole

  /// Nil where it would be too much.
  private static func whole(
    _ demands: [Demand], _ variables: inout AssociationVariables
  ) -> [AssociationComponent.Query?]? {
    guard demands.count <= mostOrdered else { return nil }
    var references: [String] = []
    for demand in demands {
      guard let texts = queries(for: demand), texts.count <= mostTexts else { return nil }
      references.append(variables.reference(to: "?" + demand.title, texts))
    }
    return orders(of: references).map { .text($0.joined(separator: "&")) }
  }

  /// Queries with the item in them, wherever it stands.
  private static func queries(for demand: Demand) -> [String]? {
    guard let names = AssociationVariables.spellings(of: [demand.name], in: .query), let texts = demand.texts else {
      return nil
    }
    let items = demand.value == nil ? names : names.flatMap { name in texts.map { name + "=" + $0 } }
    return items.flatMap { item -> [String] in
      // What ends with a wildcard takes in whatever follows.
      var forms = item.hasSuffix("*") ? [item] : [item, item + "&*"]
      if demand.value == nil { forms.insert(item + "=*", at: 1) }
      return forms + forms.map { "*&" + $0 }
    }
  }

  private static func orders(of references: [String]) -> [[String]] {
    guard references.count > 1 else { return [references] }
    return references.indices.flatMap { index -> [[String]] in
      var rest = references
      let first = rest.remove(at: index)
      return orders(of: rest).map { [first] + $0 }
    }
  }
}

extension ValueType.Base {
  /// Whether even the empty text is a value of it.
  fileprivate func takesAnyText(in graph: RouteGraph) -> Bool {
    switch self {
    case .string: true
    case .declared(let id): if case .external = graph[id].kind { true } else { false }
    case .int, .double, .bool, .uuid, .url, .date: false
    }
  }

  /// What ``AssociationVariables/glob(for:in:)`` matches, and a little more where that takes variables.
  fileprivate func plainGlobs(in graph: RouteGraph) -> [String]? {
    switch self {
    case .string, .url: return ["?*"]
    case .int, .double: return AssociationVariables.starts(ofNumber: self)
    case .bool: return AssociationVariables.bools
    case .uuid: return [[8, 4, 4, 4, 12].map { String(repeating: "?", count: $0) }.joined(separator: "-")]
    case .date: return ["????-?*"]
    case .declared(let id):
      guard case .enumeration(let cases) = graph[id].kind else { return ["?*"] }
      return AssociationVariables.spellings(of: cases, in: .query)
    }
  }
}
