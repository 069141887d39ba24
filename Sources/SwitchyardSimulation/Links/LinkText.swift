import SwitchyardDiagnostics
import SwitchyardModel

extension RouteGraph {
  /// The value that a segment or a query item stands for; nil where the text is none of that type.
  func linkValue(of text: String, as base: ValueType.Base) -> Value? {
    switch base {
    case .string: return .string(text)
    case .int: return Int64(text).map { .int($0) }
    case .double: return decimal(text).map { .double($0) }
    case .bool: return text == "true" || text == "false" ? .bool(text == "true") : nil
    case .uuid: return isUUID(text) ? .uuid(text.uppercased()) : nil
    case .url: return URLText.flaw(in: text) == nil ? .url(text) : nil
    case .date: return CalendarDate.flaw(in: text) == nil ? .date(text) : nil
    case .declared(let id):
      // Only the app knows which texts are values of a type of its own.
      guard case .enumeration(let cases) = self[id].kind else { return .own(.string(text)) }
      return cases.firstIndex { $0.hasBytes(of: text) }.map { .enumCase(id, $0) }
    }
  }

  /// What Swift reads as a finite number, but for hexadecimal digits and words such as `inf`, and of no absurd length.
  private func decimal(_ text: String) -> Double? {
    guard text.utf8.count <= 64, text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

/// Groups of 8, 4, 4, 4 and 12 hexadecimal digits, with hyphens between them.
func isUUID(_ text: String) -> Bool {
  text.utf8.count == 36
    && text.utf8.enumerated().allSatisfy { place, byte in
      [8, 13, 18, 23].contains(place) ? byte == UInt8(ascii: "-") : ByteText.hexValue(byte) != nil
    }
}
