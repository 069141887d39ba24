/// Addresses made from patterns.
public enum LinkPath {
  /// A pattern such as `/posts/{id}?page={page}`, each placeholder in its order replaced by a value, percent-encoded.
  ///
  /// A query item whose value is nil is left out. A list of texts fills the rest of a path, `/files/{path...}`.
  ///
  /// - Parameters:
  ///   - pattern: its literal parts are percent-encoded already.
  ///   - values: one for each placeholder.
  /// - Returns: nil where no link could carry a value: a segment that would be missing, empty, `.` or `..`, a text with a
  ///   zero byte, a number that is not finite, a date outside of the years 0 to 9999.
  public static func filled<each Value: CaseArgumentConvertible>(
    _ pattern: StaticString, with values: repeat each Value
  ) -> String? {
    let values = CaseArgument.list(of: repeat each values)
    return pattern.withUTF8Buffer { filled($0, with: values) }
  }

  private static func filled(_ pattern: UnsafeBufferPointer<UInt8>, with values: [CaseArgument]) -> String? {
    var values = values[...]
    let path = pattern.prefix { $0 != UInt8(ascii: "?") }
    var filled = ""
    for segment in path.split(separator: UInt8(ascii: "/")) {
      guard segment.first == UInt8(ascii: "{") else {
        filled += "/" + String(decoding: segment, as: UTF8.self)
        continue
      }
      guard let texts = texts(of: values.popFirst() ?? .absent), !texts.isEmpty else { return nil }
      for text in texts {
        guard !text.isEmpty, text != ".", text != ".." else { return nil }
        filled += "/" + PercentEncoding.encode(text)
      }
    }
    var query: [String] = []
    for item in pattern[path.endIndex...].dropFirst().split(separator: UInt8(ascii: "&")) {
      guard let brace = item.firstIndex(of: UInt8(ascii: "{")) else {
        query.append(String(decoding: item, as: UTF8.self))
        continue
      }
      let name = String(decoding: item[..<brace], as: UTF8.self)
      guard let texts = texts(of: values.popFirst() ?? .absent) else { return nil }
      query += texts.map { name + PercentEncoding.encode($0) }
    }
    return (filled.isEmpty ? "/" : filled) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// The texts that stand for a value, none for nil; nil itself where a link takes no such value.
  private static func texts(of value: CaseArgument) -> [String]? {
    switch value {
    case .bool(let value): return [String(value)]
    case .int(let value): return [String(value)]
    case .double(let value): return value.isFinite ? [String(value)] : nil
    case .string(let text): return readable(text)
    case .date(let seconds): return LinkDate.text(seconds).map { [$0] }
    case .list(let values):
      var all: [String] = []
      for value in values {
        guard let texts = texts(of: value) else { return nil }
        all += texts
      }
      return all
    case .own(let own): return readable(String(describing: own.value))
    case .absent: return []
    }
  }

  /// A zero byte is refused in every link.
  private static func readable(_ text: String) -> [String]? {
    text.utf8.contains(0) ? nil : [text]
  }
}
