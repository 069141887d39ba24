import Testing

@Suite struct LinkSpecificityTests {
  @Test func `a literal comes before a typed placeholder, that before a text, that before the rest`() {
    let table = WrittenTable("/{r...}", "/{s}", "/{i:Int}", "/7")
    #expect(table.match("courier:///7") == "3()")
    #expect(table.match("courier:///8") == "2(8)")
    #expect(table.match("courier:///x") == "1(\"x\")")
    #expect(table.match("courier:///x/y") == "0([\"x\", \"y\"])")
  }

  @Test func `the left segment decides before the right one`() {
    let table = WrittenTable("/{a}/b", "/a/{b}")
    #expect(table.match("courier://a/b") == "1(\"b\")")
    #expect(table.match("courier://c/b") == "0(\"c\")")
  }

  @Test func `the search goes back where the more specific segment leads nowhere`() {
    let table = WrittenTable("/a/b/c", "/a/{x}/d", "/{r...}")
    #expect(table.match("courier://a/b/c") == "0()")
    #expect(table.match("courier://a/b/d") == "1(\"b\")")
    #expect(table.match("courier://a/b/e") == "2([\"a\", \"b\", \"e\"])")
  }

  @Test func `placeholders of equal rank are decided further on the right`() {
    let table = WrittenTable("/{a:Int}/{b}", "/{a:Double}/lit")
    #expect(table.match("courier:///1/lit") == "1(1.0)")
    #expect(table.match("courier:///1/other") == "0(1, \"other\")")
  }

  @Test func `a value that does not parse gives the next most specific pattern its chance`() {
    let table = WrittenTable("/p/{id:Int}", "/p/{name}", "/p/{r...}")
    #expect(table.match("courier://p/42") == "0(42)")
    #expect(table.match("courier://p/99999999999999999999") == "1(\"99999999999999999999\")")
    #expect(table.match("courier://p/a/b") == "2([\"a\", \"b\"])")
  }

  @Test func `an own type has the rank of a text, and says itself what it takes`() {
    let table = WrittenTable("/o/{a:1}/x", "/o/{b}/{c}")
    #expect(table.match("courier://o/u/x") == "0(\"u\")")
    #expect(table.match("courier://o/v/x") == "1(\"v\", \"x\")")
  }

  @Test func `more literal query items win, then more required ones`() {
    let table = WrittenTable("/open", "/open?id={id}", "/open?type=pvp", "/open?type=pvp&map=1", "/open?id={id}&n={n}")
    #expect(table.match("courier://open") == "0()")
    #expect(table.match("courier://open?id=a") == "1(\"a\")")
    #expect(table.match("courier://open?id=a&type=pvp") == "2()")
    #expect(table.match("courier://open?map=1&type=pvp") == "3()")
    #expect(table.match("courier://open?n=1&id=a") == "4(\"a\", \"1\")")
    #expect(table.match("courier://open?type=PVP") == "0()")
  }

  @Test func `a query item that does not parse gives the other pattern its chance`() {
    let table = WrittenTable("/open?id={id:Int}", "/open")
    #expect(table.match("courier://open?id=7") == "0(7)")
    #expect(table.match("courier://open?id=x") == "1()")
  }

  @Test func `the query of the less specific path is not asked while the more specific one fits`() {
    let table = WrittenTable("/a/{b}?q=1", "/a/b")
    #expect(table.match("courier://a/b?q=1") == "1()")
  }

  @Test func `a pattern whose query asks for more leaves the URL to the less specific path`() {
    let table = WrittenTable("/a/b?q={q}", "/a/{b}")
    #expect(table.match("courier://a/b") == "1(\"b\")")
  }

  @Test func `a module and a place say which pattern it is`() {
    #expect(WrittenTable("/a", "/b", "/c").match("courier://c") == "2()")
  }
}
