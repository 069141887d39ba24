import SwitchyardSwiftCode
import Testing

@Suite struct IdentifierTests {
  @Test(arguments: [
    "feed", "_", "_x", "a1", "Feed", "default", "Type", "café", "日本語", "привет", "한국어", "ñ", "🚀", "👨‍👩‍👧", "é2",
    "a\u{20D0}",
    "\u{A8}", "x\u{300}", "ａ", "\u{1D4D0}", "می\u{200C}خواهم",
  ])
  func `what Swift takes for a name is one`(text: String) throws {
    #expect(try SwiftIdentifier(text).text == text)
  }

  @Test func `names of every script compile as they stand`() throws {
    let names = [
      "café", "日本語", "привет", "한국어", "ñ", "🚀", "👨‍👩‍👧", "é2", "a\u{20D0}", "\u{A8}", "x\u{300}", "ａ", "\u{1D4D0}",
      "می\u{200C}خواهم", "ⅷ", "ª", "\u{2054}", "〇", "㍿", "\u{E0100}",
    ]
    let file = try SwiftFile([.enum("E", names.map { try .case(SwiftIdentifier($0)) })])
    let complaints = try SwiftCompiler.complaints(about: file.text)
    #expect(complaints == "")
  }

  @Test(arguments: [
    Wrong("", .empty, nil),
    Wrong("25offers", .badStart("2"), "_25offers"),
    Wrong("3", .badStart("3"), "_3"),
    Wrong("\u{301}a", .badStart("\u{301}"), "_\u{301}a"),
    Wrong("order-history", .badCharacter("-"), "orderHistory"),
    Wrong("order history", .badCharacter(" "), "orderHistory"),
    Wrong("a+b", .badCharacter("+"), "aB"),
    Wrong("checkout.payment", .badCharacter("."), "checkoutPayment"),
    Wrong("-a-", .badCharacter("-"), "a"),
    Wrong("a--b", .badCharacter("-"), "aB"),
    Wrong("a-2", .badCharacter("-"), "a2"),
    Wrong("2-a", .badStart("2"), "_2A"),
    Wrong("straße-öl", .badCharacter("-"), "straßeÖl"),
    Wrong("@", .badCharacter("@"), nil),
    Wrong("+", .badCharacter("+"), nil),
    Wrong("→", .badCharacter("→"), nil),
    Wrong("a×b", .badCharacter("×"), "aB"),
    Wrong("$0", .badCharacter("$"), "_0"),
    Wrong("$x", .badCharacter("$"), "x"),
    Wrong("a$", .badCharacter("$"), "a"),
    Wrong("`a`", .badCharacter("`"), "a"),
    Wrong("a\nb", .hiddenCharacter("\n"), "ab"),
    Wrong("a\u{0}", .hiddenCharacter("\u{0}"), "a"),
    Wrong("a\u{202E}b", .hiddenCharacter("\u{202E}"), "ab"),
    Wrong("a\u{200B}", .hiddenCharacter("\u{200B}"), "a"),
    Wrong("a\u{AD}b", .hiddenCharacter("\u{AD}"), "ab"),
    Wrong("\u{FEFF}a", .hiddenCharacter("\u{FEFF}"), "a"),
    Wrong("cafe\u{301}", .notComposed, "caf\u{E9}"),
    Wrong("\u{212B}", .notComposed, "\u{C5}"),
    Wrong("\u{1100}\u{1161}\u{11A8}", .notComposed, "\u{AC01}"),
    Wrong("e\u{302}\u{323}", .notComposed, "\u{1EC7}"),
    Wrong("x\u{302}\u{323}", .notComposed, "x\u{323}\u{302}"),
    Wrong("cafe\u{301}-au-lait", .badCharacter("-"), "caf\u{E9}AuLait"),
  ])
  func `what is no name says why and offers one`(wrong: Wrong) {
    let fault = #expect(throws: SwiftIdentifierFault.self) { try SwiftIdentifier(wrong.text) }
    #expect(fault?.reason == wrong.reason)
    #expect(fault?.suggestion.map(scalars) == wrong.suggestion.map(scalars))
    #expect(fault?.explanation.isEmpty == false)
    if let suggestion = fault?.suggestion {
      #expect(throws: Never.self) { try SwiftIdentifier(suggestion) }
    }
  }

  @Test func `a name in composed form is one, and spelled apart it is none`() {
    for composed in ["é", "ộ", "각", "ǖ", "ά", "й", "क\u{93C}ष", "ṩ", "ﾊﾟ"] {
      #expect(throws: Never.self) { try SwiftIdentifier("a" + composed) }
    }
  }

  @Test func `names are the same where their scalars are`() {
    let (one, two): (SwiftIdentifier, SwiftIdentifier) = ("caf\u{E9}", "cafe")
    #expect(one != two)
    #expect(Set([one, one, two]).count == 2)
  }

  @Test(arguments: [
    ("feed", "Feed"), ("Feed", "Feed"), ("orderHistory", "OrderHistory"), ("_x", "_X"), ("_", "_"), ("élan", "Élan"),
    ("ß", "ß"), ("日本", "日本"), ("ǆ", "ǅ"), ("_25", "_25"),
  ])
  func `a type's name begins with a capital`(pair: (String, String)) {
    #expect(SwiftIdentifier.upperCamelCase(of: pair.0) == pair.1)
  }

  @Test(arguments: [
    ("Checkout", "checkout"), ("URLList", "urlList"), ("URL", "url"), ("ID", "id"), ("A", "a"), ("aB", "aB"),
    ("HTTPServer2", "httpServer2"), ("MP4", "mp4"), ("URLs", "urls"), ("IDsOfUsers", "idsOfUsers"), ("_URL", "_url"),
    ("X_Y", "x_Y"), ("Élan", "élan"), ("日本", "日本"), ("ABTest", "abTest"), ("IPhone", "iPhone"), ("_", "_"),
  ])
  func `a case's name begins small, abbreviations as a whole`(pair: (String, String)) {
    #expect(SwiftIdentifier.lowerCamelCase(of: pair.0) == pair.1)
  }

  @Test func `a name of ten thousand characters is judged, and a suggestion made of it`() {
    for unit in ["-", "a-", "e\u{301}", "\u{301}", "\u{302}\u{323}", "\u{1100}\u{1161}", "\u{202E}"] {
      let fault = #expect(throws: SwiftIdentifierFault.self) {
        try SwiftIdentifier(String(repeating: unit, count: 10_000))
      }
      let suggestion = fault?.suggestion
      #expect(suggestion.map { (try? SwiftIdentifier($0)) != nil } ?? true)
    }
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    let text: String
    let reason: SwiftIdentifierFault.Reason
    let suggestion: String?

    init(_ text: String, _ reason: SwiftIdentifierFault.Reason, _ suggestion: String?) {
      (self.text, self.reason, self.suggestion) = (text, reason, suggestion)
    }

    var testDescription: String { text.debugDescription }
  }

  private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
}
