/// A type whose values a route or an event may carry.
///
/// The generated parameter enums conform through their `String` raw value; a type of the app is wrapped in
/// ``OwnArgument`` instead, so that generated code adds no conformance to it.
public protocol CaseArgumentConvertible {
  /// The value without its Swift type.
  var caseArgument: CaseArgument { get }
}

extension Bool: CaseArgumentConvertible {
  public var caseArgument: CaseArgument { .bool(self) }
}

extension Int: CaseArgumentConvertible {
  public var caseArgument: CaseArgument { .int(self) }
}

extension Double: CaseArgumentConvertible {
  public var caseArgument: CaseArgument { .double(self) }
}

extension String: CaseArgumentConvertible {
  public var caseArgument: CaseArgument { .string(self) }
}

extension Optional: CaseArgumentConvertible where Wrapped: CaseArgumentConvertible {
  public var caseArgument: CaseArgument { self?.caseArgument ?? .absent }
}

extension Array: CaseArgumentConvertible where Element: CaseArgumentConvertible {
  public var caseArgument: CaseArgument { .list(map(\.caseArgument)) }
}

extension CaseArgumentConvertible where Self: RawRepresentable, RawValue == String {
  public var caseArgument: CaseArgument { .string(rawValue) }
}
