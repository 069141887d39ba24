import SwitchyardDiagnostics
import SwitchyardYAML
import Testing

/// Faults of indentation, colons and dashes.
struct LineTests {
  @Test(arguments: Form.allCases)
  func `a tab before a key is an error at the tab that says tab`(form: Form) {
    let reading = Reading("screens:\n\tfeed: 1\nstart: x\n", form)
    #expect(reading.findings == ["2:1-2:2 a tab indents this line, but YAML counts only spaces"])
    #expect(reading.helps == ["replace it with spaces, two for each level"])
    #expect(reading.outline == "~{screens: ~null, start: x}")
  }

  @Test(arguments: Form.allCases)
  func `tabs behind spaces, in a text of several lines and in a block text are found, too`(form: Form) {
    #expect(Reading("a:\n  b: 1\n  \t\tc: 2\n", form).places == ["3:3-3:5"])
    #expect(Reading("a: x\n\tb: 1\n", form).places == ["2:1-2:2"])
    #expect(Reading("a: |\n\tb\n", form).places == ["2:1-2:2"])
    #expect(Reading("a: |\n  b\n\tc\n", form).places == ["3:1-3:2"])
  }

  @Test(arguments: [
    ("a:\n  b:\n  c: d\n    e: f\n", "where 'c' belongs to 'b' above it, indent 'c' more than that; else let it begin"),
    (
      "a:\n  x:\n    b:\n  c: { d: e }\n    f: g\n",
      "where 'c' belongs to 'b' above it, indent 'c' more than that; else put"
    ),
    ("a:\n  b: 1\n  c: d\n    e: f\n", "let it begin in the same column as 'c'"),
    ("a:\n  c: d\n    e: f\n", "let it begin in the same column as 'c'"),
  ])
  func `a line too far right is told of the empty key above its neighbour`(text: String, help: String) {
    #expect(Reading(text).helps.compactMap { $0 }.first?.hasPrefix(help) == true)
  }

  @Test func `a tab behind a dash is an error of its own`() {
    #expect(Reading("a:\n-\tb\n").findings == ["2:2-2:3 a tab stands here, where a space must be"])
  }

  @Test func `a tab behind a colon, before a comment, in brackets and in an empty line is legal`() {
    let reading = Reading("a:\tb\nc: \td\t# e\n\t\n \t \nf: [\tg,\n\th ]\ni: 'j\tk'\n")
    #expect(reading.findings.isEmpty)
    #expect(reading.outline == "{a: b, c: d, f: [g, h], i: \"j\tk\"}")
  }

  @Test(arguments: Form.allCases)
  func `a line that is indented like no key around it is an error at its first word`(form: Form) {
    let reading = Reading("a:\n    b: 1\n  c: 2\nd: 3\n", form)
    #expect(reading.findings == ["3:3-3:4 'c' is not indented like the keys around it"])
    #expect(reading.notes == ["1:1-1:2 the mapping begins here"])
  }

  @Test(arguments: Form.allCases, ["{ b: 1 }", "[1]  # one"])
  func `a key below a value in brackets says where it may stand`(form: Form, value: String) {
    let reading = Reading("a:\n  k: \(value)\n\n    c: 2\nd: 3\n", form)
    #expect(reading.findings == ["4:5-4:6 'c' stands below 'k', which has its value on its own line"])
    #expect(reading.notes == ["2:3-2:4 'k' stands here"])
  }

  @Test(arguments: Form.allCases)
  func `a line that is indented more than the text before goes on with that text`(form: Form) {
    let reading = Reading("a: x y\n  b: 1\nc: 2\n", form)
    #expect(reading.findings == ["2:3-2:4 'b' is indented more than 'a', so it goes on with the text of 'a'"])
    #expect(reading.notes == ["1:4-1:7 the text begins here"])
    #expect(reading.outline == "~{a: ~null, c: 2}")
  }

  @Test(arguments: Form.allCases)
  func `a key without a colon is an error at the key`(form: Form) {
    #expect(
      Reading("a: 1\nfeed\nb: 2\n", form).findings
        == ["2:1-2:5 'feed' stands where a key is expected, but has no ':' behind it"])
    #expect(
      Reading("a:\n  feed\n    title: x\n  post: y\n", form).findings
        == ["2:3-2:7 'feed' stands where a key is expected, but has no ':' behind it"])
    #expect(
      Reading("name App\nstart: x\n", form).findings
        == ["1:1-1:9 'name App' stands where a key is expected, but has no ':' behind it"])
  }

  @Test func `a colon without a space behind it gets a hint`() {
    #expect(Reading("a: 1\nb:2\nc: 3\n").helps == ["a space belongs behind the ':'"])
  }

  @Test func `a brace that the colon interrupts is to be closed before it`() {
    let reading = Reading("/e/{id: Int}: { push: e }\nb: 2\n")
    #expect(reading.helps == ["close the '{' of '/e/{id' before the ':'"])
  }

  @Test(arguments: Form.allCases)
  func `a second colon in a text without quotes is an error at that colon`(form: Form) {
    let reading = Reading("doc: Part 1: the end\nb: 2\n", form)
    #expect(
      reading.findings == [
        "1:12-1:13 a second ':' stands in the line of 'doc', but a text that holds ': ' needs quotes"
      ])
    #expect(reading.outline == "{doc: ~Part 1, b: 2}")
  }

  @Test(arguments: Form.allCases)
  func `a list in the line of its key is an error at the dash`(form: Form) {
    #expect(Reading("a: - b\nc: 1\n", form).findings == ["1:4-1:5 a list cannot begin in the line of its key"])
  }

  @Test func `a word among keys that begins with a dash is told how it is a key`() {
    let help = "give the list a key, or indent the item like those before it"
    #expect(Reading("a: 1\n- b\n").helps == ["write 'b:' where it is a key like those beside it; else " + help])
    #expect(Reading("a: 1\n- b c\n").helps == [help])
  }

  @Test(arguments: Form.allCases)
  func `a list item among keys, and a key among list items`(form: Form) {
    #expect(Reading("a: 1\n- b\n", form).findings == ["2:1-2:2 a list item stands here, where a key is expected"])
    #expect(
      Reading("a:\n  - b\n  c: 1\n", form).findings
        == ["3:3-3:4 'c' stands in a list, but does not begin with '- '"])
  }

  @Test(arguments: Form.allCases, ["\u{85}", "\u{2028}", "\u{2029}"])
  func `an invisible line end that breaks a line is named`(form: Form, character: String) {
    let reading = Reading("a: x\(character)b @\nc: 1\n", form)
    let name = "U+" + String(character.unicodeScalars.first!.value, radix: 16)
    let shown = name == "U+85" ? "U+0085" : name
    #expect(
      reading.findings
        == ["1:5-1:\(5 + character.utf8.count) an invisible line end (\(shown)) stands inside this line"])
    #expect(reading.outline == "{a: ~x, c: 1}")
  }
}
