import Testing

@testable import SwitchyardRuntime

/// Each sentence of the language's section on links.
@Suite struct LinkMatchingTests {
  private let table = WrittenTable(
    "/",  // 0
    "/feed",  // 1
    "/posts/{id:Int}",  // 2
    "/users/{userID}/chat",  // 3
    "/search?q={query:String?}&sort={sort:newest|oldest?}",  // 4
    "/files/{path...}",  // 5
    "/at/{lat:Double}/{lon:Double}",  // 6
    "/flag/{on:Bool}",  // 7
    "/item/{id:UUID}",  // 8
    "/day/{day:Date}",  // 9
    "/sorted/{sort:newest|oldest}",  // 10
    "/friend/{person:1}",  // 11
    "/grüße/{x}",  // 12
    "/list?page={page:Int}"  // 13
  )

  @Test(
    arguments: [
      // schemes: with an empty authority, with the first segment in its place, with a listed host
      ("courier://posts/42", "2(42)"),
      ("courier:///posts/42", "2(42)"),
      ("courier://courier.example/posts/42", "2(42)"),
      ("courier://www.courier.example/posts/42", "2(42)"),
      ("courier://COURIER.example/posts/42", "2(42)"),
      ("courier://feed", "1()"),
      ("courier:///", "0()"),
      ("courier://", "0()"),
      ("courier://courier.example", "0()"),
      ("COURIER://feed", "1()"),
      ("x-app+1://feed", "1()"),
      ("courier:feed", nil),
      ("courier:/feed", nil),
      ("other://feed", nil),
      ("courierx://feed", nil),
      ("://feed", nil),
      ("feed", nil),
      ("", nil),
      // hosts: https alone, and no other authority
      ("https://courier.example/posts/42", "2(42)"),
      ("HTTPS://Courier.Example/feed", "1()"),
      ("https://www.courier.example", "0()"),
      ("https://www.courier.example/", "0()"),
      ("http://courier.example/feed", nil),
      ("https://evil.example/feed", nil),
      ("https://courier.example.evil.example/feed", nil),
      ("https://courier.example:8080/feed", nil),
      ("https://user@courier.example/feed", nil),
      ("https:///feed", nil),
      // paths with case
      ("courier://Feed", nil),
      ("https://courier.example/FEED", nil),
      // split first, then each part decoded once
      ("courier://f%65ed", "1()"),
      ("courier://posts%2F42", nil),
      ("courier://users/a%2Fb/chat", "3(\"a/b\")"),
      ("courier://users/a%2541/chat", "3(\"a%41\")"),
      ("courier://search?q=a%26b%3Dc", "4(\"a&b=c\", nil)"),
      ("courier://search?%71=x", "4(\"x\", nil)"),
      ("courier://gr%C3%BC%C3%9Fe/a", "12(\"a\")"),
      ("courier://grüße/a", "12(\"a\")"),
      // bad encoding matches nothing; + stays +
      ("courier://users/%/chat", nil),
      ("courier://users/%4/chat", nil),
      ("courier://users/%4g/chat", nil),
      ("courier://users/%C3%28/chat", nil),
      ("courier://users/%C3/chat", nil),
      ("courier://users/%00/chat", nil),
      ("courier://search?q=%zz", nil),
      ("courier://feed?unknown=%zz", nil),
      ("courier://feed?%zz", nil),
      ("courier://feed#%zz", "1()"),
      ("courier://search?q=a+b", "4(\"a+b\", nil)"),
      ("courier://users/a+b/chat", "3(\"a+b\")"),
      // placeholders take one segment that is not empty; the rest one or more
      ("courier://users//chat", nil),
      ("courier://users/chat", nil),
      ("courier://users/a/b/chat", nil),
      ("courier://files/a", "5([\"a\"])"),
      ("courier://files/a/b%20c/d/", "5([\"a\", \"b c\", \"d\"])"),
      ("courier://files", nil),
      ("courier://files/a//b", nil),
      // query items: any order, unknown ones ignored, optional ones absent
      ("courier://search", "4(nil, nil)"),
      ("courier://search?", "4(nil, nil)"),
      ("courier://search?sort=oldest&q=x", "4(\"x\", \"oldest\")"),
      ("courier://search?utm=1&q=x&&ref=a=b", "4(\"x\", nil)"),
      ("courier://search?q", "4(\"\", nil)"),
      ("courier://search?q=", "4(\"\", nil)"),
      ("courier://search?q=a=b", "4(\"a=b\", nil)"),
      ("courier://search?sort=best", nil),
      ("courier://search?q=a&q=b", nil),
      ("courier://search?z=a&z=b", "4(nil, nil)"),
      ("courier://list", nil),
      ("courier://list?page=2", "13(2)"),
      // one trailing slash and the fragment are ignored, other empty segments match nothing
      ("courier://feed/", "1()"),
      ("courier://feed//", nil),
      ("courier:////feed", nil),
      ("courier://feed#top", "1()"),
      ("courier://feed#top?q=/x", "1()"),
      ("courier://feed/?x=1#y", "1()"),
      ("courier://posts/42/", "2(42)"),
      // a value that does not parse as its type does not match
      ("courier://posts/abc", nil),
      ("courier://posts/-7", "2(-7)"),
      ("courier://posts/4.5", nil),
      ("courier://posts/9223372036854775807", "2(9223372036854775807)"),
      ("courier://posts/9223372036854775808", nil),
      ("courier://at/52.5/-13.4e0", "6(52.5, -13.4)"),
      ("courier://at/nan/1", nil),
      ("courier://at/inf/1", nil),
      ("courier://at/0x1/1", nil),
      ("courier://at/1e999/1", nil),
      ("courier://flag/true", "7(true)"),
      ("courier://flag/false", "7(false)"),
      ("courier://flag/True", nil),
      ("courier://flag/1", nil),
      ("courier://item/01234567-89ab-cdef-0123-456789ABCDEF", "8(\"01234567-89ab-cdef-0123-456789ABCDEF\")"),
      ("courier://item/0123456789abcdef0123456789abcdef", nil),
      ("courier://item/01234567-89ab-cdef-0123-456789ABCDEG", nil),
      ("courier://day/2001-01-02", "9(86400.0)"),
      ("courier://day/2001-02-30", nil),
      ("courier://sorted/newest", "10(\"newest\")"),
      ("courier://sorted/best", nil),
      ("courier://friend/u7", "11(\"u7\")"),
      ("courier://friend/x7", nil),
      // dot segments are no data
      ("courier://users/../chat", nil),
      ("courier://users/%2E%2e/chat", nil),
      ("courier://./feed", nil),
      ("courier://users/.../chat", "3(\"...\")"),
    ] as [(String, String?)])
  func `a URL matches the pattern that the language says`(url: String, expected: String?) {
    #expect(table.match(url) == expected, "\(url)")
  }

