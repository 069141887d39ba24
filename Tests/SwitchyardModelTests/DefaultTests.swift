import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// A default is written as YAML text and checked against the type.
struct DefaultTests {
  @Test(arguments: [
    ("Int = -1", Literal.int(-1)), ("Int = 9223372036854775807", .int(.max)), ("Double = 1", .double(1)),
    ("Double = -1.5e3", .double(-1500)), ("Bool = true", .bool(true)),
    ("Bool = True", .bool(true)), ("Bool = FALSE", .bool(false)),
    ("String = newest first", .string("newest first")),
    ("String = \"\"", .string("")), ("String = ' a '", .string(" a ")), ("String =", .string("")),
    ("String = it's", .string("it's")), ("String = 'it''s'", .string("it's")), ("String = 1", .string("1")),
    ("UUID = 123e4567-e89b-12d3-a456-426614174000", .uuid("123E4567-E89B-12D3-A456-426614174000")),
    ("URL = https://a.example/b?c=%20#d", .url("https://a.example/b?c=%20#d")),
    ("Date = 2024-02-29", .date("2024-02-29")), ("Date = 2024-02-29T18:30Z", .date("2024-02-29T18:30Z")),
    ("Date = '2000-12-31T23:59:59.25+02:00'", .date("2000-12-31T23:59:59.25+02:00")),
    ("Sort = newest", .enumCase(TypeID(0), 0)), ("Sort = 'oldest'", .enumCase(TypeID(0), 1)),
    ("Int? = nil", .nil), ("Int? = ~", .nil), ("String? = null", .nil), ("String? = 'nil'", .string("nil")),
    ("Person? = nil", .nil), ("[Int] = []", .array([])), ("[Int] = [1, 2]", .array([.int(1), .int(2)])),
    ("[String] = ['a, b', c d]", .array([.string("a, b"), .string("c d")])), ("[Int]? = [1,]", .array([.int(1)])),
    ("[Sort] = [oldest]", .array([.enumCase(TypeID(0), 1)])),
  ])
  func `a default is read as its type asks`(text: String, value: Literal) {
    let quoted = "\"" + text.replacing("\"", with: "\\\"") + "\""
    let checked = CheckedSpec(spec(parameter: quoted).text)
    #expect(checked.lines == [])
    #expect(checked.graph.screens[1].parameters[0].defaultValue == value)
  }

  @Test(arguments: [
    ("Int = «x»", "'x' is no Int", "write a whole number, such as 1"),
    ("Int = «1.0»", "'1.0' is no Int", "write a whole number, such as 1"),
    (
      "Int = «9223372036854775808»", "'9223372036854775808' is more than an Int can hold",
      "an Int goes from -9223372036854775808 to 9223372036854775807"
    ),
    ("Int = «'x'»", "\"x\" is text, not an Int", "write a whole number, such as 1"),
    ("Bool? = «'x'»", "\"x\" is text, not a Bool?", "write true or false"),
    ("Int = «'1'»", "\"1\" is text, not an Int", "write 1 without quotes"),
    ("Int = «0x1F»", "'0x1F' is no Int", "write a whole number, such as 1"),
    ("Int =«»", "there is no value, where an Int is wanted", nil),
    ("Int = «nil»", "'nil' is no Int", "write Int? where there may be no value"),
    ("String = «null»", "'nil' is no String", "write String? where there may be no value"),
    ("Int = «[1]»", "a list is no Int", "write [Int] where there may be several"),
    ("Double = «nan»", "'nan' is no Double", "write a number, such as 1.5"),
    ("Double = «inf»", "'inf' is no Double", "write a number, such as 1.5"),
    ("Double = «0x1p3»", "'0x1p3' is no Double", "write a number, such as 1.5"),
    ("Double = «1e999»", "'1e999' is more than a Double can hold", nil),
    ("Bool = «yes»", "'yes' is no Bool", "did you mean 'true'?"),
    ("Bool = «fALSE»", "'fALSE' is no Bool", "did you mean 'false'?"),
    ("Bool = «maybe»", "'maybe' is no Bool", "write true or false"),
    ("UUID = «123»", "'123' is no UUID", "write it as 123E4567-E89B-12D3-A456-426614174000"),
    ("URL = «''»", "'' is no URL: it is empty", nil),
    ("URL = «a b»", "'a b' is no URL: it holds a space", "percent-encode it"),
    ("URL = «https://ä.example»", "'https://ä.example' is no URL: it holds 'ä'", "percent-encode it"),
    ("URL = «https://a.example/[1]»", "'https://a.example/[1]' is no URL: it holds '['", "percent-encode it"),
    ("URL = «https://a.example:x»", "'https://a.example:x' is no URL: its port is no number", nil),
    (
      "URL = «1:a»", "'1:a' is no URL: what stands before the first colon is no scheme",
      "begin it with a scheme, such as https://, or with ./"
    ),
    ("URL = «a%2»", "'a%2' is no URL: a percent sign begins no encoded character", "write % as %25"),
    (
      "Date = «2023-02-29»", "'2023-02-29' is no date: there is no day 29 in a month of 28 days",
      "write it as 2024-02-29 or 2024-02-29T18:30:00Z"
    ),
    (
      "Date = «1900-02-29»", "'1900-02-29' is no date: there is no day 29 in a month of 28 days",
      "write it as 2024-02-29 or 2024-02-29T18:30:00Z"
    ),
    (
      "Date = «2024-13-01»", "'2024-13-01' is no date: there is no month 13",
      "write it as 2024-02-29 or 2024-02-29T18:30:00Z"
    ),
    (
      "Date = «2024-02-29T24:00Z»", "'2024-02-29T24:00Z' is no date: there is no such time of day",
      "write it as 2024-02-29 or 2024-02-29T18:30:00Z"
    ),
    (
      "Date = «2024-02-29T10:00»", "'2024-02-29T10:00' is no date: its time has no zone",
      "write 'Z' or an offset such as '+02:00' behind it"
    ),
    (
      "Date = «29.2.2024»", "'29.2.2024' is no date: it is not written as ISO 8601",
      "write it as 2024-02-29 or 2024-02-29T18:30:00Z"
    ),
    ("Sort = «newst»", "'newst' is no case of 'Sort'", "did you mean 'newest'?"),
    ("Sort = «middle»", "'middle' is no case of 'Sort'", "its cases are 'newest', 'oldest'"),
    (
      "Person = «x»", "a value of the app's own type 'Person' cannot be written in a spec",
      "make the parameter optional, or give it from an event"
    ),
    ("[Int] = «1»", "'1' is no list", "write [1]"),
    ("[Int] = [1, «x»]", "'x' is no Int", "write a whole number, such as 1"),
    ("[Int] = [1, «nil»]", "'nil' is no Int", "write Int? where there may be no value"),
  ])
  func `a default of another type is an error at the value`(text: String, explanation: String, help: String?) {
    let checked = expectFindings(
      spec(parameter: "\"" + text + "\"").marked,
      "invalid-default: the default of 'p' does not fit: \(explanation)")
    #expect(checked.helps == [help])
    #expect(checked.subjects == ["screens.b.params.p"])
  }

