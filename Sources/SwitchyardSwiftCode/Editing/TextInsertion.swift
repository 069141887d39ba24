/// Text that comes into a text which otherwise stays as it is.
package struct TextInsertion: Equatable, Sendable {
  /// In bytes, in the text as it was.
  package let offset: Int
  package let text: String

  package init(offset: Int, text: String) {
    self.offset = offset
    self.text = text
  }

  /// The text with all insertions; those at one offset in their order.
  package static func apply(_ insertions: [TextInsertion], to bytes: [UInt8]) -> [UInt8] {
    let order = insertions.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    var text: [UInt8] = []
    var place = 0
    for (_, insertion) in order {
      text += bytes[place..<insertion.offset]
      text += insertion.text.utf8
      place = insertion.offset
    }
    return text + bytes[place...]
  }
}
