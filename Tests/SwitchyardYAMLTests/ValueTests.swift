import SwitchyardDiagnostics
import SwitchyardYAML
import Testing

/// Faults of single values.
struct ValueTests {
  @Test(arguments: ["@", "`", "%", ",", "? "], Form.allCases)
  func `a value that begins with a sign that YAML keeps for itself needs quotes`(sign: String, form: Form) {
    let reading = Reading("a: \(sign)b\nc: 1\n", form)
    #expect(reading.findings == ["1:4-1:5 no value can begin with '\(sign.prefix(1))' in YAML"])
    #expect(reading.helps == ["put the text in quotes"])
    #expect(reading.outline == "{a: ~null, c: 1}")
  }

  @Test(arguments: Form.allCases)
  func `text behind a quoted value or a bracket is an error at that text`(form: Form) {
    let reading = Reading("a: \"b\" c d # e\nf: [g] h\ni: 1\n", form)
    #expect(
      reading.findings == [
        "1:8-1:11 'c d' stands behind a value that is already complete",
        "2:8-2:9 'h' stands behind a value that is already complete",
      ])
  }

  @Test(arguments: Form.allCases)
  func `an apostrophe in single quotes is explained`(form: Form) {
    let reading = Reading("a: 'Don't ask'\nb: 1\n", form)
    #expect(reading.findings == ["1:9-1:15 't ask'' stands behind a value that is already complete"])
    #expect(reading.helps == ["inside single quotes write an apostrophe twice ('') or use double quotes"])
  }

  @Test(arguments: Form.allCases)
  func `an escape that YAML does not know is an error at its backslash`(form: Form) {
    let reading = Reading("a: \"é\\d+\"\nb: \"\\x4z\"\nc: \"\\u12\"\nd: \"\\ud800\"\ne: \"\\U00110000\"\nf: 1\n", form)
    #expect(
      reading.findings == [
        "1:7-1:9 '\\d' is no escape that YAML knows",
        "2:5-2:8 '\\x4' needs 2 hexadecimal digits",
        "3:5-3:9 '\\u12' needs 4 hexadecimal digits",
        "4:5-4:11 '\\ud800' stands for no Unicode character",
        "5:5-5:15 '\\U00110000' stands for no Unicode character",
      ])
    #expect(reading.outline == "{a: ~null, b: ~null, c: ~null, d: ~null, e: ~null, f: 1}")
  }

  @Test(arguments: Form.allCases)
  func `text in the first line of a block text is an error at that text`(form: Form) {
    let reading = Reading("a: | b\n  c\nd: >0\n  e\nf: 1\n", form)
    #expect(
      reading.findings == [
        "1:6-1:7 'b' stands behind '|', but the text begins in the next line",
        "3:5-3:6 '0' stands behind '>', but the text begins in the next line",
      ])
    #expect(reading.outline == "{a: ~null, d: ~null, f: 1}")
  }

  @Test func `what a message quotes is cut and made visible`() {
    let long = String(repeating: "x", count: 200)
    let reading = Reading("\"a\\tb\\n\": 1\n\"a\\tb\\n\": 2\n\(long): 1\n\(long): 2\n")
    #expect(
      reading.findings == [
        "2:1-2:9 'a\\tb\\n' is given twice in one mapping",
        "4:1-4:201 '\(long.prefix(60))…' is given twice in one mapping",
      ])
  }
}
