/// A URL that matched a pattern, with the values of the pattern's placeholders.
///
/// Values are asked for by their place: the placeholders of the path from the left, then those of the query in the
/// pattern's order. Asking for another type than the placeholder has gives nil.
public struct LinkMatch: Hashable, Sendable {
  /// The module that the pattern belongs to, counted from 1; 0 for the app itself.
  public let module: Int
  /// The place of the pattern among its module's, from 0.
  public let pattern: Int
  private let values: [CaseArgument]

  init(module: Int, pattern: Int, values: [CaseArgument]) {
    self.module = module
    self.pattern = pattern
    self.values = values
  }

  public func int(_ place: Int) -> Int? {
    if case .int(let value) = value(place) { value } else { nil }
  }

  public func double(_ place: Int) -> Double? {
    if case .double(let value) = value(place) { value } else { nil }
  }

  public func bool(_ place: Int) -> Bool? {
    if case .bool(let value) = value(place) { value } else { nil }
  }

  public func string(_ place: Int) -> String? {
    if case .string(let value) = value(place) { value } else { nil }
  }

  /// What a placeholder for the rest of the path took: one segment or more.
  public func strings(_ place: Int) -> [String]? {
    guard case .list(let values) = value(place) else { return nil }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// A case of a parameter enum.
  public func value<Value: RawRepresentable<String>>(_ place: Int, as type: Value.Type) -> Value? {
    string(place).flatMap(Value.init(rawValue:))
  }

  var allValues: [CaseArgument] { values }

  private func value(_ place: Int) -> CaseArgument {
    values.indices.contains(place) ? values[place] : .absent
  }
}
