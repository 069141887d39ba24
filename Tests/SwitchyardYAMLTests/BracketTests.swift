import SwitchyardDiagnostics
import SwitchyardYAML
import Testing

/// Faults of brackets and quotes.
struct BracketTests {
  @Test(arguments: Form.allCases)
  func `an unclosed bracket is an error at the bracket, with a note where something else begins`(form: Form) {
    let reading = Reading("a:\n  b: [x, y\n  c: 1\nd: {x: y\ne: 2\n", form)
    #expect(reading.findings == ["2:6-2:7 this '[' has no ']'", "4:4-4:5 this '{' has no '}'"])
    #expect(reading.notes == ["3:3-3:4 expected before this line", "5:1-5:2 expected before this line"])
    #expect(reading.outline == "{a: {b: ~[x], c: 1}, d: ~{x: ~null}, e: 2}")
  }

  @Test(arguments: ["a: [", "a: [b", "a: [b,\n", "a: [b, c # d\n", "a: [\n# b\n\n"], Form.allCases)
  func `a bracket that the text ends in is unclosed`(text: String, form: Form) {
    let reading = Reading(text, form)
    #expect(reading.findings == ["1:4-1:5 this '[' has no ']'"])
    #expect(reading.notes.isEmpty)
  }

  @Test(arguments: Form.allCases)
  func `the wrong closing bracket is an error at that bracket`(form: Form) {
    let reading = Reading("a: {b: [c, d}\ne: 1\n", form)
    #expect(reading.findings == ["1:13-1:14 '[' is closed by '}' here, not by ']'"])
    #expect(reading.notes == ["1:8-1:9 the '[' is here"])
    #expect(Reading("a: [b, }\n", form).findings == ["1:8-1:9 '[' is closed by '}' here, not by ']'"])
  }

  @Test(arguments: Form.allCases)
  func `a bracket that closes nothing is an error`(form: Form) {
    #expect(Reading("a: {b: c}}\nd: 1\n", form).findings == ["1:10-1:11 this '}' closes nothing"])
    #expect(Reading("a: ]\nd: 1\n", form).findings == ["1:4-1:5 this ']' closes nothing"])
    #expect(Reading("a:\n  b: 1\n}\n", form).findings == ["3:1-3:2 this '}' closes nothing"])
  }

  @Test(arguments: [
    ("a: { b: [String] = [] }", "\"[String] = []\""), ("a: { path: /b/{id} }", "\"/b/{id}\""),
    ("a: { path: /b/{id}/c, d: e }", "\"/b/{id}/c\""),
    ("a: { b: [String] = [\"x\", y], c: d }", "'[String] = [\"x\", y]'"),
    ("a: { /b/{id}: { push: c } }", "\"/b/{id}\""), ("a: { b: c, /d?e={f}: pop }", "\"/d?e={f}\""),
    ("a: { /b/{id}/c: { push: { d: { e: f } } }, /g: h }", "\"/b/{id}/c\""),
    ("a: { b: /c/{id: d} }", "\"/c/{id: d}\""), ("a: { b:\n /c/{id} }", "\"/c/{id}\""), ("a: [/b/{id}]", "\"/b/{id}\""),
    ("a: { b: [Sort]? = [], c: d }", "\"[Sort]? = []\""),
  ])
  func `a text in brackets that holds brackets is shown with quotes`(text: String, quoted: String) {
    #expect(Reading(text + "\n", .allCases[0]).helps.first == "a text that holds brackets needs quotes: \(quoted)")
  }

  @Test(arguments: Form.allCases)
  func `a missing comma is an error where it is noticed`(form: Form) {
    let reading = Reading("a: {b: c d: e}\nf: [\"g\" \"h\"]\ni: 1\n", form)
    #expect(
      reading.findings == ["1:11-1:12 expected ',' or '}' before ':'", "2:9-2:12 expected ',' or ']' before '\"h\"'"])
    #expect(reading.notes == ["1:4-1:5 the '{' is here", "2:4-2:5 the '[' is here"])
  }

  @Test(arguments: Form.allCases)
  func `a missing value between commas is an error at the second one`(form: Form) {
    #expect(Reading("a: [b, , c]\n", form).findings == ["1:8-1:9 a value is missing before ','"])
  }

  @Test(arguments: Form.allCases)
  func `an unclosed quote is an error at the quote, with a note at the key that it swallows`(form: Form) {
    let reading = Reading("a:\n  b: \"x\n  c: \"y\"\n  d: 'z\ne: 1\nf: 'g'\n", form)
    #expect(
      reading.findings == [
        "2:6-2:7 the text that begins with this \" has no closing \" before the next key",
        "4:6-4:7 the text that begins with this ' has no closing ' before the next key",
      ])
    #expect(reading.notes == ["3:3-3:4 'c' begins here", "5:1-5:2 'e' begins here"])
    #expect(reading.outline == "{a: {b: ~null, c: \"y\", d: ~null}, e: 1, f: \"g\"}")
  }

  @Test(arguments: ["a: 'b", "a: 'b\n", "a: 'b\n  c\n", "a: 'b\n---\n"], Form.allCases)
  func `a quote that the document ends in is unclosed`(text: String, form: Form) {
    #expect(Reading(text, form).findings == ["1:4-1:5 the text that begins with this ' has no closing '"])
  }

  @Test func `a quoted text of several lines may hold colons`() {
    let reading = Reading("a: \"b:\n  c: d\n\n  e: f\"\ng: 'h\n   i: j'\n")
    #expect(reading.findings.isEmpty)
    #expect(reading.outline == "{a: \"b: c: d⏎e: f\", g: \"h i: j\"}")
  }

  @Test func `brackets over several lines may be written as libyaml allows`() {
    let reading = Reading("a: {\nb: c,\n  d: [\n  e ],\nf: g\n}\nh: [i\n  , j\n]\n")
    #expect(reading.findings.isEmpty)
    #expect(reading.outline == "{a: {b: c, d: [e], f: g}, h: [i, j]}")
  }
}
