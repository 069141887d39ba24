import SwitchyardDiagnostics
import Testing

struct TextReporterTests {
  @Test func `a finding shows its line with the span underlined, then notes with their own lines, then help`() {
    var sample = Sample("screens:\n  profile:\n    events: [openChat]\nevents:\n  openChat:\n")
    sample.report(
      "'openChat' is not handled", at: "openChat",
      notes: [.init("'openChat' is declared here", at: sample.span(of: "openChat:")), .init("nothing else does")],
      help: "handle it in the app's transitions")
    #expect(
      sample.text(by: TextReporter()) == """
        App.routes.yaml:3:14: error: 'openChat' is not handled [unhandled-event]
            3 |     events: [openChat]
              |              ^~~~~~~~
           note: App.routes.yaml:5:3: 'openChat' is declared here
            5 |   openChat:
              |   ^~~~~~~~~
           note: nothing else does
           help: handle it in the app's transitions

        """)
  }

  @Test func `the way to a fault and what is shown there stand between the excerpt and the notes`() {
    var sample = Sample("a: b")
    sample.report("here", at: "b", notes: [.init("there")], help: "do", evidence: Sample.evidence)
    #expect(
      sample.text(by: TextReporter()) == """
        App.routes.yaml:1:4: error: here [unhandled-event]
            1 | a: b
              |    ^
           how: launch → feed.buy (isSignedIn) → cart.openProfile
           now: tabs(feed): feed · sheet checkout: cart, profile
           note: there
           help: do

        """)
  }

  @Test func `a way of twelve steps is shown whole, of a longer one its ends and how many steps are left out`() {
    func shown(_ steps: Int) -> String {
      var sample = Sample("a: b")
      let way = Sample.steps((1...steps).map { "s\($0)" })
      let now = "tabs(a): " + (1...steps).map { "t\($0)" }.joined(separator: ", ") + " · sheet b: c"
      sample.report("here", at: "b", evidence: .init(steps: way, now: now, actions: [], state: .null))
      return sample.text(by: TextReporter())
    }
    #expect(shown(12).contains("how: s1 → s2 → s3 → s4 → s5 → s6 → s7 → s8 → s9 → s10 → s11 → s12\n"))
    #expect(
      shown(100).contains("how: s1 → s2 → s3 → s4 → … 89 more → s94 → s95 → s96 → s97 → s98 → s99 → s100\n"))
    #expect(
      shown(100).contains(
        "now: tabs(a): t1, t2, t3, t4, … 89 more, t94, t95, t96, t97, t98, t99, t100 · sheet b: c\n"))
  }

  @Test func `a link in a way to a fault cannot repaint the terminal`() {
    var sample = Sample("a: b")
    let way = Sample.steps(["launch", "courier://\u{1B}[2J\n"])
    sample.report("here", at: "b", evidence: .init(steps: way, now: "", actions: [], state: .null))
    #expect(sample.text(by: TextReporter()).contains("how: launch → courier://\\u{1B}[2J\\n\n"))
  }

  @Test func `a tab before the span moves the line and the stroke alike`() {
    #expect(Sample.excerpt(of: "a:\tpost", at: "post") == ["    1 | a:  post", "      |     ^~~~"])
  }

  @Test func `a wide character takes two columns, a combining mark none`() {
    #expect(Sample.excerpt(of: "日本: post", at: "post") == ["    1 | 日本: post", "      |       ^~~~"])
    #expect(Sample.excerpt(of: "e\u{301}: post", at: "post") == ["    1 | e\u{301}: post", "      |    ^~~~"])
  }

  @Test(arguments: ["🙂", "👍🏽", "👩‍👩‍👧", "🇫🇷", "❤️"])
  func `an emoji takes two columns however many scalars it has`(emoji: String) {
    #expect(Sample.excerpt(of: "\(emoji): post", at: "post") == ["    1 | \(emoji): post", "      |     ^~~~"])
    #expect(Sample.excerpt(of: "a: \(emoji) b", at: emoji) == ["    1 | a: \(emoji) b", "      |    ^~"])
  }

  @Test func `an empty span has one stroke, behind the line too`() {
    var sample = Sample("start:")
    sample.report("nothing is here", at: "absent")
    #expect(sample.text(by: TextReporter()).hasSuffix("    1 | start:\n      |       ^\n"))
  }

  @Test func `an empty line leaves no blank behind the gutter`() {
    #expect(Sample.excerpt(of: "", at: "x") == ["    1 |", "      | ^"])
  }

  @Test func `a span over several lines is underlined to the end of its first`() {
    #expect(
      Sample.excerpt(of: "a: {\r\n  b: 1\r\n}", at: "{\r\n  b: 1\r\n}") == ["    1 | a: {", "      |    ^"])
  }

  @Test func `a long line is cut around the span`() {
    let filler = String(repeating: "x", count: 400)
    let lines = Sample.excerpt(of: "a: \(filler) post \(filler)", at: "post")
    #expect(lines.allSatisfy { $0.count <= 121 })
    #expect(lines[0].hasPrefix("    1 | …xxx") && lines[0].hasSuffix("…"))
    let column = lines[1].prefix { $0 != "^" }.count
    #expect(lines[0].dropFirst(column).hasPrefix("post"))
  }

  @Test func `a long line is shown from its beginning where the span stands there`() {
    let lines = Sample.excerpt(of: "a: post \(String(repeating: "y", count: 400))", at: "post")
    #expect(lines[0].hasPrefix("    1 | a: post yyy") && lines[0].hasSuffix("y…"))
    #expect(lines[1] == "      |    ^~~~")
  }

  @Test func `a span longer than the line may be is cut with it`() {
    let long = String(repeating: "z", count: 400)
    let lines = Sample.excerpt(of: "a: \(long)", at: long)
    #expect(lines[0].hasSuffix("zz…") && lines[1].hasSuffix("~~"))
    #expect(lines[1].count == lines[0].count - 1)
  }

  @Test func `a control character of the spec never reaches the terminal`() {
    var sample = Sample("a: \u{1B}[2Jx \u{202E}y")
    sample.report("'\u{1B}[31m\nfoo.yaml:1:1: error' is no name", at: "x", help: "\u{7}\u{9B}0m")
    let text = sample.text(by: TextReporter())
    #expect(!text.unicodeScalars.contains { "\u{1B}\u{7}\u{9B}\u{202E}".unicodeScalars.contains($0) })
    #expect(text.contains("'\\u{1B}[31m\\nfoo.yaml:1:1: error' is no name"))
    #expect(text.contains("    1 | a: \\u{1B}[2Jx \\u{202E}y\n      |             ^\n"))
    #expect(text.contains("help: \\u{7}\\u{9B}0m"))
  }

  @Test func `a broken byte is shown as one column`() {
    var sources = SourceMap()
    let file = sources.add(SourceFile(path: "a.yaml", bytes: Array("a: ".utf8) + [0xFF, 0xC3] + Array(" b".utf8)))
    let finding = Finding(
      rule: RuleDescription(id: "syntax", defaultSeverity: .error, summary: ""), severity: .error, message: "here",
      span: SourceSpan(file: file, lowerBound: 6, upperBound: 7))
    var text = ""
    TextReporter().write(Report([finding], in: sources), to: &text)
    #expect(text.hasSuffix("    1 | a: \u{FFFD}\u{FFFD} b\n      |       ^\n"))
  }

  @Test func `colours stand only where they are asked for, and change no letter`() {
    var sample = Sample("a: b")
    sample.report("here", at: "b", severity: .warning, notes: [.init("there")], help: "do")
    let plain = sample.text(by: TextReporter())
    let colored = sample.text(by: TextReporter(style: .colored))
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;35mwarning\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func `of very many places a person sees eight and how many more there are`() {
    var sample = Sample("a: b")
    sample.report("here", at: "b", notes: (0..<20).map { .init("place \($0)") })
    let text = sample.text(by: TextReporter())
    #expect(text.contains("place 7") && !text.contains("place 8"))
    #expect(text.contains("note: and 12 more places like these"))
    var one = Sample("a: b")
    one.report("here", at: "b", notes: (0..<9).map { .init("place \($0)") })
    #expect(one.text(by: TextReporter()).contains("note: and 1 more place like these"))
  }
}
