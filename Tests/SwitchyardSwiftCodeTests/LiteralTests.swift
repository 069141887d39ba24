import SwitchyardSwiftCode
import Testing

@Suite struct LiteralTests {
  @Test func `every hostile text comes out of a compiled program as it went in`() throws {
    let texts = hostileTexts + everyInterestingScalar
    var statements: [SwiftStatement] = []
    for text in texts {
      for form in [SwiftStringLiteral.Form.line, .raw, .block] {
        statements.append(.call("show", [.literal(SwiftStringLiteral(text, form: form))]))
      }
      statements.append(
        .call("show", [.interpolation([.text(text), .value(.literal(SwiftStringLiteral(text, form: .block)))])]))
    }
    let show = SwiftDeclaration.function(
      "show", [.unlabelled("text", "String")],
      [
        .let("scalars", .call(.member("text.unicodeScalars", "map"), trailing: SwiftClosure(["s"], ["s.value"]))),
        .call("print", ["scalars"]),
      ])
    let run = SwiftDeclaration.function("run", [], statements)
    let source = SwiftFile([show, run]).text + "run()\n"
    let lines = try SwiftCompiler.output(of: source).split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == texts.count * 4 + 1)
    for (place, text) in texts.enumerated() {
      let plain = "\(text.unicodeScalars.map(\.value))"
      for form in 0..<3 { #expect(lines[place * 4 + form] == plain) }
      #expect(lines[place * 4 + 3] == "\((text + text).unicodeScalars.map(\.value))")
    }
  }

  @Test func `ordinary text stands in a literal as it is`() {
    for text in ["Feed", "it's 5 o'clock", "Ünïcödé", "日本語", "👨‍👩‍👧 👍🏽", "עברית", "naïve e\u{301}"] {
      #expect(rendered(.string(text)) == "\"\(text)\"")
    }
  }

  @Test func `quotes stand in a raw literal as they are, where nothing asks for an escape`() {
    func raw(_ text: String) -> String { rendered(.literal(SwiftStringLiteral(text, form: .raw))) }
    #expect(raw("post") == #""post""#)
    #expect(raw("post(\"a\") · \\(b)") == ##"#"post("a") · \(b)"#"##)
    #expect(raw("\"#") == ##""\"#""##)
    #expect(raw("\"\n") == #""\"\n""#)
  }

  @Test func `what cannot be seen is spelled out`() {
    #expect(rendered(.string("a\u{202E}b\u{2028}c\u{0}\u{7F}\u{FEFF}")) == #""a\u{202E}b\u{2028}c\0\u{7F}\u{FEFF}""#)
    #expect(rendered(.string("\u{301}a")) == #""\u{301}a""#)
    #expect(rendered(.string("\"\u{301}")) == #""\"\u{301}""#)
  }

  @Test func `a deprecation's message may hold anything`() throws {
    let declarations = try hostileTexts.enumerated().map { place, text in
      try SwiftDeclaration.enum(SwiftIdentifier("E\(place)"), attributes: [.deprecated(text)], [])
    }
    let complaints = try SwiftCompiler.complaints(about: SwiftFile(declarations).text)
    #expect(complaints == "")
  }

  @Test func `a table of a megabyte is wrapped at the margin`() {
    let row = "feed/{id}\tpost \"x\" \\ 3  "
    let table = String(repeating: row, count: 2_000) + "\n" + String(repeating: row + "\n", count: 40_000)
    let file = SwiftFile([
      .enum("Table", [.let("rows", type: "StaticString", .literal(SwiftStringLiteral(table, form: .block)))])
    ])
    #expect(file.text.split(separator: "\n").allSatisfy { $0.utf8.count <= 120 })
    #expect(!file.text.contains(" \n"))
  }

