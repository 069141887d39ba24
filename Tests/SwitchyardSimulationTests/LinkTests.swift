import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation
import Testing

/// Which pattern takes a URL, and what it makes of it.
struct LinkTests {
  private static let spec = """
    start: home
    screens:
      home:
      post: { params: { id: Int, page: "Int = 1", tag: "String?" } }
      user: { params: { name: String } }
      file: { params: { path: "[String]" } }
      sorted: { params: { by: Sort } }
      item: { params: { id: UUID, at: "Date?", price: "Double?", fast: "Bool?" } }
    types: { Sort: { cases: [newest, oldest] } }
    links:
      schemes: [courier, x-app+1]
      hosts: [courier.example, WWW.courier.example]
      paths:
        /: { setRoot: home }
        /posts/{id}?page={page}&tag={tag}: { push: post }
        /posts/new: { push: home }
        /posts/{id}/likes: { push: post }
        /users/{name}: { push: user }
        /users/{by}: { push: sorted }
        /files/{path...}: { push: file }
        /files/{name}: { push: user }
        /items/{id}?at={at}&price={price}&fast={fast}: { push: item }
        /open?type=pvp: { setRoot: home }
        "/open?type={name}": { push: user }
        /caf%C3%A9/{name}: { push: user }
    """

  /// The pattern and the values of its placeholders.
  private func match(_ url: String) throws -> String {
    let graph = try SpecRun(Self.spec).graph
    guard let match = LinkMatcher(graph).match(url) else { return "-" }
    let values = match.values.map { $0.json(in: graph).compactText }
    return graph[match.link].text.split(separator: "?")[0] + "(" + values.joined(separator: ", ") + ")"
  }

  @Test(arguments: [
    ("courier://posts/42", "/posts/{id}(42, null, null)"), ("courier:///posts/42", "/posts/{id}(42, null, null)"),
    ("COURIER://posts/42", "/posts/{id}(42, null, null)"), ("x-app+1://posts/42", "/posts/{id}(42, null, null)"),
    ("courier://courier.example/posts/42", "/posts/{id}(42, null, null)"),
    ("https://courier.example/posts/42", "/posts/{id}(42, null, null)"),
    ("HTTPS://Courier.Example/posts/42", "/posts/{id}(42, null, null)"),
    ("https://www.courier.example/posts/42/", "/posts/{id}(42, null, null)"),
    ("http://courier.example/posts/42", "-"), ("https://other.example/posts/42", "-"), ("other://posts/42", "-"),
    ("https://courier.example:443/posts/42", "-"), ("https://me@courier.example/posts/42", "-"),
    ("courier:posts/42", "-"), ("courier:/posts/42", "-"), ("/posts/42", "-"), ("posts/42", "-"), ("", "-"), (":", "-"),
    ("://", "-"), ("courier://", "/()"), ("courier:///", "/()"), ("https://courier.example", "/()"),
    ("https://courier.example/", "/()"), ("courier:////", "-"), ("courier://?x=1#y", "/()"),
  ])
  func `schemes and hosts say whose a URL is`(url: String, expected: String) throws {
    #expect(try match(url) == expected)
  }

  @Test(arguments: [
    ("courier://posts/42/", "/posts/{id}(42, null, null)"),
    ("courier://posts/42#top/x?y", "/posts/{id}(42, null, null)"),
    ("courier://posts/42#%", "/posts/{id}(42, null, null)"), ("courier://posts//42", "-"),
    ("courier://posts/42//", "-"),
    ("courier://posts/./42", "-"), ("courier://posts/%2E%2e/42", "-"), ("courier://posts/..", "-"),
    ("courier://Posts/42", "-"), ("courier://p%6Fsts/42", "/posts/{id}(42, null, null)"),
    ("courier://posts/4%32", "/posts/{id}(42, null, null)"), ("courier://posts/42%", "-"),
    ("courier://posts/42?x=%zz", "-"), ("courier://users/a%2Fb", "/users/{name}(\"a/b\")"),
    ("courier://users/a%252Fb", "/users/{name}(\"a%2Fb\")"), ("courier://users/a+b", "/users/{name}(\"a+b\")"),
    ("courier://users/%C3%A9", "/users/{name}(\"é\")"), ("courier://users/é", "/users/{name}(\"é\")"),
    ("courier://users/%C3", "-"), ("courier://users/%00", "-"), ("courier://users/", "-"),
    ("courier://users/%20", "/users/{name}(\" \")"),
    ("courier://caf%C3%A9/x", "/caf%C3%A9/{name}(\"x\")"), ("courier://café/x", "/caf%C3%A9/{name}(\"x\")"),
    ("courier://cafe\u{301}/x", "-"),
    ("courier://files/a/b%20c/d/", "/files/{path...}([\"a\",\"b c\",\"d\"])"), ("courier://files/a//b", "-"),
    ("courier://files/", "-"),
  ])
  func `a path is split first, and each part decoded once`(url: String, expected: String) throws {
    #expect(try match(url) == expected)
  }

