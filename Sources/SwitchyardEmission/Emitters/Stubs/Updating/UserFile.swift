import SwitchyardSwiftCode

/// A file of the user's Swift, as it is on disk.
package struct UserFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// What it declares; why it cannot be told, where it is not whole.
  let outline: Result<SwiftOutline, SwiftTextFault>

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    outline = Result { () throws(SwiftTextFault) in SwiftOutline(try SwiftText(bytes)) }
  }

  /// Whether its header, or a placeholder in it, says that it was a stub once.
  var isFromStub: Bool { bytes.mentions(StubMark.headerOpening) || bytes.mentions(StubMark.placeholderOpening) }

  /// Nil where the file is not whole.
  var readable: SwiftOutline? { try? outline.get() }
}

extension [UInt8] {
  /// Whether a word stands anywhere in the text: faster than taking it apart.
  package func mentions(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: word) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }
}
