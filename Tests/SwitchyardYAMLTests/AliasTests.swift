import SwitchyardDiagnostics
import SwitchyardYAML
import Testing

struct AliasTests {
  @Test(arguments: Form.allCases)
  func `an alias without an anchor is an error, and a stand-in takes its place`(form: Form) {
    let reading = Reading("a: *nothing\nb: [*nothing, 1]\n", form)
    #expect(
      reading.findings == [
        "1:4-1:12 '*nothing' needs an anchor '&nothing' before it, but there is none",
        "2:5-2:13 '*nothing' needs an anchor '&nothing' before it, but there is none",
      ])
    #expect(reading.outline == "{a: ~null, b: [~null, 1]}")
    #expect(!reading.tree.isComplete)
  }

  @Test(arguments: Form.allCases)
  func `an anchor with a similar name is suggested and shown`(form: Form) {
    let reading = Reading("a: &defaults\n  b: 1\nc: &other 2\nd: *defualts\n", form)
    #expect(reading.places == ["4:4-4:13"])
    #expect(reading.helps == ["did you mean '*defaults'?"])
    #expect(reading.notes == ["2:3-2:4 '&defaults' is here"])
  }

  @Test func `an anchor further down does not count`() {
    let reading = Reading("a: *later\nb: &later 1\n")
    #expect(reading.findings == ["1:4-1:10 '*later' needs an anchor '&later' before it, but there is none"])
  }

  @Test(arguments: Form.allCases)
  func `an alias inside the node that it names is an error`(form: Form) {
    let reading = Reading("a: &x\n  b: [1, *x]\nc: *x\n", form)
    #expect(
      reading.findings == ["2:10-2:12 '*x' stands inside the value that '&x' names, which would never end"])
    #expect(reading.notes == ["2:3-2:4 '&x' names the value that begins here"])
    #expect(reading.outline == "{a: {b: [1, ~null]}, c: {b: [1, ~null]}}")
  }

  @Test(arguments: Form.allCases)
  func `what begins with an asterisk or an ampersand and is no name needs quotes`(form: Form) {
    let reading = Reading("a: *.swift\nb: & c\nd: *\n", form)
    #expect(
      reading.findings == [
        "1:4-1:11 '*.swift' is an alias in YAML, but its name has other signs than letters, digits, '_' and '-'",
        "2:4-2:5 a name is missing behind '&', which begins an anchor in YAML",
        "3:4-3:5 a name is missing behind '*', which begins an alias in YAML",
      ])
    #expect(reading.helps.allSatisfy { $0 == "if it is text, put it in quotes" })
  }

  @Test func `an alias bomb is stopped at the alias that goes too far`() {
    var text = "a: &a [x, x, x, x, x, x, x, x, x]\n"
    for level in 0..<60 {
      let inner = level == 0 ? "*a" : "*b\(level - 1)"
      text += "b\(level): &b\(level) [" + Array(repeating: inner, count: 9).joined(separator: ", ") + "]\n"
    }
    let reading = Reading(text)
    #expect(
      reading.findings.map { $0.drop { $0 != " " }.dropFirst() } == [
        "with '*b3' the aliases of this text stand for more than 100000 values"
      ])
    #expect(!reading.tree.isComplete)
  }

  @Test func `aliases count as often as they are seen, up to the limit and not beyond`() {
    let text = "a: &a [1, 2, 3]\nb: &b [*a, *a]\nc: *b\n"
    // two lists of four nodes in b, and b with all of them once more
    #expect(Reading(text, limits: YAMLLimits(expansion: 17)).findings.isEmpty)
    #expect(Reading(text, limits: YAMLLimits(expansion: 16)).places == ["3:4-3:6"])
  }

  @Test func `aliases cannot make a tree deeper than brackets can`() {
    let limits = YAMLLimits(depth: 5)
    #expect(Reading("a: &a [[1]]\nb: [[*a]]\n", limits: limits).findings.isEmpty)
    #expect(
      Reading("a: &a [[1]]\nb: [[[*a]]]\n", limits: limits).findings
        == ["2:7-2:9 more than 5 lists and mappings stand in one another here"])
    #expect(
      Reading("a: &a [[1]]\nb: &b [*a]\nc: [[*b]]\n", limits: limits).findings
        == ["3:6-3:8 more than 5 lists and mappings stand in one another here"])
  }
}
