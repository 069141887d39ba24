/// A name that Swift takes: checked once, kept plain, and escaped by the renderer wherever it is used.
///
/// `default` is a good name of a case: it is declared as `` `default` ``, stands as `.default` after a dot, and as
/// `default:` in front of an argument.
package struct SwiftIdentifier: Sendable {
  /// The name as it is meant, without backticks.
  package let text: String
  let escaping: SwiftKeyword.Uses

  /// Takes a name from outside, such as a spec's, or says why it is none.
  package init(_ text: String) throws(SwiftIdentifierFault) {
    if let reason = SwiftIdentifierFault.Reason(whyNoNameIs: text) {
      throw SwiftIdentifierFault(text: text, reason: reason)
    }
    self.init(checked: text)
  }

  /// Takes a name that will stand after a dot: of a case, a property, a function or a nested type.
  ///
  /// `E.Type` is Swift's own, and backticks do not save it.
  package init(member text: String) throws(SwiftIdentifierFault) {
    try self.init(text)
    if SwiftKeyword.isTaken(asMember: text) {
      throw SwiftIdentifierFault(text: text, reason: .keptBySwift)
    }
  }

  /// Takes a name for a type.
  package init(type text: String) throws(SwiftIdentifierFault) {
    try self.init(text)
    if SwiftKeyword.isTaken(asType: text) {
      throw SwiftIdentifierFault(text: text, reason: .keptBySwift)
    }
  }

  /// Why a text is no name that could stand after a dot; nil where it is one. Faster than taking it, where many are only
  /// looked at.
  package static func fault(ofMember text: String) -> SwiftIdentifierFault? {
    if let reason = SwiftIdentifierFault.Reason(whyNoNameIs: text) {
      return SwiftIdentifierFault(text: text, reason: reason)
    }
    return SwiftKeyword.isTaken(asMember: text) ? SwiftIdentifierFault(text: text, reason: .keptBySwift) : nil
  }

  init(checked text: String) {
    self.text = text
    self.escaping = SwiftKeyword.uses(of: text)
  }

  /// Whether it needs backticks where it is bound and read, as `default` does.
  package var isReserved: Bool { escaping.contains(.binding) }

  /// `App` + `Type` is `AppType`: joined while plain, so that no backtick is left in the middle.
  package func appending(_ suffix: SwiftIdentifier) -> SwiftIdentifier {
    SwiftIdentifier(checked: CanonicalComposition.composed(text + suffix.text))
  }

  /// Whether two names are made of the same scalars, as the Swift compiler compares them.
  package static func == (left: SwiftIdentifier, right: SwiftIdentifier) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }
}

extension SwiftIdentifier: Hashable {
  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}

extension SwiftIdentifier: ExpressibleByStringLiteral {
  /// A name that an emitter writes itself. It takes literals alone, and a wrong one traps: it is our own mistake.
  package init(stringLiteral text: StaticString) {
    let isPlain = text.withUTF8Buffer { IdentifierCharacters.isPlainName($0) }
    if isPlain {
      self.init(checked: text.description)
      return
    }
    do {
      try self.init(text.description)
    } catch {
      preconditionFailure(error.explanation)
    }
  }
}

extension SwiftIdentifier: CustomStringConvertible {
  package var description: String { text }
}
