/// What the elements of a picture are called in every format: `screen_feed`, `tab_dialogs`, `links_post`.
///
/// It holds nothing but ASCII letters, digits and underscores, so that no format has to escape it and none of their
/// keywords can be meant. It depends on the element's own name alone: what else a spec holds changes no id.
package struct PictureID: Hashable, Sendable {
  package let text: String

  /// - Parameters:
  ///   - kind: letters only.
  ///   - name: any text.
  init(_ kind: String, of name: String) {
    text = kind + "_" + Self.encoded(name)
  }

  init(_ kind: String) {
    text = kind
  }

  /// `inTab` and the id of a tab.
  init(_ kind: String, of id: PictureID) {
    text = kind + "_in_" + id.text
  }

  /// Two names never become the same text: an underscore is doubled, and any other sign stands between two by its number.
  private static func encoded(_ name: String) -> String {
    guard !name.utf8.allSatisfy({ isPlain($0) && $0 != UInt8(ascii: "_") }) else { return name }
    var text = ""
    for scalar in name.unicodeScalars {
      if scalar == "_" {
        text += "__"
      } else if let byte = UInt8(exactly: scalar.value), isPlain(byte) {
        text.unicodeScalars.append(scalar)
      } else {
        text += "_" + String(scalar.value, radix: 16) + "_"
      }
    }
    return text
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