  @Test(arguments: [
    ("String = «'a»", "opens a quote and does not close it"), ("String = «'a' b»", "goes on behind its closing quote"),
    ("[Int] = «[1»", "opens a bracket and does not close it"),
    ("[Int] = «[1] 2»", "goes on behind its closing bracket"),
    ("[Int] = [«[1]»]", "holds a list in a list"), ("[Int] = [«,» 1]", "has a comma with nothing in front of it"),
  ])
  func `a default that is not written to its end says so`(text: String, words: String) {
    expectFindings(
      spec(parameter: "\"" + text + "\"").marked, "invalid-default: the default of 'p' \(words)")
  }

  @Test func `a parameter with a bad default is still not missing`() {
    expectFindings(
      "start: a\nscreens: { a: { transitions: { go: { push: b } } }, b: { params: { p: Int = «x» } } }\n",
      "invalid-default: the default of 'p' does not fit: 'x' is no Int")
  }

  private func spec(parameter: String) -> (text: String, marked: String) {
    let marked = """
      start: a
      screens: { a: , b: { params: { p: \(parameter) } } }
      types: { Sort: { cases: [newest, oldest] }, Person: { swift: Person, conforms: [Hashable, Sendable] } }
      """
    return ("switchyard: 1\nname: App\n" + marked, marked)
  }

  @Test func `where a value must be, a case may be called nil, and elsewhere it means no value`() {
    let graph = expectFindings(
      """
      start: a
      screens:
        a: { params: { x: "S = nil", y: "[S] = [nil, x, ~]", z: "S? = nil", q: "S? = 'nil'" }, transitions: { go: { push: b } } }
        b: { params: { x: S }, transitions: { go: { push: { b: { x: nil } } }, on: { push: { b: { x: ~ } } } } }
      types: { S: { cases: [nil, x, «"~"»] } }
      """,
      "invalid-name: '~' cannot be the name of a case: it holds '~', which no Swift name may hold"
    ).graph
    let (no, x, tilde) = (
      Literal.enumCase(TypeID(0), 0), Literal.enumCase(TypeID(0), 1), Literal.enumCase(TypeID(0), 2)
    )
    #expect(graph.screens[0].parameters.map(\.defaultValue) == [no, .array([no, x, tilde]), .nil, no])
    let bound = graph.screens[1].handlers.map { $0.alternatives[0].action.destinations[0].arguments }
    #expect(bound == [[.literal(no)], [.literal(tilde)]])
  }
}
