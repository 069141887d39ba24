extension SwiftIdentifier {
  /// The nearest name for a text that is none: what stands around a forbidden character becomes words in camel case,
  /// and a digit in front gets an underscore. Nil where nothing is left.
  static func suggestion(for text: String) -> String? {
    let composed = CanonicalComposition.composed(text)
    if SwiftKeyword.isTaken(asMember: composed) {
      return lowerCamelCase(of: composed)
    }
    if SwiftKeyword.isTaken(asType: composed) {
      return nil
    }
    var name = String.UnicodeScalarView()
    var beginsWord = false
    for scalar in composed.unicodeScalars.lazy.filter({ !IdentifierCharacters.isHidden($0) }) {
      guard IdentifierCharacters.canContinue(scalar) else {
        beginsWord = true
        continue
      }
      if name.isEmpty, !IdentifierCharacters.canStart(scalar) {
        name.append("_")
      }
      if beginsWord, !name.isEmpty {
        name.append(contentsOf: upperCamelCase(of: String(scalar)).unicodeScalars)
      } else {
        name.append(scalar)
      }
      beginsWord = false
    }
    let suggestion = String(name)
    return Reason(whyNoNameIs: suggestion) == nil ? suggestion : nil
  }

  private typealias Reason = SwiftIdentifierFault.Reason
}
