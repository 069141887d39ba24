import SwitchyardDiagnostics
import SwitchyardSpec
import Testing

struct ProblemTests {
  // MARK: The head

  @Test func `a file without a version is told how to begin`() {
    let decoded = allTheSame("name: App\n")
    #expect(decoded.places == ["1:1 version"])
    #expect(decoded.findings.map(\.help) == ["begin it with 'switchyard: 1'"])
  }

  @Test(arguments: [
    ("2", "1:13", "the file is written in version 2 of the spec language, and this program reads version 1"),
    ("one", "1:13", "'switchyard' must be the version of the spec language, not 'one'"),
    ("1.0", "1:13", "'switchyard' must be the version of the spec language, not '1.0'"),
    ("'1'", "1:13", "'switchyard' must be the version of the spec language, not '1'"),
    ("", "1:1", "'switchyard' has no value"),
    ("[1]", "1:13", "'switchyard' must be the version of the spec language"),
  ])
  func `a version that is not 1 is said at its place`(text: String, place: String, message: String) {
    let decoded = allTheSame("switchyard: \(text)\nname: App\n")
    #expect(decoded.places == ["\(place) version"])
    #expect(decoded.findings.map(\.message) == [message])
  }

  @Test(arguments: ["", "# nothing\n", "---\n", "~"])
  func `an empty file lacks its version, and nothing else is said`(text: String) {
    #expect(DecodedText(text).places.map { $0.split(separator: " ").last } == ["version"])
  }

  @Test func `an empty file is told that it holds no spec, and how one begins`() {
    let decoded = DecodedText("# nothing yet\n")
    #expect(decoded.findings.map(\.message) == ["the file is empty: it holds no spec"])
    #expect(decoded.findings.map(\.help) == ["begin it with 'switchyard: 1' and 'name: App'"])
    #expect(decoded.document.unreadSections.contains("start"))
  }

