import SwitchyardDiagnostics
import SwitchyardModel

// MARK: - What is kept for later

extension StateReader {
  /// The link or the external event that waits for the next start: `{"link":"courier://posts/42"}`.
  mutating func deferred(_ json: JSONValue) throws(ActionFault) -> SimulationAction? {
    guard let members = json.members, members["link"] != nil || members["external"] != nil else {
      throw ActionFault("'deferred' is a link or an external event, not \(json.shown)")
    }
    do throws(Loss) {
      guard let link = members["link"] else { return try externalEvent(json) }
      guard let url = link.text else { throw Loss(reason: "'link' is a text, not \(link.shown)") }
      // One of the two is newer, and no app says which.
      if members["external"] != nil { lose("the external event that was deferred beside a link") }
      return .link(url)
    } catch {
      lose("what was deferred: \(error.reason)")
      return nil
    }
  }

  /// An event with what it carried, each value for itself: one that no longer fits is lost, and takes the event with it
  /// only where the event cannot do without.
  private mutating func externalEvent(_ json: JSONValue) throws(Loss) -> SimulationAction {
    let name = json.members?["external"]?.text
    guard let name, let event = names.events[name], graph[event].isExternal else {
      throw Loss(reason: name.map { "there is no external event '\($0.printable)'" } ?? "it names no external event")
    }
    let written = json.members?["payload"]
    if let written, written.members == nil { lose("the payload of '\(name)': it is no object") }
    let values = written?.members ?? ObjectMembers(members: [])
    reportUnknown(values, besides: graph[event].payload, of: name)
    var payload: [Value] = []
    for item in graph[event].payload {
      let isLeftOut = values[item.name] == nil
      if isLeftOut, let standard = item.defaultValue {
        payload.append(Value(standard))
      } else {
        payload.append(try argument(values[item.name], for: item, of: name))
      }
    }
    return .external(event, payload: payload)
  }
}
