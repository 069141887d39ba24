import SwitchyardDiagnostics
import SwitchyardYAML
import Testing

struct LimitTests {
  @Test(arguments: ["[", "{a: ", "[\n", "- ", "? ", "[{a: ", "&a [", "!t ["])
  func `a hundred thousand collections in one another end at once`(opening: String) {
    let reading = Reading(String(repeating: opening, count: 100_000))
    #expect(
      reading.findings.last?.contains("more than 100 lists and mappings stand in one another here") == true)
    #expect(!reading.tree.isComplete)
  }

  @Test(arguments: Form.allCases)
  func `a hundred levels are fine, and the next one is an error at its bracket`(form: Form) {
    func nested(_ count: Int) -> String {
      "a: " + String(repeating: "[", count: count) + String(repeating: "]", count: count) + "\nb: 1\n"
    }
    #expect(Reading(nested(99), form).findings.isEmpty)
    let reading = Reading(nested(100), form)
    #expect(reading.findings == ["1:103-1:104 more than 100 lists and mappings stand in one another here"])
    #expect(reading.node("b").map(reading.tree.text) == "1")
  }

  @Test func `a text beyond the limit is refused unread`() {
    let reading = Reading("a: 1\n", limits: YAMLLimits(size: 4))
    #expect(reading.findings == ["1:1-1:1 this file has more than 4 bytes, which is more than a spec may have"])
    #expect(reading.outline == "nothing")
    #expect(Reading("a: 1\n", limits: YAMLLimits(size: 5)).findings.isEmpty)
  }

  @Test func `more values than the limit end the reading`() {
    let reading = Reading("[a, b, c, d, e]\n", limits: YAMLLimits(nodes: 4))
    #expect(reading.findings == ["1:11-1:12 about 4 values stand before this place; what follows is not read"])
    #expect(!reading.tree.isComplete)
  }

  @Test func `more faults than the limit end the reading`() {
    let reading = Reading(String(repeating: "a: 1\n", count: 50), limits: YAMLLimits(faults: 10))
    #expect(reading.bag.findings.count == 11)
    #expect(reading.findings.last == "12:1-12:2 10 faults stand before this place; what follows is not read")
    #expect(!reading.tree.isComplete)
  }

  @Test(arguments: [
    "a: \"x\n", "a: 'x\n", "a: @\n", "a: {b\n", "a:\n\tb: c\n", "a:\n   b: c\n  d: e\n", "%a\n", "a: *b\n",
  ])
  func `a hundred thousand faults end with a last word`(line: String) {
    let reading = Reading(String(repeating: line, count: 100_000))
    #expect(reading.bag.findings.count <= 1_001)
    #expect(!reading.tree.isComplete)
  }

  @Test func `the limits that a spec meets are generous`() {
    #expect(YAMLLimits.standard.depth == 100)
    #expect(YAMLLimits.standard.size == 64 << 20)
    #expect(YAMLLimits.standard.expansion == 100_000)
  }
}
