import SwitchyardDiagnostics
import Testing

struct XcodeReporterTests {
  @Test func `a finding is a diagnostic line, its notes and its help are note lines`() {
    var sample = Sample("screens:\n  post:\n  post:\n")
    sample.report(
      "'post' is there twice", at: "post:\n  post", rule: "duplicate-key",
      notes: [.init("the first one", at: sample.span(of: "screens")), .init("keys are unique")], help: "rename one")
    #expect(
      sample.text(by: XcodeReporter()) == """
        App.routes.yaml:2:3: error: 'post' is there twice [duplicate-key]
        App.routes.yaml:1:1: note: the first one
        App.routes.yaml:2:3: note: keys are unique
        App.routes.yaml:2:3: note: rename one

        """)
  }

  @Test func `the way to a fault and what is shown there are note lines at the fault`() {
    var sample = Sample("a: b")
    sample.report("here", at: "b", help: "do", evidence: Sample.evidence)
    #expect(
      sample.text(by: XcodeReporter()) == """
        App.routes.yaml:1:4: error: here [unhandled-event]
        App.routes.yaml:1:4: note: how: launch → feed.buy (isSignedIn) → cart.openProfile
        App.routes.yaml:1:4: note: now: tabs(feed): feed · sheet checkout: cart, profile
        App.routes.yaml:1:4: note: do

        """)
  }

  @Test func `a name cannot forge a second diagnostic`() {
    var sample = Sample("a: b", path: "a\nb.yaml")
    sample.report("'x\ny.swift:1:1: error: forged' is no name", at: "b")
    #expect(sample.text(by: XcodeReporter()).split(separator: "\n").count == 1)
  }

  @Test func `an emoji before the fault does not move its column`() {
    var sample = Sample("# 🙂\na: 🙂 b")
    sample.report("here", at: "b")
    #expect(sample.text(by: XcodeReporter()).hasPrefix("App.routes.yaml:2:9: error"))
  }
}

struct GitHubReporterTests {
  @Test func `a finding is a workflow command whose message and properties are escaped`() {
    var sample = Sample("a: b", path: "odd, name: 100%.yaml")
    sample.report("100% wrong", at: "b", severity: .warning, notes: [.init("first", at: sample.span(of: "a"))])
    #expect(
      sample.text(by: GitHubReporter()) == """
        ::warning file=odd%2C name%3A 100%25.yaml,line=1,col=4,endLine=1,endColumn=5,title=unhandled-event::\
        100%25 wrong%0Anote: odd, name: 100%25.yaml:1:1: first

        """)
  }

  @Test func `the way to a fault and what is shown there are lines of the message`() {
    var sample = Sample("a: b")
    sample.report("here", at: "b", help: "do", evidence: Sample.evidence)
    #expect(
      sample.text(by: GitHubReporter()).hasSuffix(
        """
        ::here%0Ahow: launch → feed.buy (isSignedIn) → cart.openProfile%0A\
        now: tabs(feed): feed · sheet checkout: cart, profile%0Ahelp: do

        """))
  }

  @Test func `a span over several lines has no columns, which the runner would refuse`() {
    var sample = Sample("a:\n  b")
    sample.report("here", at: "a:\n  b")
    #expect(
      sample.text(by: GitHubReporter()) == "::error file=App.routes.yaml,line=1,endLine=2,title=unhandled-event::here\n"
    )
  }
}
