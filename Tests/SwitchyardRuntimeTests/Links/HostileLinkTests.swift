import SwitchyardRuntime
import Testing

/// URLs that were made to hurt. Each must be answered, in time that grows as its length does.
@Suite struct HostileLinkTests {
  private let table = WrittenTable(
    "/posts/{id:Int}", "/a/{x:Double}", "/users/{userID}/chat", "/search?q={query:String?}", "/files/{path...}",
    "/{a}/{b}/{c}/{d}/{e}/end", "/{a:Int}/{b}/{c}/{d}/{e:Int}/end")
  @Test func `a hundred kilobytes of anything are answered`() {
    let parts = [
      "/", "a", "%", "%41", "%00", "%C3", "%F0%9F", "..", "../", "?", "&", "=", "#", ":", "@", "é", "/a", "a&", "q=1&",
    ]
    for part in parts {
      let long = String(repeating: part, count: 100_000 / part.utf8.count)
      _ = table.match(long)
      _ = table.match("courier://" + long)
      _ = table.match("courier://search?" + long)
      _ = table.match("https://courier.example/posts/" + long)
    }
  }

  @Test func `four megabytes are read to the end, and are no number`() {
    #expect(table.match("courier://posts/" + String(repeating: "9", count: 4_000_000)) == nil)
  }

  @Test func `many digits are no number`() {
    let digits = String(repeating: "9", count: 100_000)
    #expect(table.match("courier://a/" + digits) == nil)
    #expect(table.match("courier://a/1e" + digits) == nil)
  }

  @Test func `a long text is a text`() throws {
    let text = String(repeating: "a", count: 100_000)
    #expect(table.match("courier://users/\(text)/chat") == "2(\"\(text)\")")
  }

  @Test func `many segments fit into the rest`() throws {
    let link = try #require(table.table.match("courier://files" + String(repeating: "/a", count: 20_000)))
    #expect(link.strings(0)?.count == 20_000)
  }

  @Test(arguments: [
    "\u{0}", "courier://\u{0}", "courier://posts/\u{0}", "courier://posts/4\u{0}2", "courier://users/a\u{0}b/chat",
    "courier://posts/%00", "courier://posts/%", "courier://posts/%%", "courier://posts/%25%", "courier://search?%",
    "courier://search?q=%ff", "courier://search?q=%ED%A0%80", "courier://search?q=%C0%AF",
    "courier://search?q=%F5%80%80%80",
    "courier://users/../chat", "courier://posts/-9223372036854775809", "courier://posts/١", "courier://posts/ 1",
    "courier://posts/1_000", "courier://posts/+", "courier://posts/-", "://", ":", "//", "https://", "https:",
    "courier://?", "courier://#", "courier://??", "courier://posts", "\u{FEFF}courier://posts/1", " courier://posts/1",
  ])
  func `broken and odd URLs match nothing`(url: String) {
    #expect(table.match(url) == nil)
  }

  @Test func `many patterns that almost match are each tried once`() {
    // All ways to write ten segments as a literal or a placeholder, none of which ends as the URL does.
    let patterns = (0..<1024).map { bits in
      WrittenPattern((0..<10).map { bits >> $0 & 1 == 1 ? "/a" : "/{p\($0)}" }.joined() + "/end\(bits)")
    }
    #expect(WrittenTable(patterns).match("courier://" + String(repeating: "a/", count: 10) + "no") == nil)
  }
}
