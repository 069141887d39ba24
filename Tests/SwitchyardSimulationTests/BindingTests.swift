import SwitchyardModel
import SwitchyardSimulation
import Testing

/// Values on their way from events, links, screens and literals to parameters.
struct BindingTests {
  /// The state's stack after an event of `home`, whose parameters are `id: 7`, `name: ada`.
  private func stack(after transition: String, payload: String = #"{"id":42}"#) throws -> String {
    var run = try SpecRun(
      """
      start: { home: { id: 7, name: "ada" } }
      screens:
        home: { params: { id: Int, name: "String?" }, transitions: { go: \(transition), noted: { push: { plain: { id: screen.id, note: event.text } } } } }
        plain: { params: { id: Int, name: "String?", note: 'String = "none"', list: "[Int] = [1, 2]", sort: "Sort = newest", more: "Double?" } }
        own: { params: { person: Person, again: "Person?" } }
      flows: { flow: { root: { plain: { note: flow } } } }
      events: { go: { id: Int, price: "Double?" }, noted: { text: String }, chosen: { person: Person } }
      types: { Sort: { cases: [newest, oldest] }, Person: { swift: Person, conforms: [Hashable, Sendable] } }
      transitions: { chosen: { push: own } }
      """)
    try run.perform("{\"event\":\"go\",\"payload\":\(payload)}")
    let start = #"{"base":{"screen":"home","stack":[{"home":{"id":7,"name":"ada"}}"#
    #expect(run.state.hasPrefix(start))
    return String(run.state.dropFirst(start.count))
  }

  private let rest = #","list":[1,2],"sort":"newest"}}"#

  @Test func `what is not bound comes from the event, then the screen, then the default`() throws {
    #expect(
      try stack(after: "{ push: plain }") == #",{"plain":{"id":42,"name":"ada","note":"none"\#(rest)]},"modals":[]}"#)
  }

  @Test func `a binding is the event's, the screen's or a literal`() throws {
    #expect(
      try stack(
        after: #"{ push: { plain: { id: screen.id, name: "event.id", list: [3], sort: oldest, more: event.price } } }"#)
        == #",{"plain":{"id":7,"name":"event.id","note":"none","list":[3],"sort":"oldest"}}]},"modals":[]}"#)
    #expect(
      try stack(after: "{ push: { plain: { more: event.price } } }", payload: #"{"id":1,"price":2}"#)
        == #",{"plain":{"id":1,"name":"ada","note":"none","list":[1,2],"sort":"newest","more":2.0}}]},"modals":[]}"#)
    #expect(
      try stack(after: "{ push: { plain: { name: nil } } }")
        == #",{"plain":{"id":42,"note":"none"\#(rest)]},"modals":[]}"#)
  }

  @Test func `a flow's own root binds before whoever presents it`() throws {
    #expect(
      try stack(after: "{ present: { flow: { id: 9 } } }")
        == #"]},"modals":[{"flow":"flow","style":"sheet","stack":[{"plain":{"id":9,"name":"ada","note":"flow"\#(rest)]}]}"#
    )
  }

  @Test func `a raised event's payload is bound like a destination, and its screen is the one then visible`() throws {
    #expect(
      try stack(
        after: "{ steps: [{ push: { home: { id: 1, name: nil } } }, { raise: { noted: { text: screen.name } } }] }"
          .replacing("screen.name", with: "\"hi\""))
        == #",{"home":{"id":1}},{"plain":{"id":1,"note":"hi"\#(rest)]},"modals":[]}"#)
  }

  @Test func `the emitting screen's values last, though it is gone`() throws {
    #expect(
      try stack(after: "{ steps: [{ setRoot: home }, { replaceTop: { home: { id: screen.id } } }] }").hasSuffix(
        "]},\"modals\":[]}"))
  }

  @Test func `a value of the app's own type is kept as it is`() throws {
    var run = try SpecRun(
      """
      start: home
      screens: { home: { transitions: { chosen: { push: own } } }, own: { params: { person: Person, again: "Person?" } } }
      events: { chosen: { person: Person, again: "Person?" } }
      types: { Person: { swift: Person, conforms: [Hashable, Sendable] } }
      """)
    try run.perform(#"{"event":"chosen","payload":{"person":{"name":"ada","n":[1.5,null]},"again":"x"}}"#)
    #expect(run.state.contains(#"{"own":{"person":{"name":"ada","n":[1.5,null]},"again":"x"}}"#))
    try run.perform("{\"restore\":\(run.state)}")
    #expect(run.state.contains(#"{"own":{"person":{"name":"ada","n":[1.5,null]},"again":"x"}}"#))
    try run.perform(#"{"launch":true}"#)
    try run.perform(#"{"event":"chosen"}"#)
    #expect(run.state.contains(#"{"own":{"person":null}}"#))
  }

  @Test func `what an action leaves out is zero`() throws {
    var run = try SpecRun(
      """
      start: home
      screens:
        home: { transitions: { go: { push: all } } }
        all: { params: { a: String, b: Int, c: Double, d: Bool, e: UUID, f: URL, g: Date, h: Kind, i: "[Int]", j: "Int?", k: Int } }
      events: { go: { a: String, b: Int, c: Double, d: Bool, e: UUID, f: URL, g: Date, h: Kind, i: "[Int]", j: "Int?", k: "Int = 5" } }
      types: { Kind: { cases: [one, two] } }
      """)
    try run.perform(#"{"event":"go"}"#)
    let zeros =
      #"{"a":"","b":0,"c":0.0,"d":false,"e":"00000000-0000-0000-0000-000000000000","f":"about:blank","#
      + #""g":"2001-01-01T00:00:00Z","h":"one","i":[],"k":5}"#
    #expect(run.state.contains("{\"all\":\(zeros)}"))
    try run.perform("{\"event\":\"go\",\"payload\":\(zeros)}")
    #expect(run.simulator.state?.visibleStack.count == 2)
  }
}
