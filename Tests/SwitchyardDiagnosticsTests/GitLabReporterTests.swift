import SwitchyardDiagnostics
import Testing

struct GitLabReporterTests {
  @Test func `a finding is an issue of Code Climate`() {
    var sample = Sample("a: b\nc:\n  d", path: "./sub/App.routes.yaml")
    sample.report("first", at: "b", rule: "r", subject: "s")
    sample.report("second", at: "c:\n  d", rule: "r", severity: .warning, subject: "t", help: "mend it")
    #expect(
      sample.text(by: GitLabReporter()) == """
        [
        {"type":"issue","check_name":"r","description":"first","categories":["Bug Risk"],"severity":"major",\
        "fingerprint":"48441e5eadcbfe41","location":{"path":"sub/App.routes.yaml","lines":{"begin":1,"end":1}}},
        {"type":"issue","check_name":"r","description":"second; mend it","categories":["Bug Risk"],\
        "severity":"minor","fingerprint":"76ffeb5ec93c3998","location":{"path":"sub/App.routes.yaml",\
        "lines":{"begin":2,"end":3}}}
        ]

        """)
  }

  @Test func `no findings are an empty list`() {
    #expect(Sample("").text(by: GitLabReporter()) == "[]\n")
  }
}
