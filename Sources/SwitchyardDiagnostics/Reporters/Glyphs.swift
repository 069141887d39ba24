/// The characters of a stretch of text as a terminal shows them, each with the byte at which it begins and its column.
struct Glyphs {
  private let bytes: ArraySlice<UInt8>
  /// Where each glyph begins in the file.
  private var offsets: [Int] = []
  /// Columns before each glyph.
  private var columns: [Int] = []
  /// What is shown in place of a glyph's own bytes, in the order of the glyphs.
  private var substitutes: [(glyph: Int, text: String)] = []
  /// Columns in all.
  private(set) var width = 0
  private var isJoinOpen = false
  /// Whether the last glyph is the first half of a flag.
  private var isFlagOpen = false

  /// Reads UTF-8; a broken byte is shown as U+FFFD.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offsets.reserveCapacity(bytes.count)
    columns.reserveCapacity(bytes.count)
    // A window into a line may begin within a character.
    var offset = bytes.firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.endIndex
    while offset < bytes.endIndex {
      if bytes[offset] >= 0x20, bytes[offset] < 0x7F, !isJoinOpen {
        append(at: offset, width: 1)
        offset += 1
      } else {
        offset += add(bytes[offset...].prefix(4))
      }
    }
  }

  var count: Int { offsets.count }

  /// Columns before the glyph at `index`; for the index behind the last one, columns in all.
  func column(at index: Int) -> Int {
    index < count ? columns[index] : width
  }

  func width(of range: Range<Int>) -> Int {
    column(at: range.upperBound) - column(at: range.lowerBound)
  }

  /// The glyph that holds the byte at `offset`, or the index behind the last one.
  func index(at offset: Int) -> Int {
    guard offset < bytes.endIndex else { return count }
    return max(0, (offsets.firstIndex { $0 > offset } ?? count) - 1)
  }

  /// What is shown of these glyphs.
  func text(of range: Range<Int>) -> String {
    var text = ""
    var start = range.lowerBound
    for substitute in substitutes where range.contains(substitute.glyph) {
      text += source(of: start..<substitute.glyph) + substitute.text
      start = substitute.glyph + 1
    }
    return text + source(of: start..<range.upperBound)
  }

  private func source(of range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    let end = range.upperBound < count ? offsets[range.upperBound] : bytes.endIndex
    return String(decoding: bytes[offsets[range.lowerBound]..<end], as: UTF8.self)
  }

  /// Takes in the scalar at the beginning of `bytes`, and says how many bytes it has.
  private mutating func add(_ bytes: ArraySlice<UInt8>) -> Int {
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded):
      add(Unicode.UTF8.decode(encoded), at: bytes.startIndex)
      return encoded.count
    case .error(let length):
      append(at: bytes.startIndex, width: 1, shownAs: "\u{FFFD}")
      return length
    case .emptyInput: return bytes.count
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, at offset: Int) {
    if scalar == "\t" {
      let columns = tabStop - width % tabStop
      append(at: offset, width: columns, shownAs: String(repeating: " ", count: columns))
    } else if let escape = scalar.printable {
      append(at: offset, width: escape.utf8.count, shownAs: escape)
    } else if joinsLast(scalar) {
      // The emoji form of a character that is text by itself, such as a heart, is wide.
      if scalar == "\u{FE0F}", width - columns[count - 1] == 1 { width += 1 }
    } else {
      append(at: offset, width: scalar.displayWidth)
      isFlagOpen = scalar.isRegionalIndicator
    }
    isJoinOpen = scalar == "\u{200D}"
  }

  private mutating func joinsLast(_ scalar: Unicode.Scalar) -> Bool {
    guard count > 0 else { return false }
    if isJoinOpen || scalar.displayWidth == 0 { return true }
    guard isFlagOpen, scalar.isRegionalIndicator else { return false }
    isFlagOpen = false
    return true
  }

  private mutating func append(at offset: Int, width columns: Int, shownAs text: String? = nil) {
    if let text { substitutes.append((count, text)) }
    offsets.append(offset)
    self.columns.append(width)
    width += columns
    isFlagOpen = false
  }
}

private let tabStop = 4

extension Unicode.Scalar {
  /// Two of them make a flag.
  fileprivate var isRegionalIndicator: Bool {
    (0x1F1E6...0x1F1FF).contains(value)
  }
}
