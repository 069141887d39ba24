import Foundation
import SwitchyardDiagnostics
import SwitchyardSpec
import Testing

struct SchemaFileTests {
  @Test func `the schema file is what the declarations of the keys say`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Schemas/routes.schema.json")
    if ProcessInfo.processInfo.environment["UPDATE_GENERATED"] == "1" {
      try SpecSchema.value.indentedText.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == SpecSchema.value.indentedText,
      "run 'UPDATE_GENERATED=1 swift test' to write it again")
  }

  @Test func `every key is described, in whole sentences`() {
    for mapping in SpecMapping.allCases {
      for key in mapping.keys {
        #expect(key.description.hasSuffix("."), "\(mapping).\(key.name)")
        #expect(key.description.first?.isLowercase == false, "\(mapping).\(key.name)")
      }
    }
  }
}
