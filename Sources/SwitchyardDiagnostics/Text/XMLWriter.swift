/// Writes an XML 1.0 document, an element a line, two spaces a level.
///
/// ```swift
/// var xml = XMLWriter()
/// xml.element("file", ["name": path]) { $0.element("error", ["line": "31"]) }
/// ```
///
/// Any text can be given: what XML has no way to say, such as U+0000 and U+FFFE, is written as an escape of ours, `\u{FFFE}`.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var level = 0

  /// An element with elements in it.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>, content: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    text += ">\n"
    level += 1
    content(&self)
    level -= 1
    indent()
    close(name)
  }

  /// An element with text in it.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>, text content: String
  ) {
    open(name, attributes)
    text += ">"
    text.appendXML(content, inAttribute: false)
    close(name)
  }

  /// An element with nothing in it.
  mutating func element(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>) {
    open(name, attributes)
    text += "/>\n"
  }

  private mutating func open(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>) {
    indent()
    text += "<\(name)"
    for (name, value) in attributes {
      text += " \(name)=\""
      text.appendXML(value, inAttribute: true)
      text += "\""
    }
  }

  private mutating func close(_ name: StaticString) {
    text += "</\(name)>\n"
  }

  private mutating func indent() {
    text += String(repeating: "  ", count: level)
  }
}

extension String {
  /// Adds what `content` is in a document: a reader gives it back as it was, but for what XML cannot hold.
  fileprivate mutating func appendXML(_ content: String, inAttribute: Bool) {
    guard content.utf8.contains(where: mayBeEscapedInXML) else {
      self += content
      return
    }
    for scalar in content.unicodeScalars {
      switch scalar {
      case "&": self += "&amp;"
      case "<": self += "&lt;"
      // Only "]]>" must be, in text.
      case ">": self += "&gt;"
      case "\"" where inAttribute: self += "&quot;"
      // A reader makes blanks of these in an attribute, and of each CR a line feed everywhere.
      case "\t" where inAttribute: self += "&#9;"
      case "\n" where inAttribute: self += "&#10;"
      case "\r": self += "&#13;"
      case "\t", "\n": unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": self += scalar.escape
      default: unicodeScalars.append(scalar)
      }
    }
  }
}

/// The first bytes of the scalars that are escaped, and of some others.
private func mayBeEscapedInXML(_ byte: UInt8) -> Bool {
  switch byte {
  case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0xEF: true
  default: false
  }
}
