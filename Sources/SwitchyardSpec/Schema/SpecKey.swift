package import SwitchyardDiagnostics

/// The keys of one mapping of the language, each declared once: decoding, "did you mean" and the JSON Schema read them
/// from here.
///
/// A key's name is its raw value, and nothing else knows it by its letters.
package protocol SpecKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable where AllCases == [Self] {
  /// The mapping that these are the keys of.
  static var mapping: SpecMapping { get }

  /// How a scalar is recognised as one of these keys.
  static var table: KeyTable { get }

  /// The keys that must be given.
  static var requiredKeys: [Self] { get }

  var declaration: KeyDeclaration { get }

  /// True of what people read and nothing is proved about, such as a title.
  var isAnnotation: Bool { get }
}

extension SpecKey {
  package static var requiredKeys: [Self] { [] }

  package var isAnnotation: Bool { false }

  /// The key's place among its fellows, and in their table.
  var row: Int { Self.allCases.firstIndex(of: self)! }

  /// The declarations of all keys, in the order in which a spec is best written.
  package static var declarations: [KeyDeclaration] { allCases.map(\.declaration) }

  /// Declares this key: what it means, as an editor shows it on hover, and what stands behind it.
  func key(
    _ description: String, _ value: ValueShape, default: JSONValue? = nil
  ) -> KeyDeclaration {
    KeyDeclaration(
      name: rawValue, description: description, value: value, defaultValue: `default`,
      isRequired: Self.requiredKeys.contains(self))
  }
}

/// One key of a mapping: its name, what it means, and what may stand behind it.
package struct KeyDeclaration: Sendable {
  /// What a key is in its mapping.
  package enum Role: Sendable {
    case plain
    /// One of those of which a transition has exactly one.
    case operation
    /// What may stand beside an operation.
    case modifier
  }

  package var name: String
  /// Whole sentences, for whoever hovers over the key in an editor.
  package var description: String
  package var value: ValueShape
  /// What counts where the key is not given.
  package var defaultValue: JSONValue?
  package var isRequired: Bool
  package var role = Role.plain
}
