import Foundation
import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardTestSupport
import Testing

/// What `switchyard links` writes for programs, and the schema of it.
struct LinkJSONTests {
  private let check = Compiler().check(
    """
    switchyard: 1
    name: App
    start: home
    screens:
      home: {}
      post: { params: { id: Int, tag: "String?" } }
      file: { params: { path: "[String]" } }
    guards: { g: 1 }
    links:
      schemes: [app]
      hosts: [a.example, b.example]
      paths:
        /posts/{id}?kind=a%20b&tag={tag}: [{ when: not g, push: post }, ignore]
        /a.example/{path...}: { push: file }
        /{x}: { push: home }
        /: { push: home }
    """)

  private let schema = SchemaValidator(root: LinksSchema.value)

  private func answer(_ url: String) throws -> JSONValue {
    var answer = LinkAnswer(to: url, of: try #require(check.specs.first), in: check)
    return answer.json()
  }

  @Test func `the schema file is what the program says`() throws {
    let file = ProjectFiles.url("Schemas/links.schema.json")
    let text = LinksSchema.value.indentedText
    if ProjectFiles.areToBeUpdated { try text.write(to: file, atomically: true, encoding: .utf8) }
    #expect(
      (try? String(contentsOf: file, encoding: .utf8)) == text, "run 'UPDATE_GENERATED=1 swift test' to write it again")
  }

  @Test func `a listing fits the schema, with every kind of part`() throws {
    #expect(!check.report.hasErrors)
    #expect(try schema.accepts(check.linksJSON))
    let links = try #require(check.linksJSON["specs"]).elements[0]["links"]?.elements ?? []
    #expect(
      links[0].compactText == #"""
        {"pattern":"/posts/{id}?kind=a%20b&tag={tag}","file":"App.routes.yaml","line":13,"column":5,"urls":["app://posts/{id}?kind=a%20b&tag={tag}","https://a.example/posts/{id}?kind=a%20b&tag={tag}","https://b.example/posts/{id}?kind=a%20b&tag={tag}"],"path":[{"literal":"posts"},{"placeholder":"id","type":"Int"}],"query":[{"name":"kind","literal":"a b","required":true},{"name":"tag","placeholder":"tag","type":"String","required":false}],"alternatives":[{"when":["not g"],"does":"push post"},{"when":[],"does":"ignore"}],"screens":["post"]}
        """#)
    #expect(links[1]["urls"]?.elements.first == "app:///a.example/{path...}")
    #expect(links[1]["path"]?.elements.last?.compactText == #"{"placeholder":"path","type":"[String]"}"#)
    #expect(links[3]["urls"]?.elements == ["app://", "https://a.example/", "https://b.example/"])
  }

  @Test(arguments: [
    "app://posts/1?kind=a%20b", "app://a.example/b/c", "app:///a.example/b", "app://x", "app://", "app://posts/x",
    "other://x", "app://a//b", "app://%zz", "app://%00", "app://..", "", "app://posts/1?kind=%22%0A",
  ])
  func `an answer fits the schema`(url: String) throws {
    #expect(try schema.accepts(answer(url)))
  }

  @Test func `an answer has the values of the URL, and those of the screens`() throws {
    let json = try answer("app://posts/42?tag=b&kind=a%20b")
    #expect(json["arguments"]?.compactText == #"{"id":42,"tag":"b"}"#)
    #expect(
      json["alternatives"]?.compactText
        == #"[{"when":["not g"],"does":"push post","shows":[{"post":{"id":42,"tag":"b"}}]},{"when":[],"does":"ignore","shows":[]}]"#
    )
    #expect(try answer("app:///a.example")["outranked"]?.compactText == "[]")
    #expect(try answer("app://%zz")["refused"] != nil && answer("app://%zz")["misses"]?.elements == [])
  }

  @Test func `what is neither does not fit the schema`() throws {
    for value in [[:], ["version": 2, "specs": []], ["version": 1, "specs": [[:]]]] as [JSONValue] {
      #expect(try !schema.accepts(value))
    }
  }

  @Test func `a long URL is cut in words, and whole in JSON`() throws {
    let url = "app://" + String(repeating: "x", count: 4_000_000)
    var answer = LinkAnswer(to: url, of: try #require(check.specs.first), in: check)
    #expect(answer.text().utf8.count < 2000)
    #expect(answer.json().compactText.utf8.count < 8_001_000)
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
}
