import SwitchyardModel
import SwitchyardSwiftCode

/// The conditions that the app answers: `CourierGuards`.
struct GuardSection {
  let file: CoreFile

  private var guards: [Guard] { file.graph.guards }
  private var protocolType: SwiftType { .named(file.types.guards) }

  var declarations: [SwiftDeclaration] {
    [.comment("MARK: - Guards"), requirements] + (guards.isEmpty ? [noGuards, launching] : [answers])
  }

  private var requirements: SwiftDeclaration {
    .protocol(
      file.types.guards, doc: "The conditions that the app answers.", modifiers: [.nonisolated],
      guards.map { .requirement(file.named.guards[$0.id.index], "Bool", doc: $0.doc?.documentation) })
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

  /// `CourierNavigator()`
  private var launching: SwiftDeclaration {
    let launch = SwiftStatement.call("self.init", ["guards": .call(.name(file.types.noGuards))])
    return .extension(
      .named(file.types.navigator),
      [.initializer([], doc: "Launches the app.", modifiers: [.convenience], [launch])])
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
        "The answers to `\(file.types.guards)`, each asked for at most once, so that they hold while one event is handled.",
      modifiers: [.nonisolated, .final], [asked, initializer] + answers)
  }
}
