import Foundation
import SwitchyardDiagnostics
import Testing

struct JSONReporterTests {
  @Test func `every key stands in its order, and reason only where there is one`() {
    var sample = Sample("a: b\nc: d")
    sample.report("first", at: "b")
    sample.report(
      "second", at: "d", rule: "failing-transition", severity: .warning, subject: "transitions.c", reason: "noStack",
      notes: [.init("there", at: sample.span(of: "a")), .init("by the way")], help: "mend it")
    #expect(
      sample.text(by: JSONReporter()) == """
        {"version":1,"findings":[
        {"rule":"unhandled-event","severity":"error","message":"first","file":"App.routes.yaml","line":1,"column":4,\
        "endLine":1,"endColumn":5,"subject":null,"notes":[],"help":null},
        {"rule":"failing-transition","severity":"warning","message":"second","file":"App.routes.yaml","line":2,\
        "column":4,"endLine":2,"endColumn":5,"subject":"transitions.c","reason":"noStack","notes":[\
        {"message":"there","file":"App.routes.yaml","line":1,"column":1},\
        {"message":"by the way","file":null,"line":null,"column":null}],"help":"mend it"}
        ],"summary":{"errors":1,"warnings":1,"known":0,"screens":0,"flows":0,"tabs":0,"events":0,"transitions":0,"links":0}}

        """)
  }

  @Test func `the trace and the state stand before the help, only where there is evidence`() {
    var sample = Sample("a: b")
    sample.report("first", at: "b", evidence: Sample.evidence)
    #expect(
      sample.text(by: JSONReporter()).contains(
        """
        "notes":[],"trace":[{"launch":true},{"event":"buy","guards":{"isSignedIn":true}},\
        {"event":"openProfile","payload":{"userID":"7"}}],"state":{"base":{"tabs":{"selected":"feed",\
        "stacks":{"feed":["feed"]}}},"modals":[{"flow":"checkout","style":"sheet",\
        "stack":["cart",{"profile":{"userID":"7"}}]}]},"help":null}
        """))
  }

  @Test func `no findings are still a whole report`() {
    #expect(
      Sample("").text(by: JSONReporter()) == """
        {"version":1,"findings":[],"summary":{"errors":0,"warnings":0,"known":0,"screens":0,"flows":0,"tabs":0,"events":0,\
        "transitions":0,"links":0}}

        """)
  }

  @Test func `any text comes back as it was`() throws {
    let hostile = "\"\\ \u{0}\u{1B}\n\r\t\u{7F}\u{2028} 🙂 é \u{10FFFF}"
    var sample = Sample("a: b")
    sample.report(hostile, at: "b")
    let json = try JSONSerialization.jsonObject(with: Data(sample.text(by: JSONReporter()).utf8))
    let findings = try #require((json as? [String: Any])?["findings"] as? [[String: Any]])
    #expect(findings.first?["message"] as? String == hostile)
    #expect(!sample.text(by: JSONReporter()).unicodeScalars.contains("\u{1B}"))
  }
}
