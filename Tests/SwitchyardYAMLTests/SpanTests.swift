import SwitchyardDiagnostics
import SwitchyardYAML
import Testing

struct SpanTests {
  @Test(arguments: Form.allCases)
  func `a scalar's span is its text, quotes included`(form: Form) {
    let reading = Reading("plain: some text\nsingle: 'it''s'\ndouble: \"a\\tb\"\n", form)
    #expect(reading.span("plain") == "1:8-1:17")
    #expect(reading.span("single") == "2:9-2:16")
    #expect(reading.span("double") == "3:9-3:15")
  }

  @Test(arguments: Form.allCases)
  func `a key has its span`(form: Form) throws {
    let reading = Reading("a: 1\n'b': 2\n\"c d\" : 3\n", form)
    let root = try #require(reading.tree.root)
    let keys = reading.tree.pairs(root).map { reading.place(reading.tree.span($0.key)) }
    #expect(keys == ["1:1-1:2", "2:1-2:4", "3:1-3:6"])
  }

  @Test(arguments: Form.allCases)
  func `a text of several lines ends with its last word`(form: Form) {
    let reading = Reading(
      "a: one\n  two\n\nb: |\n  three\n\n\nc: >-\n  four\n  five\n# d\ne: \"six\n  seven\"\nf: |\n", form)
    #expect(reading.span("a") == "1:4-2:6")
    #expect(reading.span("b") == "4:4-5:8")
    #expect(reading.span("c") == "8:4-10:7")
    #expect(reading.span("e") == "12:4-13:9")
    #expect(reading.span("f") == "14:4-14:5")
  }

  @Test(arguments: Form.allCases)
  func `a collection in brackets reaches from bracket to bracket`(form: Form) {
    let reading = Reading("a: [x, {y: z}, p: q ]\nb: {\n  c: [ ]\n}\n", form)
    #expect(reading.span("a") == "1:4-1:22")
    #expect(reading.span("a", "1") == "1:8-1:14")
    #expect(reading.span("a", "2") == "1:16-1:20")
    #expect(reading.span("b") == "2:4-4:2")
    #expect(reading.span("b", "c") == "3:6-3:9")
  }

  @Test(arguments: Form.allCases)
  func `a collection in lines reaches from its first key to the end of its last value`(form: Form) {
    let reading = Reading("a:\n  b: c\n  d:\n    - e\n    - f   # g\n\n# h\ni:\n- j\n- k:\n", form)
    #expect(reading.span() == "1:1-10:5")
    #expect(reading.span("a") == "2:3-5:8")
    #expect(reading.span("a", "d") == "4:5-5:8")
    #expect(reading.span("i") == "9:1-10:5")
    #expect(reading.span("i", "1") == "10:3-10:5")
  }

  @Test(arguments: Form.allCases)
  func `an empty value stands right behind its colon or dash`(form: Form) {
    let reading = Reading("a:\nb:   # c\n\nd:\n  -\n  - e:\nf: {g: , h , i: }\nj:", form)
    #expect(reading.span("a") == "1:3-1:3")
    #expect(reading.span("b") == "2:3-2:3")
    #expect(reading.span("d", "0") == "5:4-5:4")
    #expect(reading.span("d", "1", "e") == "6:7-6:7")
    #expect(reading.span("f", "g") == "7:7-7:7")
    #expect(reading.span("f", "h") == "7:11-7:11")
    #expect(reading.span("f", "i") == "7:16-7:16")
    #expect(reading.span("j") == "8:3-8:3")
  }

  @Test(arguments: Form.allCases)
  func `an anchor is no part of its node's span, and an alias has the span of the anchored text`(form: Form) {
    let reading = Reading("a: &x foo\nb: &y\n  c: d\ne: &z [1]\nf: *x\ng: &w\nh: *z\ni: &v  # j\n  k\n", form)
    #expect(reading.span("a") == "1:7-1:10")
    #expect(reading.span("b") == "3:3-3:7")
    #expect(reading.span("e") == "4:7-4:10")
    #expect(reading.span("f") == "1:7-1:10")
    #expect(reading.span("g") == "6:6-6:6")
    #expect(reading.span("h") == "4:7-4:10")
    #expect(reading.span("i") == "9:3-9:4")
  }

  @Test(arguments: Form.allCases)
  func `columns count bytes, behind letters of two, three and four bytes`(form: Form) {
    let reading = Reading("é: 1\nä€🚀: [ß, 🚀, x]\n", form)
    #expect(reading.span("é") == "1:5-1:6")
    #expect(reading.span("ä€🚀") == "2:12-2:25")
    #expect(reading.span("ä€🚀", "0") == "2:13-2:15")
    #expect(reading.span("ä€🚀", "2") == "2:23-2:24")
  }

  @Test(arguments: Form.allCases, ["\u{85}", "\u{2028}", "\u{2029}"])
  func `what ends a line only for libyaml shifts nothing`(form: Form, character: String) {
    let width = character.utf8.count
    let reading = Reading("a: \"x\(character)y\" # \(character)\nb: [c, d]\n", form)
    #expect(reading.span("a") == "1:4-1:\(8 + width)")
    #expect(reading.span("b", "1") == "2:8-2:9")
    #expect(reading.findings.isEmpty)
  }

  @Test func `spans count bytes of the file, its byte order mark included`() throws {
    let reading = Reading("a: b\n", .withByteOrderMark)
    let span = reading.tree.span(try #require(reading.node("a")))
    #expect(span.lowerBound == 6)
    #expect(span.upperBound == 7)
  }
}

extension Reading {
  fileprivate func span(_ path: String...) -> String? {
    node(path).map { place(tree.span($0)) }
  }
}
