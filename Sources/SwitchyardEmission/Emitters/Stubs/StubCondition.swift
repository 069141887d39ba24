/// The `#if` in which users put what they have made of stubs, so that their module compiles where a framework is missing.
enum StubCondition {
  /// The line with which all of a file's code begins: `#if canImport(SwiftUI)`. Nil where it is not all in one `#if`.
  static func line(of file: [UInt8]) -> String? {
    let code = lines(of: file).filter { isCode($0) }
    guard let first = code.first, first.hasPrefix("#if ") else { return nil }
    var depth = 0
    for (number, line) in code.enumerated() {
      let words = line.drop { $0.isWhitespace }
      if words.hasPrefix("#if ") { depth += 1 }
      if words.hasPrefix("#else"), depth == 1 { return nil }
      if words.hasPrefix("#endif") { depth -= 1 }
      if depth == 0 { return number == code.count - 1 ? first : nil }
    }
    return nil
  }

  /// A stub with all of its code behind such a line.
  static func putting(_ file: [UInt8], behind line: String) -> [UInt8] {
    var lines = lines(of: file)
    let first = lines.firstIndex(where: { isCode($0) }) ?? lines.endIndex
    lines.insert(line, at: first)
    return Array((lines.joined(separator: "\n") + "#endif\n").utf8)
  }

  private static func lines(of file: [UInt8]) -> [String] {
    file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }

  private static func isCode(_ line: String) -> Bool {
    !line.hasPrefix("//") && line.contains { !$0.isWhitespace }
  }
}
