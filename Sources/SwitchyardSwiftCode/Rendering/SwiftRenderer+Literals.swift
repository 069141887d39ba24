/// Strings and numbers.
extension SwiftRenderer {
  mutating func literal(_ literal: SwiftStringLiteral) {
    if literal.form == .block, !isUnbreakable { return block(literal.text) }
    if isFlat, !isUnbreakable, literal.text.utf8.count > Self.margin { return overflow() }
    if literal.form == .raw, raw(literal.text) { return }
    write("\"")
    escaped(literal.text)
    write("\"")
  }

  /// Writes a text as it is; or nothing, where that would not spare anything, or cannot be.
  private mutating func raw(_ text: String) -> Bool {
    let marks = [UInt8(ascii: "\""), UInt8(ascii: "\\")]
    guard text.utf8.contains(where: marks.contains) else { return false }
    let hash = UInt8(ascii: "#")
    guard !zip(text.utf8, text.utf8.dropFirst()).contains(where: { marks.contains($0) && $1 == hash }) else {
      return false
    }
    let start = output.count
    write("#\"")
    var isAfterRaw = false
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        write(byte: UInt8(truncatingIfNeeded: scalar.value))
        isAfterRaw = true
      } else if escaped(scalar, isAfterRaw: isAfterRaw) {
        isAfterRaw = true
      } else {
        cutBack(to: start)
        return false
      }
    }
    write("\"#")
    return true
  }

  /// The inside of a `"…"`.
  mutating func escaped(_ text: String) {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return write(text) }
    var isAfterRaw = false
    for scalar in text.unicodeScalars {
      isAfterRaw = escaped(scalar, isAfterRaw: isAfterRaw)
    }
  }

  mutating func interpolation(_ pieces: [SwiftInterpolation]) {
    write("\"")
    for piece in pieces {
      switch piece {
      case .text(let text):
        escaped(text)
      case .value(let value):
        write("\\(")
        unbroken { $0.inBrackets { $0.expression(value) } }
        write(")")
      }
      if isLost { return }
    }
    write("\"")
  }

  /// A long number in groups of three digits, as swift-format has it.
  mutating func integer(_ value: Int) {
    let digits = String(value.magnitude)
    if value < 0 { write("-") }
    if digits.utf8.count < 7 { return write(digits) }
    var left = digits.utf8.count
    for digit in digits.utf8 {
      write(byte: digit)
      left -= 1
      if left > 0, left % 3 == 0 { write("_") }
    }
  }

  mutating func double(_ value: Double) {
    switch value {
    case .infinity: write("Double.infinity")
    case -.infinity: write("-Double.infinity")
    case let value where value.isNaN: write("Double.nan")
    case let value where value.isSubnormal:
      // The compiler warns of every literal for one: "underflows and loses precision".
      // Where a case is called `Double`, it is found before the type.
      write("Swift.Double(bitPattern: ")
      write(String(value.bitPattern))
      write(")")
    default: write(value.description)
    }
  }

  /// A literal of several lines. Line feeds of the text are line breaks, and a line that grows too long goes on behind
  /// a backslash: the compiler takes a megabyte of it in its stride, which it does not do with arrays.
  private mutating func block(_ text: String) {
    if isFlat { return overflow() }
    let isOnItsOwnLine = column == indentation
    write("\"\"\"")
    if !isOnItsOwnLine { indentation += Self.step }
    newline()
    blockLines(text)
    newline()
    write("\"\"\"")
    if !isOnItsOwnLine { indentation -= Self.step }
  }

  private mutating func blockLines(_ text: String) {
    var isFirst = true
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if !isFirst { newline() }
      isFirst = false
      if line.isEmpty {
        // The indentation of an empty line is left out, as swift-format would.
        removeIndentation()
      } else if column + line.count <= Self.margin, Self.isPlainLine(line) {
        write(line)
      } else {
        wrapped(Substring(line))
      }
    }
  }

  private static func isPlainLine(_ line: Substring.UTF8View) -> Bool {
    line.last != UInt8(ascii: " ")
      && line.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }

  private mutating func wrapped(_ line: Substring) {
    var isAfterRaw = false
    var isLineEmpty = true
    var rest = line.unicodeScalars.makeIterator()
    var next = rest.next()
    while let scalar = next {
      next = rest.next()
      if column >= Self.margin - 10, !isLineEmpty {
        write("\\")
        newline()
        isAfterRaw = false
      }
      isLineEmpty = false
      if scalar == " ", next == nil {
        // A space at the end of a line would be lost to an editor.
        write("\\u{20}")
        isAfterRaw = false
      } else if scalar == "\"" {
        // Three quotes would end the literal.
        write(isAfterRaw && output.last == UInt8(ascii: "\"") ? "\\\"" : "\"")
        isAfterRaw = true
      } else {
        isAfterRaw = escaped(scalar, isAfterRaw: isAfterRaw)
      }
    }
  }

  /// Writes one scalar of a literal; says whether it stands there as itself.
  private mutating func escaped(_ scalar: Unicode.Scalar, isAfterRaw: Bool) -> Bool {
    switch scalar.value {
    case 0x22: write("\\\"")
    case 0x5C: write("\\\\")
    case 0x20...0x7E:
      write(byte: UInt8(truncatingIfNeeded: scalar.value))
      return true
    case 0x0A: write("\\n")
    case 0x0D: write("\\r")
    case 0x09: write("\\t")
    case 0x00: write("\\0")
    case 0xA1...0x2FF, 0x370...0x1DBF, 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205E, 0x2070...0x20CF,
      0x2100...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFDFF, 0xFE30...0xFEFE, 0xFF00...0xFFEF, 0x10000...0xDFFFF:
      guard !IdentifierCharacters.isHidden(scalar), scalar.value & 0xFFFF < 0xFFFE else {
        code(scalar)
        return false
      }
      write(scalar)
      return true
    case 0xFDD0...0xFDEF:
      // The compiler refuses `\u{FDD0}`, of all scalars these alone, and takes them as they are.
      write(scalar)
    case 0x200C, 0x200D, 0xFE00...0xFE2F, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF:
      // A mark joins what stands in front of it, which must be the text's own.
      guard isAfterRaw else {
        code(scalar)
        return false
      }
      write(scalar)
      return true
    default: code(scalar)
    }
    return false
  }

  private mutating func code(_ scalar: Unicode.Scalar) {
    write("\\u{")
    write(String(scalar.value, radix: 16, uppercase: true))
    write("}")
  }
}
