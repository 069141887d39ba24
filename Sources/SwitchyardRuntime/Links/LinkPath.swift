/// Addresses made from patterns.
public enum LinkPath {
  /// A pattern such as `/posts/{id}?page={page}`, each placeholder in its order replaced by a value, percent-encoded.
  ///
  /// A query item whose value is nil is left out. A list of texts fills the rest of a path, `/files/{path...}`.
  ///
  /// - Parameters:
  ///   - pattern: its literal parts are percent-encoded already.
  ///   - values: one for each placeholder.
  /// - Returns: nil where a segment would be missing, empty, `.` or `..`, since no link could carry that.
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
      let texts = texts(of: values.popFirst() ?? .absent)
      guard !texts.isEmpty else { return nil }
      for text in texts {
        guard !text.isEmpty, text != ".", text != ".." else { return nil }
        filled += "/" + PercentEncoding.encode(text)
      }
    }
    let query = pattern[path.endIndex...].dropFirst().split(separator: UInt8(ascii: "&")).flatMap { item in
      guard let brace = item.firstIndex(of: UInt8(ascii: "{")) else { return [String(decoding: item, as: UTF8.self)] }
      let name = String(decoding: item[..<brace], as: UTF8.self)
      return texts(of: values.popFirst() ?? .absent).map { name + PercentEncoding.encode($0) }
    }
    return (filled.isEmpty ? "/" : filled) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// The texts that stand for a value, none for nil.
  private static func texts(of value: CaseArgument) -> [String] {
    switch value {
    case .bool(let value): [String(value)]
    case .int(let value): [String(value)]
    case .double(let value): [String(value)]
    case .string(let text): [text]
    case .date(let seconds): LinkDate.text(seconds).map { [$0] } ?? []
    case .list(let values): values.flatMap(texts)
    case .own(let own): [String(describing: own.value)]
    case .absent: []
    }
  }
}
