/// Reads a JSON text strictly, as RFC 8259 writes it: no comments, no trailing commas, no key twice.
///
/// ```swift
/// try JSONReader.value(of: #"{"back":true}"#)    // ["back": true]
/// ```
package struct JSONReader {
  /// Where a text stops being JSON, and why.
  package struct Fault: Error, Equatable {
    package var message: String
    /// In bytes from the beginning of the text.
    package var offset: Int
  }

  /// Arrays and objects may stand this deep inside one another.
  package static let deepest = 200

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  package static func value(of text: String) throws(Fault) -> JSONValue {
    try value(of: Array(text.utf8))
  }

  package static func value(of bytes: [UInt8]) throws(Fault) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.place == bytes.count else { throw reader.fault("nothing may stand behind the value") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func fault(_ message: String, at offset: Int? = nil) -> Fault {
    Fault(message: message, offset: offset ?? place)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  private mutating func value() throws(Fault) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .array(try elements())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"): return try number()
    case nil: throw fault("a value is missing")
    case let byte? where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte): return try number()
    default: return try word()
    }
  }

  private mutating func word() throws(Fault) -> JSONValue {
    for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[place...].starts(with: word.utf8) {
      place += word.utf8.count
      return value
    }
    throw fault("this begins no value; text stands in double quotes")
  }
}

// MARK: - Lists

extension JSONReader {
  private mutating func elements() throws(Fault) -> [JSONValue] {
    var elements: [JSONValue] = []
    try enter()
    skipSpace()
    if !take("]") {
      repeat {
        elements.append(try value())
        skipSpace()
      } while take(",")
      guard take("]") else { throw fault("',' or ']' is missing") }
    }
    depth -= 1
    return elements
  }

  private mutating func members() throws(Fault) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    try enter()
    skipSpace()
    if !take("}") {
      repeat {
        skipSpace()
        let start = place
        guard next == UInt8(ascii: "\"") else { throw fault("a key in double quotes is missing") }
        let key = try string()
        guard keys.insert(key).inserted else {
          throw fault("the key \(JSONValue.string(key).compactText) stands here twice", at: start)
        }
        skipSpace()
        guard take(":") else { throw fault("':' is missing") }
        members.append(JSONValue.Member(key, try value()))
        skipSpace()
      } while take(",")
      guard take("}") else { throw fault("',' or '}' is missing") }
    }
    depth -= 1
    return members
  }

  private mutating func enter() throws(Fault) {
    guard depth < Self.deepest else {
      throw fault("more than \(Self.deepest) arrays and objects stand inside one another")
    }
    depth += 1
    place += 1
  }
}

// MARK: - Numbers

extension JSONReader {
  private mutating func number() throws(Fault) -> JSONValue {
    let start = place
    var isWhole = true
    _ = take("-")
    let first = place
    try digits()
    if bytes[first] == UInt8(ascii: "0"), place > first + 1 { throw fault("a number begins with no 0", at: first) }
    if take(".") {
      isWhole = false
      try digits()
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if isWhole, let value = Int(text) { return .int(value) }
    // Reading the digits of a hostile number takes the C library long.
    guard text.utf8.count <= 400, let value = Double(text), value.isFinite else {
      throw fault("the number is too large", at: start)
    }
    return .double(value)
  }

  private mutating func digits() throws(Fault) {
    let start = place
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    guard place > start else { throw fault("a digit is missing") }
  }
}

// MARK: - Text

extension JSONReader {
  private mutating func string() throws(Fault) -> String {
    let start = place
    var text: [UInt8] = []
    place += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        // Decoding mends what is no UTF-8, and then the bytes differ.
        let string = String(decoding: text, as: UTF8.self)
        guard string.utf8.elementsEqual(text) else { throw fault("the text is not UTF-8", at: start) }
        return string
      case UInt8(ascii: "\\"): text += String(try escaped()).utf8
      case 0..<0x20: throw fault("a control character must be escaped")
      default:
        text.append(byte)
        place += 1
      }
    }
    throw fault("the text has no closing quote", at: start)
  }

  private mutating func escaped() throws(Fault) -> Unicode.Scalar {
    let start = place
    place += 1
    let byte = next
    place += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar(from: start)
    default: throw fault("a backslash stands here before nothing that it escapes", at: start)
    }
  }

  /// What `\u00fc` or the pair `\ud83d\ude80` stands for.
  private mutating func scalar(from start: Int) throws(Fault) -> Unicode.Scalar {
    var value = try hexDigits()
    if (0xD800..<0xDC00).contains(value), take("\\"), take("u") {
      let low = try hexDigits()
      guard (0xDC00..<0xE000).contains(low) else { throw fault("half of a surrogate pair stands alone", at: start) }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw fault("half of a surrogate pair stands alone", at: start) }
    return scalar
  }

  private mutating func hexDigits() throws(Fault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("'\\u' needs four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      place += 1
    }
    return value
  }
}
