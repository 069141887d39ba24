import SwitchyardSwiftCode
import Testing

@Suite struct CommentTests {
  @Test(
    arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func `each line of a text is a line of the comment, whatever ends it`(lineEnd: String) {
    let text = "one\(lineEnd)two\(lineEnd)"
    #expect(documented(text) == "/// one\n/// two\n///\nlet x = 1\n")
    #expect(SwiftFile(header: [text], []).text == "// one\n// two\n//\n")
    #expect(SwiftFile([.comment(text)]).text == "// one\n// two\n//\n")
  }

  @Test func `nothing that a text holds gets out of its comment`() throws {
    var declarations = try hostileTexts.enumerated().map { place, text in
      try SwiftDeclaration.enum(
        SwiftIdentifier("E\(place)"), doc: "let x\n\(text)let hole = missing",
        [.comment("\(text)let hole = missing")])
    }
    for value in 0..<UInt32(0x300) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      declarations.append(
        .enum(
          try SwiftIdentifier("Scalar\(value)"), doc: "a\(scalar)let hole = missing", [.comment("\(scalar)hole hole")]))
    }
    let complaints = try SwiftCompiler.complaints(
      about: SwiftFile(header: hostileTexts.map { "\($0)hole hole" }, declarations).text)
    #expect(complaints == "")
  }

  @Test func `lines keep their indentation, in spaces, and lose what trails them`() {
    #expect(documented("a  \n  b\t\n\n\tc") == "/// a\n///   b\n///\n///  c\nlet x = 1\n")
  }

  @Test func `a text that reads other than it is compiled is made to be seen`() {
    #expect(documented("a\u{202E}b\u{0}c") == "/// a<U+202E>b<U+0000>c\nlet x = 1\n")
    #expect(documented("שלום, naïve 👨‍👩‍👧") == "/// שלום, naïve 👨‍👩‍👧\nlet x = 1\n")
  }

  @Test func `an empty text is an empty comment, and none is none`() {
    #expect(documented("") == "///\nlet x = 1\n")
    #expect(documented(nil) == "let x = 1\n")
  }

  private func documented(_ text: String?) -> String {
    SwiftFile([.let("x", 1, doc: text)]).text
  }
}
