/// Reads a date and a time of ISO 8601 from the front of a text.
struct LinkDateReader {
  var rest: Slice<UnsafeBufferPointer<UInt8>>

  /// `2024-02-29`.
  mutating func date() -> (year: Int, month: Int, day: Int)? {
    guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2) else { return nil }
    guard (1...12).contains(month), (1...LinkDate.days(inMonth: month, of: year)).contains(day) else { return nil }
    return (year, month, day)
  }

  /// `T18:30:00.5+02:00` to the end of the text, in seconds since midnight UTC; 0 at the end of the text. A time has a
  /// zone, since without one it would be another moment on every device.
  mutating func time() -> Double? {
    guard !rest.isEmpty else { return 0 }
    guard take("T"), let hour = number(2), take(":"), let minute = number(2), hour < 24, minute < 60 else { return nil }
    var second = 0
    var fraction = 0.0
    if take(":") {
      guard let whole = number(2), whole < 60 else { return nil }
      second = whole
      if take(".") {
        guard let part = self.fraction() else { return nil }
        fraction = part
      }
    }
    guard let zone = zone(), rest.isEmpty else { return nil }
    return Double(hour * 3600 + minute * 60 + second - zone) + fraction
  }

  /// `Z`, `+02:00`: in seconds east of UTC.
  private mutating func zone() -> Int? {
    if take("Z") { return 0 }
    let isWest = rest.first == UInt8(ascii: "-")
    guard take("+") || take("-"), let hour = number(2), take(":"), let minute = number(2), hour < 24, minute < 60 else {
      return nil
    }
    return (isWest ? -1 : 1) * (hour * 3600 + minute * 60)
  }

  /// The digits behind the point; those beyond the ninth do not count.
  private mutating func fraction() -> Double? {
    let digits = rest.prefix { isDigit($0) }
    guard !digits.isEmpty else { return nil }
    rest = rest[digits.endIndex...]
    return Double("0." + String(decoding: digits.prefix(9), as: UTF8.self))
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func number(_ width: Int) -> Int? {
    let digits = rest.prefix(width)
    guard digits.count == width, digits.allSatisfy(isDigit) else { return nil }
    rest = rest.dropFirst(width)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
