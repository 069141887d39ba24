import SwitchyardModel
import SwitchyardSwiftCode

/// What each event and launch does: `CourierRouter`, and in a module's file what its screens and flows do themselves.
struct RouterSection {
  let file: CoreFile

  private var signature: RouterSignature { RouterSignature(types: file.types) }
  private var rows: RouterRows { RouterRows(file: file) }

  var declarations: [SwiftDeclaration] {
    file.isRoot ? aliases + [appRouter] : moduleRouter
  }

  // MARK: - The app's

  private var aliases: [SwiftDeclaration] {
    let router = SwiftType.named(file.types.router)
    return [
      .comment("MARK: - Router"),
      .typealias(
        file.types.transition, .generic("RouteTransition", [router]),
        doc: "What an event or a link does in \(file.graph.name)."),
      .typealias(
        file.types.container, .generic("NavigationContainer", [router]),
        doc: "What a visible screen of \(file.graph.name) stands in."),
      .typealias(
        file.types.state, .generic("NavigationState", [router]), doc: "What \(file.graph.name) shows at one moment."),
      .typealias(
        file.types.navigator, .generic("RouteNavigator", [router]),
        doc: "Keeps what \(file.graph.name) shows, and changes it as the spec says."),
    ] + (file.graph.guards.isEmpty ? [launching] : [])
  }

  /// `CourierNavigator()`, where there are no guards to be answered.
  private var launching: SwiftDeclaration {
    let noGuards: SwiftExpression = .call(.name(file.types.noGuards))
    let saved = SwiftType.generic("RestoredNavigation", [.named(file.types.router)])
    return .extension(
      .named(file.types.navigator),
      [
        .initializer(
          [], doc: "Creates a navigator that shows what the app starts with.", modifiers: [.convenience],
          [.call("self.init", ["guards": noGuards])]),
        .initializer(
          [SwiftParameter("restoring", "saved", saved)],
          doc: "Creates a navigator that shows what is left of a saved state.", modifiers: [.convenience],
          [.call("self.init", ["guards": noGuards, "restoring": "saved"])]),
      ])
  }

  private var appRouter: SwiftDeclaration {
    let associated: [SwiftDeclaration] = [
      .typealias("Tab", .named(file.types.tab)), .typealias("Flow", .named(file.types.flow)),
      .typealias("External", .named(file.types.externalEvent)),
    ]
    return .enum(
      file.types.router, inherits: ["RouteGraph"], doc: "What each event, link and launch of \(file.graph.name) does.",
      modifiers: [.nonisolated],
      associated + [transition] + screenTransition(rows.ofScreens) + containerTransition + appTransition
        + [start, remembering] + LinkSection(file: file).requirementsWithoutLinks)
  }

  private var transition: SwiftDeclaration {
    let asked: [SwiftExpression] = [
      .call("screenTransition", ["for": "event", "on": "route", "guards": "guards"]),
      .call("containerTransition", ["for": "event", "in": "container", "guards": "guards"]),
      .call("appTransition", ["for": "event", "guards": "guards"]),
    ]
    return .function(
      "transition", [signature.event, signature.route(file.types.route), signature.container, signature.guards],
      returns: signature.result, modifiers: [.static],
      [.expression(.binary(asked[0], .nilCoalescing, .binary(asked[1], .nilCoalescing, asked[2])))])
  }

  private func screenTransition(_ rows: ChunkedSwitch) -> [SwiftDeclaration] {
    rows.function(
      "screenTransition", [signature.event, signature.route(file.module.route), signature.guards],
      returns: signature.result, handing: ["for": "event", "on": "route", "guards": "guards"],
      doc: "What a screen does with an event itself.", access: file.isRoot ? .private : nil)
  }

  private var containerTransition: [SwiftDeclaration] {
    rows.ofContainers.function(
      "containerTransition", [signature.event, signature.container, signature.guards],
      returns: signature.result, handing: ["for": "event", "in": "container", "guards": "guards"],
      doc: "What a tab or a flow does with an event that its screen leaves to it.", access: .private)
  }

  private var appTransition: [SwiftDeclaration] {
    rows.ofApp.function(
      "appTransition", [signature.event, signature.guards], returns: signature.result,
      handing: ["for": "event", "guards": "guards"],
      doc: "What the app does with an event that nothing nearer handles.", access: .private)
  }

  private var start: SwiftDeclaration {
    .function(
      "start", [signature.guards], returns: .generic("NavigationStart", [.named(file.types.router)]),
      modifiers: [.static], StartAlternatives(named: file.named).body)
  }

  private var remembering: SwiftDeclaration {
    let guards = SwiftType.any(.named(file.types.guards))
    let answers: SwiftExpression =
      file.graph.guards.isEmpty ? "guards" : .call(.name(file.types.guardAnswers), ["guards"])
    return .function(
      "remembering", [.unlabelled("guards", guards)], returns: guards, modifiers: [.static], [.expression(answers)])
  }

  // MARK: - A module's

  private var moduleRouter: [SwiftDeclaration] {
    let (screens, flows) = (rows.ofScreens, rows.ofFlows)
    var members = screens.rows.isEmpty ? [] : screenTransition(screens)
    if !flows.rows.isEmpty { members += flowTransition(flows) }
    members += LinkSection(file: file).moduleMembers
    members += RestoringSection(file: file).moduleMembers
    if members.isEmpty { return [] }
    return [
      .comment("MARK: - Router"),
      .enum(
        file.module.router, doc: "What \(file.module.title) does with events and links itself.",
        access: .internal, modifiers: [.nonisolated], members.map(\.forThisModule)),
    ]
  }

  private func flowTransition(_ rows: ChunkedSwitch) -> [SwiftDeclaration] {
    rows.function(
      "flowTransition", [signature.event, SwiftParameter("in", "flow", .named(file.module.flow)), signature.guards],
      returns: signature.result, handing: ["for": "event", "in": "flow", "guards": "guards"],
      doc: "What a flow does with an event that its screen leaves to it.")
  }
}

extension SwiftDeclaration {
  /// Only the app's router asks a module's, which stands in the same Swift module.
  fileprivate var forThisModule: SwiftDeclaration {
    var declaration = self
    declaration.access = access ?? .internal
    return declaration
  }
}