  @Test func `a part of a spec that is read alone is told just that`() {
    let decoded = allTheSame(
      "switchyard: 1\nmodule: Checkout\nscreens: { cart: { transitions: { a: { push: home } } } }\n")
    #expect(decoded.places == ["2:1 include"])
    #expect(
      decoded.findings.map(\.message) == [
        "'module' belongs in a file that another one includes, and this is read alone"
      ])
    #expect(
      decoded.findings.map(\.help) == [
        "read the root file instead, which includes this one; in a root file, write 'name' in place of 'module'"
      ])
    #expect(decoded.document.unreadSections == ["include", "start"])
  }

  @Test func `a file that is no mapping is said once, and nothing follows from it`() {
    let decoded = allTheSame("- a\n- b\n")
    #expect(decoded.places == ["1:1 wrong-type"])
    #expect(decoded.document.unreadSections.contains("screens"))
    #expect(allTheSame("nonsense").places == ["1:1 wrong-type"])
  }

  @Test func `a missing name is said of the spec, at its first key`() {
    let decoded = allTheSame("switchyard: 1\n")
    #expect(decoded.places == ["1:1 missing-key"])
    #expect(decoded.findings.map(\.message) == ["the spec has no 'name'"])
  }

  // MARK: Unknown keys

  @Test func `a misspelled key is shown the one that was meant, and read as that`() {
    let decoded = findings(in: "screnes:\n  post:\n    titel: Post\n    bakc: no\n")
    #expect(decoded.places == ["3:1 unknown-key", "5:5 unknown-key", "6:5 unknown-key", "6:11 wrong-type"])
    #expect(
      decoded.findings.map(\.help) == [
        "did you mean 'screens'?", "did you mean 'title'?", "did you mean 'back'?", "use false",
      ])
    #expect(decoded.document.screens.map { $0.title?.value } == ["Post"])
  }

  @Test func `a misspelled key does not take the place of the right one`() {
    let decoded = findings(in: "screens: { post: { titel: A, title: B } }")
    #expect(decoded.document.screens.map { $0.title?.value } == ["B"])
  }

  @Test(arguments: [
    ("push: post", "'push' belongs in a transition or below 'setAfter'"),
    ("screens: { post: { tabs: {} } }", "'tabs' belongs at the top level of the file"),
    ("screens: { post: { root: post } }", "'root' belongs in a flow or in a tab"),
    ("flows: { f: { root: a, inclusive: true } }", "'inclusive' belongs below 'setAfter'"),
    ("schemes: [a]", "'schemes' belongs below 'links'"),
    ("tab: { feed: { root: a } }", "did you mean 'tabs'?"),
    ("tab: feed", "'tab' belongs in a transition or in an alternative of 'start'"),
    ("links: { zzz: 1 }", "its keys are schemes, hosts, paths"),
  ])
  func `a key in the wrong place is told where it belongs`(text: String, help: String) {
    let decoded = findings(in: text)
    #expect(decoded.findings.map(\.rule.id) == ["unknown-key"])
    #expect(decoded.findings.map(\.help) == [help])
  }

  @Test func `an unknown key names its mapping`() {
    let decoded = findings(
      in: """
        nothing: 1
        screens: { a: { nothing: 1 } }
        flows: { a: { root: b, nothing: 1 } }
        tabs: { a: { root: b, nothing: 1 } }
        guards: { a: { nothing: 1 } }
        types: { a: { swift: b, nothing: 1 } }
        transitions: { a: { pop: , nothing: 1 }, b: { setAfter: { screen: a, push: b, nothing: 1 } } }
        links: { nothing: 1 }
        start: [{ start: a, nothing: 1 }]
        """)
    #expect(
      decoded.places == [
        "3:1 unknown-key", "4:17 unknown-key", "5:24 unknown-key", "6:23 unknown-key", "7:16 unknown-key",
        "8:25 unknown-key", "9:28 unknown-key", "9:79 unknown-key", "10:10 unknown-key", "11:21 unknown-key",
      ])
    #expect(
      decoded.findings.map(\.message)
        == [
          "a spec", "a screen", "a flow", "a tab", "a guard", "a type", "a transition", "'setAfter'", "'links'",
          "an alternative of 'start'",
        ].map { "\($0) has no key 'nothing'" })
    #expect(
      decoded.findings.map(\.subject) == [
        nil, "screens.a", "flows.a", "tabs.a", "guards.a", "types.a", "transitions.a", "transitions.b", "links",
        "start[0]",
      ])
  }

  @Test func `a key that is no text to look at is shown on one line and cut off`() {
    let decoded = findings(in: "\"a\\nb\": 1\n\(String(repeating: "é", count: 100)): 1\n")
    #expect(
      decoded.findings.map(\.message) == [
        "a spec has no key 'a b'", "a spec has no key '\(String(repeating: "é", count: 40))…'",
      ])
  }

  // MARK: Missing keys

  @Test func `a missing key names its element and its path, and points at the element's name`() {
    let decoded = findings(
      in: """
        flows:
          checkout: {}
          empty:
        tabs: { feed: { title: Feed } }
        types: { Sort: {}, Person: { import: People } }
        transitions:
          e: { setAfter: { screen: a } }
          f: { setAfter: {} }
        start: [{ when: g }]
        """)
    #expect(
      decoded.places == [
        "4:3 missing-key", "5:3 missing-key", "6:9 missing-key", "7:10 missing-key", "7:20 missing-key",
        "9:8 missing-key", "10:8 missing-key", "10:8 missing-key", "11:11 missing-key",
      ])
    #expect(
      decoded.findings.map(\.message) == [
        "flow 'checkout' has no 'root'", "flow 'empty' has no 'root'", "tab 'feed' has no 'root'",
        "type 'Sort' has neither 'cases' nor 'swift'", "type 'Person' has no 'swift'", "'setAfter' has no 'push'",
        "'setAfter' has no 'screen'", "'setAfter' has no 'push'", "an alternative of 'start' has no 'start'",
      ])
    #expect(decoded.findings[0].help == "add 'flows.checkout.root': a name, or a name with its arguments")
  }

  @Test(arguments: [
    ("start: {}", "3:8 wrong-type", "write start: home, or { start: tabs, tab: feed }"),
    ("start: { tab: feed }", "3:1 missing-key", "write { start: tabs, tab: feed }"),
    ("start: { when: g }", "3:1 missing-key", "add 'start: home' to it, for example"),
    ("start: [a]", "3:9 wrong-type", "write { start: a }"),
    ("tabs: { t: a }", "3:12 wrong-type", "write { root: a }"),
    ("tabs:\n  t:\n    root player", "5:5 wrong-type", "write { root: player }"),
    ("flows: { f: checkout.cart }", "3:13 wrong-type", "write { root: checkout.cart }"),
    ("flows: { f: a b }", "3:13 wrong-type", "write { root: … }"),
    (
      "types: { Sort: [newest, oldest] }", "3:16 wrong-type",
      "the cases of an enum stand behind a key: { cases: [newest, oldest] }"
    ),
    (
      "screens: { s: { events: [go: { id: Int }] } }", "3:26 wrong-type",
      "write go alone; what an event carries stands below 'events' of the whole file"
    ),
    (
      "screens: { s: { events: { go: , back: } } }", "3:25 wrong-type",
      "write [go, back]; what an event carries stands below 'events' of the whole file"
    ),
  ])
  func `what was meant is shown where the shape is another one`(text: String, place: String, help: String) {
    let decoded = findings(in: text)
    #expect(decoded.places == [place])
    #expect(decoded.findings.map(\.help) == [help])
  }

  @Test(arguments: [
    ("[{ when: g, start: a }]", "3:17", "the only alternative", "g", "start[0]"),
    ("{ when: not g, start: a }", "3:20", "the only alternative", "not g", "start"),
    ("[{ when: h, start: b }, { when: g, start: a }]", "3:40", "the last alternative", "g", "start[1]"),
  ])
  func `the last alternative of the start must hold always`(
    text: String, place: String, which: String, condition: String, subject: String
  ) {
    let decoded = findings(in: "start: \(text)")
    #expect(decoded.places == ["\(place) invalid-operation"])
    #expect(
      decoded.findings.map(\.message) == [
        "\(which) of 'start' must hold always, and this one has the condition '\(condition)'"
      ])
    #expect(decoded.findings.map(\.help) == ["add one without 'when' behind it, such as { start: home }"])
    #expect(decoded.findings.map(\.subject) == [subject])
  }

  @Test(arguments: [
    ("[{ when: g, tabs }, { start: a }]", "3:20", "an alternative of 'start' has no 'start'", "write 'start: tabs'"),
    ("[{ when: g, start: a }, { b, tab: t }]", "3:34", "an alternative of 'start' has no 'start'", "write 'start: b'"),
    (
      "{ a, when: g }", "3:10", "'start' is a mapping that does not say where the app begins", "write 'start: a'"
    ),
  ])
  func `a word that says where the app begins, and lacks its key, is one fault`(
    text: String, place: String, message: String, help: String
  ) {
    let decoded = findings(in: "start: \(text)")
    #expect(decoded.places == ["\(place) missing-key"])
    #expect(decoded.findings.map(\.message) == [message])
    #expect(decoded.findings.map(\.help) == [help])
  }

  @Test func `where the last alternative of the start cannot be read, the one before it is not taken for the last`() {
    #expect(findings(in: "start: [{ when: g, start: a }, { start: }]").places == ["3:34 wrong-type"])
  }

  @Test func `where the text is cut short, nothing is missing`() {
    let decoded = allTheSame("tabs:\n  feed: { title: Feed }\n  other: { root: [\n")
    #expect(decoded.findings.allSatisfy { $0.rule.id == "syntax" })
    #expect(!decoded.document.isComplete)
  }

  // MARK: Values of the wrong kind

  @Test(arguments: [
    ("title:", "1:1", "'title' has no value"),
    ("title: ~", "1:8", "'title' has no value"),
    ("title: [a]", "1:8", "'title' must be text, not a list"),
    ("doc: { a: b }", "1:6", "'doc' must be text, not a mapping"),
    ("back: yes", "1:7", "'back' must be true or false, not 'yes'"),
    ("back: 'true'", "1:7", "'back' must be true or false, not 'true'"),
    ("tabBar: off", "1:9", "'tabBar' must be 'visible' or 'hidden', not 'off'"),
    ("events: openChat", "1:9", "'events' must be a list, each item a name, not 'openChat'"),
    ("events: [a, [b]]", "1:13", "an item of 'events' must be a name, not a list"),
    ("events: [a, ]\nparams: [Int]", "2:9", "'params' must be a mapping, not a list"),
    ("params: { id: }", "1:11", "'id' has no value"),
    ("params: { id: [Int, Int] }", "1:15", "'id' must be a type, not a list"),
    ("params: { id: { type: Int } }", "1:15", "'id' must be a type, not a mapping"),
    ("allow: dead-end", "1:8", "'allow' must be a mapping, not 'dead-end'"),
    ("allow: { dead-end: }", "1:10", "'dead-end' has no value"),
    ("transitions: pop", "1:14", "'transitions' must be a mapping, not 'pop'"),
  ])
  func `a value of the wrong kind is said with its key, what it must be and what it is`(
    text: String, place: String, message: String
  ) throws {
    // four lines and four columns lie before the text
    let decoded = findings(in: "screens:\n  post:\n    " + text.replacing("\n", with: "\n    "))
    let parts = place.split(separator: ":").compactMap { Int($0) }
    #expect(decoded.places == ["\(parts[0] + 4):\(parts[1] + 4) wrong-type"])
    #expect(decoded.findings.map(\.message) == [message])
    #expect(decoded.findings.map(\.subject) == ["screens.post"])
  }

  @Test(arguments: [
    ("yes", "use true"), ("on", "use true"), ("'True'", "use true, without quotes"), ("no", "use false"),
    ("Off", "use false"), ("maybe", nil),
  ])
  func `what looks like a Bool elsewhere is told how to write one`(text: String, help: String?) {
    let decoded = findings(in: "transitions: { e: { pop: , animated: \(text) } }")
    #expect(decoded.places == ["3:38 wrong-type"])
    #expect(decoded.findings.map(\.help) == [help])
  }

  @Test func `a section of the wrong kind is unread, and an empty one is empty`() {
    let decoded = findings(in: "screens: [a]\nflows: 1\ntabs:\nevents: {}\nlinks: x\nstart: []\ninclude: { a: b }\n")
    #expect(
      decoded.places == ["3:10 wrong-type", "4:8 wrong-type", "7:8 wrong-type", "8:8 wrong-type", "9:10 wrong-type"])
    #expect(decoded.document.unreadSections == ["screens", "flows", "links", "start", "include"])
  }

  @Test func `an element of the wrong kind still has its name`() {
    let decoded = findings(in: "screens: { a: 1 }\nflows: { b: [] }\nevents: { c: d }\ntypes: { E: f }")
    #expect(decoded.places == ["3:15 wrong-type", "4:13 wrong-type", "5:14 wrong-type", "6:13 wrong-type"])
    #expect(decoded.document.screens.map(\.name.value) == ["a"])
    #expect(decoded.document.screens.map(\.hasGaps) == [true])
    #expect(decoded.document.flows.map(\.hasGaps) == [true])
    #expect(decoded.document.events.map(\.hasGaps) == [true])
    #expect(decoded.document.types.map(\.hasGaps) == [true])
  }

  @Test func `a type is not both generated and the app's own`() {
    let decoded = findings(in: "types: { Sort: { cases: [a], swift: Sort } }")
    #expect(decoded.places == ["3:30 unknown-key"])
    #expect(decoded.notes == ["3:18 'cases' stands here"])
  }

  @Test func `a list that must name something is not empty`() {
    let decoded = findings(in: "types: { A: { cases: [] } }\ntransitions: { e: [], f: { steps: [] }, g: { push: [] } }")
    #expect(decoded.places == ["3:22 wrong-type", "4:19 wrong-type", "4:35 wrong-type", "4:52 wrong-type"])
    #expect(decoded.findings[0].message == "'cases' is an empty list")
  }

  // MARK: Recovery

  @Test func `one run reports every independent fault`() {
    let decoded = findings(
      in: """
        screnes:
          post:
            back: maybe
            transitions:
              a: { push: post, pop: }
              b: { presnt: post }
              c: { push: }
          other: { title: [] }
        flows: { f: {} }
        guards: [g]
        start: { tabs: 1 }
        """)
    #expect(
      decoded.places == [
        "3:1 unknown-key", "5:11 wrong-type", "7:24 invalid-operation", "8:12 unknown-key", "9:12 wrong-type",
        "10:19 wrong-type", "11:10 missing-key", "12:9 wrong-type", "13:16 wrong-type",
      ])
    let post = decoded.document.screens[0]
    #expect(post.hasGaps)
    #expect(post.handlers.map(\.event.value) == ["a", "b", "c"])
    #expect(post.handlers.map { $0.alternatives.map(described) } == [[], ["present post"], []])
    #expect(post.handlers.map(\.hasGaps) == [true, false, true])
    // a title is read by people alone: nothing else depends on it
    #expect(!decoded.document.screens[1].hasGaps)
  }

  @Test func `an argument that cannot be read takes its transition with it, so that it is not found missing`() {
    let decoded = findings(in: "transitions: { e: { push: { a: { id: { x: 1 }, ok: 1 } } }, f: { push: { a: 1 } } }")
    #expect(decoded.places == ["3:38 wrong-type", "3:77 wrong-type"])
    #expect(decoded.document.handlers.map(\.alternatives.count) == [0, 0])
  }

  @Test func `a fault that aliases show in several places is said once`() {
    let decoded = findings(in: "transitions:\n  e: &x { psuh: a, style: sheet }\n  f: *x\n  g: [*x]\n")
    #expect(decoded.places == ["4:11 unknown-key", "4:20 invalid-operation"])
    #expect(decoded.document.handlers.map(\.hasGaps) == [true, true, true])
  }

  @Test func `what the parser has reported is not reported again`() {
    let decoded = allTheSame(
      "switchyard: 1\nname: App\nscreens: { a: { title: *b, events: *c, back: *d } }\nstart: *e\n"
        + "transitions: { a: *f, b: { push: *g }, c: { push: { h: { i: *j } } } }\n")
    #expect(decoded.findings.allSatisfy { $0.rule.id == "syntax" })
    #expect(decoded.places.count == 7)
    #expect(decoded.document.screens.map(\.hasGaps) == [true])
    #expect(decoded.document.unreadSections == ["start"])
    #expect(decoded.document.handlers.map(\.hasGaps) == [true, true, true])
  }

  @Test func `arguments that are no mapping are told how to be one`() {
    let decoded = findings(in: "transitions: { e: { push: { post: 1 } } }\nguards: [g]")
    #expect(decoded.places == ["3:35 wrong-type", "4:9 wrong-type"])
    #expect(
      decoded.findings.map(\.help) == [
        "the arguments of 'post' are a mapping: { post: { parameter: value } }",
        "write each item as a key, with a ':' behind it",
      ])
  }

  @Test func `a modifier that cannot be read leaves its transition with a gap`() {
    let decoded = findings(in: "transitions: { e: { push: a, when: [] }, f: { push: b, animated: 1 } }")
    #expect(decoded.places == ["3:36 wrong-type", "3:66 wrong-type"])
    #expect(decoded.document.handlers.map { $0.alternatives.map(described) } == [["push a"], ["push b"]])
    #expect(decoded.document.handlers.map(\.hasGaps) == [true, false])
  }
}
