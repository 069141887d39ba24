import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardTestSupport
import Testing

/// The pages of Docs/Rules are held to the rules, and their examples are run.
struct RulePageTests {
  private static let sections = ["What it finds", "Why it matters", "How to mend it", "Examples"]

  @Test func `every rule has a page, and every page a rule`() throws {
    #expect(try RulePage.all.get().map(\.id) == RuleCatalogue.all.map(\.id).sorted())
  }

  @Test func `no two rules have one id`() {
    let ids = RuleCatalogue.all.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: RuleCatalogue.all.map(\.id))
  func `a page has the four sections, and says how grave a finding is`(_ id: String) throws {
    let page = try #require(try RulePage.page(of: id))
    #expect(page.sections == Self.sections)
    let rule = try #require(RuleCatalogue.all.first { $0.id == id })
    #expect(page.text.hasPrefix("# \(id)\n\n\(RuleIndex.standing(of: rule))\n\n## "))
    #expect(!page.text.contains { $0 == "\t" || $0 == "\r" })
  }

  @Test(arguments: RuleCatalogue.all.map(\.id))
  func `a page has an example that fails and one that is silent`(_ id: String) throws {
    let page = try #require(try RulePage.page(of: id))
    #expect(page.examples.contains { $0.claims.contains { $0.rule == id } })
    #expect(page.examples.contains { $0.claims.isEmpty })
  }

  /// A baseline holds paths of the disk, so that an example with one is written there.
  private func report(on example: RulePage.Example, by compiler: Compiler) throws -> Report {
    guard example.files[RulePage.Example.baseline] != nil else {
      return compiler.check(example.files, root: RulePage.Example.root).report
    }
    let folder = try TemporaryFolder()
    for (path, text) in example.files { try folder.write(text, to: path) }
    return try compiler.check(filesAt: [folder[RulePage.Example.root]])
      .comparedWithBaselines(folder[RulePage.Example.baseline]).report
  }

  @Test(arguments: RuleCatalogue.all.map(\.id))
  func `an example has the findings that it claims, and no others`(_ id: String) throws {
    let page = try #require(try RulePage.page(of: id))
    // A rule that is off by default is asked for on its own page.
    let compiler = Compiler(only: RuleCatalogue.all.filter { $0.defaultSeverity != nil || $0.id == id }.map(\.id))
    for example in page.examples {
      let report = try report(on: example, by: compiler)
      let found = report.findings.map { finding in
        let file = report.sources[finding.span.file]
        return RulePage.Example.Claim(
          file: String(file.path.split(separator: "/").last ?? ""),
          line: LineTable(file.bytes).position(at: finding.span.lowerBound).line,
          severity: finding.severity.rawValue, rule: finding.rule.id)
      }
      #expect(found.sorted() == example.claims.sorted(), "Docs/Rules/\(page.id).md:\(example.line)")
    }
  }
}
