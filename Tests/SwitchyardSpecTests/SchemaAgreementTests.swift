import Foundation
import SwitchyardDiagnostics
import SwitchyardSpec
import SwitchyardTestSupport
import SwitchyardYAML
import Testing

/// What the decoder takes, the schema takes, and what one refuses, the other refuses too.
struct SchemaAgreementTests {
  @Test(arguments: accepted)
  func `what is a spec for the decoder is one for the schema`(text: String) throws {
    #expect(DecodedText(head + text).findings.map(\.message) == [])
    #expect(try SchemaValidator(root: SpecSchema.value).accepts(json(head + text)))
  }

  @Test(arguments: refused)
  func `what is no spec for the decoder is none for the schema`(text: String) throws {
    #expect(DecodedText(head + text).places != [])
    #expect(try !SchemaValidator(root: SpecSchema.value).accepts(json(head + text)))
  }

  @Test(arguments: SpecMapping.allCases.filter(\.isOfSpec))
  func `every key of a mapping can be written, and no other`(mapping: SpecMapping) throws {
    let definition = mapping == .spec ? SpecSchema.value : SpecSchema.value["definitions"]?[mapping.rawValue]
    guard case .object(let properties)? = definition?["properties"] else {
      Issue.record("the schema has no properties of \(mapping)")
      return
    }
    #expect(properties.map(\.key) == mapping.keys.map(\.name))
    #expect(properties.allSatisfy { $0.value["description"] != nil })
    #expect(definition?["additionalProperties"] == false)
  }

  @Test(.enabled(if: checker != nil, "check-jsonschema is not installed: pip install check-jsonschema"))
  func `another program reads the schema as we do`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let schema = folder.appending(path: "routes.schema.json")
    try SpecSchema.value.indentedText.write(to: schema, atomically: true, encoding: .utf8)
    #expect(try run("--check-metaschema", schema.path).status == 0)

    let files = try (accepted + refused).enumerated().map { number, text in
      let file = folder.appending(path: "\(number < accepted.count ? "accepted" : "refused")-\(number).yaml")
      try (head + text).write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let output = try run(["--schemafile", schema.path, "--output-format", "json"] + files).output
    let report = try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
    let errors = try #require(report["errors"] as? [[String: Any]])
    #expect(((report["parse_errors"] as? [Any]) ?? []).isEmpty)
    #expect(Set(errors.compactMap { $0["filename"] as? String }) == Set(files.filter { $0.contains("refused") }))
  }

  private func json(_ text: String) -> JSONValue {
    let file = SourceFile(path: "App.routes.yaml", text: text)
    return YAMLParser().parse(file, id: SourceFileID(0), reporting: FindingBag()).json
  }

