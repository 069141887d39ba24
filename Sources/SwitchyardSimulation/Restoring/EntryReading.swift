import SwitchyardDiagnostics
import SwitchyardModel

// MARK: - Stacks

extension StateReader {
  /// The entries of a stack, or its root where none is left.
  mutating func stack(
    _ json: [JSONValue], of place: String, root: (inout StateReader) throws(Loss) -> StackEntry
  ) throws(Loss) -> NavigationStack {
    let entries = entries(json, in: place)
    return NavigationStack(entries.isEmpty ? [try root(&self)] : entries)
  }

  /// The entries before the first one that cannot be.
  mutating func entries(_ json: [JSONValue], in place: String) -> [StackEntry] {
    var entries: [StackEntry] = []
    for element in json {
      do throws(Loss) {
        entries.append(try entry(element))
      } catch {
        lose("\(place) from entry \(entries.count + 1) on: \(error.reason)")
        break
      }
    }
    return entries
  }

  /// An entry as a state writes it: `"feed"`, `{"post":{"id":42}}`.
  mutating func entry(_ json: JSONValue) throws(Loss) -> StackEntry {
    let (name, values) = nameAndValues(of: json)
    guard let name else { throw Loss(reason: "\(json.shown) is no entry") }
    guard let screen = names.screens[name] else { throw Loss(reason: "there is no screen '\(name.printable)'") }
    reportUnknown(values, besides: graph[screen].parameters, of: name)
    var arguments: [Value] = []
    for parameter in graph[screen].parameters {
      arguments.append(try argument(values[parameter.name], for: parameter, of: name))
    }
    return newEntry(screen, arguments)
  }

  /// Says what is lost of a screen or an event because it has no such parameter any more.
  mutating func reportUnknown(_ values: ObjectMembers, besides parameters: [Parameter], of name: String) {
    let known = Set(parameters.map(\.name))
    for value in values.members where !known.contains(value.key) {
      lose("'\(value.key.printable)' of '\(name)': there is no such parameter")
    }
  }

  private func nameAndValues(of json: JSONValue) -> (name: String?, values: ObjectMembers) {
    if let name = json.text { return (name, ObjectMembers(members: [])) }
    guard let members = json.members?.members, members.count == 1, let values = members[0].value.members else {
      return (nil, ObjectMembers(members: []))
    }
    return (members[0].key, values)
  }

  /// What a state has written, or what stands for it where it cannot be read.
  ///
  /// - Parameter name: of the screen or the event.
  mutating func argument(
    _ json: JSONValue?, for parameter: Parameter, of name: String
  ) throws(Loss) -> Value {
    let standard = standard(for: parameter)
    guard let json, json != .null else {
      guard let standard else { throw Loss(reason: "'\(name)' lacks '\(parameter.name)'") }
      return standard
    }
    do throws(ActionFault) {
      return try actions.values.value(of: json, as: parameter.type, for: "'\(parameter.name)' of '\(name)'")
    } catch {
      guard let standard else { throw Loss(reason: error.message) }
      lose(error.message)
      return standard
    }
  }

  /// What a parameter is where nothing is given. A state leaves nil out, so what is missing is nil before it is anything.
  private func standard(for parameter: Parameter) -> Value? {
    parameter.type.isOptional || parameter.hasFaultyDefault ? .nil : parameter.defaultValue.map { Value($0) }
  }

  mutating func newEntry(_ screen: ScreenID, _ arguments: [Value]) -> StackEntry {
    nextIdentity += 1
    return StackEntry(identity: nextIdentity, screen: screen, arguments: arguments)
  }
}

// MARK: - Roots

extension StateReader {
  /// The root with which a flow or a screen begins, where all its parameters are known without anyone giving them.
  mutating func root(of layer: Layer) throws(Loss) -> StackEntry {
    switch layer {
    case .flow(let flow): try root(graph[flow].root, bound: graph[flow].rootArguments)
    case .screen(let screen): try root(screen, bound: [])
    }
  }

  private mutating func root(_ screen: ScreenID, bound: [ArgumentSource?]) throws(Loss) -> StackEntry {
    var arguments: [Value] = []
    for (place, parameter) in graph[screen].parameters.enumerated() {
      let source = bound.indices.contains(place) ? bound[place] : nil
      switch source {
      case .literal(let literal)?: arguments.append(Value(literal))
      case .nil?: arguments.append(.nil)
      default:
        // A root was given nothing, so what is left out is its default before it is nil.
        guard let standard = parameter.defaultValue.map({ Value($0) }) ?? standard(for: parameter) else {
          throw Loss(reason: "'\(graph.qualifiedName(of: screen))' lacks '\(parameter.name)'")
        }
        arguments.append(standard)
      }
    }
    return newEntry(screen, arguments)
  }

  mutating func entry(of destination: Destination) -> StackEntry {
    newEntry(destination.screen, graph.arguments(of: destination))
  }
}

// MARK: - Shapes

extension StateReader {
  func object(_ json: JSONValue, _ place: String) throws(ActionFault) -> ObjectMembers {
    guard let members = json.members else { throw ActionFault("\(place) is an object, not \(json.shown)") }
    return members
  }

  func object(_ json: JSONValue, _ place: String, keys: [String]) throws(ActionFault) -> ObjectMembers {
    let members = try object(json, place)
    try members.refuseOthers(than: keys, in: place)
    return members
  }

  func list(_ json: JSONValue, _ place: String) throws(ActionFault) -> [JSONValue] {
    guard case .array(let elements) = json else { throw ActionFault("\(place) is a list, not \(json.shown)") }
    return elements
  }

  /// What was started or presented; nil where it no longer exists, and then its name for the words.
  func container(_ members: ObjectMembers, _ place: String) throws(ActionFault) -> (Layer?, name: String) {
    switch (members["flow"], members["screen"]) {
    case (let flow?, nil):
      guard let name = flow.text else { throw ActionFault("'flow' of \(place) is a text, not \(flow.shown)") }
      return (names.flows[name].map { .flow($0) }, "flow '\(name.printable)'")
    case (nil, let screen?):
      let written = screen.text.map { [$0] } ?? screen.members?.members.map(\.key).sorted() ?? []
      // Of several, which nobody has saved so, the first that there is.
      guard let name = written.first(where: { names.screens[$0] != nil }) ?? written.first else {
        throw ActionFault("'screen' of \(place) is a screen's name, not \(screen.shown)")
      }
      return (names.screens[name].map { .screen($0) }, "screen '\(name.printable)'")
    case (nil, nil): throw ActionFault("\(place) names neither a flow nor a screen")
    default: throw ActionFault("\(place) names both a flow and a screen")
    }
  }
}
