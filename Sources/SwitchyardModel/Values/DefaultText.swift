internal import SwitchyardDiagnostics

/// Takes apart what stands behind the `=` of a parameter: `1`, `""`, `newest`, `[1, 2]`, `nil`.
struct DefaultText {
  enum Flaw: Error {
    case unclosedQuote
    case textAfterQuote
    case unclosedList
    case textAfterList
    case nestedList
    case emptyItem
  }

  struct Fault: Error {
    var flaw: Flaw
    var range: Range<Int>
  }

  private let whole: Spanned<String>
  private let bytes: [UInt8]

  init(_ whole: Spanned<String>, bytes: [UInt8]) {
    self.whole = whole
    self.bytes = bytes
  }

  /// The value that stands at `range` of the parameter's text.
  func read(_ range: Range<Int>) -> Result<WrittenValue, Fault> {
    guard range.lowerBound < range.upperBound, bytes[range.lowerBound] == UInt8(ascii: "[") else {
      return readScalar(range)
    }
    guard let close = endOfList(range) else { return fault(.unclosedList, range) }
    guard close == range.upperBound - 1 else { return fault(.textAfterList, range) }
    return readItems(range.lowerBound + 1..<close).map { .list($0, whole.span(ofBytes: range)) }
  }

  private func readItems(_ range: Range<Int>) -> Result<[WrittenValue], Fault> {
    var items: [WrittenValue] = []
    if ByteText.trimmed(range, of: bytes).isEmpty { return .success([]) }
    var start = range.lowerBound
    while true {
      let comma = endOfItem(start..<range.upperBound)
      let item = ByteText.trimmed(start..<comma, of: bytes)
      guard !item.isEmpty else {
        // A comma behind the last item is YAML's habit as well.
        if comma == range.upperBound, !items.isEmpty { return .success(items) }
        return .failure(Fault(flaw: .emptyItem, range: start..<max(comma, start + 1)))
      }
      if bytes[item.lowerBound] == UInt8(ascii: "[") {
        return .failure(Fault(flaw: .nestedList, range: item))
      }
      switch readScalar(item) {
      case .success(let value): items.append(value)
      case .failure(let fault): return .failure(fault)
      }
      if comma == range.upperBound { return .success(items) }
      start = comma + 1
    }
  }

  private func readScalar(_ range: Range<Int>) -> Result<WrittenValue, Fault> {
    guard let first = range.isEmpty ? nil : bytes[range.lowerBound], isQuote(first) else {
      let text = String(decoding: bytes[range], as: UTF8.self)
      return .success(.unquoted(Spanned(text, at: whole.span(ofBytes: range))))
    }
    guard let close = endOfQuote(range) else { return fault(.unclosedQuote, range) }
    guard close == range.upperBound - 1 else { return fault(.textAfterQuote, range) }
    let content = Array(bytes[range.lowerBound + 1..<close])
    let text = first == UInt8(ascii: "'") ? unescapedSingle(content) : unescapedDouble(content)
    return .success(.quoted(Spanned(text, at: whole.span(ofBytes: range))))
  }

  private func fault(_ flaw: Flaw, _ range: Range<Int>) -> Result<WrittenValue, Fault> {
    .failure(Fault(flaw: flaw, range: range))
  }

  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// The closing quote of the text that begins at the start of `range`.
  private func endOfQuote(_ range: Range<Int>) -> Int? {
    let quote = bytes[range.lowerBound]
    var index = range.lowerBound + 1
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 2
      } else if bytes[index] == quote {
        let isDoubled = quote == UInt8(ascii: "'") && index + 1 < range.upperBound && bytes[index + 1] == quote
        if !isDoubled { return index }
        index += 2
      } else {
        index += 1
      }
    }
    return nil
  }

  /// The comma behind the first item of `range`, or the end.
  private func endOfItem(_ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, bytes[index] != UInt8(ascii: ",") {
      let quoteEnd = isQuote(bytes[index]) ? endOfQuote(index..<range.upperBound) : nil
      index = (quoteEnd ?? index) + 1
    }
    return index
  }

  private func endOfList(_ range: Range<Int>) -> Int? {
    var depth = 0
    var index = range.lowerBound
    while index < range.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return index }
      case let byte where isQuote(byte):
        index = endOfQuote(index..<range.upperBound) ?? index
      default: break
      }
      index += 1
    }
    return nil
  }

  private func unescapedSingle(_ content: [UInt8]) -> String {
    var result: [UInt8] = []
    var index = 0
    while index < content.count {
      result.append(content[index])
      index += content[index] == UInt8(ascii: "'") ? 2 : 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// `\n`, `\t`, `\r`, `\"` and `\\`; any other character behind a backslash stands for itself.
  private func unescapedDouble(_ content: [UInt8]) -> String {
    var result: [UInt8] = []
    var index = 0
    while index < content.count {
      guard content[index] == UInt8(ascii: "\\"), index + 1 < content.count else {
        result.append(content[index])
        index += 1
        continue
      }
      switch content[index + 1] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case let byte: result.append(byte)
      }
      index += 2
    }
    return String(decoding: result, as: UTF8.self)
  }
}
