import SwitchyardDiagnostics

/// Which URLs Apple's systems open in an app, as Apple documents `applinks.Details.Components`, its query dictionaries and
/// substitution variables, and "What's new in Universal Links" (WWDC 2019 and 2020) tells:
///
/// - `*` matches zero or more characters, `?` any single one, `$(name)` any of the texts of a variable.
/// - All components that an object names must match; the first object that matches decides, `exclude` against the app.
/// - Of a query dictionary all items of a name must match; one without a value, or that is absent, has the empty text.
/// - Patterns are compared with the URL as it is percent-encoded, with regard to case.
struct AppleMatcher {
  private let components: [Component]

  private struct Component {
    var path: [Token]
    /// Nil where any query will do.
    var query: [Token]?
    var items: [(name: String, pattern: [Token])]
    var isExcluded: Bool
  }

  private enum Token {
    case scalar(Unicode.Scalar)
    case anyScalar
    case anyText
    case oneOf([[Token]])
  }

  init(_ association: JSONValue) {
    let links = association["applinks"]
    var variables: [String: [[Token]]] = [
      "digit": "0123456789".unicodeScalars.map { [.scalar($0)] },
      "xdigit": "0123456789abcdefABCDEF".unicodeScalars.map { [.scalar($0)] },
    ]
    if case .object(let members)? = links?["substitutionVariables"] {
      for member in members { variables[member.key] = member.value.elements.map { Self.tokens($0.text, [:]) } }
    }
    func tokens(_ json: JSONValue?) -> [Token] { Self.tokens(json?.text ?? "*", variables) }
    components = (links?["details"]?.elements.flatMap { $0["components"]?.elements ?? [] } ?? []).map { json in
      var component = Component(path: tokens(json["/"]), items: [], isExcluded: json["exclude"] == true)
      if case .object(let items)? = json["?"] {
        component.items = items.map { ($0.key, tokens($0.value)) }
      } else if let query = json["?"] {
        component.query = tokens(query)
      }
      return component
    }
  }

  /// - Parameter url: `https://` and a host whose file this is.
  func opens(_ url: String) -> Bool {
    let rest = Self.asASCII(url).dropFirst("https://".count).drop { $0 != "/" && $0 != "?" && $0 != "#" }
    let beforeFragment = rest.prefix { $0 != "#" }
    let path = beforeFragment.prefix { $0 != "?" }
    let query = String(beforeFragment[path.endIndex...].dropFirst())
    for component in components where matches(component, path: String(path), query: query) {
      return !component.isExcluded
    }
    return false
  }

  private func matches(_ component: Component, path: String, query: String) -> Bool {
    matches(component.path, path) && component.query.map { matches($0, query) } ?? true
      && component.items.allSatisfy { item in
        let values = values(of: item.name, in: query)
        return (values.isEmpty ? [""] : values).allSatisfy { matches(item.pattern, $0) }
      }
  }

  private func values(of name: String, in query: String) -> [String] {
    query.split(separator: "&").compactMap { item in
      let key = item.prefix { $0 != "=" }
      return key == name ? String(item[key.endIndex...].dropFirst()) : nil
    }
  }

  // MARK: - Patterns

  private func matches(_ pattern: [Token], _ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return ends(of: pattern, from: [0], in: scalars).contains(scalars.count)
  }

  /// Where a match can end that begins at one of the starts.
  private func ends(of tokens: [Token], from starts: Set<Int>, in text: [Unicode.Scalar]) -> Set<Int> {
    var places = starts
    for token in tokens where !places.isEmpty {
      switch token {
      case .scalar(let scalar):
        places = Set(places.filter { $0 < text.count && text[$0] == scalar }.map { $0 + 1 })
      case .anyScalar: places = Set(places.filter { $0 < text.count }.map { $0 + 1 })
      case .anyText: places = places.min().map { Set($0...text.count) } ?? []
      case .oneOf(let choices):
        places = choices.reduce(into: []) { $0.formUnion(ends(of: $1, from: places, in: text)) }
      }
    }
    return places
  }

  private static func tokens(_ pattern: String, _ variables: [String: [[Token]]]) -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(pattern)
    while let first = rest.unicodeScalars.first {
      if rest.hasPrefix("$("), let end = rest.firstIndex(of: ")"),
        let choices = variables[String(rest[..<end].dropFirst(2))]
      {
        tokens.append(.oneOf(choices))
        rest = rest[rest.index(after: end)...]
        continue
      }
      tokens.append(first == "*" ? .anyText : first == "?" ? .anyScalar : .scalar(first))
      rest = Substring(rest.unicodeScalars.dropFirst())
    }
    return tokens
  }

  /// A URL is ASCII: whatever is not has been encoded before the system sees it.
  private static func asASCII(_ url: String) -> String {
    url.utf8.map { byte in
      if byte > 0x20, byte < 0x7F { return String(UnicodeScalar(byte)) }
      return "%" + String(Int(byte) + 0x100, radix: 16, uppercase: true).suffix(2)
    }
    .joined()
  }
}

extension JSONValue {
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  var text: String { if case .string(let text) = self { text } else { "" } }
}
