/// Decimal numbers as links carry them.
enum LinkNumber {
  /// Longer texts are no numbers: reading the digits of a hostile one takes the C library long.
  private static let longest = 64

  /// `1`, `-0.5`, `2e8`: what Swift reads as a finite number, but for hexadecimal digits and words such as `inf`.
  static func double(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    guard text.count <= longest, text.allSatisfy(isPartOfNumber) else { return nil }
    guard let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else { return nil }
    return value
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
