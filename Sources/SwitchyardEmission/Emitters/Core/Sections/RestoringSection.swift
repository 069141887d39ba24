import SwitchyardModel
import SwitchyardSwiftCode

/// How a saved state is read: screens, flows and external events by their names, with what was saved of their values.
struct RestoringSection {
  let file: CoreFile

  private var named: NamedGraph { file.named }
  private var screens: [ScreenID] { file.module.screens }

  var declarations: [SwiftDeclaration] {
    let members = screenOfName + route + flow + externalEvent
    return [
      .comment("MARK: - Saved states"), .extension(.named(file.types.router), modifiers: [.nonisolated], members),
    ]
  }

  /// In the router of a module.
  var moduleMembers: [SwiftDeclaration] {
    (screens.isEmpty ? [] : screenOfName + route) + (file.module.flows.isEmpty ? [] : flow)
  }

  // MARK: - Screens

  private var name: SwiftParameter { SwiftParameter("named", "name", "String") }

  private var screenOfName: [SwiftDeclaration] {
    let rows = screens.enumerated().map { place, id in
      SwiftSwitchCase.case(
        .expression(.integer(place)), returns: .member(named.screens[id.index], of: file.module.screen))
    }
    var opening = file.nestedModules { !$0.screens.isEmpty }.map { ask($0, for: "screen") }
    if !rows.isEmpty {
      let position = SwiftExpression.call(.member(.name(file.module.screenTable), "position"), ["of": "name"])
      opening.append(.let("position", position))
    }
    return ChunkedSwitch(subject: "position", rows: rows, otherwise: .nil)
      .function(
        "screen", [SwiftParameter("at", "position", "Int")], returns: .optional(.named(file.module.screen)),
        handing: ["at": "position"], opening: ([name], opening),
        doc: "The screen with this name; nil where there is none.")
  }

  /// `if let screen = CourierCheckoutRouter.screen(named: name) { return .checkout(screen) }`
  private func ask(_ module: ModuleNames, for element: SwiftIdentifier) -> SwiftStatement {
    let answer = SwiftExpression.call(.member(.name(module.router), element), ["named": "name"])
    return .if([.let(element, answer)], [.return(.implicitMember(module.nesting, [.name(element)]))])
  }

  private var route: [SwiftDeclaration] {
    var rows = screens.map { id in
      SwiftSwitchCase.case(.case(named.screens[id.index]), returns: SavedScreen(named: named, id: id).route)
    }
    rows += file.nestedModules { !$0.screens.isEmpty }.map { module in
      let inner = SwiftExpression.call(
        .member(.name(module.router), "route"), ["to": "screen", "with": "arguments"])
      return .case(
        .case(module.nesting, [.let("screen")]), returns: .try(.implicitMember(module.nesting, [inner])))
    }
    return ChunkedSwitch(subject: "screen", rows: rows, otherwise: nil)
      .function(
        "route", [SwiftParameter("to", "screen", .named(file.module.screen)), arguments], effects: [.throws],
        returns: .named(file.module.route), handing: ["to": "screen", "with": "arguments"],
        doc: "A screen with saved arguments. Throws if one is missing that must be there.")
  }

  private var arguments: SwiftParameter { SwiftParameter("with", "arguments", "SavedArguments") }

  // MARK: - Flows and events

  private var flow: [SwiftDeclaration] {
    let rows = file.module.flows.map { id in
      SwiftSwitchCase.case(
        .expression(.string(file.graph.qualifiedName(of: id))),
        returns: .member(named.flows[id.index], of: file.module.flow))
    }
    let opening = file.nestedModules { !$0.flows.isEmpty }.map { ask($0, for: "flow") }
    return ChunkedSwitch(subject: "name", rows: rows, otherwise: .nil)
      .function(
        "flow", [name], returns: .optional(.named(file.module.flow)), handing: ["named": "name"],
        opening: opening.isEmpty ? nil : ([name], opening), doc: "The flow with this name; nil where there is none.")
  }

  private var externalEvent: [SwiftDeclaration] {
    let rows = file.graph.events.filter(\.isExternal).map { event -> SwiftSwitchCase in
      let saved = SavedValues(named: named, parameters: event.payload, names: named.payloads[event.id.index])
      let name = named.events[event.id.index]
      let value: SwiftExpression =
        if name.isCaseOfOptional {
          event.payload.isEmpty
            ? .member(name, of: file.types.event) : .call(.member(name, of: file.types.event), saved.arguments)
        } else {
          named.event(event.id, saved.arguments)
        }
      return .case(.expression(.string(event.name)), returns: saved.canFail ? .try(value) : value)
    }
    return ChunkedSwitch(subject: "name", rows: rows, otherwise: .nil)
      .function(
        "externalEvent", [name, SwiftParameter("with", "payload", "SavedArguments")], effects: [.throws],
        returns: .optional(.named(file.types.event)), handing: ["named": "name", "with": "payload"],
        doc: "The external event with this name; nil where there is none.")
  }
}

extension SwiftExpression {
  /// `.feed`, where an optional is expected: a case called `none` or `some` is named with its type, or it would be taken
  /// for Optional's own.
  fileprivate static func member(_ name: SwiftIdentifier, of type: SwiftIdentifier) -> SwiftExpression {
    name.isCaseOfOptional ? .member(.name(type), name) : .implicitMember(name)
  }
}

/// `try .post(id: arguments("id", .int))`
private struct SavedScreen {
  let named: NamedGraph
  let id: ScreenID

  var route: SwiftExpression {
    let screen = named.graph.screens[id.index]
    let saved = SavedValues(
      named: named, parameters: screen.parameters, names: named.screenParameters[id.index], source: "arguments")
    let name = named.screens[id.index]
    let route: SwiftExpression =
      if screen.deprecated != nil {
        .call(.member(.name(named[screen.module].deprecated), name), saved.arguments)
      } else if screen.parameters.isEmpty {
        .implicitMember(name)
      } else {
        .implicitMember(name, saved.arguments)
      }
    return saved.canFail ? .try(route) : route
  }
}
