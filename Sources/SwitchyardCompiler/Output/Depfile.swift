/// What generated files are made of, as a rule of a Makefile: Make, Ninja and others read it to know when to generate again.
///
/// ```
/// Gen/App.routes.swift: App.routes.yaml features/shop.routes.yaml switchyard.yaml
/// ```
package struct Depfile {
  private let outputs: [String]
  private let inputs: [String]

  /// Nil where a name can stand in no depfile: what is behind a `;` is a command for Make, and a line ends the rule.
  package init?(outputs: [String], inputs: [String]) {
    guard (outputs + inputs).allSatisfy(Self.canBeWritten) else { return nil }
    self.outputs = outputs
    self.inputs = inputs
  }

  private static func canBeWritten(_ path: String) -> Bool {
    !path.unicodeScalars.contains { ";|\n\r".unicodeScalars.contains($0) } && path.utf8.last != UInt8(ascii: "\\")
  }

  package var text: String {
    let targets = outputs.map(Self.escaped).joined(separator: " ")
    return targets + ":" + inputs.map { " \\\n  " + Self.escaped($0) }.joined() + "\n"
  }

  /// Make ends a name at a space, a comment begins with `#` and a variable with `$`.
  private static func escaped(_ path: String) -> String {
    var text = String.UnicodeScalarView()
    var backslashes = 0
    // Scalars, since a mark that combines makes another character of the space before it.
    for character in path.unicodeScalars {
      switch character {
      case " ", "\t":
        // Those in front of a space would be taken for its escape.
        text += repeatElement("\\", count: backslashes + 1)
      case "#", ":": text.append("\\")
      case "$": text.append("$")
      default: break
      }
      backslashes = character == "\\" ? backslashes + 1 : 0
      text.append(character)
    }
    return String(text)
  }
}
