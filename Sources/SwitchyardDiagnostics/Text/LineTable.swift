/// Where each line of a text begins, so that a byte offset becomes a line and a column.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// Reads the whole text once.
  package init(_ bytes: [UInt8]) {
    let lineFeed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var starts = [bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == carriageReturn, index < bytes.count, bytes[index] == lineFeed { index += 1 }
      if byte == lineFeed || byte == carriageReturn { starts.append(index) }
    }
    self.bytes = bytes
    self.starts = starts
  }

  /// The position of the byte at `offset`; an offset past the end is taken as the end.
  package func position(at offset: UInt32) -> SourcePosition {
    let offset = max(min(Int(offset), bytes.count), starts[0])
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
  }

  /// The offset of a line's first byte; lines count from 1, up to that of the text's end.
  func start(ofLine number: Int) -> Int {
    starts[number - 1]
  }

  /// The bytes of a line, counted from 1, without what ends it.
  package func line(_ number: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(number - 1) else { return [] }
    let end = number < starts.count ? starts[number] : bytes.count
    var line = bytes[starts[number - 1]..<end]
    while let last = line.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { line.removeLast() }
    return line
  }
}
