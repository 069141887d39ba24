/// Checks dates as ISO 8601 writes them: `2024-02-29`, `2024-02-29T18:30Z`, `2024-02-29T18:30:00.5+02:00`.
///
/// A time needs its zone, since without one it would be another moment on every device.
package enum CalendarDate {
  package enum Flaw: Equatable, Sendable {
    case shape
    case missingZone
    case month(Int)
    case day(Int, daysInMonth: Int)
    case time
  }

  /// Nil for a good date.
  package static func flaw(in text: String) -> Flaw? {
    var reader = Reader(bytes: Array(text.utf8))
    guard let year = reader.number(4), reader.take("-"), let month = reader.number(2), reader.take("-"),
      let day = reader.number(2)
    else { return .shape }
    guard (1...12).contains(month) else { return .month(month) }
    let days = daysIn(month, year)
    guard (1...days).contains(day) else { return .day(day, daysInMonth: days) }
    if reader.isAtEnd { return nil }
    guard reader.take("T") else { return .shape }
    return flawInTime(&reader)
  }

  private static func flawInTime(_ reader: inout Reader) -> Flaw? {
    guard let hour = reader.number(2), reader.take(":"), let minute = reader.number(2) else { return .shape }
    var second = 0
    if reader.take(":") {
      guard let written = reader.number(2) else { return .shape }
      second = written
      if reader.take("."), reader.digits() == 0 { return .shape }
    }
    guard hour < 24, minute < 60, second < 60 else { return .time }
    if reader.isAtEnd { return .missingZone }
    if reader.take("Z") { return reader.isAtEnd ? nil : .shape }
    guard reader.take("+") || reader.take("-"), let zoneHour = reader.number(2) else { return .shape }
    guard reader.take(":"), let zoneMinute = reader.number(2), reader.isAtEnd else { return .shape }
    return zoneHour < 24 && zoneMinute < 60 ? nil : .time
  }

  private static func daysIn(_ month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    var isAtEnd: Bool { index == bytes.count }

    mutating func take(_ sign: Unicode.Scalar) -> Bool {
      guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
      index += 1
      return true
    }

    mutating func number(_ width: Int) -> Int? {
      guard index + width <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[index..<index + width] {
        guard ByteText.isDigit(byte) else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      index += width
      return value
    }

    /// Goes over the digits that follow, and says how many there are.
    mutating func digits() -> Int {
      let start = index
      while index < bytes.count, ByteText.isDigit(bytes[index]) { index += 1 }
      return index - start
    }
  }
}
