import Foundation
import SwitchyardDiagnostics
import SwitchyardTestSupport
import Testing

@testable import SwitchyardPicture

/// Specs whose pictures are kept in every format.
enum DrawnExample: String, CaseIterable, CustomTestStringConvertible {
  case courier = "Examples/Courier/courier.routes.yaml"
  case messenger = "Examples/Messenger/messenger.routes.yaml"
  case shop = "Examples/Shop/shop.routes.yaml"
  case faults = "Tests/SwitchyardPictureTests/Goldens/faults.routes.yaml"

  var testDescription: String { name }
  var name: String { String(rawValue.split(separator: "/").last?.prefix { $0 != "." } ?? "") }

  func drawn() throws -> DrawnText {
    try DrawnText(ProjectFiles.text(of: rawValue))
  }

  /// By the ending of their files' names.
  func texts() throws -> [(ending: String, text: String)] {
    let drawn = try drawn()
    return [("dot", drawn.dot), ("mmd", drawn.mermaid), ("json", drawn.json)]
  }
}

struct FormatTests {
  @Test(arguments: DrawnExample.allCases) func `a picture is in each format as its golden has it`(example: DrawnExample)
    throws
  {
    for (ending, text) in try example.texts() {
      let path = "Tests/SwitchyardPictureTests/Goldens/\(example.name).\(ending)"
      if ProjectFiles.areToBeUpdated { try Data(text.utf8).write(to: ProjectFiles.url(path)) }
      #expect(
        try text == ProjectFiles.text(of: path), "\(path) is stale: UPDATE_GENERATED=1 swift test rewrites it")
    }
  }

  @Test func `the schema file is what the keys of a picture say`() throws {
    let path = "Schemas/graph.schema.json"
    let text = PictureSchema.value.indentedText
    if ProjectFiles.areToBeUpdated { try Data(text.utf8).write(to: ProjectFiles.url(path)) }
    #expect(try text == ProjectFiles.text(of: path), "UPDATE_GENERATED=1 swift test rewrites it")
  }

  @Test(arguments: DrawnExample.allCases) func `a picture in JSON fits the schema`(example: DrawnExample) throws {
    let schema = SchemaValidator(root: PictureSchema.value)
    #expect(try schema.accepts(JSONReader.value(of: example.drawn().json)))
  }

  @Test func `what is no picture does not fit the schema`() throws {
    let schema = SchemaValidator(root: PictureSchema.value)
    let text = try DrawnExample.faults.drawn().json
    for (part, fault) in [("\"version\":1", "\"version\":2"), ("\"stack\"", "\"pile\""), ("\"line\":1", "\"line\":-1")]
    {
      #expect(text.contains(part))
      #expect(try !schema.accepts(JSONReader.value(of: text.replacing(part, with: fault))))
    }
  }

  @Test func `a long list is cut, and a long text`() throws {
    let links = (1...30).map { "/\($0): { push: b }" }.joined(separator: ", ")
    let drawn = try DrawnText(
      """
      switchyard: 1
      name: App
      start: a
      screens: { a: { title: \(String(repeating: "long ", count: 1_000)) }, b: { title: x } }
      links: { schemes: [app], paths: { \(links) } }
      """)
    #expect(drawn.dot.contains("… 22 more") && drawn.mermaid.contains("… 22 more"))
    #expect(drawn.dot.utf8.count < 8_000 && drawn.mermaid.utf8.count < 4_000)
    #expect(drawn.json.contains("/30") && drawn.json.utf8.count > 5_000)
  }
}
