package import SwitchyardDiagnostics
package import SwitchyardModel

/// Reads actions: `{"event":"openPost","payload":{"id":42},"guards":{"isSignedIn":true}}`.
package struct ActionReader {
  let graph: RouteGraph
  let names: SpecNames
  let values: ValueReader

  package init(_ graph: RouteGraph) {
    self.graph = graph
    names = SpecNames(graph)
    values = ValueReader(graph: graph)
  }

  private static let actions = ["launch", "event", "back", "swipe", "tapTab", "link", "external", "restore"]
  private static let additions = ["payload", "from", "guards"]

  package func step(_ json: JSONValue) throws(ActionFault) -> SimulationStep {
    guard let members = json.members else {
      throw ActionFault("an action is an object, such as {\"back\":true}, not \(json.shown)")
    }
    try members.refuseOthers(than: Self.actions + Self.additions, in: "an action")
    let present = Self.actions.filter { members[$0] != nil }
    guard let key = present.first, let value = members[key] else {
      throw ActionFault("it does not say what is done: \(Self.actions.map { "'\($0)'" }.joined(separator: ", "))")
    }
    guard present.count == 1 else {
      throw ActionFault("'\(present[0])' and '\(present[1])' are two actions; write a line for each")
    }
    try refuseStrayAdditions(members, to: key)
    return SimulationStep(try action(key, value, members), guards: try guards(members["guards"]))
  }

  private func action(
    _ key: String, _ value: JSONValue, _ members: ObjectMembers
  ) throws(ActionFault) -> SimulationAction {
    switch key {
    case "launch", "back", "swipe":
      guard value == .bool(true) else { throw ActionFault("'\(key)' is true, not \(value.shown)") }
      return key == "launch" ? .launch : key == "back" ? .back : .swipe
    case "restore":
      var reader = StateReader(self)
      _ = try reader.read(value)
      return .restore(value)
    default: break
    }
    guard let text = value.text else { throw ActionFault("'\(key)' is a text, not \(value.shown)") }
    switch key {
    case "link": return .link(text)
    case "tapTab":
      guard let tab = names.tabs[text] else { throw .noSuch("tab", text, among: graph.tabs.map(\.name)) }
      return .tapTab(tab)
    case "external":
      let event = try external(text)
      return .external(event, payload: try payload(members["payload"], of: event))
    default:
      guard let event = names.events[text] else { throw .noSuch("event", text, among: graph.events.map(\.name)) }
      let isFromPrevious = try isFromPrevious(members["from"])
      return .event(event, payload: try payload(members["payload"], of: event), isFromPrevious: isFromPrevious)
    }
  }

  private func external(_ name: String) throws(ActionFault) -> EventID {
    let externals = graph.events.filter(\.isExternal).map(\.name)
    guard let event = names.events[name] else { throw .noSuch("external event", name, among: externals) }
    guard graph[event].isExternal else {
      throw ActionFault("'\(name)' is an event of screens, not of the system; write {\"event\":\"\(name)\"}")
    }
    return event
  }

  // MARK: - What stands beside an action

  private func refuseStrayAdditions(_ members: ObjectMembers, to key: String) throws(ActionFault) {
    if members["payload"] != nil, key != "event", key != "external" {
      throw ActionFault("'\(key)' carries no 'payload'; events do")
    }
    if members["from"] != nil, key != "event" {
      throw ActionFault("'\(key)' has no 'from'; events of screens have")
    }
  }

  private func isFromPrevious(_ json: JSONValue?) throws(ActionFault) -> Bool {
    guard let json else { return false }
    guard json == .string("previous") else { throw ActionFault("'from' is \"previous\", not \(json.shown)") }
    return true
  }

  private func guards(_ json: JSONValue?) throws(ActionFault) -> [GuardID: Bool] {
    guard let json else { return [:] }
    guard let members = json.members else {
      throw ActionFault("'guards' is an object, such as {\"isSignedIn\":true}, not \(json.shown)")
    }
    var answers: [GuardID: Bool] = [:]
    for member in members.members {
      guard let id = names.guards[member.key] else {
        throw .noSuch("guard", member.key, among: graph.guards.map(\.name))
      }
      guard case .bool(let answer) = member.value else {
        throw ActionFault("the answer of guard '\(member.key)' is true or false, not \(member.value.shown)")
      }
      answers[id] = answer
    }
    return answers
  }

  /// One value for each item; what is left out gets its default, or the zero of its type.
  private func payload(_ json: JSONValue?, of event: EventID) throws(ActionFault) -> [Value] {
    guard let json else { return graph.zeroPayload(of: event) }
    let name = graph[event].name
    guard let members = json.members else {
      throw ActionFault("the payload of '\(name)' is an object, not \(json.shown)")
    }
    try members.refuseOthers(than: graph[event].payload.map(\.name), in: "the payload of '\(name)'")
    var payload: [Value] = []
    for parameter in graph[event].payload {
      guard let json = members[parameter.name] else {
        payload.append(graph.zeroValue(of: parameter))
        continue
      }
      payload.append(try values.value(of: json, as: parameter.type, for: "'\(parameter.name)' of '\(name)'"))
    }
    return payload
  }
}
