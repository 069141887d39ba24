extension SwiftText {
  /// The entries between commas; those within brackets, also angle brackets of types, belong to an entry.
  func list(in range: Range<Int>) -> [Range<Int>] {
    var entries: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    var angles = 0
    var isInType = false
    while index < range.upperBound {
      switch word(index) {
      case ",":
        if angles <= 0 {
          entries.append(start..<index)
          (start, angles, isInType) = (index + 1, 0, false)
        }
      case ":": isInType = true
      case "=": (angles, isInType) = (0, false)
      default:
        if isInType { angles += angleDepth(of: index) }
      }
      index = self.index(after: index)
    }
    if start < range.upperBound { entries.append(start..<range.upperBound) }
    return entries
  }

  /// How many angle brackets a token opens, less those that it closes.
  func angleDepth(of index: Int) -> Int {
    guard code[index].kind == .operator, word(index) != "->" else { return 0 }
    return bytes[code[index].range].reduce(0) { depth, byte in
      depth + (byte == UInt8(ascii: "<") ? 1 : byte == UInt8(ascii: ">") ? -1 : 0)
    }
  }
}
