import Foundation
import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardSpec
import SwitchyardTestSupport
import SwitchyardYAML
import Testing

/// What is taken of `switchyard.yaml`, the schema takes, and what one refuses, the other refuses too.
struct ConfigurationSchemaTests {
  @Test func `the schema file is what the declarations of the keys and the rules say`() throws {
    let file = ProjectFiles.url("Schemas/switchyard.schema.json")
    let text = RuleCatalogue.configurationSchema.indentedText
    if ProjectFiles.areToBeUpdated {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      (try? String(contentsOf: file, encoding: .utf8)) == text, "run 'UPDATE_GENERATED=1 swift test' to write it again")
  }

  @Test(arguments: [
    "", "specs: App.routes.yaml", "specs: [App.routes.yaml, ./App.routes.yaml]", "lint:", "lint: { rules: }",
    "lint: { rules: { unused-event: off, unused-guard: error, unreachable-screen: warning } }",
    "lint: { rules: { unknown-key: error, ambiguous-link: off, large-group: error } }",
    "lint: { strict: true, reporter: github, output: 1, baseline: known.json }", "generate:", "generate: {}",
    "generate: { targets: core }",
    "generate: [{ targets: [uikit, tests], output: a }, {}]", "generate: { stubs: true }", "generate: { stubs: a }",
    "generate: { stubs: { folder: a, router: true, update: false } }", "generate: { stubs: }",
    "generate: { access: package, runtime: import, tests: swift-testing, module: App }", "links:", "links: {}",
    "links: { format: aasa, output: a, appIDs: A.b }", "links: { appIDs: [A.b, A.c] }",
  ])
  func `what holds for the program holds for the schema`(text: String) throws {
    #expect(try findings(text) == [])
    #expect(try SchemaValidator(root: RuleCatalogue.configurationSchema).accepts(json(text.isEmpty ? "{}" : text)))
  }

  @Test(arguments: [
    "specs:", "specs: []", "specs: [[a]]", "specs: { a: b }", "spec: a", "lint: strict", "lint: { rule: }",
    "lint: { rules: [unused-event] }", "lint: { rules: { unused-event: } }", "lint: { rules: { unused-event: on } }",
    "lint: { rules: { unused-evnt: off } }", "lint: { rules: { syntax: off } }",
    "lint: { rules: { unknown-key: warning } }", "lint: { rules: { missing-argument: off } }", "oops: 1", "[]",
    "generate: core", "generate: []", "generate: [a]", "generate: { targets: [] }", "generate: { targets: beline }",
    "generate: { output: [a] }", "generate: { access: open }", "generate: { stubs: [a] }",
    "generate: { stubs: { update: maybe } }", "generate: { target: core }", "lint: { strict: maybe }",
    "lint: { reporter: xml }", "lint: { baseline: [a] }", "lint: { baseline: }", "links: aasa",
    "links: { format: xml }", "links: { appIDs: [] }", "links: { output: [a] }", "links: { paths: {} }",
  ])
  func `what is no configuration for the program is none for the schema`(text: String) throws {
    #expect(try findings(text).count == 1)
    #expect(try !SchemaValidator(root: RuleCatalogue.configurationSchema).accepts(json(text)))
  }

  @Test(arguments: SpecMapping.allCases.filter { $0.home == .configuration })
  func `every key of a mapping can be written, and no other`(mapping: SpecMapping) {
    let schema = RuleCatalogue.configurationSchema
    let definition = mapping == .configuration ? schema : schema["definitions"]?[mapping.rawValue]
    guard case .object(let properties)? = definition?["properties"] else {
      Issue.record("the schema has no properties of \(mapping)")
      return
    }
    #expect(properties.map(\.key) == mapping.keys.map(\.name))
    #expect(definition?["additionalProperties"] == false)
  }

  private func findings(_ text: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "switchyard.yaml")
    try folder.write(
      "switchyard: 1\nname: App\nstart: a\nscreens: { a: { transitions: { x: ignore } } }\n", to: "App.routes.yaml")
    let report = try Compiler().check(filesAt: [folder["App.routes.yaml"]]).report
    return report.findings.filter { report.sources[$0.span.file].path.hasSuffix("switchyard.yaml") }.map(\.message)
  }

  private func json(_ text: String) -> JSONValue {
    YAMLParser().parse(SourceFile(path: "switchyard.yaml", text: text), id: SourceFileID(0), reporting: FindingBag())
      .json
  }
}