  @Test(arguments: [
    ("courier://posts/+1", "/posts/{id}(1, null, null)"),
    ("courier://posts/-9223372036854775808", "/posts/{id}(-9223372036854775808, null, null)"),
    ("courier://posts/9223372036854775808", "-"), ("courier://posts/4.0", "-"), ("courier://posts/٤", "-"),
    ("courier://posts/0x1", "-"), ("courier://posts/ 1", "-"),
    (
      "courier://items/00000000-0000-0000-0000-00000000000a",
      "/items/{id}(\"00000000-0000-0000-0000-00000000000A\", null, null, null)"
    ),
    ("courier://items/0000000-00000-0000-0000-00000000000a", "-"), ("courier://items/7", "-"),
    (
      "courier://items/00000000-0000-0000-0000-000000000000?at=2024-02-29&price=1.5&fast=true",
      "/items/{id}(\"00000000-0000-0000-0000-000000000000\", \"2024-02-29\", 1.5, true)"
    ),
    ("courier://items/00000000-0000-0000-0000-000000000000?at=2023-02-29", "-"),
    ("courier://items/00000000-0000-0000-0000-000000000000?price=nan", "-"),
    ("courier://items/00000000-0000-0000-0000-000000000000?price=0x1p3", "-"),
    ("courier://items/00000000-0000-0000-0000-000000000000?price=1e999", "-"),
    ("courier://items/00000000-0000-0000-0000-000000000000?fast=1", "-"),
    ("courier://items/00000000-0000-0000-0000-000000000000?fast=", "-"),
  ])
  func `a value that does not parse as its type matches nothing`(url: String, expected: String) throws {
    #expect(try match(url) == expected)
  }

  @Test(arguments: [
    ("courier://posts/1?tag=a&page=2&other=%20", "/posts/{id}(1, 2, \"a\")"),
    ("courier://posts/1?tag", "/posts/{id}(1, null, \"\")"),
    ("courier://posts/1?tag=a=b", "/posts/{id}(1, null, \"a=b\")"),
    ("courier://posts/1?&&tag=a+b&", "/posts/{id}(1, null, \"a+b\")"),
    ("courier://posts/1?page=x", "-"), ("courier://posts/1?page=1&page=1", "-"),
    ("courier://posts/1?other&other", "/posts/{id}(1, null, null)"),
    ("courier://posts/1?Page=x", "/posts/{id}(1, null, null)"),
    ("courier://posts/1?p%61ge=3", "/posts/{id}(1, 3, null)"),
    ("courier://open?type=pvp", "/open()"), ("courier://open?type=PVP", "/open(\"PVP\")"), ("courier://open", "-"),
    ("courier://open?", "-"),
  ])
  func `query items may come in any order, and unknown ones do not count`(url: String, expected: String) throws {
    #expect(try match(url) == expected)
  }

  @Test(arguments: [
    ("courier://posts/new", "/posts/new()"), ("courier://users/oldest", "/users/{by}(\"oldest\")"),
    ("courier://users/other", "/users/{name}(\"other\")"), ("courier://files/a", "/files/{name}(\"a\")"),
    ("courier://files/a/b", "/files/{path...}([\"a\",\"b\"])"), ("courier://posts/1/likes", "/posts/{id}/likes(1)"),
  ])
  func `the most specific pattern wins`(url: String, expected: String) throws {
    #expect(try match(url) == expected)
  }

  @Test func `what an absent query item binds is the default, or nil`() throws {
    var run = try SpecRun(Self.spec)
    try run.perform(#"{"link":"courier://posts/42"}"#)
    #expect(run.state == #"{"base":{"screen":"home","stack":["home",{"post":{"id":42,"page":1}}]},"modals":[]}"#)
    try run.perform(#"{"link":"courier://posts/42?tag=a&page=7"}"#)
    #expect(run.state.contains(#"{"post":{"id":42,"page":7,"tag":"a"}}]"#))
  }

  @Test func `a link whose alternatives all say no, or that nothing takes, is unhandled`() throws {
    var run = try SpecRun(
      """
      start: home
      screens: { home: {} }
      guards: { g: 1 }
      links: { schemes: [app], paths: { /a: { when: g, push: home } } }
      """)
    #expect(
      try run.run(#"{"link":"app://a"}"#, #"{"link":"app://b"}"#, #"{"link":"app://a","guards":{"g":true}}"#) == [
        "unhandled guarded: screen home: home", "unhandled noPattern: screen home: home",
        "handled: screen home: home, home",
      ])
  }

  @Test(arguments: [
    ("app://x", "noPattern"), ("other://a", "foreign"), ("app:a", "foreign"), ("https://a.example/a", "foreign"),
    ("app://a%", "brokenEncoding"), ("app://a%00", "brokenEncoding"), ("app://a?%zz=1", "brokenEncoding"),
    ("app://a//b", "brokenPath"), ("app://a/..", "brokenPath"), ("app://a", "guarded"),
  ])
  func `a link that is unhandled has the app's word for why`(url: String, reason: String) throws {
    var run = try SpecRun(
      """
      start: home
      screens: { home: {} }
      guards: { g: 1 }
      links: { schemes: [app], paths: { /a: { when: g, push: home } } }
      """)
    #expect(try run.run(#"{"link":"\#(url)"}"#) == ["unhandled \(reason): screen home: home"])
  }

  @Test func `a hostile URL takes no longer than its length`() throws {
    let graph = try SpecRun(Self.spec).graph
    let matcher = LinkMatcher(graph)
    for piece in ["/", "/a", "%", "%41", "?", "&a=b", "=", "#", ":", "\u{301}", "\0"] {
      #expect(matcher.match("courier://files" + String(repeating: piece, count: 20_000)) == nil || piece != "/")
    }
  }
}
