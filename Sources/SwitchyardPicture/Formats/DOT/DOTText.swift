/// Text of a spec on its way to Graphviz, in its two ways to write a label.
enum DOTText {
  /// A string in double quotes, for tooltips. Graphviz reads escapes and HTML's entities in it.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "&": quoted += "&amp;"
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A text within a label in HTML, which an XML parser reads.
  static func html(_ text: String) -> String {
    guard text.utf8.contains(where: mayNeedEscape) else { return text }
    var html = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "&": html += "&amp;"
      case "\"": html += "&quot;"
      // A text that is nothing but this one is no text to Graphviz's own reader.
      case "]": html += "&#93;"
      // These are no characters of XML, however they are written.
      case "\u{FFFE}", "\u{FFFF}": html += "\u{FFFD}"
      default: html.unicodeScalars.append(scalar)
      }
    }
    return html
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "\"")
      || byte == UInt8(ascii: "]") || byte == 0xEF
  }
}

/// A label in HTML, line by line.
struct DOTLabel {
  enum Color: String {
    case quiet = "#5b6770"
    case error = "#c62828"
    case warning = "#b45309"
  }

  private var lines: [String] = []
  private let alignment: String

  /// - Parameter isCentered: else its lines begin at the left.
  init(isCentered: Bool = false) {
    alignment = isCentered ? "<BR/>" : "<BR ALIGN=\"LEFT\"/>"
  }

  mutating func add(_ line: String) {
    if !line.isEmpty { lines.append(line) }
  }

  static func bold(_ text: String) -> String {
    text.isEmpty ? "" : "<B>" + DOTText.html(text) + "</B>"
  }

  static func small(_ text: String, _ color: Color = .quiet) -> String {
    text.isEmpty ? "" : "<FONT POINT-SIZE=\"10\" COLOR=\"\(color.rawValue)\">" + DOTText.html(text) + "</FONT>"
  }

  var isEmpty: Bool { lines.isEmpty }

  /// The last line is ended, too, where lines begin at the left: else it alone would be centred.
  var text: String {
    if lines.isEmpty { return "\"\"" }
    return "<" + lines.joined(separator: alignment) + (lines.count > 1 ? alignment : "") + ">"
  }
}
