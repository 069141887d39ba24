import SwitchyardModel

extension Facts {
  /// What mends alternatives that can all refuse.
  func helpToEnd(_ alternatives: String, _ levels: [HandlerLevel], of event: EventID) -> String {
    let handlers = levels.flatMap { level in graph.handlers(at: level).filter { $0.event == event } }
    return helpToEnd(alternatives, handlers)
  }

  /// Who writes an `else` beside a `when` may take them for if and else.
  func helpToEnd(_ alternatives: String, _ handlers: [EventHandler]) -> String {
    let help = "end \(alternatives) with one without 'when', such as 'ignore'"
    let isTakenForIf = handlers.flatMap(\.alternatives).contains {
      !$0.condition.isEmpty && !$0.action.otherwise.isEmpty
    }
    guard isTakenForIf else { return help }
    return help + ": an 'else' is for where the operation fails, not for where 'when' says no"
  }
}
