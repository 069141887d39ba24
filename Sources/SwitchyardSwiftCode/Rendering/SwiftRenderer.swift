/// Writes Swift: the one place that knows braces, indentation and line breaks.
///
/// Everything is written once, into one buffer. A construct that could go on one line is tried there first; where it
/// passes the margin, the buffer is cut back and the construct is broken. A try stops at the margin, so that a whole
/// file takes time in proportion to its length.
struct SwiftRenderer: ~Copyable {
  static let margin = 120
  static let step = 2

  private(set) var output = OutputBuffer()
  /// Where the present line begins in the output.
  private(set) var lineStart = 0
  var indentation = 0
  /// How many columns what follows on the same line will take: a comma, a brace.
  var reserved = 0
  /// Whether a try at one line is going on, in which nothing may break.
  private(set) var isFlat = false
  private(set) var isUnbreakable = false
  private(set) var hasOverflowed = false
  /// How far the operators of a broken expression stand in: not at all where it begins a line behind a `=`.
  var continuation = SwiftRenderer.step
  /// Whether a brace that follows would be taken for a trailing closure's, or the other way round.
  var isBeforeBrace = false
  /// What members of the present scope carry; internal where they carry nothing.
  var memberAccess = SwiftAccess.internal

  /// Bytes, which are never fewer than what an editor counts.
  var column: Int { output.count - lineStart }

  mutating func write(_ text: StaticString) {
    output.append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func write(_ text: String) {
    let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable { output.append($0) }
    if isContiguous == nil {
      for byte in text.utf8 { output.append(byte) }
    }
  }

  mutating func write(_ bytes: Substring.UTF8View) {
    let isContiguous: Void? = bytes.withContiguousStorageIfAvailable { output.append($0) }
    if isContiguous == nil {
      for byte in bytes { output.append(byte) }
    }
  }

  mutating func write(byte: UInt8) {
    output.append(byte)
  }

  mutating func write(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar)! { output.append(byte) }
  }

  /// Begins a line at the present indentation.
  mutating func newline() {
    if isFlat { return overflow() }
    output.append(UInt8(ascii: "\n"))
    lineStart = output.count
    output.append(repeating: UInt8(ascii: " "), count: indentation)
  }

  /// Leaves the line that has begun empty, and begins the next.
  mutating func blankLine() {
    removeIndentation()
    newline()
  }

  /// Takes back the indentation of a line on which nothing is written.
  mutating func removeIndentation() {
    output.removeLast(column)
  }

  mutating func removeTrailingSpace() {
    if output.last == UInt8(ascii: " ") { output.removeLast(1) }
  }

  /// Whether this line begins, at its indentation, with the bracket that ends a broken call or array.
  var beginsWithClosingBracket: Bool {
    let first = output.byte(at: lineStart + indentation)
    return first == UInt8(ascii: ")") || first == UInt8(ascii: "]")
  }

  /// Puts an empty line in front of what has been written since.
  mutating func insertLineBreak(at mark: Int) {
    output.insert(UInt8(ascii: "\n"), at: mark)
    lineStart += 1
  }

  mutating func indented(_ write: (inout SwiftRenderer) -> Void) {
    indentation += Self.step
    write(&self)
    indentation -= Self.step
  }

  /// Writes with so many columns kept free behind it, on top of what is kept already.
  mutating func reserving(_ columns: Int, _ write: (inout SwiftRenderer) -> Void) {
    reserved += columns
    write(&self)
    reserved -= columns
  }

  /// Writes on a line of its own, where only so much follows.
  mutating func reservingOnly(_ columns: Int, _ write: (inout SwiftRenderer) -> Void) {
    let outer = reserved
    reserved = columns
    write(&self)
    reserved = outer
  }

  /// Writes what a pair of brackets holds: in them a closure's brace is nobody else's, and a broken expression stands in
  /// as usual.
  mutating func inBrackets(_ write: (inout SwiftRenderer) -> Void) {
    let outer = (isBeforeBrace, continuation)
    (isBeforeBrace, continuation) = (false, Self.step)
    write(&self)
    (isBeforeBrace, continuation) = outer
  }

  /// Writes what stands between a keyword and its brace.
  mutating func beforeBrace(_ write: (inout SwiftRenderer) -> Void) {
    let outer = isBeforeBrace
    isBeforeBrace = true
    reserving(2, write)
    isBeforeBrace = outer
  }

  /// Says in a try that this cannot stand on one line.
  mutating func overflow() {
    precondition(!isUnbreakable, "what takes several lines cannot stand inside a string")
    hasOverflowed = true
  }

  /// Whether a try is lost already, so that the rest need not be written.
  var isLost: Bool {
    isFlat && !isUnbreakable && (hasOverflowed || column > Self.margin)
  }

  /// Writes all of it on the present line, however long it gets.
  mutating func unbroken(_ write: (inout SwiftRenderer) -> Void) {
    let outer = (isFlat, isUnbreakable)
    (isFlat, isUnbreakable) = (true, isUnbreakable || !isFlat)
    write(&self)
    (isFlat, isUnbreakable) = outer
  }

  /// Takes back what was written on the present line since the output was so long.
  mutating func cutBack(to length: Int) {
    output.removeLast(output.count - length)
  }

  /// Writes all of it on the present line, or nothing. Inside another try it just writes.
  mutating func fitsOnLine(_ write: (inout SwiftRenderer) -> Void) -> Bool {
    if isFlat {
      write(&self)
      return true
    }
    let mark = output.count
    isFlat = true
    write(&self)
    isFlat = false
    if !hasOverflowed, column + reserved <= Self.margin {
      return true
    }
    hasOverflowed = false
    output.removeLast(output.count - mark)
    return false
  }
}
