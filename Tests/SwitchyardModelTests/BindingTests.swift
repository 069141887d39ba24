import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// What parameters are bound to.
struct BindingTests {
  /// What `screens.a.transitions.go` binds the parameters of `b` to.
  private func arguments(
    of parameters: String, event: String = "", screen: String = "", destination: String = "b"
  ) throws -> [ArgumentSource] {
    let graph = expectFindings(
      """
      start: { a: { s: 1 } }
      screens:
        a: { params: { s: Int \(screen) }, transitions: { go: { push: \(destination) } } }
        b: { params: { \(parameters) } }
      events: { go: { \(event) } }
      """
    ).graph
    guard case .push(let list) = try #require(graph.screens[0].handlers.first?.alternatives.first).action.operation
    else { throw UnexpectedGraph() }
    return list[0].arguments
  }

  @Test(arguments: [
    (
      "push: { b: { id: «\"screen.id\"» } }", "argument-type: 'id' of screen 'b' is UUID, and 'screen.id' is no UUID",
      "to take what is given there, write screen.id without quotes"
    ),
    (
      "push: { b: { id: «\"screen.no\"» } }", "argument-type: 'id' of screen 'b' is UUID, and 'screen.no' is no UUID",
      "write it as 123E4567-E89B-12D3-A456-426614174000"
    ),
    (
      "push: { b: { id: «event.id» } }", "unknown-reference: event 'go' carries no 'id'",
      "the screen has it: write screen.id; else declare what it carries: events: { go: { id: … } }"
    ),
    (
      "push: { b: { id: «event.other» } }", "unknown-reference: event 'go' carries no 'other'",
      "declare what it carries: events: { go: { other: … } }"
    ),
  ])
  func `a binding that is nearly right is shown as it is written`(transition: String, message: String, help: String) {
    let checked = expectFindings(
      """
      start: { a: { id: 123E4567-E89B-12D3-A456-426614174000 } }
      screens:
        a: { params: { id: UUID }, transitions: { go: { \(transition) } } }
        b: { params: { id: UUID } }
      """, message)
    #expect(checked.helps == [help])
  }

