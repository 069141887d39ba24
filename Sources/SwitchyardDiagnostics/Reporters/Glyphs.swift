/// The characters of a stretch of text as a terminal shows them, each with the byte at which it begins and the column.
struct Glyphs {
  struct Glyph {
    var text: String
    /// Where it begins in the file.
    let offset: Int
    /// Columns before it.
    let column: Int
  }

  private(set) var all: [Glyph] = []
  /// Columns in all.
  private(set) var width = 0
  private let end: Int
  private var isJoinOpen = false

  /// Reads UTF-8; a broken byte is shown as U+FFFD.
  init(_ bytes: ArraySlice<UInt8>) {
    end = bytes.endIndex
    // A window into a line may begin within a character.
    var offset = bytes.firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.endIndex
    var iterator = bytes[offset...].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        add(Unicode.UTF8.decode(encoded), at: offset)
        offset += encoded.count
      case .error(let length):
        add("\u{FFFD}", at: offset)
        offset += length
      case .emptyInput: return
      }
    }
  }

  /// Columns before the glyph at `index`; for the index behind the last one, columns in all.
  func column(at index: Int) -> Int {
    index < all.count ? all[index].column : width
  }

  func width(of range: Range<Int>) -> Int {
    column(at: range.upperBound) - column(at: range.lowerBound)
  }

  /// The glyph that holds the byte at `offset`, or the index behind the last one.
  func index(at offset: Int) -> Int {
    guard offset < end else { return all.count }
    return max(0, (all.firstIndex { $0.offset > offset } ?? all.count) - 1)
  }

  private mutating func add(_ scalar: Unicode.Scalar, at offset: Int) {
    if scalar == "\t" {
      append(String(repeating: " ", count: tabStop - width % tabStop), at: offset, width: tabStop - width % tabStop)
    } else if let escape = scalar.printable {
      append(escape, at: offset, width: escape.utf8.count)
    } else if joinsLast(scalar) {
      extendLast(with: scalar)
    } else {
      append(String(scalar), at: offset, width: scalar.displayWidth)
    }
    isJoinOpen = scalar == "\u{200D}"
  }

  private func joinsLast(_ scalar: Unicode.Scalar) -> Bool {
    guard let last = all.last else { return false }
    if isJoinOpen || scalar.displayWidth == 0 { return true }
    return scalar.isRegionalIndicator && last.text.unicodeScalars.count == 1
      && last.text.unicodeScalars.allSatisfy(\.isRegionalIndicator)
  }

  private mutating func append(_ text: String, at offset: Int, width columns: Int) {
    all.append(Glyph(text: text, offset: offset, column: width))
    width += columns
  }

  private mutating func extendLast(with scalar: Unicode.Scalar) {
    let index = all.count - 1
    // The emoji form of a character that is text by itself, such as a heart, is wide.
    if scalar == "\u{FE0F}", width - all[index].column == 1 { width += 1 }
    all[index].text.unicodeScalars.append(scalar)
  }
}

private let tabStop = 4

extension Unicode.Scalar {
  /// Two of them make a flag.
  fileprivate var isRegionalIndicator: Bool {
    (0x1F1E6...0x1F1FF).contains(value)
  }
}
