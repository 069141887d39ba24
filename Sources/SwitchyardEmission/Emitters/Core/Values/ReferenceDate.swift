/// Moments as Foundation counts them, without Foundation.
enum ReferenceDate {
  /// The seconds from 2001-01-01T00:00:00Z to a moment that ISO 8601 writes, such as `2024-02-29T18:30:00+02:00`. A day
  /// alone is its first moment in UTC.
  static func seconds(of text: String) -> Double {
    var digits = DateDigits(text)
    let days = days(toYear: digits.number(), month: digits.number(), day: digits.number())
    let (hour, minute) = digits.isAtEnd ? (0, 0) : (digits.number(), digits.number())
    let second = digits.isAfter(":") ? digits.number() : 0
    let fraction = digits.isAfter(".") ? digits.fraction() : 0
    let whole = (days * 24 + hour) * 3600 + minute * 60 + second
    return Double(whole - digits.zone()) + fraction
  }

  /// The days of the proleptic Gregorian calendar; after Howard Hinnant's `days_from_civil`. The year begins in March
  /// here, so that a leap day is its last.
  private static func days(toYear civilYear: Int, month: Int, day: Int) -> Int {
    let year = month > 2 ? civilYear : civilYear - 1
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let daysTo1970 = era * 146_097 + dayOfEra - 719_468
    return daysTo1970 - 11_323
  }
}

/// Reads the numbers of a date that is known to be well formed.
private struct DateDigits {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Whether the day was all there is.
  var isAtEnd: Bool { index >= bytes.count }

  /// Whether the separator that was gone over last is this one.
  func isAfter(_ separator: Unicode.Scalar) -> Bool {
    index > 0 && index <= bytes.count && bytes[index - 1] == UInt8(ascii: separator)
  }

  /// The number that follows, and goes over the sign behind it.
  mutating func number() -> Int {
    var value = 0
    while index < bytes.count, isDigit(bytes[index]) {
      value = value * 10 + Int(bytes[index] - UInt8(ascii: "0"))
      index += 1
    }
    index += 1
    return value
  }

  mutating func fraction() -> Double {
    let start = index
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    let digits = String(decoding: bytes[start..<index], as: UTF8.self)
    index += 1
    return Double("0." + digits) ?? 0
  }

  /// How far the zone is ahead of UTC, in seconds; behind the sign that was gone over last.
  mutating func zone() -> Int {
    guard isAfter("+") || isAfter("-") else { return 0 }
    let sign = isAfter("+") ? 1 : -1
    return sign * (number() * 3600 + number() * 60)
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
