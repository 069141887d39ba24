package import SwitchyardDiagnostics

/// How the app is opened from outside.
package struct Links: Sendable {
  /// In lower case.
  package var schemes: [String] = []
  /// In lower case.
  package var hosts: [String] = []
  package var patterns: [LinkPattern] = []

  package init() {}
}

extension Links {
  /// What can stand before a path that begins with this segment: `courier://` for each scheme, then `https://courier.example/`
  /// for each host.
  package func origins(before segment: String?) -> [String] {
    // A first segment that reads like one of the hosts would be taken for it.
    let looksLikeHost = segment.map { hosts.contains(ByteText.lowercased($0)) } ?? false
    return schemes.map { $0 + (looksLikeHost ? ":///" : "://") } + hosts.map { "https://" + $0 + "/" }
  }
}

/// A pattern of `links: paths:` and what it leads to.
package struct LinkPattern: Sendable {
  package var id: LinkID
  /// As written.
  package var text: String
  package var template: PathTemplate
  /// The values that the placeholders carry, in the order in which they stand in the pattern.
  ///
  /// A query item that may be absent is optional here. Where it is bound to a parameter that is not, the parameter has a
  /// default, which then takes its place.
  package var placeholders: [Parameter]
  package var alternatives: [Transition]
  package var isList: Bool
  /// The module of the file in which it stands.
  package var module: ModuleID = .root
  /// True where an alternative has a fault and was left out.
  package var hasGaps = false
  /// True where a faulty binding was meant to take one of the placeholders.
  package var isAskedInVain = false
  package var declaredAt: SourceSpan

  package init(
    id: LinkID, text: String, template: PathTemplate, placeholders: [Parameter], alternatives: [Transition],
    isList: Bool, declaredAt: SourceSpan
  ) {
    self.id = id
    self.text = text
    self.template = template
    self.placeholders = placeholders
    self.alternatives = alternatives
    self.isList = isList
    self.declaredAt = declaredAt
  }
}

/// A path with placeholders, and the query items that belong to it: `/posts/{id}?page={page}`.
///
/// A placeholder is given by its place: in a link among the pattern's placeholders, in an address among the screen's
/// parameters.
package struct PathTemplate: Sendable, Hashable {
  package enum Segment: Sendable, Hashable {
    /// Percent-decoded.
    case literal(String)
    case placeholder(Int)
    /// `{x...}`: one or more segments. Only the last one of a path.
    case rest(Int)
  }

  package enum QueryValue: Sendable, Hashable {
    case literal(String)
    case placeholder(Int)
  }

  package struct QueryItem: Sendable, Hashable {
    package var name: String
    package var value: QueryValue
    /// False where the value is bound to something optional or defaulted, so that the item may be absent.
    package var isRequired: Bool

    package init(name: String, value: QueryValue, isRequired: Bool) {
      self.name = name
      self.value = value
      self.isRequired = isRequired
    }
  }

  package var segments: [Segment]
  package var query: [QueryItem]

  package init(segments: [Segment], query: [QueryItem] = []) {
    self.segments = segments
    self.query = query
  }
}
