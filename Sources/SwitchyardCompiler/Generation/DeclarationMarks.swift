import SwitchyardModel

/// How lines end that declare what is made of an app, or of one of its modules, and of no other: one for each target.
struct DeclarationMarks {
  private let marks: [String]

  /// - Parameter module: the name of a module; nil for what is made of the spec itself.
  init(app: String, module: String? = nil) {
    let names = GeneratedNames(app: app + (module ?? ""))
    marks = [
      "enum \(names.type(.route)): NavigationRoute {", "protocol \(names.type(.screenViews)) {",
      "protocol \(names.type(.controllers)) {", "struct \(names.type(.navigationTests)) {",
      "class \(names.type(.navigationTests)): XCTestCase {",
    ]
  }

  func stand(in text: [UInt8]) -> Bool {
    text.split(separator: UInt8(ascii: "\n")).contains { line in
      marks.contains { line.reversed().starts(with: $0.utf8.reversed()) }
    }
  }
}
