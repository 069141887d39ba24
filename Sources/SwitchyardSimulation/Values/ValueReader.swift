import SwitchyardDiagnostics
import SwitchyardModel

/// Reads values of JSON as their types ask.
struct ValueReader {
  let graph: RouteGraph

  /// - Parameter place: what the value is for, for the fault's words: `'id' of 'openPost'`.
  func value(of json: JSONValue, as type: ValueType, for place: String) throws(ActionFault) -> Value {
    if json == .null, type.isOptional { return .nil }
    guard type.isArray else { return try single(json, as: type, for: place) }
    guard case .array(let elements) = json else { throw fault(json, type, place) }
    var values: [Value] = []
    for element in elements { values.append(try single(element, as: ValueType(type.base), for: place)) }
    return .array(values)
  }

  private func single(_ json: JSONValue, as type: ValueType, for place: String) throws(ActionFault) -> Value {
    switch (type.base, json) {
    case (.string, .string(let text)): return .string(text)
    case (.int, .int(let number)): return .int(Int64(number))
    case (.int, .double(let number)):
      // JSON has one kind of number: 42.0 is 42, as an app reads it, too.
      guard let whole = Int64(exactly: number) else { throw fault(json, type, place) }
      return .int(whole)
    case (.double, .double(let number)): return .double(number)
    case (.double, .int(let number)): return .double(Double(number))
    case (.double, .string(let text)):
      // JSON has no such numbers, so an app saves them as text: "inf", "nan".
      guard let number = Double(text), !number.isFinite else { throw fault(json, type, place) }
      return .double(number)
    case (.bool, .bool(let answer)): return .bool(answer)
    case (.uuid, .string(let text)) where isUUID(text): return .uuid(text.uppercased())
    case (.url, .string(let text)) where URLText.flaw(in: text) == nil: return .url(text)
    // What no date of four-digit years is, an app saves as seconds since 2001.
    case (.date, .string(let text)) where CalendarDate.flaw(in: text) == nil || Double(text) != nil: return .date(text)
    case (.declared(let id), _):
      guard case .enumeration(let cases) = graph[id].kind else { return .own(json) }
      guard let text = json.text else { throw fault(json, type, place) }
      if let index = cases.firstIndex(of: text) { return .enumCase(id, index) }
      throw ActionFault(
        "\(place) is a '\(graph[id].name)', which has no case '\(text.printable)'",
        suggestion: NearestName(to: text).among(cases))
    default: throw fault(json, type, place)
    }
  }

  private func fault(_ json: JSONValue, _ type: ValueType, _ place: String) -> ActionFault {
    let hint: String =
      switch type.base {
      case .date where json.text != nil: ", such as \"2024-01-31\" or \"2024-01-31T18:30:00Z\""
      case .uuid where json.text != nil: ", such as \"00000000-0000-0000-0000-000000000000\""
      default: ""
      }
    let need = "\(place) is \(article(type)) '\(type.text(in: graph.types))'"
    // Of what is too large the digits are not kept, so that it can't be shown as it was written.
    if type.base == .int, !type.isArray, case .double(let number) = json, number == number.rounded() {
      return ActionFault(need + ", and the number is too large for one")
    }
    return ActionFault("\(need)\(hint), not \(json.shown)")
  }

  private func article(_ type: ValueType) -> String {
    !type.isArray && type.base == .int ? "an" : "a"
  }
}
