import SwitchyardDiagnostics
import SwitchyardYAML
import Testing

struct EncodingTests {
  @Test(
    arguments: [
      [0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61], [0x61, 0x00, 0x3A, 0x00, 0x20], [0x00, 0x61, 0x00, 0x3A],
    ] as [[UInt8]])
  func `UTF-16 is refused by its byte order mark or its zeros`(bytes: [UInt8]) {
    let reading = Reading(bytes: bytes)
    #expect(reading.findings == ["1:1-1:1 this file is encoded as UTF-16, but a spec is UTF-8"])
    #expect(reading.helps == ["save it as UTF-8"])
    #expect(reading.outline == "nothing")
    #expect(!reading.tree.isComplete)
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], [0, 0, 0xFE, 0xFF], [0, 0, 0, 0x61], [0x61, 0, 0, 0],
    ] as [[UInt8]])
  func `UTF-32 is refused likewise`(bytes: [UInt8]) {
    #expect(Reading(bytes: bytes).findings == ["1:1-1:1 this file is encoded as UTF-32, but a spec is UTF-8"])
  }

  @Test func `a byte that is not UTF-8 is named, with the letter that it would be in Latin-1`() {
    let reading = Reading(bytes: Array("# 🚀\na: caf".utf8) + [0xE9] + Array("\nb: 1\n".utf8))
    #expect(reading.findings == ["2:7-2:8 the byte 0xE9 here is not UTF-8"])
    #expect(reading.helps == ["save the file as UTF-8; in Latin-1 this byte is 'é'"])
    #expect(reading.outline == "{a: ~caf_, b: 1}")
    #expect(!reading.tree.isComplete)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE2, 0x82], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x9A], [0xFF],
    ] as [[UInt8]])
  func `every kind of broken UTF-8 is one fault`(bytes: [UInt8]) {
    let reading = Reading(bytes: Array("a: x".utf8) + bytes + Array("y\nb: @\n".utf8))
    #expect(reading.places == ["1:5-1:\(5 + bytes.count)", "2:4-2:5"])
  }

  @Test func `a character that is cut off by the end of the file is broken`() {
    #expect(Reading(bytes: Array("a: ".utf8) + [0xF0, 0x9F]).places == ["1:4-1:6"])
  }

  @Test(arguments: [
    ("\u{0}", "a NUL byte"), ("\u{1}", "the control character U+0001"), ("\u{C}", "the control character U+000C"),
    ("\u{7F}", "the control character U+007F"), ("\u{9F}", "the control character U+009F"),
    ("\u{FFFE}", "the noncharacter U+FFFE"), ("\u{FEFF}", "a byte order mark (U+FEFF) inside the text"),
  ])
  func `a character that YAML forbids is named`(character: String, name: String) {
    let reading = Reading("é: x\(character)y\n")
    #expect(reading.findings == ["1:6-1:\(6 + character.utf8.count) \(name) cannot stand in YAML"])
  }

  @Test func `characters that YAML allows stay silent`() {
    let reading = Reading("a: \"\u{A0}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}\u{85}\t\"\n")
    #expect(reading.findings.isEmpty)
  }

  @Test func `faults that only follow from broken bytes are not reported`() {
    let reading = Reading(
      bytes: Array("a: 1\n".utf8) + [0xFF] + Array("\nb: 2\nc".utf8) + [0] + Array(": 3\nd: @\n".utf8))
    #expect(reading.places == ["2:1-2:2", "4:2-4:3", "5:4-5:5"])
    #expect(reading.outline == "~{a: 1, b: 2, d: ~null}")
  }

  @Test func `of many broken bytes the first are shown and the others counted`() {
    let reading = Reading(bytes: Array(repeating: [0x61, 0xE9, 0x0A], count: 12).flatMap { $0 })
    #expect(reading.bag.findings.count == 5)
    #expect(reading.findings.last == "5:2-5:3 the byte 0xE9 here is not UTF-8, and there are 7 more such places")
  }

  @Test func `a file that is no text at all has no tree`() {
    let reading = Reading(bytes: (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 37) })
    #expect(reading.outline == "nothing")
    #expect(reading.bag.findings.count == 5)
  }
}
