import Foundation
import SwitchyardCompiler
import SwitchyardDiagnostics
import Testing

@Suite struct BrokenSpecTests {
  @Test(.enabled(if: !isUpdating, "the expectations are being rewritten"), arguments: BrokenSpec.all)
  func `a broken spec gets its findings, each at its place and in its words`(spec: BrokenSpec) throws {
    #expect(!spec.expected.isEmpty, "no expectation: run UPDATE_GENERATED=1 swift test, and read what it writes")
    #expect(try spec.findings() == spec.expected)
  }

  @Test func `there are more than sixty broken specs, and each rule that is on has one`() throws {
    let text = try String(contentsOf: BrokenSpec.expectations, encoding: .utf8)
    #expect(BrokenSpec.all.count > 60)
    // What is wrong with a baseline is wrong in no spec.
    for rule in RuleCatalogue.all where rule.defaultSeverity != nil && rule.id != "unused-baseline" {
      #expect(text.contains("[\(rule.id)]"), "no broken spec for '\(rule.id)'")
    }
  }

  @Test func `a file with eight independent faults reports eight`() throws {
    let spec = try #require(BrokenSpec.all.first { $0.name == "eight-faults.routes.yaml" })
    #expect(try spec.findings().count { $0.contains(": error: ") } == 8)
  }

  @Test(.enabled(if: isUpdating, "rewrites the expectations with UPDATE_GENERATED=1"))
  func `rewrites the expectations`() throws {
    let lines = try BrokenSpec.all.flatMap { try ["# " + $0.name] + $0.findings() }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: BrokenSpec.expectations)
  }
}

private let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GENERATED"] != nil
