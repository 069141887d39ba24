import SwitchyardRuntime
import Testing

@Suite struct CaseArgumentTests {
  private enum Sort: String, CaseArgumentConvertible {
    case newest, oldest
  }

  private struct Person: Hashable, Sendable {
    var name: String
  }

  @Test func `each value keeps its kind`() {
    let person = Person(name: "Ada")
    let arguments = CaseArgument.list(
      of: 1, 2.5, true, "a", Sort.oldest, ["x", "y"], String?.none, Int?.some(3), OwnArgument(person))
    #expect(
      arguments == [
        .int(1), .double(2.5), .bool(true), .string("a"), .string("oldest"), .list([.string("x"), .string("y")]),
        .absent,
        .int(3), .own(OwnArgument(person)),
      ])
  }

  @Test func `own values are equal as their type says`() {
    #expect(OwnArgument(Person(name: "Ada")) == OwnArgument(Person(name: "Ada")))
    #expect(OwnArgument(Person(name: "Ada")) != OwnArgument(Person(name: "Bob")))
    #expect(OwnArgument(1) != OwnArgument("1"))
    #expect(OwnArgument(Person(name: "Ada")).hashValue == OwnArgument(Person(name: "Ada")).hashValue)
  }

  @Test func `a description reads like Swift`() {
    let arguments = CaseArgument.list(of: 1, 2.5, true, "a", ["x"], String?.none)
    #expect(arguments.map(\.description) == ["1", "2.5", "true", "\"a\"", "[\"x\"]", "nil"])
    let text = CaseArgument.list(of: "a\"b", #"a\b"#, "a\r\nb", ["é\""])
    #expect(text.map(\.description) == [#""a\"b""#, #""a\\b""#, #""a\r\nb""#, #"["é\""]"#])
  }
}
