/// Why a text is no name for Swift, and the nearest one that is.
package struct SwiftIdentifierFault: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// There is nothing.
    case empty
    /// Such as the `2` of `25offers`: it may stand in a name, but not first.
    case badStart(Unicode.Scalar)
    /// Such as the `-` of `order-history`.
    case badCharacter(Unicode.Scalar)
    /// A bidirectional control or another character that nobody sees.
    case hiddenCharacter(Unicode.Scalar)
    /// Letters and their accents are written apart; Swift would take the composed spelling for another name.
    case notComposed
    /// Backticks do not save it here: `Type` and `Protocol` mean metatypes after a dot.
    case keptBySwift
  }

  package let text: String
  package let reason: Reason

  /// A name that can be used in its place: `_25offers` for `25offers`, `orderHistory` for `order-history`.
  package var suggestion: String? { SwiftIdentifier.suggestion(for: text) }

  /// What is wrong, as the end of a sentence that names the text: "begins with '2'".
  package var explanation: String {
    switch reason {
    case .empty: "is empty"
    case .badStart(let scalar): "begins with \(Self.quoted(scalar)), which may stand later in a name only"
    case .badCharacter(let scalar): "holds \(Self.quoted(scalar)), which no Swift name may hold"
    case .hiddenCharacter(let scalar): "holds \(Self.code(of: scalar)), a character that cannot be seen"
    case .notComposed: "is not in composed form (NFC)"
    case .keptBySwift: "is a word that Swift keeps for itself here"
    }
  }

  private static func quoted(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x20: "a space"
    case 0x27: "a single quote"
    case 0x21...0x7E: "'\(scalar)'"
    case 0xA1...0x2FF, 0x370...0x167F: "'\(scalar)'"
    default: code(of: scalar)
    }
  }

  private static func code(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension SwiftIdentifierFault.Reason {
  /// Nil for a text that is a name.
  init?(whyNoNameIs text: String) {
    if text.utf8.withContiguousStorageIfAvailable(IdentifierCharacters.isPlainName) == true { return nil }
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next() else {
      self = .empty
      return
    }
    guard IdentifierCharacters.canStart(first) else {
      self = Self(whyNameCannotHold: first, isFirst: true)
      return
    }
    while let scalar = scalars.next() {
      guard IdentifierCharacters.canContinue(scalar) else {
        self = Self(whyNameCannotHold: scalar, isFirst: false)
        return
      }
    }
    if CanonicalComposition.isComposed(text) {
      return nil
    }
    self = .notComposed
  }

  private init(whyNameCannotHold scalar: Unicode.Scalar, isFirst: Bool) {
    if IdentifierCharacters.isHidden(scalar) {
      self = .hiddenCharacter(scalar)
    } else if isFirst && IdentifierCharacters.canContinue(scalar) {
      self = .badStart(scalar)
    } else {
      self = .badCharacter(scalar)
    }
  }
}
