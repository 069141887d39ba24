import Foundation
import SwitchyardTestSupport
import Testing

/// What `generate` finds, in forms that are one document.
struct GenerateReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Sample.warned, to: "App.routes.yaml")
  }

  private func generate(_ arguments: String...) throws -> Switchyard.Outcome {
    try Switchyard.run(Switchyard.program, ["generate"] + arguments, in: folder)
  }

  private func results(_ outcome: Switchyard.Outcome) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    return try #require((json?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
  }

  @Test func `findings in specs and in the user's Swift stand in one document`() throws {
    #expect(try generate("--stubs").status == 0)
    let stub = try #require(folder.files.first { $0.hasSuffix("Router.swift") })
    let text = try #require(folder.text(of: stub))
    try folder.write(text.replacing(".detail(", with: ".gone("), to: stub)
    let outcome = try generate("--stubs", "--update", "--reporter", "sarif")
    #expect(outcome.status == 0 && outcome.errors.contains("updated " + stub))
    let results = try results(outcome)
    #expect(results.map { $0["ruleId"] as? String } == ["unused-guard", "stale-stub"])
    #expect("\(results)".contains(stub))
    #expect(outcome.output.contains("\"help\":{\"text\":\"**warning**, said by"))
  }

  @Test func `beside a document the diff and the listing go to standard error`() throws {
    for option in ["--check", "--dry-run"] {
      let outcome = try generate(option, "--reporter", "sarif")
      #expect(try results(outcome).count == 1)
      #expect(outcome.errors.contains("App.routes.swift"))
      #expect(try generate(option).output.contains("App.routes.swift"))
    }
  }

  @Test func `errors, and outputs that cannot be written, leave a whole document`() throws {
    try FileManager.default.createDirectory(atPath: folder["App.routes.swift"], withIntermediateDirectories: true)
    let unwritable = try generate("--reporter", "sarif")
    #expect(try unwritable.status == 73 && results(unwritable).count == 1)
    try folder.write(Sample.faulty, to: "App.routes.yaml")
    let faulty = try generate("--reporter", "sarif")
    #expect(try faulty.status == 1 && results(faulty).count == 2)
  }

  @Test(arguments: [
    ("sarif", "\"results\":[]"), ("gitlab", "[]\n"), ("junit", "no findings"), ("json", "\"findings\":[]"),
  ])
  func `no findings are a document, too`(reporter: String, part: String) throws {
    try folder.write(Sample.clean(), to: "App.routes.yaml")
    #expect(try generate("--reporter", reporter).output.contains(part))
    #expect(try generate("--reporter", "text").output == "")
  }
}
