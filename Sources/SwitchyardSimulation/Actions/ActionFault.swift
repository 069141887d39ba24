import SwitchyardDiagnostics

/// Why an action cannot be understood, and what was probably meant.
package struct ActionFault: Error, Equatable {
  package var message: String
  package var suggestion: String?

  init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }

  /// `there is no event 'opnPost'; did you mean 'openPost'?`
  package var text: String {
    message + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }

  static func noSuch(_ kind: String, _ name: String, among names: some Sequence<String>) -> ActionFault {
    ActionFault("there is no \(kind) '\(name.printable)'", suggestion: NearestName(to: name).among(names))
  }
}

/// Takes the members of an object by their keys, and knows which were not asked for.
struct ObjectMembers {
  let members: [JSONValue.Member]

  subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }

  func refuseOthers(than keys: [String], in place: String) throws(ActionFault) {
    for member in members where !keys.contains(member.key) {
      throw ActionFault(
        "\(place) has no '\(member.key.printable)'", suggestion: NearestName(to: member.key).likely(among: keys).first)
    }
  }
}

extension JSONValue {
  var members: ObjectMembers? {
    if case .object(let members) = self { ObjectMembers(members: members) } else { nil }
  }

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value in a message, cut where it is long.
  var shown: String {
    let text = compactText.printable
    return text.count > 40 ? text.prefix(40) + "…" : text
  }
}
