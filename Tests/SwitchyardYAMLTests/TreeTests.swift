import SwitchyardDiagnostics
import SwitchyardYAML
import Testing

struct TreeTests {
  @Test func `keys and values come in the order of the text`() {
    let reading = Reading("b: 1\na: [x, 'y', \"z\\n\"]\nc:\n")
    #expect(reading.outline == #"{b: 1, a: [x, "y", "z⏎"], c: null}"#)
    #expect(reading.findings.isEmpty)
    #expect(reading.tree.isComplete)
  }

  @Test(arguments: ["", "# only a comment\n", "---\n", "---\n...\n", "\u{FEFF}", "\n\n  \n"])
  func `a text that says nothing has no root and no fault`(text: String) {
    let reading = Reading(text)
    #expect(reading.tree.root == nil)
    #expect(reading.tree.isComplete)
    #expect(reading.findings.isEmpty)
  }

  @Test func `yes, no, on, off, numbers with zeros and dates stay the text that they are`() throws {
    let reading = Reading("[yes, no, on, off, NO, 1.10, 0755, 2024-01-01, true, 1e3]")
    let root = try #require(reading.tree.root)
    let texts = reading.tree.items(root).map(reading.tree.text)
    #expect(texts == ["yes", "no", "on", "off", "NO", "1.10", "0755", "2024-01-01", "true", "1e3"])
    #expect(!reading.tree.items(root).contains(where: reading.tree.isNull))
  }

  @Test func `only an empty value, a tilde and three spellings of null are null, and only without quotes`() throws {
    let reading = Reading("- ~\n- null\n- Null\n- NULL\n-\n- nULL\n- 'null'\n- \"~\"\n- ''\n- nul\n")
    let root = try #require(reading.tree.root)
    let nulls = reading.tree.items(root).map(reading.tree.isNull)
    #expect(nulls == [true, true, true, true, true, false, false, false, false, false])
  }

  @Test func `each scalar knows how it is written`() throws {
    let reading = Reading("- a\n- 'b'\n- \"c\"\n- |\n  d\n- >\n  e\n")
    let root = try #require(reading.tree.root)
    let styles = reading.tree.items(root).map(reading.tree.style)
    #expect(styles == [.plain, .singleQuoted, .doubleQuoted, .literal, .folded])
  }

  @Test(arguments: Form.allCases)
  func `escapes and folding are resolved`(form: Form) {
    let reading = Reading(
      """
      doubled: 'it''s'
      escaped: "a\\tb\\u00e9\\U0001F680\\\\"
      folded: one
        two

        three
      quoted: "one
        two"
      literal: |
        one
          two
      joined: >-
        one
        two

        three
      kept: |+
        one

      """, form)
    #expect(reading.findings.isEmpty)
    #expect(
      reading.outline == """
        {doubled: "it's", escaped: "a\tbé🚀\\", folded: "one two⏎three", quoted: "one two", \
        literal: "one⏎  two⏎", joined: "one two⏎three", kept: "one⏎"}
        """)
  }

  @Test func `a value is lent as bytes, whether it stands in the text or had to be made`() throws {
    let reading = Reading("[plain, \"a\\0b\", '']")
    let root = try #require(reading.tree.root)
    let bytes = reading.tree.items(root).map { reading.tree.withText($0) { Array($0) } }
    #expect(bytes == [Array("plain".utf8), [0x61, 0, 0x62], []])
  }

  @Test func `an alias is the node of its anchor`() throws {
    let reading = Reading("a: &list [1, 2]\nb: *list\n&name c: *name\nd: *list\n")
    #expect(reading.findings.isEmpty)
    #expect(reading.outline == "{a: [1, 2], b: [1, 2], c: c, d: [1, 2]}")
    #expect(reading.node("a") == reading.node("b"))
    #expect(reading.node("a") == reading.node("d"))
  }

  @Test func `an anchor that is given again names the later node from then on`() {
    let reading = Reading("a: &x 1\nb: *x\nc: &x 2\nd: *x\n")
    #expect(reading.findings.isEmpty)
    #expect(reading.outline == "{a: 1, b: 1, c: 2, d: 2}")
  }

  @Test func `an alias may be a key`() {
    let reading = Reading("a: &x name\n*x : 1\n")
    #expect(reading.findings.isEmpty)
    #expect(reading.outline == "{a: name, name: 1}")
  }

  @Test func `a scalar and a mapping have no items`() throws {
    let reading = Reading("a: {b: c, d: e}\n")
    #expect(reading.tree.count(try #require(reading.node("a"))) == 2)
    #expect(reading.tree.count(try #require(reading.node("a", "b"))) == 0)
  }

  @Test func `spans carry the number of their file`() throws {
    let reading = Reading("a: @\n")
    #expect(reading.tree.span(try #require(reading.tree.root)).file == SourceFileID(7))
    #expect(reading.bag.findings.map(\.span.file) == [SourceFileID(7)])
  }

  @Test func `ten thousand screens are read whole`() {
    var text = "screens:\n"
    for number in 0..<10_000 { text += "  screen\(number): { title: Screen }\n" }
    let reading = Reading(text)
    #expect(reading.findings.isEmpty)
    #expect(reading.node("screens").map(reading.tree.count) == 10_000)
    #expect(reading.node("screens", "screen9999", "title").map(reading.tree.text) == "Screen")
  }
}
