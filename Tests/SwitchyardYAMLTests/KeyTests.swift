import SwitchyardDiagnostics
import SwitchyardYAML
import Testing

struct KeyTests {
  @Test(arguments: Form.allCases)
  func `a duplicate key is an error at the second one with a note at the first, and the first wins`(form: Form) {
    let reading = Reading("feed: 1\npost: 2\nfeed:\n  title: 3\nlast: 4\n", form)
    #expect(reading.findings == ["3:1-3:5 'feed' is given twice in one mapping"])
    #expect(reading.notes == ["1:1-1:5 first given here"])
    #expect(reading.bag.findings.map(\.rule) == [YAMLRules.duplicateKey])
    #expect(reading.outline == "{feed: 1, post: 2, last: 4}")
    #expect(reading.tree.isComplete)
  }

  @Test(arguments: Form.allCases)
  func `keys are compared by their values, in braces too, however they are written`(form: Form) {
    let reading = Reading("a: { x: 1, 'x': 2, \"\\x78\": 3 }\n? x\n: 1\nx: 2\n", form)
    #expect(reading.places == ["1:12-1:15", "1:20-1:26", "4:1-4:2"])
    #expect(reading.notes == ["1:6-1:7 first given here", "1:6-1:7 first given here", "2:3-2:4 first given here"])
    #expect(reading.outline == "{a: {x: 1}, x: 1}")
  }

  @Test func `the same key in two mappings is fine`() {
    #expect(Reading("a: {x: 1}\nb: {x: 1, X: 2, x1: 3}\nx: 1\n").findings.isEmpty)
  }

  @Test func `faults inside a pair that is left out are reported all the same`() {
    let reading = Reading("a: 1\na: { b: 1, b: 2 }\n")
    #expect(reading.places == ["2:1-2:2", "2:12-2:13"])
  }

  @Test func `among a hundred thousand keys the one duplicate is found`() {
    var text = ""
    for number in 0..<100_000 { text += "key\(number): \n" }
    let reading = Reading(text + "key99999: 1\nkey7: 2\n")
    #expect(
      reading.findings == [
        "100001:1-100001:9 'key99999' is given twice in one mapping",
        "100002:1-100002:5 'key7' is given twice in one mapping",
      ])
    #expect(reading.notes == ["100000:1-100000:9 first given here", "8:1-8:5 first given here"])
    #expect(reading.tree.root.map(reading.tree.count) == 100_000)
  }

  @Test func `large mappings in one another keep their keys apart`() {
    let keys = (0..<40).map { "k\($0)" }
    let inner = keys.map { "    \($0): 1\n" }.joined()
    let text =
      "a:\n" + keys.map { "  \($0):\n" + inner }.joined() + "  k39: 2\nb:\n" + keys.map { "  \($0): 1\n" }.joined()
    let reading = Reading(text)
    #expect(reading.findings == ["\(40 * 41 + 2):3-\(40 * 41 + 2):6 'k39' is given twice in one mapping"])
  }

  @Test(arguments: Form.allCases)
  func `a list or a mapping as a key is refused, and its pair left out`(form: Form) {
    let reading = Reading("? [a, b]\n: c\n{d: e}: f\n? g: h\n: i\nj: k\n", form)
    #expect(
      reading.findings == [
        "1:3-1:4 a list stands here as a key, but a key is a name",
        "3:1-3:2 a mapping stands here as a key, but a key is a name",
        "4:3-4:4 a mapping stands here as a key, but a key is a name",
      ])
    #expect(reading.outline == "~{j: k}")
    #expect(!reading.tree.isComplete)
  }

  @Test(arguments: Form.allCases)
  func `an alias to a list is no key either`(form: Form) {
    let reading = Reading("a: &x [1]\n*x : 2\n", form)
    #expect(reading.findings == ["2:1-2:3 a list stands here as a key, but a key is a name"])
    #expect(reading.outline == "~{a: [1]}")
  }

  @Test(arguments: Form.allCases)
  func `a merge key is refused with the way out`(form: Form) {
    let reading = Reading("a: &x { b: 1 }\nc:\n  <<: *x\n  d: 2\n", form)
    #expect(
      reading.findings == ["3:3-3:5 '<<' would merge the keys of another mapping into this one, which a spec cannot do"]
    )
    #expect(reading.helps == ["write the keys out; an alias may stand for each value"])
    #expect(reading.outline == "{a: {b: 1}, c: ~{d: 2}}")
  }

  @Test func `a quoted key of two angle brackets is a name like any other`() {
    let reading = Reading("'<<': 1\n\"<<\\x20\": 2\n")
    #expect(reading.findings.isEmpty)
    #expect(reading.outline == "{\"<<\": 1, \"<< \": 2}")
  }

  @Test(arguments: Form.allCases)
  func `a colon without a key is an error at the colon`(form: Form) {
    #expect(Reading("a: 1\n: b\nc: 2\n", form).findings == ["2:1-2:2 no key stands before this ':'"])
    #expect(Reading("a: {: b}\nc: 2\n", form).findings == ["1:5-1:6 no key stands before this ':'"])
    #expect(Reading("a: {\"\": b}\n", form).findings.isEmpty)
  }

  @Test(arguments: ["", "before: 1\n", "a:\n  b:\n    "], Form.allCases)
  func `a key longer than 1,024 characters is called that`(start: String, form: Form) throws {
    let reading = Reading(start + String(repeating: "k", count: 1025) + ": v\n", form)
    let finding = try #require(reading.bag.findings.first)
    #expect(reading.bag.findings.count == 1)
    #expect(finding.message.hasPrefix("the key 'kkkk"))
    #expect(finding.message.hasSuffix("…' is longer than 1024 characters"))
  }

  @Test func `a key of 1,024 letters is fine, and letters are not bytes`() {
    #expect(Reading("a: 1\n" + String(repeating: "é", count: 1024) + ": v\n").findings.isEmpty)
  }

  @Test func `a long key in braces is called that too`() {
    let reading = Reading("a: {" + String(repeating: "k", count: 1100) + ": v}\n")
    #expect(reading.places == ["1:5-1:1105"])
  }
}
