/// How many UTF-16 code units stand before a byte of a text, for formats that count their columns so.
///
/// A column is asked for by the thousand, and a line may be as long as a file: so the units are counted once, block by block.
struct UTF16Table {
  private static let blockLength = 256

  private let bytes: [UInt8]
  /// The units before each block.
  private var unitsBeforeBlock: [Int] = []

  /// Reads the whole text once.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var units = 0
    for start in stride(from: 0, to: bytes.count, by: Self.blockLength) {
      unitsBeforeBlock.append(units)
      units += Self.units(in: bytes[start..<min(start + Self.blockLength, bytes.count)])
    }
    unitsBeforeBlock.append(units)
  }

  /// The units between two bytes.
  func count(in range: Range<Int>) -> Int {
    count(before: range.upperBound) - count(before: range.lowerBound)
  }

  private func count(before offset: Int) -> Int {
    let block = offset / Self.blockLength
    return unitsBeforeBlock[block] + Self.units(in: bytes[block * Self.blockLength..<offset])
  }

  /// A scalar counts where its first byte stands: two units beyond the Basic Multilingual Plane, whose scalars have at most
  /// three bytes.
  private static func units(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 < 0xF0 ? 1 : 2) }
  }
}
