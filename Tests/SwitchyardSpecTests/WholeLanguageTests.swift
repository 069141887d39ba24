import SwitchyardDiagnostics
import SwitchyardSpec
import Testing

/// Every key of the language, decoded at least once.
struct WholeLanguageTests {
  @Test func `the head of a file says its version, its name and its includes`() throws {
    let decoded = DecodedText("switchyard: 1\nname: App\ninclude: [a.yaml, b/c.yaml]\nstart: home\n")
    #expect(decoded.places == [])
    #expect(decoded.document.version?.value == "1")
    #expect(decoded.document.name?.value == "App")
    #expect(decoded.document.includes.map(\.value) == ["a.yaml", "b/c.yaml"])
    #expect(decoded.document.start.map(\.destination.name.value) == ["home"])
    #expect(decoded.place(decoded.document.span) == "1:1")
  }

  @Test func `one include may be written without a list`() {
    #expect(findings(in: "include: a.yaml").document.includes.map(\.value) == ["a.yaml"])
  }

  @Test func `an included file says its module, and needs no name`() {
    let span = SourceSpan(file: SourceFileID(0), lowerBound: 0, upperBound: 1)
    let decoded = DecodedText("switchyard: 1\nmodule: Checkout\n", as: .included(by: span))
    #expect(decoded.places == [])
    #expect(decoded.document.module?.value == "Checkout")
  }

  @Test func `a screen has a title, a doc, a path, parameters, events and more`() throws {
    let decoded = findings(
      in: """
        screens:
          post:
            title: 1.10
            doc: |
              Two
              lines.
            path: /posts/{id}
            params: { id: Int, ids: [Int], deep: [[Int]], "page": "Int = 1", any: yes }
            events: [openProfile, on]
            transitions: { close: pop }
            back: false
            tabBar: hidden
            deprecated: Use article.
            allow: { dead-end: because }
          empty:
          shown: { tabBar: visible, back: true }
        """)
    #expect(decoded.places == [])
    let post = try #require(decoded.document.screens.first)
    #expect(post.name.value == "post")
    #expect(post.title?.value == "1.10")
    #expect(post.doc?.value == "Two\nlines.\n")
    #expect(post.path?.value == "/posts/{id}")
    #expect(post.parameters.map(\.name.value) == ["id", "ids", "deep", "page", "any"])
    #expect(post.parameters.map(\.type.value) == ["Int", "[Int]", "[[Int]]", "Int = 1", "yes"])
    #expect(post.events.map(\.value) == ["openProfile", "on"])
    #expect(post.handlers.map(\.event.value) == ["close"])
    #expect(post.allowsBack?.value == false)
    #expect(post.hidesTabBar?.value == true)
    #expect(post.deprecated?.value == "Use article.")
    #expect(post.allowances.map(\.rule.value) == ["dead-end"])
    #expect(post.allowances.map(\.reason.value) == ["because"])
    #expect(!post.hasGaps)
    #expect(decoded.document.screens.map(\.name.value) == ["post", "empty", "shown"])
    #expect(decoded.document.screens.last?.hidesTabBar?.value == false)
    #expect(decoded.document.screens.last?.allowsBack?.value == true)
  }

  @Test func `a flow has a root with arguments, words for people, transitions and allowances`() throws {
    let decoded = findings(
      in: """
        flows:
          checkout:
            root: { cart: { id: 1 } }
            title: Checkout
            doc: Buys.
            transitions: { pay: { push: payment } }
            allow: { unreachable-flow: later }
        """)
    #expect(decoded.places == [])
    let flow = try #require(decoded.document.flows.first)
    #expect(flow.root.map(described) == "cart(id: 1)")
    #expect(flow.title?.value == "Checkout")
    #expect(flow.doc?.value == "Buys.")
    #expect(flow.handlers.map(\.event.value) == ["pay"])
    #expect(flow.allowances.map(\.rule.value) == ["unreachable-flow"])
  }

