extension String {
  /// The text as it can stand in a message: on one line, and cut off where it is too long to be read there.
  package var clipped: String {
    let limit = 40
    var clipped = String.UnicodeScalarView()
    for (index, scalar) in unicodeScalars.enumerated() {
      guard index < limit else {
        clipped.append("…")
        break
      }
      clipped.append(scalar.breaksLines ? " " : scalar)
    }
    return String(clipped)
  }
}

extension Unicode.Scalar {
  fileprivate var breaksLines: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }
}
