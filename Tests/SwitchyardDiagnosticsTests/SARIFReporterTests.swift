import SwitchyardDiagnostics
import SwitchyardTestSupport
import Testing

struct SARIFReporterTests {
  private func run(_ sample: Sample, page: String? = nil) throws -> JSONValue {
    let text = sample.text(by: SARIFReporter(version: "1.2.3") { _ in page })
    return try #require(JSONReader.value(of: text)["runs"]?[0])
  }

  private func result(_ sample: Sample, _ number: Int = 0) throws -> JSONValue {
    try #require(run(sample)["results"]?[number])
  }

  @Test func `a result has its rule, its level, its words and its place`() throws {
    var sample = Sample("a: b\nc: d")
    sample.report("first", at: "b")
    sample.report("second", at: "d", rule: "dead-end", severity: .warning, subject: "screens.c", help: "mend it")
    let run = try run(sample)
    #expect(run["tool"]?["driver"]?["name"] == "Switchyard")
    #expect(run["tool"]?["driver"]?["semanticVersion"] == "1.2.3")
    let result = try #require(run["results"]?[1])
    #expect(result["ruleId"] == "dead-end" && result["ruleIndex"] == 1 && result["level"] == "warning")
    #expect(run["tool"]?["driver"]?["rules"]?[1]?["id"] == "dead-end")
    #expect(result["message"]?["text"] == "second\nhelp: mend it")
    #expect(
      result["locations"] == [
        [
          "physicalLocation": [
            "artifactLocation": ["uri": "App.routes.yaml", "uriBaseId": "SRCROOT"],
            "region": ["startLine": 2, "startColumn": 4, "endLine": 2, "endColumn": 5],
          ],
          "logicalLocations": [["fullyQualifiedName": "screens.c"]],
        ]
      ])
  }

  @Test func `what a baseline holds is a result that is suppressed`() throws {
    var sample = Sample("a: b\nc: d")
    sample.report("new", at: "b")
    sample.report("known", at: "d", isKnown: true)
    #expect(try result(sample, 0)["suppressions"] == nil)
    #expect(try result(sample, 1)["suppressions"] == [["kind": "external"]])
  }

  @Test(arguments: [
    ("# 🙂\na: 🙂 b", 7, 8), ("a: é日 b", 7, 8), ("\u{FEFF}a: b", 4, 5), ("🙂\ra: b", 4, 5), ("a: 👩‍👩‍👧b", 12, 13),
  ])
  func `columns count UTF-16 code units`(text: String, start: Int, end: Int) throws {
    var sample = Sample(text)
    sample.report("here", at: "b")
    let region = try result(sample)["locations"]?[0]?["physicalLocation"]?["region"]
    #expect(region?["startColumn"] == .int(start) && region?["endColumn"] == .int(end))
    #expect(try run(sample)["columnKind"] == "utf16CodeUnits")
  }

  @Test func `columns are right far into a long line, whatever scalars stand across the blocks`() throws {
    for length in [255, 256, 257, 509, 1023] {
      let text = String(repeating: "a", count: length) + String(repeating: "🙂", count: 300) + "b"
      var sample = Sample(text)
      sample.report("here", at: "b")
      let region = try result(sample)["locations"]?[0]?["physicalLocation"]?["region"]
      #expect(region?["startColumn"] == .int(length + 601))
    }
  }

  @Test func `what is an emoji itself ends behind both of its code units`() throws {
    var sample = Sample("a: 🙂\nb:")
    sample.report("here", at: "🙂")
    sample.report("there", at: "🙂\nb")
    let regions = try (0..<2).map { try result(sample, $0)["locations"]?[0]?["physicalLocation"]?["region"] }
    #expect(regions[0] == ["startLine": 1, "startColumn": 4, "endLine": 1, "endColumn": 6])
    #expect(regions[1] == ["startLine": 1, "startColumn": 4, "endLine": 2, "endColumn": 2])
  }

  @Test func `notes with a place are related locations, others lines of the message`() throws {
    var sample = Sample("a: b")
    sample.report("first", at: "b", notes: [.init("by the way"), .init("there", at: sample.span(of: "a"))])
    let result = try result(sample)
    #expect(result["message"]?["text"] == "first\nnote: by the way")
    #expect(result["relatedLocations"]?[0]?["message"]?["text"] == "there")
    #expect(result["relatedLocations"]?[0]?["id"] == 1)
    #expect(result["relatedLocations"]?[1] == nil)
  }

  @Test func `each step of a trace has a place and its words, and the script stands beside`() throws {
    var sample = Sample("a: b")
    sample.report("first", at: "b", reason: "noStack", evidence: Sample.evidence)
    let result = try result(sample)
    let flow = result["codeFlows"]?[0]
    #expect(flow?["message"]?["text"] == "tabs(feed): feed · sheet checkout: cart, profile")
    let steps = (0..<3).compactMap { flow?["threadFlows"]?[0]?["locations"]?[$0]?["location"] }
    #expect(steps.map { $0["message"]?["text"] } == ["launch", "feed.buy (isSignedIn)", "cart.openProfile"])
    #expect(steps.allSatisfy { $0["physicalLocation"]?["region"]?["startLine"] == 1 })
    #expect(result["properties"] == ["reason": "noStack", "trace": .array(Sample.evidence.actions)])
  }

  @Test func `of a way longer than services take, both ends are told`() throws {
    var sample = Sample("a: b")
    let way = Sample.steps((0..<5_000).map(String.init))
    sample.report("first", at: "b", evidence: .init(steps: way, now: "", actions: [], state: .null))
    guard
      case .array(let steps)? = try result(sample)["codeFlows"]?[0]?["threadFlows"]?[0]?["locations"]
    else {
      Issue.record("there is no code flow")
      return
    }
    #expect(steps.count == 1_000)
    #expect(steps.last?["location"]?["message"]?["text"] == "4999")
  }

  @Test func `a rule has what its page says, without the heading`() throws {
    var sample = Sample("a: b")
    sample.report("first", at: "b")
    let page = """
      # unhandled-event

      **error**

      ## What it finds

      An event.
      Of two lines.

      And more.

      ## How to mend it

      Handle it.

      """
    let rule = try run(sample, page: page)["tool"]?["driver"]?["rules"]?[0]
    #expect(rule?["fullDescription"]?["text"] == "An event.\nOf two lines.")
    #expect(rule?["help"]?["text"] == "Handle it.")
    #expect(rule?["help"]?["markdown"]?.text?.hasPrefix("**error**\n\n## What it finds") == true)
    #expect(rule?["defaultConfiguration"] == ["level": "error"])
    let bare = try run(sample)["tool"]?["driver"]?["rules"]?[0]
    #expect(bare?["help"] == nil && bare?["fullDescription"] == bare?["shortDescription"])
  }

  @Test(arguments: [
    ("./Sources/my app/é#1?.routes.yaml", "Sources/my%20app/%C3%A9%231%3F.routes.yaml"), ("a:b.yaml", "a%3Ab.yaml"),
    (".//a.yaml", "a.yaml"), ("../a.yaml", "../a.yaml"), ("100%.yaml", "100%25.yaml"),
  ])
  func `a path is a relative reference, percent-encoded`(path: String, uri: String) throws {
    var sample = Sample("a: b", path: path)
    sample.report("first", at: "b")
    #expect(
      try result(sample)["locations"]?[0]?["physicalLocation"]?["artifactLocation"] == [
        "uri": .string(uri), "uriBaseId": "SRCROOT",
      ])
  }

  @Test func `an absolute path that was given is a URI of its own`() throws {
    var sample = Sample("a: b", path: "/tmp/a b.yaml")
    sample.report("first", at: "b")
    let location = try result(sample)["locations"]?[0]?["physicalLocation"]?["artifactLocation"]
    #expect(location == ["uri": "file:///tmp/a%20b.yaml"])
  }

  @Test(arguments: [
    ("'[a](http://b.example)'", "'[a\\](http://b.example)'"), ("'/posts/{id}'", "'/posts/{id}'"),
    ("'{0}' {12} {} {1a} {0", "'{{0}}' {{12}} {} {1a} {0"), ("a[1] (b)", "a[1] (b)"), ("é](日", "é\\](日"),
  ])
  func `a name is neither a link nor the place of an argument`(message: String, text: String) throws {
    var sample = Sample("a: b")
    sample.report(message, at: "b")
    #expect(try result(sample)["message"]?["text"] == .string(text))
  }

  @Test func `a report on nothing is a run without results`() throws {
    let run = try run(Sample(""))
    #expect(run["results"] == [] && run["tool"]?["driver"]?["rules"] == [])
  }
}

extension JSONValue {
  fileprivate subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
