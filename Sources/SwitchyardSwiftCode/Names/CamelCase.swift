extension SwiftIdentifier {
  /// `feed` as a type would be called: `Feed`.
  package var upperCamelCase: SwiftIdentifier { SwiftIdentifier(checked: Self.upperCamelCase(of: text)) }

  /// `Checkout` as a case or a property would be called: `checkout`; `URLList`: `urlList`.
  package var lowerCamelCase: SwiftIdentifier { SwiftIdentifier(checked: Self.lowerCamelCase(of: text)) }

  /// Makes the first letter a capital; underscores in front stay.
  package static func upperCamelCase(of text: String) -> String {
    var scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { $0 != "_" }) else { return text }
    guard let capital = single(scalars[first].properties.titlecaseMapping) else { return text }
    scalars.replaceSubrange(first...first, with: CollectionOfOne(capital))
    return CanonicalComposition.composed(String(scalars))
  }

  /// Makes the capitals in front small: all of them where they are the whole first word, as in `URL`, and all but the
  /// last where that one begins the next word, as in `URLList`. `URLs` is one word.
  package static func lowerCamelCase(of text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { $0 != "_" }) else { return text }
    let end = scalars[first...].firstIndex { !$0.properties.isUppercase } ?? scalars.count
    var capitals = first..<end
    if capitals.count > 1, end < scalars.count, scalars[end].properties.isLowercase, !isPlural(scalars, at: end) {
      capitals = first..<end - 1
    }
    for place in capitals {
      scalars[place] = single(scalars[place].properties.lowercaseMapping) ?? scalars[place]
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return CanonicalComposition.composed(String(view))
  }

  private static func isPlural(_ scalars: [Unicode.Scalar], at place: Int) -> Bool {
    scalars[place] == "s" && (place + 1 == scalars.count || scalars[place + 1].properties.isUppercase)
  }

  /// Nil where a letter becomes several, as `ß` does: such a one is left alone.
  private static func single(_ mapping: String) -> Unicode.Scalar? {
    let scalars = mapping.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }
}
