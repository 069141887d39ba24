import SwitchyardDiagnostics
import SwitchyardYAML
import Testing

struct DocumentTests {
  @Test(arguments: Form.allCases)
  func `a second document is an error where it begins, and the first is read`(form: Form) {
    let reading = Reading("---\na: 1\n--- # second\nb: 2\n---\nc: 3\n", form)
    #expect(reading.findings == ["3:1-3:4 a second YAML document begins here, but a spec is exactly one"])
    #expect(reading.outline == "{a: 1}")
    #expect(!reading.tree.isComplete)
  }

  @Test(arguments: Form.allCases)
  func `text behind the end of a document is a second one`(form: Form) {
    let reading = Reading("a: 1\n...\n# b\nc: 2\n", form)
    #expect(reading.findings == ["4:1-4:2 a second YAML document begins here, but a spec is exactly one"])
  }

  @Test func `a second document is found after a fault, too`() {
    #expect(Reading("a: @\nb: 1\n---\nc: 2\n").places == ["1:4-1:5", "3:1-3:4"])
    #expect(Reading("a: @\nb: 1\n...\nc: 2\n").places == ["1:4-1:5", "4:1-4:2"])
    #expect(Reading("a: @\nb: 1\n...\n# c\n").places == ["1:4-1:5"])
  }

  @Test func `markers of one document are fine`() {
    let reading = Reading("%YAML 1.2\n---\na: 1\n...\n# the end\n")
    #expect(reading.findings.isEmpty)
    #expect(reading.outline == "{a: 1}")
  }

  @Test(arguments: Form.allCases)
  func `keys behind a mapping in braces are no part of the document`(form: Form) {
    let reading = Reading("{ a: 1 }\nb: 2\n", form)
    #expect(reading.findings == ["2:1-2:2 'b' stands behind the end of the document"])
  }

  @Test(arguments: Form.allCases)
  func `another version of YAML and other directives are refused, and the text is read`(form: Form) {
    let reading = Reading("%YAML 2.0\n# a\n%TAG ! tag:a,2000:\n%FOO # b\n---\nc: 1\n", form)
    #expect(
      reading.findings == [
        "1:1-1:10 this text says that it is '%YAML 2.0', but a spec is YAML 1.2",
        "3:1-3:19 '%TAG ! tag:a,2000:' is a YAML directive, which a spec has no use for",
        "4:1-4:5 '%FOO' is a YAML directive, which a spec has no use for",
      ])
    #expect(reading.outline == "{c: 1}")
  }

  @Test(arguments: Form.allCases)
  func `tags are refused, each at its place, and their nodes are read`(form: Form) {
    let reading = Reading(
      "!!map\na: !!str 1\nb: !own [c]\nd: &x !<tag:a> e\nf: !g &y\nh: ! i\nj: !k\n  l: m\n", form)
    #expect(
      reading.findings == [
        "1:1-1:6 '!!map' is a YAML tag, which a spec has no use for",
        "2:4-2:9 '!!str' is a YAML tag, which a spec has no use for",
        "3:4-3:8 '!own' is a YAML tag, which a spec has no use for",
        "4:7-4:15 '!<tag:a>' is a YAML tag, which a spec has no use for",
        "5:4-5:6 '!g' is a YAML tag, which a spec has no use for",
        "6:4-6:5 '!' is a YAML tag, which a spec has no use for",
        "7:4-7:6 '!k' is a YAML tag, which a spec has no use for",
      ])
    #expect(reading.outline == "{a: 1, b: [c], d: e, f: ~null, h: i, j: {l: m}}")
    #expect(reading.node("a").map { reading.place(reading.tree.span($0)) } == "2:10-2:11")
    #expect(reading.node("d").map { reading.place(reading.tree.span($0)) } == "4:16-4:17")
  }

  @Test func `a tag with nothing behind it may be a negation, and its value is not missed besides`() {
    let reading = Reading("when: !isPremium\ntitle: !own a\n")
    #expect(
      reading.helps == [
        "the opposite of a guard is written not isPremium; a text that begins with '!' needs quotes",
        "delete it; a text that begins with '!' needs quotes",
      ])
    #expect(reading.outline == "{when: ~null, title: a}")
  }

  @Test(arguments: Form.allCases)
  func `a tag whose handle nobody declared is refused in the same words`(form: Form) {
    let reading = Reading("a: !e!foo b\nc: d\n", form)
    #expect(reading.findings == ["1:4-1:10 '!e!foo' is a YAML tag, which a spec has no use for"])
    #expect(reading.outline == "{a: ~null, c: d}")
  }
}
