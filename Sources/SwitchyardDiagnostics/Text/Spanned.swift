/// A value and the stretch of text that it was read from.
package struct Spanned<Value> {
  package var value: Value
  package var span: SourceSpan

  package init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }
}

extension Spanned where Value == String {
  // Most spans are those of texts, by the hundred thousand. `package` code is not inlined into other modules, and there
  // the generic initialiser would look its type up at run time.
  package init(_ text: String, at span: SourceSpan) {
    value = text
    self.span = span
  }
}

extension Spanned: Sendable where Value: Sendable {}
extension Spanned: Equatable where Value: Equatable {}
