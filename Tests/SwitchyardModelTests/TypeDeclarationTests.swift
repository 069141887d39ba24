import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// `types:`, the enums to generate and the types of the app's own.
struct TypeDeclarationTests {
  @Test func `a type is an enum with cases or a type of the app's own`() throws {
    let graph = expectFindings(
      """
      start: a
      screens: { a: }
      types:
        Sort: { cases: [newest, default], doc: How it is sorted. }
        Person: { swift: People.Person, import: People, conforms: [Hashable, Sendable, Codable] }
      """
    ).graph
    guard case .enumeration(let cases) = graph.types[0].kind else { throw UnexpectedGraph() }
    #expect(cases == ["newest", "default"])
    #expect(graph.types[0].doc == "How it is sorted.")
    guard case .external(let name, let module, let conformances) = graph.types[1].kind else { throw UnexpectedGraph() }
    #expect(name == "People.Person")
    #expect(module == "People")
    #expect(conformances == ["Hashable", "Sendable", "Codable"])
    #expect(!graph.types[1].isTextual)
  }

  @Test func `a case that stands there twice is an error at the second`() {
    let checked = expectFindings(
      "start: a\nscreens: { a: }\ntypes: { T: { cases: [x, y, «x»] } }\n",
      "invalid-type: type 'T' has the case 'x' twice")
    #expect(checked.notes == ["5:23 «x» 'x' stands here first"])
  }

  @Test func `the app's own type is named as Swift names types, and says what it conforms to`() {
    expectFindings(
      """
      start: a
      screens: { a: }
      types:
        A: { swift: «"People Person"», conforms: [Hashable, Sendable] }
        B: { swift: People., conforms: [Hashable, Sendable] }
        «C»: { swift: C }
        D: { swift: D, conforms: [«Hashable»] }
        E: { swift: E, import: «Peo-ple», conforms: [Hashable, Sendable] }
        F: { swift: F, conforms: [Hashable, Sendable, «"Some Thing"»] }
        «Int»: { cases: [a] }
      """.replacing("People.,", with: "«People.»,"),
      "invalid-type: 'People Person' is not the name of a Swift type",
      "invalid-type: 'People.' is not the name of a Swift type",
      "invalid-type: type 'C' does not say that it conforms to Hashable and Sendable",
      "invalid-type: type 'D' does not say that it conforms to Sendable",
      "invalid-type: 'Peo-ple' is not the name of a Swift module",
      "invalid-type: 'Some Thing' is not the name of a protocol",
      "invalid-type: 'Int' is a built-in type")
  }

  @Test func `a type with the name of a built-in one is one fault`() {
    let graph = expectFindings(
      "start: a\nscreens: { a: }\ntypes: { «String»: { swift: String }, «Int»: { cases: [x] } }\n",
      "invalid-type: 'String' is a built-in type", "invalid-type: 'Int' is a built-in type"
    ).graph
    #expect(graph.uses.types == [true, true])
  }
}
