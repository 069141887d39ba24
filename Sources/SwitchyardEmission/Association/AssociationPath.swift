import SwitchyardModel

/// The path of a link's pattern in Apple's wildcards.
struct AssociationPath {
  /// As they stand in the file: with a slash at the end, too, where the last segment does not take it anyway.
  private(set) var texts: [String] = []
  /// Whether it ends with `{x...}`, so that the number of segments is not known.
  private(set) var isOpen = false
  /// Whether some part of it matches a slash, too.
  private(set) var crossesSlashes = false

  init(
    of pattern: LinkPattern, in graph: RouteGraph, _ variables: inout AssociationVariables,
    _ looseness: inout AssociationLooseness
  ) {
    var text = ""
    var endsOpen = false
    for segment in pattern.template.segments {
      text += "/"
      let glob = variables.glob(for: segment, of: pattern, in: graph)
      text += glob.text
      if let reason = glob.looseness { looseness.note(reason, pattern) }
      if case .rest = segment {
        if crossesSlashes { looseness.note(.restBehindPlaceholder, pattern) }
        isOpen = true
      }
      endsOpen = glob.endsOpen
      crossesSlashes = crossesSlashes || glob.crossesSlashes
    }
    // The URL of a host itself may come without a path.
    texts = text.isEmpty ? ["/", ""] : endsOpen ? [text] : [text, text + "/"]
  }
}

/// What a segment or the value of an item takes, in Apple's wildcards.
struct AssociationGlob {
  var text: String
  /// Whether it ends with a wildcard for any number of characters, slashes among them.
  var endsOpen = false
  /// Why it takes more than the app.
  var looseness: AssociationLooseness.Reason?

  static func anyText(as looseness: AssociationLooseness.Reason? = nil) -> AssociationGlob {
    AssociationGlob(text: "?*", endsOpen: true, looseness: looseness)
  }

  var crossesSlashes: Bool { endsOpen || looseness == .wildcardInText }
}

extension AssociationVariables {
  fileprivate mutating func glob(
    for segment: PathTemplate.Segment, of pattern: LinkPattern, in graph: RouteGraph
  ) -> AssociationGlob {
    switch segment {
    case .literal(let literal):
      let spelling = spelling(of: literal, in: .path)
      return AssociationGlob(text: spelling.text, looseness: spelling.isLoose ? .wildcardInText : nil)
    case .placeholder(let place): return glob(for: pattern.placeholders[place].type.base, in: graph)
    case .rest: return .anyText()
    }
  }

  /// Worked out once for each type: an enum may have many cases, and many links.
  mutating func glob(for base: ValueType.Base, in graph: RouteGraph) -> AssociationGlob {
    if let known = globs[base] { return known }
    let glob = newGlob(for: base, in: graph)
    globs[base] = glob
    return glob
  }

  private mutating func newGlob(for base: ValueType.Base, in graph: RouteGraph) -> AssociationGlob {
    switch base {
    case .string: return .anyText()
    case .url: return .anyText(as: .anyText("URL"))
    case .date:
      let year = String(repeating: "$(digit)", count: 4)
      return AssociationGlob(text: year + "-?*", endsOpen: true, looseness: .start("Date"))
    case .int, .double:
      let name = base.name(in: graph.types)
      let text = reference(to: name, Self.starts(ofNumber: base))
      return AssociationGlob(text: text, endsOpen: true, looseness: .start(name))
    case .bool: return AssociationGlob(text: reference(to: "Bool", Self.bools))
    case .uuid:
      let groups = [8, 4, 4, 4, 12].map { String(repeating: "$(xdigit)", count: $0) }
      return AssociationGlob(text: groups.joined(separator: "-"))
    case .declared(let id):
      let type = graph[id]
      guard case .enumeration(let cases) = type.kind, let spellings = Self.spellings(of: cases, in: .path) else {
        return .anyText(as: .anyText(type.name))
      }
      return AssociationGlob(text: reference(to: type.name, spellings))
    }
  }

  static let bools = ["true", "false"]

  /// How the numbers of a type begin; a wildcard stands for what follows.
  static func starts(ofNumber base: ValueType.Base) -> [String] {
    let digits = (0...9).map { "\($0)*" }
    let signs = ["-?*", "+?*", "%2B?*", "%2b?*"]
    return base == .double ? digits + signs + [".?*"] : digits + signs
  }
}
