import Foundation
import SwitchyardTestSupport
import Testing

@testable import SwitchyardModel

/// What a generated type of the same name would hide from the code that it stands beside.
struct StandardNameTests {
  @Test func `no generated type hides what the runtime takes from elsewhere`() throws {
    let text = try ProjectFiles.swift(below: "Sources/SwitchyardRuntime").map {
      try String(contentsOf: $0, encoding: .utf8).replacing(/\/\/.*|"[^"]*"|import \w+|canImport\(\w+\)/, with: "")
    }.joined(separator: "\n")
    let declared = Set(
      text.matches(of: /(?:struct|class|enum|protocol|typealias|associatedtype) (\w+)/).map { $0.1 })
    // Of an app's name and another one, each with a capital, such a name can be put together.
    let used = Set(text.matches(of: /(?:^|[^\w.])([A-Z]\w*[A-Z]\w*)/).map { $0.1 })
    #expect(used.count > 80)
    for name in used.subtracting(declared).sorted() where !StandardNames.contains(String(name)) {
      Issue.record("a type called '\(name)' is not refused")
    }
  }

  @Test(arguments: [("UI", "View", nil), ("NS", "Object", "Object"), ("U", "Int8", "Int8")])
  func `a name and a type that make a type of a library are a collision`(app: String, made: String, type: String?) {
    let types = type.map { "types: { \($0): { cases: [a] } }\n" } ?? ""
    let checked = CheckedSpec(
      "switchyard: 1\nname: \(app)\nstart: home\nscreens: { home: { params: { x: \(type ?? "Int") = a } } }\n\(types)"
        .replacing("Int = a", with: "Int"))
    #expect(checked.lines.contains { $0.contains("name-collision") && $0.contains("'\(app)\(made)'") })
  }
}
