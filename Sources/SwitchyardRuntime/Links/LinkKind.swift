/// What kind of value a placeholder takes.
struct LinkKind {
  private static let rest = 9

  let words: LinkWords
  let address: Int

  var isRest: Bool { words[address] == Self.rest }

  /// The value that a text stands for; nil where it is no value of this kind.
  func value(
    of text: Slice<UnsafeBufferPointer<UInt8>>, accepts: (_ type: Int, _ text: String) -> Bool
  ) -> CaseArgument? {
    let argument = words[address + 1]
    switch words[address] {
    case 0: return .string(String(decoding: text, as: UTF8.self))
    case 1: return Int(String(decoding: text, as: UTF8.self)).map { .int($0) }
    case 2: return LinkNumber.double(text).map { .double($0) }
    case 3: return bool(text).map { .bool($0) }
    case 4: return isUUID(text) ? .string(String(decoding: text, as: UTF8.self)) : nil
    case 5: return LinkDate.secondsSince2001(text).map { .double($0) }
    case 6: return isCase(text, at: argument) ? .string(String(decoding: text, as: UTF8.self)) : nil
    case 7: return LinkReference.isURL(text) ? .string(String(decoding: text, as: UTF8.self)) : nil
    default:
      let text = String(decoding: text, as: UTF8.self)
      return accepts(argument, text) ? .string(text) : nil
    }
  }

  private func bool(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool? {
    if text.elementsEqual("true".utf8) { return true }
    return text.elementsEqual("false".utf8) ? false : nil
  }

  /// Groups of 8, 4, 4, 4 and 12 hexadecimal digits, with hyphens between them.
  private func isUUID(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard text.count == 36 else { return false }
    return text.enumerated().allSatisfy { place, byte in
      [8, 13, 18, 23].contains(place) ? byte == UInt8(ascii: "-") : PercentEncoding.hexValue(byte) != nil
    }
  }

  private func isCase(_ text: Slice<UnsafeBufferPointer<UInt8>>, at address: Int) -> Bool {
    LinkTexts(words: words, address: address).place(of: text) != nil
  }
}
