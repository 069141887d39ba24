import SwitchyardModel
import SwitchyardSwiftCode

/// The conditions that the app answers: `CourierGuards`.
struct GuardSection {
  let file: CoreFile

  private var guards: [Guard] { file.graph.guards }
  private var protocolType: SwiftType { .named(file.types.guards) }

  var declarations: [SwiftDeclaration] {
    [.comment("MARK: - Guards"), requirements, guards.isEmpty ? noGuards : answers]
  }

  private var requirements: SwiftDeclaration {
    .protocol(
      file.types.guards, doc: guards.isEmpty ? "The spec has no guards: there is nothing to answer." : guardsDoc,
      modifiers: [.nonisolated],
      guards.map { .requirement(file.named.guards[$0.id.index], "Bool", doc: $0.doc?.documentation) })
  }

  private var guardsDoc: String {
    """
    The conditions in the spec's `when:`, answered by the app.

    `\(file.types.navigator.text)` asks on the main actor. A type that is tied to the main actor conforms with
    `@MainActor \(file.types.guards.text)` and answers with `@MainActor var`; before Swift 6.2, with a `nonisolated var` that asks
    `MainActor.assumeIsolated`.
    """
  }

  /// What a protocol without requirements is passed as.
  private var noGuards: SwiftDeclaration {
    // Swift writes no initialiser itself that can be seen outside the module.
    let initializers: [SwiftDeclaration] = file.options.access == .internal ? [] : [.initializer([], [])]
    return .struct(
      file.types.noGuards, inherits: [protocolType],
      doc: "What to pass as guards: \(file.graph.name) asks nothing of the app.", modifiers: [.nonisolated],
      initializers)
  }

  private var answers: SwiftDeclaration {
    let asked = SwiftDeclaration.let("guards", type: .any(protocolType), access: .private)
    let initializer = SwiftDeclaration.initializer(
      [.unlabelled("guards", .any(protocolType))], [.assign("self.guards", "guards")])
    let answers = guards.map { condition -> SwiftDeclaration in
      let name = file.named.guards[condition.id.index]
      return .var(name, type: "Bool", .member("guards", name), modifiers: [.privateSet, .lazy])
    }
    return .class(
      file.types.guardAnswers, inherits: [protocolType],
      doc:
        "The answers to `\(file.types.guards)`, each asked at most once, so that they hold while one event is handled.",
      access: .private, modifiers: [.nonisolated, .final], [asked, initializer] + answers)
  }
}
