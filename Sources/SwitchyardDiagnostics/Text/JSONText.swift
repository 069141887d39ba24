/// How a JSON value is written: on one line for programs, or indented for people.
extension JSONValue {
  /// The value on one line, without spaces.
  package var compactText: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// The value over as many lines as it has members and elements, two spaces a level, with a line feed at its end.
  package var indentedText: String {
    var text = ""
    write(to: &text, indentation: 0)
    text += "\n"
    return text
  }

  /// Adds the value on one line to `text`.
  package func write(to text: inout String) {
    write(to: &text, indentation: nil)
  }

  private func write(to text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .double(let value): text += String(value)
    case .string(let value): text.appendJSONString(value)
    case .array(let elements):
      writeList(elements, between: "[", "]", to: &text, indentation: indentation) { element, text, indentation in
        element.write(to: &text, indentation: indentation)
      }
    case .object(let members):
      writeList(members, between: "{", "}", to: &text, indentation: indentation) { member, text, indentation in
        text.appendJSONString(member.key)
        text += indentation == nil ? ":" : ": "
        member.value.write(to: &text, indentation: indentation)
      }
    }
  }

  private func writeList<Item>(
    _ items: [Item], between open: String, _ close: String, to text: inout String, indentation: Int?,
    writeItem: (Item, inout String, Int?) -> Void
  ) {
    text += open
    let inner = indentation.map { $0 + 1 }
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      text.appendLineBreak(indentation: inner)
      writeItem(item, &text, inner)
    }
    if !items.isEmpty { text.appendLineBreak(indentation: indentation) }
    text += close
  }
}

extension String {
  /// Adds `value` as a JSON string, quotes included. Only what JSON forbids is escaped, and DEL and the line separators,
  /// which break other readers.
  package mutating func appendJSONString(_ value: String) {
    self += "\""
    if value.utf8.allSatisfy(isPlainInJSON) {
      self += value
    } else {
      for scalar in value.unicodeScalars { appendJSONScalar(scalar) }
    }
    self += "\""
  }

  private mutating func appendJSONScalar(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": self += "\\\""
    case "\\": self += "\\\\"
    case "\n": self += "\\n"
    case "\r": self += "\\r"
    case "\t": self += "\\t"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      self += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: unicodeScalars.append(scalar)
    }
  }

  fileprivate mutating func appendLineBreak(indentation: Int?) {
    guard let indentation else { return }
    self += "\n"
    self += String(repeating: "  ", count: indentation)
  }
}

/// True of ASCII that stands in a JSON string as it is; other bytes are looked at as scalars.
private func isPlainInJSON(_ byte: UInt8) -> Bool {
  byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
}