  @Test func `a tab has an icon and may do without a stack`() throws {
    let decoded = findings(
      in: """
        tabs:
          no:
            root: feed
            title: Feed
            icon: house
            doc: News.
            stack: false
            transitions: { find: { push: search } }
            allow: { modal-trap: fine }
        """)
    #expect(decoded.places == [])
    let tab = try #require(decoded.document.tabs.first)
    #expect(tab.name.value == "no")
    #expect(tab.root.map(described) == "feed")
    #expect(tab.title?.value == "Feed")
    #expect(tab.icon?.value == "house")
    #expect(tab.doc?.value == "News.")
    #expect(tab.hasStack?.value == false)
    #expect(tab.handlers.map(\.event.value) == ["find"])
    #expect(tab.allowances.map(\.reason.value) == ["fine"])
  }

  @Test func `events have payloads, and an allowance where allow is a mapping`() throws {
    let decoded = findings(
      in: """
        events:
          open: { id: Int, allow: { unused-event: soon } }
          permit: { allow: Bool }
          plain:
        external:
          expired: { since: Date }
        """)
    #expect(decoded.places == [])
    let events = decoded.document.events
    #expect(events.map(\.name.value) == ["open", "permit", "plain"])
    #expect(events.map { $0.payload.map(\.name.value) } == [["id"], ["allow"], []])
    #expect(events[0].allowances.map(\.rule.value) == ["unused-event"])
    #expect(events[1].payload.map(\.type.value) == ["Bool"])
    #expect(decoded.document.externalEvents.map { $0.payload.map(\.type.value) } == [["Date"]])
  }

  @Test func `a guard is described in words, in a mapping, or not at all`() {
    let decoded = findings(
      in: "guards: { a: The user may., b: { doc: So it is., allow: { unused-guard: later } }, c: }")
    #expect(decoded.places == [])
    #expect(decoded.document.guards.map { $0.doc?.value } == ["The user may.", "So it is.", nil])
    #expect(decoded.document.guards[1].allowances.map(\.rule.value) == ["unused-guard"])
  }

  @Test func `a type is generated from its cases or the app's own`() {
    let decoded = findings(
      in: """
        types:
          Sort: { cases: [newest, no], doc: How., allow: { unused-type: later } }
          Person: { swift: Person, import: People, conforms: [Hashable] }
          Bare: { swift: Bare }
        """)
    #expect(decoded.places == [])
    let types = decoded.document.types
    #expect(types[0].cases?.map(\.value) == ["newest", "no"])
    #expect(types[0].doc?.value == "How.")
    #expect(types[0].allowances.map(\.rule.value) == ["unused-type"])
    #expect(types[1].swift?.value == "Person")
    #expect(types[1].importedModule?.value == "People")
    #expect(types[1].conformances?.map(\.value) == ["Hashable"])
    #expect(types[2].conformances == nil)
    #expect(types[2].cases == nil)
  }

  @Test func `links have schemes, hosts, and paths with transitions`() {
    let decoded = findings(
      in: """
        links:
          schemes: [courier]
          hosts: [courier.example]
          paths:
            /posts/{id}: { tab: feed, push: post }
            "/a": [{ when: g, pop: }, ignore]
        """)
    #expect(decoded.places == [])
    let links = decoded.document.links
    #expect(links?.schemes.map(\.value) == ["courier"])
    #expect(links?.hosts.map(\.value) == ["courier.example"])
    #expect(links?.paths.map(\.event.value) == ["/posts/{id}", "/a"])
    #expect(links?.paths.map(\.isList) == [false, true])
  }

  @Test func `start is a name, a name with arguments, an alternative, or a list of them`() {
    #expect(starts("start: tabs") == ["tabs"])
    #expect(starts("start: { welcome: { id: 1 } }") == ["welcome(id: 1)"])
    #expect(starts("start: { start: tabs, tab: feed }") == ["tabs in feed"])
    #expect(
      starts("start: [{ when: in, start: tabs, tab: feed }, { when: [not a, b], start: { w: } }, { start: x }]")
        == ["tabs in feed when in", "w when not a, b", "x"])
  }

  private func starts(_ text: String) -> [String] {
    let decoded = findings(in: text)
    #expect(decoded.places == [])
    return decoded.document.start.map { start in
      var words = described(start.destination)
      if let tab = start.tab { words += " in \(tab.value)" }
      if !start.conditions.isEmpty { words += " when \(start.conditions.map(described).joined(separator: ", "))" }
      return words
    }
  }
}
