import SwitchyardDiagnostics
import Testing

struct FingerprintTests {
  /// The fingerprints of what a sample reports, by its messages.
  private func fingerprints(_ path: String = "App.routes.yaml", _ fill: (inout Sample) -> Void) -> [String] {
    var sample = Sample("a: b\nc: d", path: path)
    fill(&sample)
    return fingerprints(of: sample, in: path)
  }

  private func fingerprints(of sample: Sample, in path: String) -> [String] {
    var fingerprints = FindingFingerprints()
    return sample.findings.map { fingerprints.fingerprint(of: $0, in: ReportedPath(path)) }
  }

  private func one(
    _ path: String = "App.routes.yaml", message: String = "m", rule: String = "r", subject: String? = "s",
    reason: String? = nil
  ) -> String {
    fingerprints(path) { $0.report(message, at: "b", rule: rule, subject: subject, reason: reason) }[0]
  }

  @Test func `it is the same on every machine, and wherever the finding stands`() {
    #expect(one() == "d375a16ee20ad508")
    var moved = Sample("# a new line\n# and another\na: b")
    moved.report("m", at: "b", rule: "r", subject: "s")
    #expect(fingerprints(of: moved, in: "App.routes.yaml") == [one()])
    #expect(one(message: "in other words") == one())
    #expect(one("./App.routes.yaml") == one())
    #expect(one("/home/me/App.routes.yaml") == one("/home/you/App.routes.yaml"))
  }

  @Test func `it tells rules, files, subjects and reasons apart`() {
    let all = [
      one(), one(rule: "q"), one("Other.routes.yaml"), one(subject: "t"), one(reason: "noStack"),
      one(reason: "atRoot"), one(rule: "rA", subject: "s"), one(rule: "r", subject: "As"),
    ]
    #expect(Set(all).count == all.count)
  }

  @Test func `what has no subject is known by its words`() {
    #expect(one(message: "a", subject: nil) != one(message: "b", subject: nil))
  }

  @Test func `no two findings of a report share one`() {
    let all = fingerprints { sample in
      for _ in 0..<3 { sample.report("m", at: "b", rule: "r", subject: "s") }
    }
    #expect(all == [one(), one() + ":2", one() + ":3"])
  }
}
