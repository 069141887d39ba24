/// The text of a parameter taken apart: `[Sort]? = newest`. Ranges count bytes of the text.
struct TypeText: Equatable {
  var base: Range<Int>
  var isArray = false
  var isOptional = false
  /// What stands behind `=`, without the spaces around it; nil without `=`.
  var defaultValue: Range<Int>?

  /// What the text gets wrong before its type is even looked up.
  enum Flaw: Equatable {
    case missing
    case nestedArray
    case optionalElement
    case doubleOptional
    case unwrapped
    case dictionary
    case generic
    case unclosedBracket
    case unopenedBracket
    case emptyBrackets
    case trailing
  }

  struct Fault: Error, Equatable {
    var flaw: Flaw
    var range: Range<Int>
  }

  static func read(_ bytes: [UInt8]) -> Result<TypeText, Fault> {
    let equals = bytes.firstIndex(of: UInt8(ascii: "="))
    let written = ByteText.trimmed(0..<(equals ?? bytes.count), of: bytes)
    guard !written.isEmpty else { return .failure(Fault(flaw: .missing, range: 0..<max(bytes.count, 1))) }
    return readType(bytes, in: written).map { type in
      var type = type
      type.defaultValue = equals.map { ByteText.trimmed($0 + 1..<bytes.count, of: bytes) }
      return type
    }
  }

  private static func readType(_ bytes: [UInt8], in written: Range<Int>) -> Result<TypeText, Fault> {
    var cursor = Cursor(bytes: bytes, at: written.lowerBound, end: written.upperBound)
    func fault(_ flaw: Flaw) -> Result<TypeText, Fault> { .failure(Fault(flaw: flaw, range: written)) }

    let isArray = cursor.take("[")
    if isArray, cursor.take("[") { return fault(.nestedArray) }
    let base = cursor.takeName()
    if base.isEmpty {
      return fault(isArray && cursor.take("]") ? .emptyBrackets : .trailing)
    }
    var type = TypeText(base: base, isArray: isArray)
    if cursor.take("<") { return fault(.generic) }
    if isArray {
      if cursor.take("?") { return fault(.optionalElement) }
      if cursor.take(":") { return fault(.dictionary) }
      guard cursor.take("]") else { return fault(.unclosedBracket) }
    }
    if cursor.take("?") {
      type.isOptional = true
      if cursor.take("?") { return fault(.doubleOptional) }
    }
    if cursor.take("!") { return fault(.unwrapped) }
    if cursor.take("]") { return fault(.unopenedBracket) }
    return cursor.isAtEnd ? .success(type) : fault(.trailing)
  }

  /// Goes over a type from left to right; spaces between its parts do not count.
  private struct Cursor {
    let bytes: [UInt8]
    var at: Int
    let end: Int

    var isAtEnd: Bool { at == end }

    mutating func take(_ sign: Unicode.Scalar) -> Bool {
      skipSpaces()
      guard at < end, bytes[at] == UInt8(ascii: sign) else { return false }
      at += 1
      return true
    }

    /// Everything up to a space or a sign that has a meaning in types.
    mutating func takeName() -> Range<Int> {
      skipSpaces()
      let start = at
      while at < end, !ByteText.isSpace(bytes[at]), !Self.signs.contains(bytes[at]) { at += 1 }
      return start..<at
    }

    private static let signs = Array("[]?!<>:,".utf8)

    private mutating func skipSpaces() {
      while at < end, ByteText.isSpace(bytes[at]) { at += 1 }
    }
  }
}
