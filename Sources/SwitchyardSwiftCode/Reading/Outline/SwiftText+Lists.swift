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
        if isInType, code[index].kind == .operator, word(index) != "->" {
          for byte in bytes[code[index].range] {
            angles += byte == UInt8(ascii: "<") ? 1 : byte == UInt8(ascii: ">") ? -1 : 0
          }
        }
      }
      index = self.index(after: index)
    }
    if start < range.upperBound { entries.append(start..<range.upperBound) }
    return entries
  }
}
