import Foundation
import Testing

@testable import SwitchyardRuntime

@Suite struct LinkDateTests {
  private func seconds(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { LinkDate.secondsSince2001($0[...]) }
  }

  @Test(
    arguments: [
      ("2001-01-01", 0), ("2001-01-01T00:00:00Z", 0), ("2000-12-31T23:59:59Z", -1), ("2024-02-29", 730_857_600),
      ("2024-02-29T18:30Z", 730_924_200), ("2024-02-29T18:30:00.5+02:00", 730_917_000.5),
      ("2001-01-01T00:00:00-01:00", 3600), ("0000-03-01", -63_140_342_400), ("1900-03-01", -3_182_198_400),
      ("9999-12-31T23:59:59Z", 252_423_993_599),
    ] as [(String, Double)])
  func `a date is so many seconds from the beginning of 2001`(text: String, expected: Double) {
    #expect(seconds(text) == expected)
  }

  @Test(arguments: [
    "", "2024", "2024-02", "2024-2-29", "2023-02-29", "2024-13-01", "2024-00-01", "2024-01-00", "2024-04-31",
    "24-01-01",
    "2024-01-01T", "2024-01-01T10", "2024-01-01T10:00", "2024-01-01T24:00Z", "2024-01-01T10:60Z",
    "2024-01-01T10:00:60Z",
    "2024-01-01T10:00:00.Z", "2024-01-01T10:00:00+1", "2024-01-01T10:00:00+24:00", "2024-01-01T10:00ZZ",
    "2024-01-01 10:00Z",
    "-024-01-01", "2024-01-01T10:00:00+02:60", "x",
  ])
  func `what the calendar does not have is no date`(text: String) {
    #expect(seconds(text) == nil)
  }

  @Test func `dates agree with Foundation, both ways`() throws {
    // Before 1583 Foundation counts by the Julian calendar, ISO 8601 does not.
    let formatter = ISO8601DateFormatter()
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let date = Double(Int.random(in: -13_000_000_000...240_000_000_000, using: &random))
      let text = try #require(LinkDate.text(date))
      #expect(formatter.date(from: text)?.timeIntervalSinceReferenceDate == date, "\(text)")
      #expect(seconds(text) == date, "\(text)")
    }
  }

  @Test func `milliseconds are kept, and what has no four-digit year has no text`() {
    #expect(LinkDate.text(0.25) == "2001-01-01T00:00:00.250Z")
    #expect(LinkDate.text(-0.001) == "2000-12-31T23:59:59.999Z")
    #expect(LinkDate.text(1e12) == nil)
    #expect(LinkDate.text(-1e12) == nil)
    #expect(LinkDate.text(.infinity) == nil)
    #expect(LinkDate.text(.nan) == nil)
  }
}
