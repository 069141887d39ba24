import SwitchyardModel
import SwitchyardSimulation
import Testing

/// Scripts, line by line.
struct ScriptTests {
  private func answers(_ lines: String..., format: ResultFormat = .json) throws -> [ScriptSession.Answer] {
    var session = ScriptSession(try SpecRun(SessionSpec.text).simulator, name: "a.jsonl", format: format)
    return lines.map { session.answer(to: Array($0.utf8)) }
  }

  @Test func `each action is answered with what came of it`() throws {
    let home = #"{"base":{"screen":"home","stack":["home"]},"modals":[]}"#
    #expect(
      try answers(#"{"event":"open"}"#, #"{"back":true}"#, #"{"event":"fail"}"#, #"{"restore":{"base":{"flow":"x"}}}"#)
        == [
          .result(
            #"{"action":{"event":"open","payload":{"id":0}},"outcome":"handled","state":{"base":{"screen":"home","stack":["home",{"post":{"id":0}}]},"modals":[]}}"#
              + "\n"),
          .result("{\"action\":{\"back\":true},\"outcome\":\"handled\",\"state\":\(home)}\n"),
          .result("{\"action\":{\"event\":\"fail\"},\"outcome\":\"failed\",\"reason\":\"atRoot\",\"state\":\(home)}\n"),
          .result(
            "{\"action\":{\"restore\":{\"base\":{\"flow\":\"x\"}}},\"outcome\":\"handled\",\"lost\":[\"the base: there is no flow 'x'\"],\"state\":\(home)}\n"
          ),
        ])
  }

  @Test func `blank lines, a byte order mark and carriage returns do not count`() throws {
    let answers = try answers("\u{FEFF}{\"back\":true}\r", "", " \t\r", "{\"swipe\":true}")
    #expect(answers[1] == .nothing && answers[2] == .nothing)
    for answer in [answers[0], answers[3]] {
      guard case .result(let text) = answer else {
        Issue.record("no result")
        continue
      }
      #expect(text.contains("unavailable"))
    }
  }

