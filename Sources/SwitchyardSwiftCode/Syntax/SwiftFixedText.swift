/// Swift that an emitter writes out itself, such as `self.path` or `[String: Int]`.
///
/// It can be made from a literal alone: no text of a spec gets in, neither by interpolation nor through a variable.
package struct SwiftFixedText: Sendable, ExpressibleByStringLiteral {
  let text: StaticString

  package init(stringLiteral text: StaticString) {
    self.text = text
  }
}

extension SwiftFixedText {
  /// A path of names such as `self.state.tabs`: whatever else it holds is our own mistake, and traps.
  init(path text: StaticString) {
    let isPath = text.withUTF8Buffer { bytes in
      !bytes.isEmpty
        && bytes.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
          case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"): true
          default: false
          }
        }
    }
    precondition(isPath, "not a path of names; a string's value is written .string(…)")
    self.text = text
  }
}
