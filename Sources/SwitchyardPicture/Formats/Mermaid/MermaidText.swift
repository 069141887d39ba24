import SwitchyardDiagnostics

/// Text of a spec on its way to Mermaid: a label in double quotes.
enum MermaidText {
  /// Lines of a label, without the quotes around them.
  static func lines(_ lines: [String]) -> String {
    lines.filter { !$0.isEmpty }.map(escaped).joined(separator: "<br/>")
  }

  static func quoted(_ lines: [String]) -> String {
    "\"" + Self.lines(lines) + "\""
  }

  /// Every sign of ASCII that Mermaid, its Markdown or the HTML that comes of it could take for its own is written by its
  /// number, as Mermaid has it: `#34;` for `"`.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII, !isPlain(scalar) {
        escaped += "#" + String(scalar.value) + ";"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ".", "/", "(", ")", "[", "]", "?", "!", "+", "'": true
    default: false
    }
  }
}