  @Test func `a text of the wrong type that is the name of something in sight is told how that is written`() {
    let checked = expectFindings(
      """
      start: a
      screens:
        a: { transitions: { go: { push: { b: { id: «id» } } }, come: { push: { b: { id: «id» } } } } }
        b: { params: { id: UUID } }
      events: { go: { id: UUID } }
      """,
      "argument-type: 'id' of screen 'b' is UUID, and 'id' is no UUID",
      "argument-type: 'id' of screen 'b' is UUID, and 'id' is no UUID")
    #expect(
      checked.helps == [
        "to take what is given there, write event.id", "write it as 123E4567-E89B-12D3-A456-426614174000",
      ])
  }

  @Test func `a parameter takes what the event carries under its name`() throws {
    #expect(try arguments(of: "id: Int, q: \"String?\"", event: "q: String, id: Int") == [.event(1), .event(0)])
  }

  @Test func `then what the emitting screen has, then its default, then nil`() throws {
    #expect(
      try arguments(of: "s: Int, t: \"Int = 1\", u: \"Int?\"", event: "x: Int") == [.screen(0), .defaultValue, .nil])
    #expect(try arguments(of: "s: Int", event: "s: Int") == [.event(0)])
  }

  @Test func `by name only what fits is taken`() throws {
    #expect(try arguments(of: "id: \"Int?\"", event: "id: String") == [.nil])
    #expect(try arguments(of: "id: \"Int = 1\"", event: "id: \"Int?\"") == [.defaultValue])
    #expect(try arguments(of: "id: \"[Int] = []\"", event: "id: Int") == [.defaultValue])
  }

  @Test func `a binding names its source, or is a literal`() throws {
    #expect(
      try arguments(
        of: "i: Int, j: Int, k: Int, l: String, m: \"[Int]\", n: \"Int?\"", event: "x: Int",
        destination: "{ b: { i: event.x, j: screen.s, k: 3, l: event, m: [1, 2], n: ~ } }")
        == [
          .event(0), .screen(0), .literal(.int(3)), .literal(.string("event")),
          .literal(.array([.int(1), .int(2)])), .nil,
        ])
  }

  @Test func `what stands in quotes is text, whatever it looks like`() throws {
    #expect(
      try arguments(
        of: "a: String, b: String, c: UUID, d: Date, e: URL",
        destination: """
          { b: { a: "event.x", b: '1', c: "123e4567-e89b-12d3-a456-426614174000", d: '2024-01-31', e: "a" } }
          """.replacing("\n", with: ""))
        == [
          .literal(.string("event.x")), .literal(.string("1")),
          .literal(.uuid("123E4567-E89B-12D3-A456-426614174000")), .literal(.date("2024-01-31")), .literal(.url("a")),
        ])
  }

  @Test func `a parameter that nothing gives is missing, and what would mend it is said`() {
    let checked = expectFindings(
      """
      start: a
      screens:
        a: { transitions: { go: { push: «b» }, come: { push: «b» }, leave: { push: «b» } } }
        b: { params: { id: Int } }
      events: { come: { postID: Int, page: String }, leave: { id: String } }
      """,
      "missing-argument: screen 'b' needs 'id: Int', and event 'go' does not carry it",
      "missing-argument: screen 'b' needs 'id: Int', and event 'come' does not carry it",
      "missing-argument: screen 'b' needs 'id: Int', and event 'leave' does not carry it")
    #expect(
      checked.helps == [
        "bind it (b: { id: … }), let 'go' carry it ({ id: Int }), or give it a default",
        "bind it: b: { id: event.postID }",
        "bind it (b: { id: … }), let 'leave' carry it ({ id: Int }), or give it a default",
      ])
    #expect(checked.notes.last == "7:57 «id» 'id' of event 'leave' is String")
    #expect(checked.subjects[0] == "screens.a.transitions.go")
    #expect(!checked.graph.hasGaps, "where the transition leads is known all the same")
  }

  @Test func `what is missing may be bound to the one parameter of the screen that fits`() {
    let checked = expectFindings(
      """
      start: { a: { episode: 1, name: x } }
      screens:
        a: { params: { episode: Int, name: String }, transitions: { go: { push: «b» }, come: { push: «c» } } }
        b: { params: { id: Int } }
        c: { params: { id: Double } }
      """,
      "missing-argument: screen 'b' needs 'id: Int', and event 'go' does not carry it",
      "missing-argument: screen 'c' needs 'id: Double', and event 'come' does not carry it")
    #expect(checked.helps[0] == "bind it: b: { id: screen.episode }")
    #expect(checked.helps[1]?.hasPrefix("bind it (c: { id: … }), let 'come' carry it") == true)
  }

  @Test func `of several parameters that fit none is guessed, nor one of a screen whose values are not known`() {
    let checked = expectFindings(
      """
      start: { a: { x: 1, y: 2 } }
      screens:
        a: { params: { x: Int, y: Int }, events: [come], transitions: { go: { push: «b» } } }
        b: { params: { id: Int } }
      transitions: { come: { push: «b» } }
      """,
      "missing-argument: screen 'b' needs 'id: Int', and event 'go' does not carry it",
      "missing-argument: screen 'b' needs 'id: Int', and event 'come' does not carry it")
    #expect(checked.helps.allSatisfy { $0?.hasPrefix("bind it (b: { id: … })") == true })
  }

  @Test func `an unknown argument gets the parameter that was meant, which is then not missing as well`() {
    let checked = expectFindings(
      """
      start: a
      screens:
        a: { transitions: { go: { push: { b: { «idd»: 1 } } }, come: { push: { c: { «x»: 1 } } } } }
        b: { params: { id: Int } }
        c:
      """,
      "unknown-argument: screen 'b' has no parameter 'idd'", "unknown-argument: screen 'c' has no parameter 'x'")
    #expect(checked.helps == ["did you mean 'id'?", "it takes none"])
    #expect(checked.notes == ["6:18 «id» 'id' is declared here"])
  }

  @Test func `an argument of another type is an error at the value`() {
    let checked = expectFindings(
      """
      start: a
      screens:
        a:
          params: { s: "Int? = 1" }
          transitions:
            go: { push: { b: { id: «event.name» } } }
            come: { push: { b: { id: «screen.s» } } }
            leave: { push: { b: { id: «"1"» } } }
            stay: { push: { b: { id: «one» } } }
            list: { push: { b: { id: «[1]» } } }
            none: { push: { b: { id: «~» } } }
            sort: { push: { c: { sort: «newst», ids: [1, «event.name»] } } }
        b: { params: { id: Int } }
        c: { params: { sort: Sort, ids: "[Int]" } }
      events: { go: { name: String }, sort: { name: String } }
      types: { Sort: { cases: [newest] } }
      """,
      "argument-type: 'id' of screen 'b' is Int, and 'event.name' is String",
      "argument-type: 'id' of screen 'b' is Int, and 'screen.s' is Int?",
      "argument-type: 'id' of screen 'b' is Int, and \"1\" is text, not an Int",
      "argument-type: 'id' of screen 'b' is Int, and 'one' is no Int",
      "argument-type: 'id' of screen 'b' is Int, and a list is no Int",
      "argument-type: 'id' of screen 'b' is Int, and 'nil' is no Int",
      "argument-type: 'sort' of screen 'c' is Sort, and 'newst' is no case of 'Sort'",
      "argument-type: 'ids' of screen 'c' is [Int], and a list holds values that are written out, not bindings")
    #expect(checked.helps[1] == "give it only where there is a value, or let 'id' be Int?")
    #expect(
      checked.notes[0...1] == [
        "15:18 «id» 'id' is declared here", "17:17 «name» 'event.name' is declared as String here",
      ])
  }

  @Test func `a source that is not there is an unknown reference`() {
    let checked = expectFindings(
      """
      start: a
      screens:
        a:
          params: { me: "Int = 1" }
          transitions:
            go: { push: { b: { id: «event.idd» } } }
            come: { push: { b: { id: «screen.mee» } } }
            openPost2: { push: { b: { id: «event.id» } } }
            tap: { push: { b: { id: «event.id» } } }
        b: { params: { id: Int } }
      flows: { f: { root: a, transitions: { x: { push: { b: { id: «screen.me» } } } } } }
      events: { go: { id: Int }, openPost: { id: Int } }
      """,
      "unknown-reference: event 'go' carries no 'idd'", "unknown-reference: screen 'a' has no parameter 'mee'",
      "unknown-reference: event 'openPost2' carries no 'id'", "unknown-reference: event 'tap' carries no 'id'",
      "unknown-reference: 'screen.me' is known only in the transitions of the screen itself")
    #expect(
      checked.helps == [
        "did you mean 'event.id'?", "did you mean 'screen.me'?", "did you mean event 'openPost'?",
        "declare what it carries: events: { tap: { id: … } }", nil,
      ])
  }

  @Test func `what an event carries is listed where something else is asked of it`() {
    let checked = expectFindings(
      """
      start: a
      screens: { a: { transitions: { resort: { push: { b: { id: «event.order» } } } } }, b: { params: { id: Int } } }
      events: { resort: { sort: Int, page: Int } }
      """, "unknown-reference: event 'resort' carries no 'order'")
    #expect(
      checked.helps == ["it carries 'event.sort', 'event.page'; use that, or let it carry one: { order: … }"])
  }

  @Test func `a flow takes the parameters of its root that its own root does not bind`() throws {
    let checked = expectFindings(
      """
      start: a
      screens:
        a:
          transitions:
            go: { present: { checkout: { id: 1 } } }
            come: { present: «checkout» }
            leave: { present: { checkout: { id: 1, «cart»: 3 } } }
        basket: { params: { id: Int, cart: Int } }
      flows: { checkout: { root: { basket: { cart: 2 } } } }
      """,
      "missing-argument: flow 'checkout' needs 'id: Int', and event 'come' does not carry it",
      "unknown-argument: flow 'checkout' gives 'cart' to its root itself")
    #expect(checked.graph.flows[0].rootArguments == [nil, .literal(.int(2))])
    guard case .present(let presentation) = checked.graph.screens[0].handlers[0].alternatives[0].action.operation
    else { throw UnexpectedGraph() }
    #expect(presentation.layer == .flow(FlowID(0)))
    #expect(presentation.root.arguments == [.literal(.int(1)), .literal(.int(2))])
    #expect(presentation.hasStack)
  }

  @Test func `a raised event binds its payload the same way`() throws {
    let checked = expectFindings(
      """
      start: a
      screens:
        a:
          transitions:
            go: { raise: { paid: { amount: 1, «foo»: 2 } } }
            come: { raise: paid }
            leave: { raise: «paid» }
      events: { paid: { amount: Int, note: "String?" }, come: { amount: Int } }
      """,
      "unknown-argument: event 'paid' carries no 'foo'",
      "missing-argument: event 'paid' needs 'amount: Int', and event 'leave' does not carry it")
    guard case .raise(let event, let sources) = checked.graph.screens[0].handlers[1].alternatives[0].action.operation
    else { throw UnexpectedGraph() }
    #expect(checked.graph[event].name == "paid")
    #expect(sources == [.event(0), .nil])
  }

  @Test func `roots and the start are destinations that no event binds`() {
    expectFindings(
      """
      start: «post»
      screens: { post: { params: { id: Int } }, home: }
      tabs: { t: { root: { post: { id: «event.id» } } }, u: { root: { post: { id: 1 } } }, v: { root: «post» } }
      flows: { f: { root: { post: { id: «screen.id» } } }, g: { root: post }, h: { root: { post: { «x»: 1 } } } }
      """,
      "missing-argument: screen 'post' needs 'id: Int', and nothing gives it here",
      "unknown-reference: 'event.id' is known only where an event or a link is handled",
      "missing-argument: screen 'post' needs 'id: Int', and nothing gives it here",
      "unknown-reference: 'screen.id' is known only in the transitions of the screen itself",
      "unknown-argument: screen 'post' has no parameter 'x'")
  }

  @Test func `no name is proposed that cannot be one`() {
    let checked = expectFindings(
      """
      start: a
      screens:
        a:
          params: { s: Int? }
          transitions:
            f: { push: { a: { s: «event.id.x» } } }
            g: { when: «g-h», push: { a: { s: «event.x.y» } } }
      events: { f: { id: Int } }
      links: { schemes: [app], paths: { /a: { push: { a: { s: «event.b.c» } } } } }
      """,
      "unknown-reference: event 'f' carries no 'id.x'", "unknown-reference: there is no guard 'g-h'",
      "unknown-reference: event 'g' carries no 'x.y'", "unknown-reference: '/a' has no placeholder '{b.c}'")
    #expect(checked.helps == ["bind 'event.id': what it holds has no name in a spec", nil, nil, nil])
  }
}
