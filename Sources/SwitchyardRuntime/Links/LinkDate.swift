/// Dates as links carry them: ISO 8601, `2024-02-29`, `2024-02-29T18:30Z`, `2024-02-29T18:30:00.5+02:00`.
///
/// A date is counted in seconds since the first of January 2001, 00:00 UTC, as Foundation's `Date` counts.
public enum LinkDate {
  private static let secondsOfDay = 86_400
  /// From the first of March of the year 0 to the first of January 2001.
  private static let daysBefore2001 = 730_791

  /// A date as text: `2024-02-29T18:30:00Z`, with milliseconds where there are some.
  ///
  /// - Returns: nil for a date outside of the years 0 to 9999.
  public static func text(_ secondsSince2001: Double) -> String? {
    let milliseconds = secondsSince2001 * 1000
    guard milliseconds.magnitude < 1e15 else { return nil }
    // To the nearest; `rounded()` would need the C library's mathematics linked.
    let rounded = Int(milliseconds + (milliseconds < 0 ? -0.5 : 0.5))
    let (seconds, fraction) = floorDivide(rounded, by: 1000)
    let (days, second) = floorDivide(seconds, by: secondsOfDay)
    let (year, month, day) = date(daysSince2001: days)
    guard (0...9999).contains(year) else { return nil }
    let time = "\(padded(second / 3600)):\(padded(second / 60 % 60)):\(padded(second % 60))"
    let rest = fraction == 0 ? "" : ".\(padded(fraction, to: 3))"
    return "\(padded(year, to: 4))-\(padded(month))-\(padded(day))T\(time)\(rest)Z"
  }

  /// The same to the last bit: the text is read as the same number of seconds again.
  static func exactText(_ secondsSince2001: Double) -> String? {
    guard let text = text(secondsSince2001) else { return nil }
    if self.secondsSince2001(text) == secondsSince2001 { return text }
    // More digits than milliseconds have. The whole seconds are those below, before 2001, too.
    let whole = Double(Int(secondsSince2001)) - (secondsSince2001 < 0 ? 1 : 0)
    guard let start = self.text(whole)?.dropLast() else { return nil }
    for digits in 4...9 {
      let fraction = Int((secondsSince2001 - whole) * power(of: digits) + 0.5)
      let text = "\(start).\(padded(fraction, to: digits))Z"
      if self.secondsSince2001(text) == secondsSince2001 { return text }
    }
    return nil
  }

  private static func power(of digits: Int) -> Double {
    (0..<digits).reduce(1) { power, _ in power * 10 }
  }

  /// Nil for what is no date.
  static func secondsSince2001(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { secondsSince2001($0[...]) }
  }

  /// Nil for what is no date.
  static func secondsSince2001(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    var reader = LinkDateReader(rest: text)
    guard let (year, month, day) = reader.date() else { return nil }
    let days = daysSince2001(year, month, day)
    guard let time = reader.time() else { return nil }
    return Double(days * secondsOfDay) + time
  }

  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  // MARK: - The Gregorian calendar

  // Years are counted from March here, so that the leap day is the last of its year.

  private static func daysSince2001(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let monthFromMarch = (month + 9) % 12
    let year = month < 3 ? year - 1 : year
    let (era, yearOfEra) = floorDivide(year, by: 400)
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - daysBefore2001
  }

  private static func date(daysSince2001 days: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = floorDivide(days + daysBefore2001, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = era * 400 + yearOfEra + (month < 3 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private static func floorDivide(_ value: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  private static func padded(_ value: Int, to width: Int = 2) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
