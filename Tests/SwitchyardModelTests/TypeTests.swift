import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// Types of parameters and payloads.
struct TypeTests {
  @Test(arguments: [
    ("Int", ValueType(.int)), ("String?", ValueType(.string, isOptional: true)),
    ("[Double]", ValueType(.double, isArray: true)), ("[Bool]?", ValueType(.bool, isArray: true, isOptional: true)),
    (" [ UUID ] ? ", ValueType(.uuid, isArray: true, isOptional: true)), ("URL = a", ValueType(.url)),
    ("Date", ValueType(.date)), ("Sort", ValueType(.declared(TypeID(0)))),
  ])
  func `a type is read as it is written`(text: String, type: ValueType) {
    let checked = CheckedSpec(
      "switchyard: 1\nname: App\nstart: home\nscreens: { home: , a: { params: { p: \"\(text)\" } } }\n"
        + "types: { Sort: { cases: [a] } }\n")
    #expect(checked.lines == [])
    #expect(checked.graph.screens[1].parameters.map(\.type) == [type])
  }

  @Test func `a list of one in YAML is the type that it looks like`() {
    let checked = expectFindings(
      "start: a\nscreens: { a: , b: { params: { ids: [Int], names: [«Sting»] } } }\n",
      "invalid-type: there is no type 'Sting'")
    #expect(checked.graph.screens[1].parameters[0].type == ValueType(.int, isArray: true))
  }

  @Test(arguments: [
    ("string", "String"), ("int", "Int"), ("Integer", "Int"), ("Float", "Double"), ("boolean", "Bool"),
    ("Strin", "String"), ("uuid", "UUID"), ("Url", "URL"), ("DateTime", "Date"), ("Srot", "Sort"),
    ("Sorting", "Sort"), ("sort", "Sort"),
  ])
  func `an unknown type gets the one that was meant`(written: String, meant: String) {
    let checked = expectFindings(
      "start: a\nscreens: { a: , b: { params: { p: «\(written)» } } }\ntypes: { Sort: { cases: [a] } }\n",
      "invalid-type: there is no type '\(written)'")
    #expect(checked.helps == ["did you mean '\(meant)'?"])
    #expect(checked.subjects == ["screens.b.params.p"])
  }

  @Test func `an unknown type that nothing is like gets the list`() {
    let checked = expectFindings(
      "start: a\nscreens: { a: { events: [e] } }\nevents: { e: { p: «Colour» } }\n",
      "invalid-type: there is no type 'Colour'")
    #expect(checked.helps == ["declare it in 'types', or use one of String, Int, Double, Bool, UUID, URL, Date"])
    #expect(checked.subjects == ["events.e.p"])
  }

  @Test(arguments: [
    ("Int??", "'Int??' is optional twice"), ("[[Int]]", "'[[Int]]' is a list of lists, which no parameter can be"),
    ("[Int?]", "'[Int?]' is a list of optionals, which no parameter can be"),
    ("[String: Int]", "'[String: Int]' is a dictionary, which no parameter can be"),
    ("Array<Int>", "'Array<Int>' has generic arguments, which a spec does not write"),
    ("Int!", "'Int!' says '!', which no parameter can be"),
    ("[Int", "'[Int' opens a bracket and does not close it"), ("Int]", "'Int]' closes a bracket that it does not open"),
    ("[]", "'[]' does not say what the list holds"), ("Int 5", "'Int 5' is not a type"), ("?", "'?' is not a type"),
  ])
  func `what is no type says why`(text: String, message: String) {
    let checked = expectFindings(
      "start: a\nscreens: { a: , b: { params: { p: \"«\(text)»\" } } }\n", "invalid-type: \(message)")
    #expect(checked.helps.allSatisfy { $0 != nil })
  }

  @Test func `a type is underlined without its default, and without quotes`() {
    expectFindings(
      """
      start: a
      screens:
        a:
        b:
          params:
            p: «Integer» = 1
            q: '  «Integer»  = 1'
            r: "[«Integer»]?"
            s: "«\\u0049nteger»"
      """.replacing("\"«\\u0049nteger»\"", with: "«\"\\u0049nteger\"»"),
      "invalid-type: there is no type 'Integer'", "invalid-type: there is no type 'Integer'",
      "invalid-type: there is no type 'Integer'", "invalid-type: there is no type 'Integer'")
  }

  @Test func `a default without a type is reported`() {
    expectFindings(
      "start: a\nscreens: { a: , b: { params: { p: «= 5» } } }\n", "invalid-type: 'p' has no type")
  }

  @Test func `a parameter of an unknown type keeps its place, and what does not fit it is no second fault`() {
    let checked = expectFindings(
      """
      start: a
      screens:
        a: { transitions: { go: { push: { b: { p: 1, q: 2 } } }, come: { push: b } } }
        b: { params: { p: «Colour», q: Int } }
      events: { go: , come: { q: Int, p: «Color» } }
      """,
      "invalid-type: there is no type 'Colour'", "invalid-type: there is no type 'Color'")
    #expect(checked.graph.screens[1].parameters.map(\.name) == ["p", "q"])
    #expect(!checked.graph.hasGaps)
  }
}
