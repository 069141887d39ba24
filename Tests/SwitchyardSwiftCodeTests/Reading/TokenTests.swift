import SwitchyardSwiftCode
import Testing

/// Swift text as tokens: what is code, and what only looks like it.
struct TokenTests {
  /// Each token but blanks and line ends as `kind text`.
  private func tokens(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return SwiftLexer.tokens(of: bytes).filter { $0.kind != .space && $0.kind != .lineBreak }.map { token in
      "\(token.kind) \(String(decoding: bytes[token.range], as: UTF8.self))"
    }
  }

  /// The tokens of one kind.
  private func tokens(_ kind: SwiftToken.Kind, in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return SwiftLexer.tokens(of: bytes).filter { $0.kind == kind }
      .map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test func `names, numbers, operators and brackets stand by themselves`() {
    #expect(
      tokens("case .post(let id, _): return id+1.5") == [
        "name case", "punctuation .", "name post", "punctuation (", "name let", "name id", "punctuation ,", "name _",
        "punctuation )", "punctuation :", "name return", "name id", "operator +", "number 1.5",
      ])
    #expect(
      tokens("a?.b!.c ?? $0[1...3]").filter { $0.hasPrefix("operator") } == [
        "operator ?", "operator !", "operator ??", "operator ...",
      ])
  }

  @Test func `a number has its fraction and its exponent, and no member`() {
    #expect(
      tokens(.number, in: "1.5e-7 0x1.8p+3 1_000 0b11 1.max 0x1F.a t.0.1") == [
        "1.5e-7", "0x1.8p+3", "1_000", "0b11", "1", "0x1F", "0.1",
      ])
  }

  @Test func `letters of every writing make names, and what is no letter makes operators`() {
    #expect(tokens(.name, in: "日本 é🎉 a→b $0 _$x") == ["日本", "é🎉", "a", "b", "$0", "_$x"])
    #expect(tokens(.operator, in: "a→b ≠ c") == ["→", "≠"])
    #expect(tokens(.escapedName, in: "case .`default`, `two words`, `open\n`") == ["`default`", "`two words`"])
  }

  @Test func `comments end with their line, or with the bracket that closes all of them`() {
    #expect(tokens(.lineComment, in: "a // b \"\n/// c\r\n#!d") == ["// b \"", "/// c"])
    #expect(tokens(.blockComment, in: "a /* b /* \" */ } */ c */") == ["/* b /* \" */ } */"])
    #expect(tokens(.blockComment, in: "/* a /* b */") == ["/* a /* b */"])
    #expect(tokens(.lineComment, in: "#!/usr/bin/swift\na") == ["#!/usr/bin/swift"])
    #expect(tokens("a+/* } */b") == ["name a", "operator +", "blockComment /* } */", "name b"])
  }

  @Test func `a string reaches to its own quotes, whatever is interpolated`() {
    let strings = [
      #""a // b /* c""#, #""\"{""#, #""\\""#, #""\(f("}", "\(g(")"))"))""#, #""\(x /* ) " */)""#, "##\"a\"# \\(\"##",
      ##"#"\(a) \#(f("b")) " "#"##, "#\"\"#", "#\"\"\"#", "##\"\"\"\"##", #""\(d, default: `in`)""#,
    ]
    for string in strings { #expect(tokens("a \(string) b") == ["name a", "string \(string)", "name b"]) }
  }

  @Test func `a string of several lines ends with three quotes and as many number signs`() {
    let strings = [
      "\"\"\"\n a \"\" \\\"\"\" {\n\"\"\"", "\"\"\"\n\\(a ? \"\"\"\n\\(\"}\")\n\"\"\" : \"b\")\n\"\"\"",
      "#\"\"\"\n\\( \"\"\" \\#(\n\"}\"\n)\n\"\"\"#",
    ]
    for string in strings { #expect(tokens("a \(string) b") == ["name a", "string \(string)", "name b"]) }
  }

  @Test func `a string that is not closed ends with its line, within an interpolation too`() {
    #expect(tokens("\"a\nb") == ["string \"a", "name b"])
    #expect(tokens("\"a \\(b\nc") == ["string \"a \\(b", "name c"])
    #expect(tokens("\"a \\(\"b\nc") == ["string \"a \\(\"b", "name c"])
    #expect(tokens(.string, in: "\"\"\"\n\\(\"a\n)\n\"\"\" b") == ["\"\"\"\n\\(\"a\n)\n\"\"\""])
    #expect(tokens("\"\"\"\na") == ["string \"\"\"\na"])
  }

  @Test func `a slash begins a regular expression only where a value can begin`() {
    #expect(tokens(.regex, in: "let a = /b{2}/; f(/\"/, /[)]/, /\\//)") == ["/b{2}/", "/\"/", "/[)]/", "/\\//"])
    #expect(tokens(.regex, in: "a / b / c; a/b/c; (a)/b/(c); x[0]/2/3; f(/, 3, /); g(/A.a, /B.b)") == [])
    #expect(tokens(.regex, in: "x\n  /y/\nx\n  / y / z\n!/a/") == ["/y/", "/a/"])
    #expect(tokens(.regex, in: "{ /a) }/ }\n = /a\n/") == [])
    #expect(
      tokens(.regex, in: "#/ a/b \" \\/# /# ##/ /# /## #/\n ( \" \n/#") == [
        "#/ a/b \" \\/# /#", "##/ /# /##", "#/\n ( \" \n/#",
      ])
  }

  @Test func `a number sign with a name is a directive, and others are nothing`() {
    #expect(tokens("#if A # ## #") == ["directive #if", "name A", "other #", "other ##", "other #"])
  }

  @Test func `a byte order mark is blank, and bytes that are no text are nothing`() {
    #expect(SwiftLexer.tokens(of: [0xEF, 0xBB, 0xBF, 0x61]).map(\.kind) == [.space, .name])
    #expect(
      SwiftLexer.tokens(of: [0xFF, 0xC3, 0x61, 0xE2, 0x82]).map(\.kind) == [.other, .other, .name, .other, .other])
  }
}
