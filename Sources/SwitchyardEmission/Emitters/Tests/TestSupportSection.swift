import SwitchyardModel
import SwitchyardSwiftCode

/// What the tests stand on: guards that answer what a test says, samples of the app's own types, and the app as a test drives
/// it.
struct TestSupportSection {
  let file: TestFile

  private var guards: [Guard] { file.graph.guards }

  var declarations: [SwiftDeclaration] {
    [.comment("MARK: - What the tests stand on")] + (guards.isEmpty ? [] : [answers])
      + (file.samples.all.isEmpty ? [] : samples) + [TestAppSection(file: file).declaration]
  }

  private var answers: SwiftDeclaration {
    .class(
      file.types.testGuards, inherits: [.named(file.types.guards)],
      doc: "What the guards answer: no, as long as a test says nothing else.", modifiers: [.nonisolated, .final],
      guards.map { .var(file.named.guards[$0.id.index], false) })
  }

  private var samples: [SwiftDeclaration] {
    let (names, values) = (file.types.testSamples, file.types.testSampleValues)
    func optional(_ id: TypeID) -> SwiftType { .optional(file.named.declaredTypes[id.index]) }
    let example = file.samples.all[0]
    let type = file.graph[example.type].swiftName
    let line = "nonisolated extension \(names) { static var \(example.name): \(type)? { … } }"
    return [
      .protocol(
        values, doc: "The values of the app's own types that tests need.", modifiers: [.nonisolated],
        file.samples.all.map { .requirement($0.name, optional($0.type), modifiers: [.static]) }),
      .extension(
        .named(values), modifiers: [.nonisolated],
        file.samples.all.map { .computed($0.name, optional($0.type), modifiers: [.static], [.expression(.nil)]) }),
      .enum(
        names, inherits: [.named(values)],
        doc: "Give it one value of each type, in a file of your own: what needs one that is missing is skipped.\n\n    "
          + line, modifiers: [.nonisolated], []),
    ]
  }
}

extension DeclaredType {
  fileprivate var swiftName: String {
    if case .external(let name, _, _) = kind { name } else { name }
  }
}