  @Test func `a line that is no action is told with its number`() throws {
    #expect(
      try answers("", "{back:true}")[1]
        == .fault("a.jsonl:2: error: this is not JSON: a key in double quotes is missing, at column 2"))
    #expect(
      try answers(#"{"event":"opn"}"#)[0] == .fault("a.jsonl:1: error: there is no event 'opn'; did you mean 'open'?"))
    #expect(
      try answers("{\"back\":true} {}")[0]
        == .fault("a.jsonl:1: error: this is not JSON: nothing may stand behind the value, at column 15"))
    var session = ScriptSession(try SpecRun(SessionSpec.text).simulator, name: "a.jsonl")
    #expect(
      session.answer(to: [0x22, 0xFF, 0x22])
        == .fault("a.jsonl:1: error: this is not JSON: the text is not UTF-8, at column 1"))
  }

  @Test(arguments: [
    ([#"{"back":true}"#], "nothing lies below 'home'"),
    ([#"{"event":"push"}"#, #"{"back":true}"#], "'last' says 'back: false'"),
    ([#"{"swipe":true}"#], "no modal is up"),
    ([#"{"event":"cover"}"#, #"{"swipe":true}"#], "a full screen can't be swiped away"),
    ([#"{"event":"hold"}"#, #"{"swipe":true}"#], "the modal says 'dismissable: false'"),
    ([#"{"event":"cover"}"#, #"{"tapTab":"home"}"#], "a modal covers the tab bar"),
    ([#"{"event":"push"}"#, #"{"tapTab":"home"}"#], "'last' hides the tab bar"),
    ([#"{"event":"leave"}"#, #"{"tapTab":"home"}"#], "the app is not in its tabs"),
    ([#"{"event":"push"}"#, #"{"event":"leave"}"#], "'last' does not emit it"),
  ])
  func `what the user cannot do is told with the reason`(lines: [String], reason: String) throws {
    let spec = try SpecRun(
      """
      screens:
        home:
          transitions:
            push: { push: last }
            cover: { present: last, style: fullScreen }
            hold: { present: last, dismissable: false }
            leave: { start: last }
        last: { back: false, tabBar: hidden }
      tabs: { home: { root: home } }
      """)
    var session = ScriptSession(spec.simulator, name: "a.jsonl", format: .text)
    let answers = lines.map { session.answer(to: Array($0.utf8)) }
    guard case .result(let text)? = answers.last else {
      Issue.record("no result")
      return
    }
    #expect(text.contains(": unavailable, \(reason)\n   now: "), "\(text)")
  }

  @Test func `as text an action is told in words`() throws {
    #expect(
      try answers(
        #"{"event":"ask","guards":{"g":true}}"#, #"{"event":"ask","from":"previous"}"#, #"{"event":"fail"}"#,
        format: .text) == [
          .result("home.ask (g): handled\n   now: screen home: home · sheet post\n"),
          .result("late home.ask: stale\n   now: screen home: home · sheet post\n"),
          .result("post.fail: unavailable, 'post' does not emit it\n   now: screen home: home · sheet post\n"),
        ])
    #expect(
      try answers(#"{"event":"fail"}"#, format: .text) == [
        .result("home.fail: failed, atRoot in screens.home.transitions.fail\n   now: screen home: home\n")
      ])
  }
}

enum SessionSpec {
  static let text = """
    start: home
    screens:
      home:
        title: At home
        transitions:
          open: { push: post }
          fail: pop
          ask: [{ when: g, present: { post: { id: 1 } } }, { when: h, push: home }]
      post: { params: { id: Int } }
    events: { open: { id: Int } }
    external: { expired: { why: String, times: "[Int]" } }
    guards: { g: 1, h: 2 }
    transitions: { expired: { setRoot: home } }
    links: { schemes: [app], paths: { "/posts/{id}": { push: post } } }
    """
}

/// A person who walks through an app.
struct InteractiveTests {
  private func session(format: ResultFormat = .text) throws -> InteractiveSession {
    InteractiveSession(try SpecRun(SessionSpec.text).simulator, format: format)
  }

  private static let home = """

    home (At home)
      1  open (id: Int)
      2  fail
      3  ask
      4  open app://posts/0
      5  system expired (why: String, times: [Int])
    >\u{20}
    """
  private static let post = """

    post
      1  back
      2  open app://posts/0
      3  system expired (why: String, times: [Int])
    >\u{20}
    """

  @Test func `what can be done is shown by number, and done`() throws {
    var session = try session()
    #expect(session.begin() == "launch: handled\n   now: screen home: home\n" + Self.home)
    #expect(session.answer(to: "1") == "home.open: handled\n   now: screen home: home, post\n" + Self.post)
    #expect(session.answer(to: " 1 ") == "back: handled\n   now: screen home: home\n" + Self.home)
    #expect(session.answer(to: "2").hasPrefix("home.fail: failed, atRoot in screens.home.transitions.fail\n"))
    #expect(session.answer(to: "4") == "open app://posts/0: handled\n   now: screen home: home, post\n" + Self.post)
    #expect(session.answer(to: "") == Self.post)
  }

  @Test func `guards are asked when they are needed, and only then`() throws {
    var session = try session()
    _ = session.begin()
    #expect(session.answer(to: "3") == "g? [y/N] ")
    #expect(session.answer(to: "what") == "y or n? ")
    #expect(session.answer(to: "y").hasPrefix("home.ask (g): handled\n   now: screen home: home · sheet post\n"))
    #expect(session.answer(to: "undo").hasPrefix("taken back\n   now: screen home: home\n"))
    #expect(session.answer(to: "3") == "g? [y/N] ")
    #expect(session.answer(to: "") == "h? [y/N] ")
    #expect(session.answer(to: "No").hasPrefix("home.ask (not g, not h): unhandled\n"))
    #expect(session.answer(to: "3") == "g? [y/N] ")
    #expect(session.answer(to: "u") == Self.home)
  }

  @Test func `values stand behind the number`() throws {
    var session = try session(format: .json)
    _ = session.begin()
    #expect(session.answer(to: "1 id=42").contains(#"{"post":{"id":42}}"#))
    #expect(
      session.answer(to: "3 why=x times=1,2").hasPrefix(
        #"{"action":{"external":"expired","payload":{"why":"x","times":[1,2]}},"#))
    #expect(session.answer(to: "1 di=4") == "there is no value 'di'; did you mean 'id'?\n> ")
    #expect(session.answer(to: "1 id") == "'id' is no value; write it as name=value\n> ")
    #expect(session.answer(to: "1 id=x") == "'x' is no Int, as 'id' asks\n> ")
    #expect(session.answer(to: "5 times=").contains("\"times\":[]"))
    #expect(session.answer(to: "4 x=1") == "it takes no 'x=1'\n> ")
  }

  @Test func `the words of the list choose what the number beside them does`() throws {
    for (words, number) in [("open id=42", "1 id=42"), ("open app://posts/0", "4")] {
      var (byWords, byNumber) = (try session(), try session())
      _ = (byWords.begin(), byNumber.begin())
      #expect(byWords.answer(to: words) == byNumber.answer(to: number))
    }
    var session = try session()
    _ = session.begin()
    #expect(session.answer(to: "open app://posts/7").hasPrefix("open app://posts/7: handled\n"))
    #expect(session.answer(to: "back").hasPrefix("back: handled\n"))
    #expect(session.answer(to: "system expired why=x").hasPrefix("system expired"))
    #expect(session.answer(to: "bakc").contains("nor does it stand in the list"))
  }

  @Test func `words that do not stand in the list now are answered with what is in the way`() throws {
    let run = try SpecRun(
      """
      screens:
        home: { transitions: { show: { present: card } } }
        card: { transitions: { close: dismiss } }
      tabs: { home: { root: home } }
      links: { schemes: [app], paths: { /home: { tab: home } } }
      """)
    var session = InteractiveSession(run.simulator)
    _ = session.begin()
    #expect(session.answer(to: "close").hasPrefix("home.close: unavailable, 'home' does not emit it\n"))
    #expect(session.answer(to: "swipe").hasPrefix("swipe: unavailable, no modal is up\n"))
    _ = session.answer(to: "show")
    #expect(session.answer(to: "tap home").hasPrefix("tap home: unavailable, a modal covers the tab bar\n"))
    #expect(session.answer(to: "back").hasPrefix("back: unavailable, nothing lies below 'card'\n"))
    #expect(session.answer(to: "tap hme") == "there is no tab 'hme'; did you mean 'home'?\n> ")
    #expect(session.answer(to: "open home") == "'open' takes a whole URL, one that begins with app://\n> ")
    #expect(session.answer(to: "system x").hasPrefix("there is no external event 'x'"))
    #expect(!session.answer(to: "open").contains("did you mean"))
  }

  @Test func `URLs and actions can be written as they are`() throws {
    var session = try session()
    _ = session.begin()
    #expect(session.answer(to: "app://posts/7").hasPrefix("open app://posts/7: handled\n"))
    #expect(session.answer(to: #"{"back":true}"#).hasPrefix("back: handled\n"))
    #expect(
      session.answer(to: #"{"event":"ask","guards":{"g":false,"h":true}}"#).hasPrefix("home.ask (not g, h): handled\n"))
    #expect(session.answer(to: #"{"bakc":true}"#) == "an action has no 'bakc'; did you mean 'back'?\n> ")
    #expect(session.answer(to: "{") == "this is not JSON: a key in double quotes is missing, at column 2\n> ")
  }

  @Test func `what is no answer is said, and the session goes on until one leaves`() throws {
    var session = try session()
    _ = session.begin()
    #expect(session.answer(to: "0") == "there is no 0\n> ")
    #expect(session.answer(to: "6") == "there is no 6\n> ")
    #expect(session.answer(to: "-1") == "there is no -1\n> ")
    #expect(session.answer(to: "99999999999999999999").contains("neither a number nor a URL"))
    #expect(session.answer(to: "opne").contains("; did you mean 'open'?"))
    #expect(session.answer(to: "u") == "there is nothing to take back\n> ")
    #expect(session.answer(to: "?").hasSuffix(Self.home))
    #expect(!session.isOver)
    #expect(session.answer(to: "q") == "")
    #expect(session.isOver)
  }

  @Test func `the guards of the start are asked before anything is shown`() throws {
    let run = try SpecRun(
      "start: [{ when: g, start: a }, { start: home }]\nscreens: { home: {}, a: {} }\nguards: { g: 1 }")
    var session = InteractiveSession(run.simulator)
    #expect(session.begin() == "g? [y/N] ")
    #expect(session.answer(to: "u") == "g? [y/N] ")
    #expect(session.answer(to: "y") == "launch (g): handled\n   now: screen a: a\n\na\n> ")
  }
}
