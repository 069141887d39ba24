import SwitchyardDiagnostics
import SwitchyardModel

extension ActionReader {
  /// An action with the values that someone has typed behind it: `id=42 page=2`. What is left out is zero.
  func action(_ action: SimulationAction, withValues words: [String]) throws(ActionFault) -> SimulationAction {
    guard let first = words.first else { return action }
    switch action {
    case .event(let event, _, let isFromPrevious):
      return .event(event, payload: try payload(words, of: event), isFromPrevious: isFromPrevious)
    case .external(let event, _): return .external(event, payload: try payload(words, of: event))
    default: throw ActionFault("it takes no '\(first.printable)'")
    }
  }

  private func payload(_ words: [String], of event: EventID) throws(ActionFault) -> [Value] {
    var payload = graph.zeroPayload(of: event)
    let parameters = graph[event].payload
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { throw ActionFault("'\(word.printable)' is no value; write it as name=value") }
      guard let place = parameters.firstIndex(where: { $0.name == parts[0] }) else {
        throw .noSuch("value", parts[0], among: parameters.map(\.name))
      }
      payload[place] = try value(parts[1], as: parameters[place].type, for: parameters[place].name)
    }
    return payload
  }

  /// Several values of a list stand with commas between them.
  private func value(_ text: String, as type: ValueType, for name: String) throws(ActionFault) -> Value {
    let texts = type.isArray ? text.split(separator: ",").map(String.init) : [text]
    var values: [Value] = []
    for text in texts {
      guard let value = graph.linkValue(of: text, as: type.base) else {
        throw ActionFault("'\(text.printable)' is no \(type.base.name(in: graph.types)), as '\(name)' asks")
      }
      values.append(value)
    }
    return type.isArray ? .array(values) : values[0]
  }
}
