public protocol DynamicProperty {}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // All that is under test is on the main actor.
    self.get = unsafeBitCast(get, to: (() -> Value).self)
    self.set = unsafeBitCast(set, to: ((Value) -> Void).self)
  }

  init(reading get: @escaping () -> Value, writing set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      reading: { wrappedValue[keyPath: keyPath] }, writing: { wrappedValue[keyPath: keyPath] = $0 })
  }
}
