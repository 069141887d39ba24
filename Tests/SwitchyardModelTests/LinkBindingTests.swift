import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// A placeholder has the type of what it is bound to.
struct LinkBindingTests {
  private func findings(
    _ pattern: String, _ transitions: String, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> CheckedSpec {
    let marked = """
      start: home
      screens:
        home:
        post: { params: { id: Int } }
        user: { params: { id: String } }
        page: { params: { id: "Int?", userID: "Int?", number: "Int = 1" } }
        tags: { params: { tags: "[String]" } }
        ints: { params: { tags: "[Int]" } }
        own: { params: { p: Person } }
        text: { params: { p: Name } }
      types:
        Person: { swift: Person, conforms: [Hashable, Sendable] }
        Name: { swift: Name, conforms: [Hashable, Sendable, LosslessStringConvertible] }
      guards: { g: }
      events: { opened: { id: Int } }
      transitions: { opened: pop }
      links:
        schemes: [app]
        paths:
          "\(pattern)": \(transitions)
      """
    switch expected.count {
    case 0: return expectFindings(marked, sourceLocation: sourceLocation)
    case 1: return expectFindings(marked, expected[0], sourceLocation: sourceLocation)
    default: return expectFindings(marked, expected[0], expected[1], sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [
    ("/a/{id}", "{ push: post }", ValueType(.int)), ("/a/{id}", "{ push: user }", ValueType(.string)),
    ("/a/{id}", "{ push: page }", ValueType(.int)), ("/a/{id}", "pop", ValueType(.string)),
    ("/a?x={id}", "{ push: post }", ValueType(.int)),
    ("/a?x={id}", "{ push: page }", ValueType(.int, isOptional: true)),
    ("/a?x={number}", "{ push: page }", ValueType(.int, isOptional: true)),
    ("/a?x={y}", "pop", ValueType(.string)),
    ("/a/{tags...}", "{ push: tags }", ValueType(.string, isArray: true)),
    ("/a/{p}", "{ push: text }", ValueType(.declared(TypeID(1)))),
    ("/a/{x}", "{ raise: { opened: { id: event.x } } }", ValueType(.int)),
  ])
  func `a placeholder gets its type from what it is bound to`(pattern: String, transition: String, type: ValueType) {
    let graph = findings(pattern, transition).graph
    #expect(graph.links.patterns[0].placeholders.map(\.type) == [type])
    #expect(graph.links.patterns[0].template.query.allSatisfy { $0.isRequired == !type.isOptional })
  }

  @Test func `a query item that one alternative needs is required`() {
    let graph = findings("/a?x={id}", "[{ when: g, push: page }, { push: post }]").graph
    #expect(graph.links.patterns[0].template.query[0].isRequired)
    #expect(graph.links.patterns[0].placeholders[0].type == ValueType(.int))
  }

  @Test func `two types of one placeholder are an error at the second`() {
    let checked = findings(
      "/a/{id}", "[{ when: g, push: post }, { push: «user» }]",
      "argument-type: 'id' of screen 'user' is String, and '{id}' is Int already")
    #expect(checked.subjects == ["links.paths./a/{id}[1]"])
    #expect(checked.notes.contains("22:34 «post» '{id}' is bound to Int here"))
    #expect(checked.helps == ["use two placeholders, or one type"])
  }

  @Test func `two types are an error at the binding, where it is written`() {
    _ = findings(
      "/a/{x}", "[{ when: g, push: { post: { id: event.x } } }, { push: { user: { id: «event.x» } } }]",
      "argument-type: 'id' of screen 'user' is String, and '{x}' is Int already")
  }

  @Test func `a list comes from a rest, and a rest is a list of text`() {
    let segment = findings(
      "/a/{tags}", "{ push: «tags» }", "argument-type: 'tags' of screen 'tags' is [String], and '{tags}' is one segment"
    )
    #expect(segment.helps == ["write {tags...} at the end of the pattern for several segments"])
    _ = findings(
      "/a?tags={tags}", "{ push: «tags» }",
      "argument-type: 'tags' of screen 'tags' is [String], and '{tags}' is one value")
    _ = findings(
      "/a/{tags...}", "{ push: «ints» }", "argument-type: 'tags' of screen 'ints' is [Int], and '{tags...}' is [String]"
    )
    _ = findings(
      "/a/{id...}", "{ push: «post» }", "argument-type: 'id' of screen 'post' is Int, and '{id...}' is [String]")
  }

  @Test func `the app's own type is only bound where text can become one`() {
    let checked = findings(
      "/a/{p}", "{ push: «own» }",
      "argument-type: 'p' of screen 'own' is Person, and no text becomes one, so '{p}' cannot")
    #expect(checked.helps == ["add LosslessStringConvertible to its 'conforms', and let the type conform to it"])
    #expect(checked.notes == ["11:20 «p» 'p' is declared here", "14:3 «Person» 'Person' is declared here"])
  }

  @Test func `a placeholder may bind nothing, unless its capitals are wrong`() {
    _ = findings("/a/{campaign}", "{ push: page }")
    let checked = findings(
      "/a/{«userId»}", "{ push: page }",
      "unknown-argument: '{userId}' binds nothing: the parameter of screen 'page' is called 'userID'")
    #expect(checked.helps == ["write {userID}"])
    let required = findings(
      "/a/{Id}", "{ push: «post» }",
      "missing-argument: screen 'post' needs 'id: Int', and '/a/{Id}' has no placeholder for it")
    #expect(required.helps == ["bind it: post: { id: event.Id }"])
  }

  @Test func `a link binds to placeholders that it has`() {
    let checked = findings(
      "/a/{id}", "{ push: { post: { id: «event.idd» } } }",
      "unknown-reference: '/a/{id}' has no placeholder '{idd}'")
    #expect(checked.helps == ["did you mean 'event.id'?"])
    let other = findings(
      "/a", "[{ when: g, push: { post: { id: «event.id» } } }, { push: «post» }]",
      "unknown-reference: '/a' has no placeholder '{id}'",
      "missing-argument: screen 'post' needs 'id: Int', and '/a' has no placeholder for it")
    #expect(
      other.helps == [
        "write {id} in the pattern",
        "bind it (post: { id: … }), write {id} in the pattern, or give it a default",
      ])
  }

  @Test func `what a faulty pattern may have meant to give is not called missing`() {
    _ = findings("/a/«:id»", "{ push: post }", "invalid-link: ':id' is not how a placeholder is written")
  }
}
