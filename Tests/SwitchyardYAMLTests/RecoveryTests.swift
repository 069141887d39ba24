import SwitchyardDiagnostics
import SwitchyardYAML
import Testing

struct RecoveryTests {
  /// Eight faults of YAML, each in an element of its own.
  private static let broken = """
    switchyard: 1
    name: Courier: App
    screens:
      feed:
        title: Feed
        events: [a, b
        transitions:
          x: { push: post }
      post:
        title: "Post
        path: /posts/{id}
      profile:
    \ttitle: x
      chat: { params: { userID: String }
      settings:
         title: x
        path: /y
      last: { a: @b }
      end: { title: End }
    tabs:
      feed: { root: feed }
     dialogs: { root: chats }
      settings: { root: settings }
    events:
      openPost: { id: Int }
      openPost: { id: Int }
    links:
      /posts/{id}: { tab: feed }

    """

  @Test(arguments: Form.allCases)
  func `one run reports every independent fault`(form: Form) {
    let reading = Reading(Self.broken, form)
    #expect(
      reading.places == [
        "2:14-2:15", "6:13-6:14", "10:12-10:13", "13:1-13:2", "14:9-14:10", "17:5-17:9", "18:14-18:15", "22:2-22:9",
        "26:3-26:11",
      ])
  }

  @Test(arguments: Form.allCases)
  func `what is sound around the faults is in the tree`(form: Form) {
    #expect(
      Reading(Self.broken, form).outline == """
        ~{switchyard: 1, name: ~Courier, screens: ~{feed: {title: Feed, events: ~[a], transitions: {x: {push: post}}}, \
        post: {title: ~null, path: /posts/{id}}, profile: ~null, chat: ~{params: ~{userID: String}}, \
        settings: ~{title: x}, last: ~{a: ~null}, end: {title: End}}, tabs: ~{feed: ~{root: feed}}, \
        events: {openPost: {id: Int}}, links: {/posts/{id}: {tab: feed}}}
        """)
  }

  @Test func `a text without a fault is complete and intact`() {
    let reading = Reading("a: [1, {b: c}]\nd: *x\n")
    #expect(!reading.tree.isComplete)
    #expect(Reading("a: [1, {b: c}]\nd: e\n").tree.isComplete)
  }

  @Test func `a broken list item spoils its list, not the keys that follow`() {
    let reading = Reading("a:\n  - b: 1\n    c: @\n    d: 2\n  - e: 3\nf: 4\n")
    #expect(reading.places == ["3:8-3:9"])
    #expect(reading.outline == "{a: ~[~{b: 1, c: ~null, d: 2}], f: 4}")
  }

  @Test func `lines of brackets that begin at the margin are not taken for keys`() {
    let reading = Reading("a: {\nb: c ] ,\nd: e,\nf: g\n}\nh: i\n")
    #expect(reading.findings == ["2:6-2:7 '{' is closed by ']' here, not by '}'"])
    #expect(reading.outline == "~{a: ~{b: ~c}, h: i}")
  }

  @Test func `lines of a block text are not taken for keys`() {
    let reading = Reading("a:\n  b:\n      c: @\n   d: |\n    e: f\n    g: h\n  i: j\nk: l\n")
    #expect(reading.places == ["3:10-3:11"])
    #expect(reading.outline == "{a: ~{b: ~{c: ~null}, i: j}, k: l}")
  }

  @Test func `an anchor in a part that was left out is not called missing`() {
    let reading = Reading("a: @\n  b: &x 1\nc: *x\nd: *y\n")
    #expect(reading.places == ["1:4-1:5"])
    #expect(reading.outline == "{a: ~null, c: ~null, d: ~null}")
  }

  @Test func `anchors from before a fault are still known after it`() {
    let reading = Reading("a: &x 1\nb: @\nc: *x\n")
    #expect(reading.places == ["2:4-2:5"])
    #expect(reading.outline == "{a: 1, b: ~null, c: 1}")
  }

  @Test func `a duplicate of a key from before a fault is found after it`() {
    let reading = Reading("a: 1\nb: @\na: 2\n")
    #expect(reading.places == ["2:4-2:5", "3:1-3:2"])
    #expect(reading.notes == ["1:1-1:2 first given here"])
  }

  @Test func `a fault in the first line does not hide the others`() {
    let reading = Reading("name App\nstart: @\nscreens: {a: b}\n")
    #expect(reading.places == ["1:1-1:9", "2:8-2:9"])
    #expect(reading.outline == "~{start: ~null, screens: {a: b}}")
  }

  @Test func `a mapping whose line was lost is not intact, its neighbours are`() {
    let reading = Reading("a:\n  b:\n    c: 1\n   d: 2\n  e:\n    f: 3\ng:\n  h: 4\n")
    #expect(reading.places == ["4:4-4:5"])
    #expect(reading.outline == "{a: ~{b: ~{c: 1}, e: {f: 3}}, g: {h: 4}}")
  }

  @Test func `a line that is indented like nothing is found after a fault, too`() {
    let reading = Reading("a:\n  b: @\n  c: 1\n d: 2\n  e: 3\nf: 4\n")
    #expect(reading.findings.last == "4:2-4:3 'd' is not indented like the keys around it")
    #expect(reading.places == ["2:6-2:7", "4:2-4:3"])
    #expect(reading.outline == "~{a: ~{b: ~null, c: 1}, f: 4}")
  }

  @Test func `a key that holds an invisible line end is no place to go on from`() {
    let reading = Reading("a: @\nb\u{2028}x: 1\nc: 2\n")
    #expect(reading.places == ["1:4-1:5"])
    #expect(reading.outline == "~{a: ~null, c: 2}")
  }

  @Test func `an open anchor is closed by a fault inside it`() {
    let reading = Reading("a: &x\n  b: @\nc: *x\n")
    #expect(reading.places == ["2:6-2:7"])
    #expect(reading.outline == "{a: {b: ~null}, c: {b: ~null}}")
  }
}
