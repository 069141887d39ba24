/// A piece of Swift text, as small as the compiler's own: a name, a literal, a bracket, or what stands between them.
///
/// The tokens of a text cover each of its bytes once, in order, so that together they give the text again.
package struct SwiftToken: Equatable, Sendable {
  package enum Kind: Sendable {
    /// Blanks and tabs, and a byte order mark.
    case space
    /// LF, CRLF or CR.
    case lineBreak
    /// `// …`, without what ends the line; and the first line of a script, `#!/usr/bin/swift`.
    case lineComment
    /// `/* … */`, with others inside of it.
    case blockComment
    /// A name or a keyword: `feed`, `switch`, `_`, `$0`.
    case name
    /// `` `default` ``
    case escapedName
    case number
    /// A whole literal with its quotes, its number signs and all that is interpolated: `"a\(b("c"))"`, `#"\"#`.
    case string
    /// `/…/` or `#/…/#`
    case regex
    /// A number sign with a name: `#if`, `#available`.
    case directive
    case `operator`
    /// One of `( ) [ ] { } , : ; . @ \`
    case punctuation
    /// What begins nothing in Swift: a stray backtick, a byte that is no UTF-8.
    case other
  }

  package let kind: Kind
  /// The offset of the first byte.
  package let start: Int
  /// The offset behind the last byte.
  package let end: Int

  package var range: Range<Int> { start..<end }

  /// Whether the compiler skips it.
  package var isTrivia: Bool {
    switch kind {
    case .space, .lineBreak, .lineComment, .blockComment: true
    default: false
    }
  }
}
