internal import SwitchyardDiagnostics

/// A link's pattern or a screen's path that is none.
struct InvalidLink: Problem {
  enum Flaw {
    case written(PathPattern.Flaw)
    /// In a screen's path: what may be absent cannot be a segment.
    case optionalSegment(parameter: String, type: String, at: SourceSpan)
    case listSegment(parameter: String, type: String, at: SourceSpan)
    case listItem(parameter: String, type: String, at: SourceSpan)
    case restOfOther(parameter: String, type: String, at: SourceSpan)
    /// A parameter of the app's own type that is no text.
    case noText(parameter: String, type: String, at: SourceSpan)
  }

  static let rule = ModelRules.invalidLink

  var pattern: Spanned<String>
  var flaw: Flaw
  var range: Range<Int>
  var subject: String?

  var span: SourceSpan { pattern.span(ofBytes: range) }

  var message: String {
    switch flaw {
    case .written(let flaw): message(for: flaw)
    case .optionalSegment(let parameter, let type, _):
      "'{\(parameter)}' is \(type), and a segment of a path cannot be absent"
    case .listSegment(let parameter, let type, _), .listItem(let parameter, let type, _):
      "'{\(parameter)}' is \(type), and one value stands here"
    case .restOfOther(let parameter, let type, _): "'{\(parameter)...}' is \(type), and a rest is [String]"
    case .noText(let parameter, let type, _): "'{\(parameter)}' is \(type), which is no text"
    }
  }

  private func message(for flaw: PathPattern.Flaw) -> String {
    let text = pattern.value
    return switch flaw {
    case .noLeadingSlash: "'\(text)' does not begin with '/'"
    case .emptySegment: "'\(text)' has an empty segment"
    case .trailingSlash: "'\(text)' ends with '/'"
    case .dotSegment: "'\(text)' has a segment of dots, which browsers resolve before the app sees it"
    case .fragment: "'\(text)' has a fragment, which no URL is matched by"
    case .emptyPlaceholder: "'\(text)' has a placeholder without a name"
    case .unclosedPlaceholder: "'\(text)' opens a placeholder and does not close it"
    case .unopenedPlaceholder: "'\(text)' closes a placeholder that it does not open"
    case .partialPlaceholder(let placeholder): "'\(placeholder)' is only a part of what stands here"
    case .typedPlaceholder(let name): "'{\(name)}' cannot say its type here"
    case .restNotLast(let name): "'{\(name)...}' takes all the segments that follow, so none can stand behind it"
    case .restInQuery(let name): "'{\(name)...}' takes segments of a path, and this is a query"
    case .placeholderTwice(let name, _): "'\(text)' has the placeholder '{\(name)}' twice"
    case .colon(let name): "':\(name)' is not how a placeholder is written"
    case .wildcard: "'*' has no meaning in a pattern"
    case .emptyQuery: "'\(text)' has a '?' with nothing behind it"
    case .itemWithoutValue(let name): "query item '\(name)' has no value"
    case .itemWithoutName: "'\(text)' has a query item without a name"
    case .itemTwice(let name, _): "'\(text)' has the query item '\(name)' twice"
    case .placeholderAsItemName: "the name of a query item cannot be a placeholder"
    case .character(let scalar): "'\(text)' holds \(words(scalar)), which no URL may hold"
    case .percent: "'\(text)' has a percent sign that begins no encoded character"
    }
  }

  var notes: [Finding.Note] {
    switch flaw {
    case .written(.placeholderTwice(_, let first)), .written(.itemTwice(_, let first)):
      [Finding.Note("it stands here first", at: pattern.span(ofBytes: first))]
    case .optionalSegment(let name, _, let span), .listSegment(let name, _, let span), .listItem(let name, _, let span),
      .restOfOther(let name, _, let span), .noText(let name, _, let span):
      [Finding.Note("'\(name)' is declared here", at: span)]
    default: []
    }
  }

  var help: String? {
    switch flaw {
    case .written(let flaw): help(for: flaw)
    case .optionalSegment(let parameter, _, _): "put it in the query: ?\(parameter)={\(parameter)}"
    case .listSegment(let parameter, "[String]", _): "write {\(parameter)...} at the end for several segments"
    case .listSegment, .listItem: "leave it out"
    case .restOfOther(let parameter, _, _): "write {\(parameter)}"
    case .noText: "add LosslessStringConvertible to its 'conforms', and let the type conform to it"
    }
  }

  private var written: String { String(decoding: Array(pattern.value.utf8)[range], as: UTF8.self) }

  /// Searched without the regular expressions of the standard library, which would be a fifth of the program.
  private var hasScheme: Bool {
    pattern.value.firstIndex(of: ":").map { pattern.value[$0...].hasPrefix("://") } ?? false
  }

  private func help(for flaw: PathPattern.Flaw) -> String? {
    switch flaw {
    case .noLeadingSlash:
      hasScheme ? "write the path alone; schemes and hosts have keys of their own" : "write / in front"
    case .emptySegment, .trailingSlash: "remove the '/'"
    case .dotSegment: "remove it"
    case .fragment: "remove it; or write %23 where '#' is meant"
    case .emptyPlaceholder: "write {id}, for example"
    case .unclosedPlaceholder:
      range.count == 1 ? "write {id}, for example" : "write \(written)}; it has the type of what it is bound to"
    case .unopenedPlaceholder: "write { in front"
    case .partialPlaceholder: "let the placeholder be all that stands between two slashes, or behind '='"
    case .typedPlaceholder(let name): "write {\(name)}; it has the type of what it is bound to"
    case .restNotLast: "move it to the end"
    case .restInQuery(let name): "write {\(name)}"
    case .placeholderTwice, .itemTwice: "give one of them another name"
    case .colon(let name): "write {\(name.isEmpty ? "id" : name)}"
    case .wildcard: "write {name} for one segment, {name...} for several, %2A for the sign itself"
    case .emptyQuery: "remove it"
    case .itemWithoutValue(let name): "write \(name)={\(name)}, or \(name)= and a text"
    case .itemWithoutName: "write name={name}, for example"
    case .placeholderAsItemName: "write name={name}"
    case .character(let scalar): "write it as " + PercentEncoding.encode(String(scalar))
    case .percent: "write % as %25"
    }
  }

  private func words(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ": "a space"
    case _ where scalar.value <= 0x20 || scalar.value == 0x7F || scalar.properties.isWhitespace: "a control character"
    default: "'\(scalar)'"
    }
  }
}
