import SwitchyardModel
import SwitchyardSwiftCode

/// What one level does with its events, as rows of a `switch`: one for each alternative, in the order in which they are
/// tried.
struct HandlerRows {
  let named: NamedGraph

  /// - Parameters:
  ///   - emitter: the screen whose parameters the transitions may use.
  ///   - pattern: what a row matches, made of the bindings of the level's own half and the pattern of the event.
  func rows(
    of handlers: [EventHandler], emitter: ScreenID? = nil, matching pattern: (BoundNames, SwiftPattern) -> SwiftPattern
  ) -> [SwiftSwitchCase] {
    var rows: [SwiftSwitchCase] = []
    for handler in handlers {
      for alternative in handler.alternatives {
        rows.append(row(alternative, of: handler.event, emitter, pattern))
        // What stands behind one that is always taken never is.
        if alternative.condition.isEmpty { break }
      }
    }
    return rows
  }

  private func row(
    _ transition: Transition, of event: EventID, _ emitter: ScreenID?,
    _ pattern: (BoundNames, SwiftPattern) -> SwiftPattern
  ) -> SwiftSwitchCase {
    let bindings = Bindings(
      BindingUses(of: transition.action), payload: named.payloads[event.index],
      parameters: emitter.map { named.screenParameters[$0.index] })
    var row = SwiftSwitchCase.case(
      pattern(bindings.screen, named.eventPattern(event, bindings.event.patterns)),
      where: named.expression(of: transition.condition),
      returns: TransitionExpression(named: named, bindings: bindings).expression(of: transition.action))
    row.comment = transition.doc?.documentation
    return row
  }
}

extension [EventHandler] {
  /// How many of the events are handled whatever the guards say.
  var certainCount: Int {
    count { handler in handler.alternatives.contains { $0.condition.isEmpty } }
  }
}
