import Foundation
import SwitchyardTestSupport
import Testing

struct TraceTests {
  private static let spec = """
    switchyard: 1
    name: App
    screens:
      feed:
        events: [buy]
        transitions:
          openPost: { push: post }
      post: { params: { id: Int }, events: [share], transitions: { close: pop } }
      cart: { transitions: { cancel: dismiss } }
      signIn:
      attic:
    tabs:
      feed: { root: feed }
    events:
      openPost: { id: Int }
    external:
      sessionExpired:
    guards:
      isSignedIn:
    transitions:
      share: { tab: feed, popTo: cart }
      buy: [{ when: isSignedIn, present: cart }, { present: signIn }]
      sessionExpired: { start: tabs }

    """

  private func folder(_ spec: String = Self.spec) throws -> TemporaryFolder {
    let folder = try TemporaryFolder("with blank é")
    try folder.write(spec, to: "App.routes.yaml")
    return folder
  }

  @Test func `the way to a screen is told in words, with what is shown in the end`() throws {
    let outcome = try Switchyard.run("trace", "post", "App.routes.yaml", in: folder())
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output == "how: launch → feed.openPost\nnow: tabs(feed): feed, post\n")
    #expect(
      try Switchyard.run("trace", "cart", in: folder()).output
        == "how: launch → feed.buy (isSignedIn)\nnow: tabs(feed): feed · sheet cart\n")
  }

  @Test func `the spec is found, or named before or behind the screen, or by an option`() throws {
    let folder = try folder()
    let output = try Switchyard.run("trace", "post", in: folder).output
    #expect(try Switchyard.run("trace", "./App.routes.yaml", "post", in: folder).output == output)
    #expect(try Switchyard.run("trace", "post", "--spec", "App.routes.yaml", in: folder).output == output)
  }

  @Test func `the way in JSON is a line for each action`() throws {
    #expect(
      try Switchyard.run("trace", "cart", "--format", "json", in: folder()).output == """
        {"launch":true}
        {"event":"buy","guards":{"isSignedIn":true}}

        """)
    #expect(
      try Switchyard.run("trace", "post", "--event", "share", "--format", "json", in: folder()).output == """
        {"launch":true}
        {"event":"openPost"}
        {"event":"share"}

        """)
  }

  @Test func `what becomes of an event is told for each choice of answers that matters`() throws {
    #expect(
      try Switchyard.run("trace", "feed", "--event", "buy", in: folder()).output == """
        how: launch
        now: tabs(feed): feed
        buy (isSignedIn): handled by transitions.buy[0]; then: tabs(feed): feed · sheet cart
        buy (not isSignedIn): handled by transitions.buy[1]; then: tabs(feed): feed · sheet signIn

        """)
    #expect(
      try Switchyard.run("trace", "post", "--event", "share", in: folder()).output.hasSuffix(
        "\nshare: fails in transitions.share: notFound\n"))
    #expect(
      try Switchyard.run("trace", "post", "--event", "sessionExpired", in: folder()).output.hasSuffix(
        "\nsessionExpired: handled by transitions.sessionExpired; then: tabs(feed): feed\n"))
  }

  @Test func `without a screen the way leads to where the event can be sent first`() throws {
    #expect(
      try Switchyard.run("trace", "--event", "close", in: folder()).output == """
        how: launch → feed.openPost
        now: tabs(feed): feed, post
        close: handled by screens.post.transitions.close; then: tabs(feed): feed

        """)
  }

  @Test func `the way to a stack leads to exactly that`() throws {
    #expect(
      try Switchyard.run("trace", "--to-stack", "feed,post", in: folder()).output
        == "how: launch → feed.openPost\nnow: tabs(feed): feed, post\n")
    let outcome = try Switchyard.run("trace", "feed", "--to-stack", "feed,post", in: folder())
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("the stack ends with 'post', so that 'feed' is not visible"))
  }

  @Test func `where there is no way the exit status is 1`() throws {
    let outcome = try Switchyard.run("trace", "attic", in: folder())
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        switchyard: error: there is no way from launch to 'attic'
           help: 'switchyard lint' says what can't be reached, and why

        """)
    let event = Self.spec.replacing("attic:", with: "attic: { events: [dust] }").replacing(
      "transitions:\n  share", with: "transitions:\n  dust: ignore\n  share")
    #expect(
      try Switchyard.run("trace", "--event", "dust", in: folder(event)).errors.hasPrefix(
        "switchyard: error: there is no way from launch to a screen that emits 'dust'\n"))
  }

  @Test func `a screen that stands only beneath others is said to be covered, with a way to where it is`() throws {
    let covered = Self.spec.replacing("openPost: { push: post }", with: "openPost: { push: [signIn, attic] }")
      .replacing(
        "attic:\n", with: "attic: { back: false }\n")
    let outcome = try Switchyard.run(
      "trace", "signIn", in: folder(covered.replacing("{ present: signIn }", with: "ignore")))
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(
      outcome.errors.hasPrefix(
        """
        switchyard: error: 'signIn' is never visible: something stands on it wherever it is shown, \
        as in tabs(feed): feed, signIn, attic
           help: the way there: launch → feed.openPost

        """), "\(outcome.errors)")
  }

  @Test func `an event that is only raised leads to what raises it`() throws {
    let raised = Self.spec.replacing("{ close: pop }", with: "{ close: { steps: [pop, { raise: closed }] } }")
      .replacing(
        "transitions:\n  share", with: "transitions:\n  closed: ignore\n  never: ignore\n  share")
    #expect(
      try Switchyard.run("trace", "--event", "closed", in: folder(raised)).errors == """
        switchyard: error: no screen emits 'closed'; it is raised by screens.post.transitions.close
           help: 'switchyard trace post --event close' shows the way there

        """)
    #expect(
      try Switchyard.run("trace", "--event", "never", in: folder(raised)).errors
        == "switchyard: error: no screen emits 'never', and nothing raises it\n")
  }

  @Test func `where no stack is as asked for, the nearest one is told`() throws {
    let stack = try Switchyard.run("trace", "--to-stack", "post", in: folder())
    #expect(stack.status == 1 && stack.output.isEmpty)
    #expect(
      stack.errors == """
        switchyard: error: there is no way from launch to the stack 'post'; \
        the nearest with the same screen on top is 'feed, post'

        """)
    #expect(
      try Switchyard.run("trace", "--to-stack", "feed,attic", in: folder()).errors == """
        switchyard: error: there is no way from launch to the stack 'feed, attic'
           help: 'switchyard lint' says what can't be reached, and why

        """)
  }

  @Test func `where no spec is found, an option names one`() throws {
    #expect(
      try Switchyard.run("trace", "post", in: TemporaryFolder()).errors == """
        switchyard: error: there is no *.routes.yaml in this folder or below it
           help: name one: --spec path/to/App.routes.yaml

        """)
  }

  @Test func `a name that is not there is guessed`() throws {
    let spec = Self.spec.replacing("tabs:", with: "flows: { paying: { root: cart } }\ntabs:\n  home: { root: feed }")
    func error(_ arguments: String...) throws -> String {
      let outcome = try Switchyard.run(Switchyard.program, ["trace"] + arguments, in: folder(spec))
      #expect(outcome.status == 64 && outcome.output.isEmpty)
      return outcome.errors
    }
    #expect(try error("psot") == "switchyard: error: there is no screen 'psot'; did you mean 'post'?\n")
    #expect(try error("--to-stack", " feed , crat").contains("there is no screen 'crat'; did you mean 'cart'?"))
    #expect(try error("post", "--event", "clos").contains("there is no event 'clos'; did you mean 'close'?"))
    #expect(try error("post", "--event", "buy").contains("'post' does not emit 'buy'; it emits share, close"))
    #expect(try error("home").contains("'home' is a tab, not a screen; its root is 'feed'"))
    let module = "switchyard: 1\nmodule: Shop\nscreens: { shelf: }\nflows: { stroll: { root: shelf } }\n"
    let included = try folder(Self.spec + "include: [shop.routes.yaml]\n")
    try included.write(module, to: "shop.routes.yaml")
    #expect(
      try Switchyard.run("trace", "stroll", in: included).errors.contains(
        "'shop.stroll' is a flow, not a screen; its root is 'shop.shelf'"))
    #expect(try error("paying").contains("'paying' is a flow, not a screen; its root is 'cart'"))
    #expect(try error("\u{1B}[2J").contains("there is no screen '\\u{1B}[2J'"))
    #expect(try error().contains("'trace' needs a SCREEN, an '--event' or a '--to-stack'"))
    #expect(try error("feed", "post").contains("'trace' takes one SCREEN, not 'post' too"))
  }

  @Test func `of several specs the one that has the screen is meant`() throws {
    let folder = try folder()
    try folder.write(Sample.clean("Other"), to: "Other.routes.yaml")
    #expect(try Switchyard.run("trace", "detail", in: folder).output.hasPrefix("how: launch → home.open\n"))
    try folder.write(Sample.clean("Third"), to: "Third.routes.yaml")
    let outcome = try Switchyard.run("trace", "detail", in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("more than one spec has a screen 'detail': Other.routes.yaml, Third.routes.yaml"))
    #expect(try Switchyard.run("trace", "detial", in: folder).errors.contains("did you mean 'detail'?"))
  }

  @Test func `where switchyard.yaml names no spec that is there, there is none to look in`() throws {
    let folder = try folder()
    try folder.write("specs: [absent.routes.yaml]", to: "switchyard.yaml")
    let outcome = try Switchyard.run("trace", "post", in: folder)
    #expect(outcome.status == 66)
    #expect(outcome.errors.hasPrefix("switchyard.yaml:1:9: error: 'absent.routes.yaml' cannot be read: "))
  }

  @Test func `a spec with errors is searched as far as it is sound, and its errors are told`() throws {
    let outcome = try Switchyard.run(
      "trace", "post", in: folder(Self.spec.replacing("signIn:\n", with: "signIn: { titel: x }\n")))
    #expect(outcome.status == 1 && outcome.output.hasPrefix("how: launch → feed.openPost\n"))
    #expect(outcome.errors == "App.routes.yaml:10:13: error: a screen has no key 'titel' [unknown-key]\n")
    let noYAML = try Switchyard.run("trace", "post", in: folder("a: ["))
    #expect(noYAML.status == 64 && noYAML.errors.contains("App.routes.yaml:1:4: error: "))
    let noStart = try Switchyard.run("trace", "home", in: folder(Sample.clean().replacing("start: home\n", with: "")))
    #expect(noStart.status == 1 && noStart.errors.contains("' does not say where the app begins\n"))
  }

  @Test func `where a file is missing, the start is not blamed`() throws {
    let folder = try folder(
      Sample.clean().replacing("start: home\n", with: "include: [nosuch.routes.yaml]\n"))
    for command in [["trace", "home"], ["simulate", "App.routes.yaml"]] {
      let outcome = try Switchyard.run(Switchyard.program, command, in: folder)
      #expect(outcome.status == 1)
      #expect(
        outcome.errors.contains(
          "'App.routes.yaml' could not be read as a whole, so that it is not known where the app begins"),
        "\(outcome.errors)")
    }
  }

  @Test func `errors of another spec than the one with the way are nothing to it`() throws {
    let folder = try folder()
    try folder.write(Sample.faulty, to: "Other.routes.yaml")
    let outcome = try Switchyard.run("trace", "post", in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let missing = try Switchyard.run("trace", "absent", in: folder)
    #expect(missing.status == 64 && missing.errors.hasPrefix("Other.routes.yaml:"))
  }

  @Test func `the way to a stack that is never shown is given up where modals can be put on one another without end`()
    throws
  {
    let spec = """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { go: { steps: [{ present: under }, { present: home, style: fullScreen }] } } }
        under:
      """
    let outcome = try Switchyard.run("trace", "--to-stack", "home,under", ".", in: folder(spec))
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("switchyard: error: no way from launch to the stack 'home, under' was found;"))
  }
}
