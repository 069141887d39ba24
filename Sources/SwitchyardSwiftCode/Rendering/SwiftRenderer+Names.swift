/// Names, each with the backticks that its place asks for.
extension SwiftRenderer {
  mutating func name(_ identifier: SwiftIdentifier, as use: SwiftKeyword.Uses) {
    if identifier.escaping.isDisjoint(with: use) {
      write(identifier.text)
    } else {
      write(byte: UInt8(ascii: "`"))
      write(identifier.text)
      write(byte: UInt8(ascii: "`"))
    }
  }

  mutating func label(_ identifier: SwiftIdentifier?) {
    guard let identifier else { return }
    name(identifier, as: .label)
    write(": ")
  }
}
