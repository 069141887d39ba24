/// Where names, numbers, operators and comments end.
extension SwiftLexer {
  /// Where the name ends that begins there; `start` where none does.
  func endOfName(from start: Int) -> Int {
    let (first, length) = scalar(at: start)
    guard let first, IdentifierCharacters.canStart(first) else { return start }
    return endOfNameCharacters(from: start + length)
  }

  /// Behind the letters, digits and dollar signs there.
  func endOfNameCharacters(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      if isNameByte(bytes[end]) || bytes[end] == UInt8(ascii: "$") {
        end += 1
      } else {
        let (scalar, length) = scalar(at: end)
        guard let scalar, IdentifierCharacters.canContinue(scalar) else { return end }
        end += length
      }
    }
    return end
  }

  /// Where a name in backticks ends, on the same line; `start + 1` where none does.
  func endOfEscapedName(from start: Int) -> Int {
    var end = start + 1
    while let byte = byte(at: end), !isLineEnd(byte) {
      if byte == UInt8(ascii: "`") { return end + 1 }
      end += 1
    }
    return start + 1
  }

  func endOfNumber(from start: Int) -> Int {
    var end = endOfDigits(from: start)
    if byte(at: end) == UInt8(ascii: "."), hasFraction(at: end + 1, behind: start) { end = endOfDigits(from: end + 1) }
    return end
  }

  /// Behind digits, the letters among them, and an exponent with its sign.
  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while let byte = byte(at: end), isNameByte(byte) {
      end += 1
      let isExponent = byte | 0x20 == UInt8(ascii: "e") || byte | 0x20 == UInt8(ascii: "p")
      if isExponent, let sign = self.byte(at: end), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+"),
        isDigit(self.byte(at: end + 1))
      {
        end += 1
      }
    }
    return end
  }

  /// Whether a fraction stands there, and not a member of the number. A hexadecimal one always has an exponent.
  private func hasFraction(at place: Int, behind start: Int) -> Bool {
    guard bytes[start] == UInt8(ascii: "0"), byte(at: start + 1) == UInt8(ascii: "x") else {
      return isDigit(byte(at: place))
    }
    let digits = bytes[place...].prefix {
      isDigit($0) || ($0 | 0x20) &- UInt8(ascii: "a") < 6 || $0 == UInt8(ascii: "_")
    }
    return !digits.isEmpty && byte(at: digits.endIndex).map { $0 | 0x20 } == UInt8(ascii: "p")
  }

  /// A run of the characters of operators, up to where a comment begins in it.
  func endOfOperator(from start: Int) -> Int {
    let hasDots = bytes[start] == UInt8(ascii: ".")
    var end = start
    while let byte = byte(at: end) {
      if byte == UInt8(ascii: "/"), let next = self.byte(at: end + 1),
        next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
      {
        return end
      }
      if byte < 0x80 {
        guard "/=-+!*%<>&|^~?".utf8.contains(byte) || hasDots && byte == UInt8(ascii: ".") else { return end }
        end += 1
      } else {
        let (scalar, length) = scalar(at: end)
        guard let scalar, isOperator(scalar) else { return end }
        end += length
      }
    }
    return end
  }

  func endOfPounds(from start: Int) -> Int {
    var end = start
    while byte(at: end) == UInt8(ascii: "#") { end += 1 }
    return end
  }

  func endOfBlanks(from start: Int) -> Int {
    var end = start
    while let byte = byte(at: end), isBlank(byte) { end += 1 }
    return end
  }

  func endOfLine(from start: Int) -> Int {
    var end = start
    while let byte = byte(at: end), !isLineEnd(byte) { end += 1 }
    return end
  }

  /// Behind the `*/` that belongs to the `/*` there; the end of the text where it is never closed.
  func endOfBlockComment(from start: Int) -> Int {
    var end = start + 2
    var depth = 1
    while end < bytes.count {
      switch (bytes[end], byte(at: end + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        end += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        end += 2
        if depth == 0 { return end }
      default: end += 1
      }
    }
    return end
  }

  /// The scalar there, and of how many bytes; nil, of one byte, where it is no UTF-8.
  func scalar(at place: Int) -> (scalar: Unicode.Scalar?, length: Int) {
    guard let first = byte(at: place) else { return (nil, 0) }
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let window = bytes[place..<min(place + 4, bytes.count)]
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = window.makeIterator()
    guard case .valid(let encoded) = decoder.parseScalar(from: &iterator) else { return (nil, 1) }
    return (Unicode.UTF8.decode(encoded), encoded.count)
  }

  func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Whether it stands between words and ends no line.
  func isBlank(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x00, 0x0B, 0x0C: true
    default: false
    }
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || isDigit(byte)
  }

  private func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { $0 &- UInt8(ascii: "0") < 10 } ?? false
  }
}

/// What the grammar calls an operator beyond ASCII.
private func isOperator(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
  case 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E: true
  case 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F: true
  case 0x3001...0x3003, 0x3008...0x3020, 0x3030: true
  default: false
  }
}
