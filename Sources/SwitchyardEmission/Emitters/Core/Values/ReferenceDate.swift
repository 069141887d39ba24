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

  /// A moment as the runtime's `LinkDate` writes it: `2024-02-29T18:30:00Z`, with milliseconds where there are some. The
  /// years of a spec have four digits.
  static func text(of secondsSince2001: Double) -> String {
    let milliseconds = secondsSince2001 * 1000
    let (seconds, fraction) = floorDivide(Int(milliseconds + (milliseconds < 0 ? -0.5 : 0.5)), by: 1000)
    let (days, second) = floorDivide(seconds, by: 86_400)
    let (year, month, day) = date(daysSince2001: days)
    let time = "\(padded(second / 3600)):\(padded(second / 60 % 60)):\(padded(second % 60))"
    let rest = fraction == 0 ? "" : ".\(padded(fraction, to: 3))"
    return "\(padded(year, to: 4))-\(padded(month))-\(padded(day))T\(time)\(rest)Z"
  }

  /// The way back from ``days(toYear:month:day:)``.
  private static func date(daysSince2001 days: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = floorDivide(days + 11_323 + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (era * 400 + yearOfEra + (month < 3 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private static func floorDivide(_ value: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  private static func padded(_ value: Int, to width: Int = 2) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
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
