package import SwitchyardDiagnostics

/// `post`, or `post: { id: event.postID }`: the name of a screen, a flow or an event, and what its parameters are bound to.
package struct DestinationSpec: Sendable {
  package var name: Spanned<String>
  package var arguments: [ArgumentSpec]

  package init(name: Spanned<String>, arguments: [ArgumentSpec] = []) {
    self.name = name
    self.arguments = arguments
  }
}

/// `id: event.postID`.
package struct ArgumentSpec: Sendable {
  package var name: Spanned<String>
  package var value: ArgumentValueSpec

  package init(name: Spanned<String>, value: ArgumentValueSpec) {
    self.name = name
    self.value = value
  }
}

/// What a parameter is bound to.
package indirect enum ArgumentValueSpec: Sendable {
  /// `event.x`: the name behind the dot, with the span of the whole scalar.
  case event(Spanned<String>)
  /// `screen.x`.
  case screen(Spanned<String>)
  /// Any other scalar; one in quotes is always a literal, and always text.
  case literal(Spanned<String>, isQuoted: Bool)
  /// `~`, `null` or nothing, as it is written.
  case null(Spanned<String>)
  /// A YAML list, for a parameter such as `[Int]`.
  case list([ArgumentValueSpec], span: SourceSpan)

  package var span: SourceSpan {
    switch self {
    case .event(let name), .screen(let name): name.span
    case .literal(let text, _): text.span
    case .null(let text): text.span
    case .list(_, let span): span
    }
  }
}
