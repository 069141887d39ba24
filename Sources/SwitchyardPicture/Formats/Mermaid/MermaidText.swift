import SwitchyardDiagnostics

/// Text of a spec on its way to Mermaid: a label in double quotes.
enum MermaidText {
  /// Lines of a label, without the quotes around them.
  static func lines(_ lines: [String]) -> String {
    lines.filter { !$0.isEmpty }.map(escaped).joined(separator: "<br/>")
  }

  static func quoted(_ lines: [String]) -> String {
    let text = Self.lines(lines)
    // Mermaid takes no label without a letter in it.
    return text.isEmpty ? "\" \"" : "\"" + text + "\""
  }

  /// Every sign of ASCII that Mermaid, its Markdown or the HTML that comes of it could take for its own is written by its
  /// number, as Mermaid has it: `#34;` for `"`.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      // Escaped or not, two dollars begin a formula, and `\n` ends a line: a blank without width stands between them.
      if scalar == "$" && previous == "$" || scalar == "n" && previous == "\\" { escaped += "\u{200B}" }
      previous = scalar
      if scalar.isASCII, !isPlain(scalar) {
        escaped += "#" + String(scalar.value) + ";"
      } else if scalar == "ﬂ" {
        // While Mermaid works it writes `#34;` as `ﬂ°°34¶ß`, and takes what looks like that for its own.
        escaped += "fl"
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