  @Test func `numbers mean what they are`() {
    #expect(rendered(.integer(.min)) == "-9_223_372_036_854_775_808")
    #expect(rendered(999_999) == "999999")
    #expect(rendered(1_000_000) == "1_000_000")
    #expect(rendered(.double(0.1)) == "0.1")
    #expect(rendered(.double(1)) == "1.0")
    #expect(rendered(.double(-.infinity)) == "-Double.infinity")
    #expect(rendered(.double(.nan)) == "Double.nan")
    #expect(rendered(.double(.leastNonzeroMagnitude)) == "Swift.Double(bitPattern: 1)")
    #expect(rendered(.double(.greatestFiniteMagnitude)) == "1.7976931348623157e+308")
    #expect(rendered(.member(-1, "description")) == "(-1).description")
  }

  private func rendered(_ value: SwiftExpression) -> String {
    let text = SwiftFile([.let("x", value)]).text
    return String(text.dropFirst("let x = ".count).dropLast())
  }
}

/// What was reported to break generators of Swift, and what could.
let hostileTexts = [
  "", " ", "  two  ", "\"", "\"\"", "\"\"\"", "\"\"\"\"\"\"\"", "\\", "\\\\", "\\\"", "\\(x)", "\\(", "\"#", "#\"",
  "\"##",
  "\\#(x)", "\n", "\n\n", "\r", "\r\n", "\n\r", "a\nb\n", " \n ", "\t\n\t", "trailing space \n", "\ttab\t", "\0",
  "a\0b",
  "\u{85}", "\u{2028}", "\u{2029}", "\u{B}\u{C}", "\u{1B}[31m", "\u{7F}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}",
  "\u{10FFFF}",
  "\u{202E}evil\u{202C}", "\u{2066}x\u{2069}", "\u{200B}", "\u{AD}", "\u{E0001}", "👩🏽‍🚀🏴󠁧󠁢󠁥󠁮󠁧󠁿🇩🇪", "e\u{301}", "\u{301}",
  "\"\u{301}", "\\\u{301}",
  "\n\u{301}", "\u{1F3FD}", "\u{FE0F}", "a\u{200D}", "한국어", "\u{1100}\u{1161}", "\\u{41}", "\\n", "*/", "/*", "//", "`",
  "$0", "%@",
  "\"\"\"\n\"\"\"", "\\\n", "x\\\n  y", String(repeating: "long ", count: 100), String(repeating: "\"", count: 300),
  String(repeating: "\\", count: 300), String(repeating: " ", count: 300), String(repeating: "\u{301}", count: 300),
  String(repeating: "\n", count: 20), "<#placeholder#>", "\u{F0000}", "\u{E000}",
]

/// One text a scalar, at the edges of every range that is treated by itself.
private let everyInterestingScalar: [String] = {
  let low = (UInt32(0)...0x2FF).map { $0 }
  let edges: [UInt32] = [
    0x300, 0x36F, 0x370, 0x61C, 0x180E, 0x1DBF, 0x1DC0, 0x1DFF, 0x1E00, 0x1FFF, 0x2000, 0x200C, 0x200D, 0x2010, 0x2027,
    0x2030, 0x205E, 0x205F, 0x2060, 0x206F, 0x2070, 0x20CF, 0x20D0, 0x20FF, 0x2100, 0x3000, 0x3164, 0xD7FF, 0xE000,
    0xF8FF,
    0xF900, 0xFDCF, 0xFDD0, 0xFDEF, 0xFDF0, 0xFE00, 0xFE0F, 0xFE20, 0xFE2F, 0xFE30, 0xFEFE, 0xFF00, 0xFFA0, 0xFFEF,
    0xFFF9,
    0x10000, 0x1FFFD, 0x1FFFE, 0x1FFFF, 0x20000, 0xDFFFF, 0xE0000, 0xE0020, 0xE007F, 0xE0100, 0xEFFFF, 0x100000,
  ]
  return (low + edges).compactMap(Unicode.Scalar.init).map { "a\($0)b\($0)" }
}()
