/// The places of a SARIF report.
struct SARIFPlaces {
  private var locator: SourceLocator

  init(_ sources: SourceMap) {
    locator = SourceLocator(sources)
  }

  /// - Parameters:
  ///   - subject: the dotted path of the element that stands there.
  ///   - message: what there is to see.
  mutating func location(
    of span: SourceSpan, subject: String? = nil, id: Int? = nil, message: String? = nil
  ) -> JSONValue {
    let place = locator.placeInUTF16(of: span)
    var members: [JSONValue.Member] = []
    if let id { members.append(.init("id", .int(id))) }
    members.append(
      .init(
        "physicalLocation",
        [
          "artifactLocation": ReportedPath(place.path).location,
          "region": [
            "startLine": .int(place.start.line), "startColumn": .int(place.start.column),
            "endLine": .int(place.end.line), "endColumn": .int(place.end.column),
          ],
        ]))
    if let subject { members.append(.init("logicalLocations", [["fullyQualifiedName": .string(subject)]])) }
    if let message { members.append(.init("message", sarifMessage(message.brief))) }
    return .object(members)
  }
}

/// A message of plain text, none of which a reader takes for more than text: `[a](b)` for a link, `{0}` for an argument.
///
/// The standard wants every brace doubled. Most readers give doubled braces out as they stand, and `/posts/{{id}}` is no pattern
/// that anybody has written: so only what would be replaced is.
func sarifMessage(_ text: String) -> JSONValue {
  ["text": .string(text.contains("](") || text.contains("{") ? escaped(text) : text)]
}

private func escaped(_ text: String) -> String {
  let bytes = Array(text.utf8)
  var result: [UInt8] = []
  var index = 0
  while index < bytes.count {
    switch bytes[index] {
    case UInt8(ascii: "]") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "("):
      result += [UInt8(ascii: "\\"), UInt8(ascii: "]")]
    case UInt8(ascii: "{"):
      let digits = bytes[(index + 1)...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      if !digits.isEmpty, digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: "}") {
        result += Array("{{".utf8) + digits + Array("}}".utf8)
        index = digits.endIndex
      } else {
        result.append(bytes[index])
      }
    default: result.append(bytes[index])
    }
    index += 1
  }
  return String(decoding: result, as: UTF8.self)
}