  private func run(_ arguments: String...) throws -> (status: Int32, output: Data) {
    try run(arguments)
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, output: Data) {
    let process = Process()
    process.executableURL = URL(filePath: try #require(checker))
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}

/// The validator of JSON Schema from PyPI, where it is installed.
private let checker: String? = {
  let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
  return folders.map { "\($0)/check-jsonschema" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}()

private let head = "switchyard: 1\nname: App\n"

private let accepted = [
  "",
  "include: a.yaml",
  "include: [a.yaml, ../b.yaml]",
  "start: tabs",
  "start: { welcome: { id: 1 } }",
  "start: { start: tabs, tab: feed }",
  "start: [{ when: [a, not b], start: { w: } }, { start: tabs, tab: t }]",
  "screens:\nflows:\ntabs:\nevents:\nexternal:\nguards:\ntransitions:\nlinks:\ntypes:\ninclude:",
  "screens: { a: , b: {}, ä: { title: 1.10, doc: yes, path: /a, events: [a, on], back: false, tabBar: hidden } }",
  "screens: { a: { params: { id: Int, ids: [Int], deep: [[Int]], q: 'String = \"\"' }, deprecated: Use b. } }",
  "screens: { a: { transitions: { close: pop, e: [dismiss, { pop: true }] }, allow: { dead-end: because } } }",
  "flows: { f: { root: a, title: t, doc: d, transitions: { e: pop }, allow: } }",
  "tabs: { no: { root: { a: { id: 1 } }, title: t, icon: house, doc: d, stack: false, transitions: , allow: { a-b: c } } }",
  "events: { a: , b: { id: Int, allow: { unused-event: later } }, c: { allow: Bool } }",
  "external: { a: { since: Date } }",
  "guards: { a: In words., b: , c: { doc: d, allow: { unused-guard: x } } }",
  "types: { A: { cases: [a, b], doc: d, allow: }, B: { swift: B, import: M, conforms: [Hashable] }, C: { swift: C } }",
  "links: { schemes: [a], hosts: [b.example], paths: { '/a/{b}': { push: c }, '/d?e={f}': [pop, ignore] } }",
  "transitions: { a: pop, b: dismiss, c: popToRoot, d: dismissAll, e: defer, f: ignore }",
  "transitions: { a: { pop: }, b: { dismiss: ~ }, c: { popToRoot: true }, d: { dismiss: layer }, e: { tab: t } }",
  "transitions: { a: { push: b }, c: { push: m.d }, e: { push: [f, { g: { h: event.i, j: [1, ~] } }] } }",
  "transitions: { a: { replaceTop: b }, c: { setRoot: [d] }, e: { setAfterRoot: f }, g: { popTo: h } }",
  "transitions: { a: { setAfter: { screen: b, push: c, inclusive: true } }, d: { open: https://e.example } }",
  "transitions: { a: { start: tabs, tab: t }, b: { raise: c }, d: { raise: { e: { f: event.g } } } }",
  "transitions: { a: { present: b, style: popover, stack: true, dismissable: false, animated: false, doc: d } }",
  "transitions: { a: { steps: [dismiss, { push: b, else: pop }], when: not g, allow: { raise-loop: x }, else: defer } }",
  "transitions: { a: { tab: t, push: b, else: { tab: u, present: c } } }",
]

private let refused = [
  "nonsense: 1",
  "push: a",
  "module: M",
  "start:",
  "start: []",
  "start: [tabs]",
  "start: [{ when: g }]",
  "start: [{ start: a, tab: t }]",
  "start: { start: a, other: b }",
  "include: { a: b }",
  "screens: [a]",
  "screens: { a: { titel: t } }",
  "screens: { a: { title: } }",
  "screens: { a: { title: [t] } }",
  "screens: { a: { back: no } }",
  "screens: { a: { back: 'false' } }",
  "screens: { a: { tabBar: off } }",
  "screens: { a: { events: b } }",
  "screens: { a: { events: [[b]] } }",
  "screens: { a: { params: { id: } } }",
  "screens: { a: { params: { id: [Int, Int] } } }",
  "screens: { a: { params: { id: { type: Int } } } }",
  "screens: { a: { transitions: pop } }",
  "screens: { a: { allow: dead-end } }",
  "screens: { a: { allow: { dead-end: } } }",
  "flows: { f: }",
  "flows: { f: { title: t } }",
  "flows: { f: { root: [a] } }",
  "flows: { f: { root: a, icon: b } }",
  "tabs: { t: { root: a, stack: bare } }",
  "events: { e: Int }",
  "events: { e: { id: } }",
  "guards: { g: [a] }",
  "guards: { g: { name: a } }",
  "types: { T: }",
  "types: { T: {} }",
  "types: { T: [a] }",
  "types: { T: { cases: [] } }",
  "types: { T: { cases: [a], swift: T } }",
  "types: { T: { cases: [a], conforms: [Hashable] } }",
  "types: { T: { import: M } }",
  "links: { schemes: a }",
  "links: { path: { /a: pop } }",
  "links: { paths: { /a: nonsense } }",
  "transitions: { a: }",
  "transitions: { a: [] }",
  "transitions: { a: push }",
  "transitions: { a: {} }",
  "transitions: { a: { when: g } }",
  "transitions: { a: { push: } }",
  "transitions: { a: { push: [] } }",
  "transitions: { a: { push: { b: {}, c: {} } } }",
  "transitions: { a: { push: { b: 1 } } }",
  "transitions: { a: { push: { b: { c: { d: 1 } } } } }",
  "transitions: { a: { push: b, pop: } }",
  "transitions: { a: { pop: false } }",
  "transitions: { a: { pop: b } }",
  "transitions: { a: { present: [b] } }",
  "transitions: { a: { setAfter: b } }",
  "transitions: { a: { setAfter: { screen: b } } }",
  "transitions: { a: { setAfter: { push: b } } }",
  "transitions: { a: { steps: [] } }",
  "transitions: { a: { steps: pop } }",
  "transitions: { a: { steps: [{ when: g, pop: }] } }",
  "transitions: { a: { steps: [{ pop: , allow: { a: b } }] } }",
  "transitions: { a: { pop: , else: [pop] } }",
  "transitions: { a: { pop: , else: { when: g, pop: } } }",
  "transitions: { a: { push: b, style: sheet } }",
  "transitions: { a: { present: b, style: page } }",
  "transitions: { a: { dismiss: , stack: true } }",
  "transitions: { a: { tab: t, dismissable: false } }",
  "transitions: { a: { tab: t, dismiss: } }",
  "transitions: { a: { tab: t, ignore: } }",
  "transitions: { a: { tab: t, defer: } }",
  "transitions: { a: { tab: t, start: welcome } }",
  "transitions: { a: { open: b, animated: false } }",
  "transitions: { a: { pop: , when: [] } }",
  "transitions: { a: { pop: , when: a and b } }",
  "transitions: { a: { pop: , animated: yes } }",
]
