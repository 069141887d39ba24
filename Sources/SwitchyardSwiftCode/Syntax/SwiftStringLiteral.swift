/// Any text as a Swift literal that means exactly that text, scalar by scalar.
package struct SwiftStringLiteral: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// `"…"` on one line.
    case line
    /// `#"…"#` where quotes and backslashes can stand in it as they are, and nothing else asks for an escape; else as `line`.
    case raw
    /// `"""…"""` over as many lines as it takes, wrapped where a line grows too long: for tables of any size.
    case block
  }

  package let text: String
  package let form: Form

  package init(_ text: String, form: Form = .line) {
    self.text = text
    self.form = form
  }
}