  @Test func `an empty table matches nothing`() {
    #expect(LinkTable("").match("courier://feed") == nil)
    #expect(WrittenTable([]).match("courier://feed") == nil)
  }

  @Test func `a table that was damaged matches nothing, and says so`() {
    #expect(LinkTable("0000O").match("courier://feed") == nil)
    let whole = WrittenTable.text("/feed", "/posts/{id:Int}")
    for place in whole.indices {
      let cut = String(whole[..<place])
      var changed = whole
      changed.replaceSubrange(place...place, with: whole[place] == "1" ? "2" : "1")
      for damaged in [cut, changed, whole + whole[place...]] where !damaged.isEmpty {
        #expect(throws: LinkRefusal.damagedTable) { try WrittenTable(text: damaged).table.find("courier://posts/1") }
      }
    }
  }

  @Test func `values are asked for by place and type, and another type is nil`() throws {
    let table = WrittenTable("/a/{i:Int}/{d:Double}/{b:Bool}/{r...}?s={s}&e={e:newest|oldest}&o={o:Int?}").table
    let link = try #require(table.match("courier://a/1/2.5/true/x/y?s=t&e=oldest"))
    #expect(link.int(0) == 1)
    #expect(link.double(1) == 2.5)
    #expect(link.bool(2) == true)
    #expect(link.strings(3) == ["x", "y"])
    #expect(link.string(4) == "t")
    #expect(link.value(5, as: Sort.self) == .oldest)
    #expect(link.int(6) == nil)
    #expect(link.int(1) == nil)
    #expect(link.string(0) == nil)
    #expect(link.int(7) == nil)
    #expect(link.int(-1) == nil)
  }

  private enum Sort: String {
    case newest, oldest
  }
}
