import SwitchyardModel
import SwitchyardSwiftCode

/// Elements as expressions and patterns, nested in their module's case: `.checkout(.payment)`. In a module's own enums
/// they stand plain.
extension NamedGraph {
  func nested(_ inner: SwiftExpression, in module: ModuleID) -> SwiftExpression {
    guard let outer = self[module].nestingCase else { return inner }
    return .implicitMember(outer, [inner])
  }

  func nested(_ inner: SwiftPattern, in module: ModuleID) -> SwiftPattern {
    guard let outer = self[module].nestingCase else { return inner }
    return .case(outer, [inner])
  }

  /// `.feed`, `.checkout(.payment)`: a screen whatever it is shown with.
  func screen(_ id: ScreenID) -> SwiftExpression {
    nested(.implicitMember(screens[id.index]), in: graph.screens[id.index].module)
  }

  func flow(_ id: FlowID) -> SwiftExpression {
    nested(.implicitMember(flows[id.index]), in: graph[id].module)
  }

  func flowPattern(_ id: FlowID) -> SwiftPattern {
    nested(.case(flows[id.index]), in: graph[id].module)
  }

  func tab(_ id: TabID) -> SwiftExpression {
    .implicitMember(tabs[id.index])
  }

  /// `.openPost(id: id)`
  func event(_ id: EventID, _ arguments: SwiftArguments = []) -> SwiftExpression {
    // A case with defaults for all that it carries still needs its parentheses.
    let inner: SwiftExpression =
      graph[id].payload.isEmpty ? .implicitMember(events[id.index]) : .implicitMember(events[id.index], arguments)
    return nested(inner, in: graph.events[id.index].module)
  }

  /// `.openPost(let id)`
  func eventPattern(_ id: EventID, _ payload: SwiftPatterns = []) -> SwiftPattern {
    nested(.case(events[id.index], payload), in: graph.events[id.index].module)
  }
}
