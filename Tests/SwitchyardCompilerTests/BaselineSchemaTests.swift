import Foundation
import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardSpec
import SwitchyardTestSupport
import SwitchyardYAML
import Testing

/// What is taken of a baseline, the schema takes, and what one refuses, the other refuses too.
struct BaselineSchemaTests {
  @Test func `the schema file is what the declarations of the keys say`() throws {
    let file = ProjectFiles.url("Schemas/baseline.schema.json")
    let text = BaselineSchema.value.indentedText
    if ProjectFiles.areToBeUpdated {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      (try? String(contentsOf: file, encoding: .utf8)) == text, "run 'UPDATE_GENERATED=1 swift test' to write it again")
  }

  @Test(arguments: [
    #"{"version": 1, "findings": []}"#, #"{"$schema": "a.json", "version": 1, "findings": []}"#,
    #"{"version": 1, "findings": [{"file": "a", "rule": "dead-end"}]}"#,
    #"{"findings": [{"reason": "noStack", "count": 2, "subject": "é", "file": "a/b", "rule": "x"}], "version": 1}"#,
  ])
  func `what holds for the program holds for the schema`(text: String) throws {
    let (tree, findings) = read(text)
    #expect(findings == [])
    #expect(try SchemaValidator(root: BaselineSchema.value).accepts(tree.json))
  }

  @Test(arguments: [
    "{}", #"{"version": 1}"#, #"{"version": 2, "findings": []}"#, #"{"version": 1, "findings": {}}"#,
    #"{"version": 1, "findings": [1]}"#, #"{"version": 1, "findings": [{"file": "a"}]}"#, "[]",
    #"{"version": 1, "findings": [{"rule": "dead-end"}]}"#, #"{"version": 1, "findings": [], "more": 1}"#,
    #"{"version": 1, "findings": [{"file": "a", "rule": "x", "line": 1}]}"#,
    #"{"version": 1, "findings": [{"file": "a", "rule": "x", "count": 0}]}"#,
    #"{"version": 1, "findings": [{"file": "a", "rule": "x", "count": "2"}]}"#,
    #"{"version": 1, "findings": [{"file": "a", "rule": "x", "subject": null}]}"#,
  ])
  func `what is no baseline for the program is none for the schema`(text: String) throws {
    let (tree, findings) = read(text)
    #expect(findings != [])
    #expect(try !SchemaValidator(root: BaselineSchema.value).accepts(tree.json))
  }

  private func read(_ text: String) -> (tree: YAMLTree, findings: [String]) {
    let bag = FindingBag()
    let tree = YAMLParser().parse(SourceFile(path: "a.json", text: text), id: SourceFileID(0), reporting: bag)
    _ = BaselineDecoder().decode(tree, reporting: bag)
    return (tree, bag.findings.map(\.message))
  }
}
