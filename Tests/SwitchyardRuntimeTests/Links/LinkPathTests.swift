import Testing

@testable import SwitchyardRuntime

@Suite struct LinkPathTests {
  @Test func `each placeholder takes its value`() {
    #expect(LinkPath.filled("/posts/{id}", with: 42) == "/posts/42")
    #expect(LinkPath.filled("/{a}/{b}/x/{c}", with: true, 1.5, "t") == "/true/1.5/x/t")
  }

  @Test func `what could be taken for a part of the URL is percent-encoded`() {
    #expect(
      LinkPath.filled("/users/{id}/chat", with: "a/b?c#d%e f&g=h+ü")
        == "/users/a%2Fb%3Fc%23d%25e%20f%26g%3Dh%2B%C3%BC/chat")
    #expect(LinkPath.filled("/s?q={q}", with: "a&b=c") == "/s?q=a%26b%3Dc")
    #expect(LinkPath.filled("/{plain}", with: "AZaz09-._~") == "/AZaz09-._~")
  }

  @Test func `query items whose value is nil are left out`() {
    #expect(LinkPath.filled("/s?q={q}&p={p}", with: String?.none, 2) == "/s?p=2")
    #expect(LinkPath.filled("/s?q={q}&p={p}", with: String?.none, Int?.none) == "/s")
    #expect(LinkPath.filled("/s?type=pvp&q={q}", with: "x") == "/s?type=pvp&q=x")
    #expect(LinkPath.filled("/s?q={q}", with: "") == "/s?q=")
  }

  @Test func `a list fills the rest of the path`() {
    #expect(LinkPath.filled("/files/{path...}", with: ["a", "b c"]) == "/files/a/b%20c")
  }

  @Test func `a segment that no link can carry makes no path`() {
    #expect(LinkPath.filled("/users/{id}", with: "") == nil)
    #expect(LinkPath.filled("/users/{id}", with: ".") == nil)
    #expect(LinkPath.filled("/users/{id}", with: "..") == nil)
    #expect(LinkPath.filled("/users/{id}", with: String?.none) == nil)
    #expect(LinkPath.filled("/files/{path...}", with: [String]()) == nil)
    #expect(LinkPath.filled("/files/{path...}", with: ["a", ""]) == nil)
  }

  @Test func `a value that no link takes makes no path, neither in a segment nor in a query`() {
    for number in [Double.infinity, -.infinity, .nan] {
      #expect(LinkPath.filled("/a/{d}", with: number) == nil)
      #expect(LinkPath.filled("/a?d={d}", with: number) == nil)
    }
    for text in ["\0", "a\0b"] {
      #expect(LinkPath.filled("/a/{s}", with: text) == nil)
      #expect(LinkPath.filled("/a/{s...}", with: ["x", text]) == nil)
      #expect(LinkPath.filled("/a?s={s}", with: text) == nil)
      #expect(LinkPath.filled("/a?s={s}", with: OwnArgument(text)) == nil)
    }
    #expect(LinkPath.filled("/a?w={w}", with: DateArgument(1e15)) == nil)
    #expect(LinkPath.filled("/a?d={d}", with: 1e300) == "/a?d=1e%2B300")
  }

  @Test func `the root is a slash`() {
    #expect(LinkPath.filled("/?q={q}", with: "x") == "/?q=x")
  }

  @Test func `what was filled in is what a link of the same pattern takes out`() {
    let table = WrittenTable("/users/{a}/{rest...}?q={q}")
    var random = SeededGenerator(seed: 7)
    let letters: [Character] = [
      "a", "/", "%", "?", "#", "&", "=", "+", " ", "ü", "\u{1F600}", ".", "\n", "\"", "\\", "{", "}",
    ]
    for _ in 0..<500 {
      let texts = (0..<4).map { _ in String((0..<3).map { _ in letters.randomElement(using: &random) ?? "a" }) + "x" }
      let path = LinkPath.filled("/users/{a}/{rest...}?q={q}", with: texts[0], [texts[1], texts[2]], texts[3])
      let link = table.table.match("courier://" + (path ?? "").dropFirst())
      #expect(link?.string(0) == texts[0])
      #expect(link?.strings(1) == [texts[1], texts[2]])
      #expect(link?.string(2) == texts[3])
    }
  }
}
