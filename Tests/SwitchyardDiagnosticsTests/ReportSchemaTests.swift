import Foundation
import SwitchyardDiagnostics
import Testing

struct ReportSchemaTests {
  @Test func `the schema file is what the reporter's keys say`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Schemas/report.schema.json")
    if ProcessInfo.processInfo.environment["UPDATE_GENERATED"] == "1" {
      try ReportSchema.value.indentedText.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == ReportSchema.value.indentedText,
      "run 'UPDATE_GENERATED=1 swift test' to write it again")
  }

  @Test func `a report fits the schema, with everything that a finding can have and with nothing`() throws {
    var sample = Sample("a: b\nc: d")
    sample.report("bare", at: "b")
    sample.report(
      "full", at: "d", subject: "s", reason: "noStack", notes: [.init("n", at: sample.span(of: "a")), .init("m")],
      help: "h", evidence: Sample.evidence)
    sample.report("known", at: "c", isKnown: true)
    #expect(try faults(in: sample.text(by: JSONReporter())) == [])
    #expect(try faults(in: Sample("").text(by: JSONReporter())) == [])
  }

  @Test(arguments: [
    #"{"launch":true}"#, #"{"event":"openPost","payload":{"id":42},"from":"previous"}"#, #"{"back":true}"#,
    #"{"swipe":true,"guards":{"isSignedIn":true}}"#, #"{"tapTab":"dialogs"}"#, #"{"link":"courier://posts/42"}"#,
    #"{"external":"sessionExpired"}"#, #"{"restore":{"base":{"flow":"onboarding","stack":["welcome"]}}}"#,
  ])
  func `each kind of action fits the schema`(action: String) throws {
    #expect(try faults(in: action, by: "action") == [])
  }

  @Test(arguments: [
    "{}", #"{"back":true,"swipe":true}"#, #"{"back":1}"#, #"{"event":1}"#, #"{"event":"e","from":"next"}"#,
    #"{"link":"a","guards":{"g":"yes"}}"#, #"{"restore":{"modals":[]}}"#, #"{"tab":"feed"}"#,
  ])
  func `what is no action does not fit the schema`(action: String) throws {
    #expect(try faults(in: action, by: "action") != [])
  }

  @Test(arguments: [
    #"{"base":{"tabs":{"selected":"a","stacks":{"a":["b",{"c":{"id":42}}]}}},"modals":[]}"#,
    #"{"base":{"flow":"onboarding","stack":["welcome"]},"deferred":{"link":"courier://posts/42"}}"#,
    #"{"base":{"screen":"welcome","stack":["welcome"]},"modals":[{"screen":"a","style":"popover"}]}"#,
    #"{"base":{"flow":"f","stack":["a"]},"modals":[{"flow":"f","style":"sheet","stack":["a"],"dismissable":false}]}"#,
    #"{"base":{"flow":"f","stack":["a"]},"modals":[{"screen":{"a":{"id":1}},"style":"fullScreen"}]}"#,
  ])
  func `each kind of state fits the schema`(state: String) throws {
    #expect(try faults(in: state, by: "state") == [])
  }

  @Test(arguments: [
    "{}", #"{"base":{"flow":"f"}}"#, #"{"base":{"flow":"f","stack":[]}}"#, #"{"base":{"tabs":{"selected":"a"}}}"#,
    #"{"base":{"flow":"f","stack":["a"]},"modals":[{"flow":"f","stack":["a"]}]}"#,
    #"{"base":{"flow":"f","stack":["a"]},"modals":[{"screen":"a","style":"window"}]}"#,
  ])
  func `what is no state does not fit the schema`(state: String) throws {
    #expect(try faults(in: state, by: "state") != [])
  }

  @Test func `what is no report does not fit the schema`() throws {
    #expect(try faults(in: #"{"version":2,"findings":[],"summary":{}}"#).count == 10)
    var sample = Sample("a: b")
    sample.report("bare", at: "b")
    let text = sample.text(by: JSONReporter())
    #expect(try faults(in: text.replacing("\"line\":1", with: "\"line\":0")) == ["$.findings[0].line: less than 1"])
    #expect(
      try faults(in: text.replacing("\"error\"", with: "\"fatal\"")) == ["$.findings[0].severity: none of the enum"])
    #expect(try faults(in: text.replacing("\"help\":null", with: "\"help\":1")) == ["$.findings[0].help: wrong type"])
    #expect(try faults(in: text.replacing("\"notes\":[],", with: "")) == ["$.findings[0]: no 'notes'"])
  }

  private func faults(in text: String, by definition: String? = nil) throws -> [String] {
    let schema = try JSONSerialization.jsonObject(with: Data(ReportSchema.value.compactText.utf8))
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    return SchemaCheck(root: try #require(schema as? [String: Any])).faults(in: value, by: definition)
  }
}

/// As much of JSON Schema as our own schema of reports uses.
private struct SchemaCheck {
  let root: [String: Any]

  /// - Parameter definition: the part of the schema that is meant; nil: all of it.
  func faults(in value: Any, by definition: String? = nil) -> [String] {
    faults(in: value, by: definition.map { ["$ref": "#/definitions/\($0)"] } ?? root, at: "$")
  }

  private func faults(in value: Any, by schema: [String: Any], at path: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      let definitions = root["definitions"] as? [String: Any] ?? [:]
      guard let target = definitions[name] as? [String: Any] else { return ["\(path): no definition '\(name)'"] }
      return faults(in: value, by: target, at: path)
    }
    let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] }
    if let types, !types.contains(where: { isType($0, value) }) { return ["\(path): wrong type"] }
    var faults: [String] = []
    if let constant = schema["const"] as? NSObject, value as? NSObject != constant || isBool(value) != isBool(constant)
    {
      faults.append("\(path): not the constant")
    }
    if let choices = schema["oneOf"] as? [[String: Any]],
      choices.count(where: { self.faults(in: value, by: $0, at: path).isEmpty }) != 1
    {
      faults.append("\(path): not one of the forms")
    }
    if let choices = schema["enum"] as? [String], !choices.contains(value as? String ?? "") {
      faults.append("\(path): none of the enum")
    }
    if let least = schema["minimum"] as? Int, let number = value as? Int, number < least {
      faults.append("\(path): less than \(least)")
    }
    if let object = value as? [String: Any] {
      let required = schema["required"] as? [String] ?? []
      faults += required.filter { object[$0] == nil }.map { "\(path): no '\($0)'" }
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      for (key, value) in object.sorted(by: { $0.key < $1.key }) {
        guard let property = properties[key] ?? schema["additionalProperties"] as? [String: Any] else {
          // Our own reports hold no more than the schema says, even where it does not forbid it.
          if schema["properties"] != nil { faults.append("\(path): unknown '\(key)'") }
          continue
        }
        faults += self.faults(in: value, by: property, at: "\(path).\(key)")
      }
    }
    if let least = schema["minItems"] as? Int, let elements = value as? [Any], elements.count < least {
      faults.append("\(path): too few")
    }
    if let elements = value as? [Any], let items = schema["items"] as? [String: Any] {
      for (index, element) in elements.enumerated() {
        faults += self.faults(in: element, by: items, at: "\(path)[\(index)]")
      }
    }
    return faults
  }

  private func isType(_ name: String, _ value: Any) -> Bool {
    switch name {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int && !isBool(value)
    case "boolean": isBool(value)
    case "null": value is NSNull
    default: false
    }
  }

  /// Foundation takes `true` for the number 1 unless it is asked.
  private func isBool(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }
}
