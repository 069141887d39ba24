public import Combine

@propertyWrapper
public struct State<Value>: DynamicProperty, StandInProperty {
  private let slot = StandInSlot<StandInValue<Value>>()
  private let initial: Value

  public init(wrappedValue value: Value) {
    initial = value
  }

  public init(initialValue value: Value) {
    initial = value
  }

  public var wrappedValue: Value {
    get { slot.content?.value ?? initial }
    nonmutating set {
      slot.content?.value = newValue
      MainActor.assumeIsolated { slot.host?.invalidate() }
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(reading: { wrappedValue }, writing: { wrappedValue = $0 })
  }

  public func connect(_ kept: inout AnyObject?, in context: StandInContext) {
    slot.connect(&kept, in: context) { StandInValue(initial) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

@propertyWrapper
@MainActor @preconcurrency
public struct StateObject<ObjectType>: DynamicProperty, StandInProperty where ObjectType: ObservableObject {
  private let slot = StandInSlot<ObjectType>()
  nonisolated(unsafe) private let make: () -> ObjectType

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  public var wrappedValue: ObjectType {
    guard let object = slot.content else { fatalError("a state object is there while a body is made, no sooner") }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }

  public func connect(_ kept: inout AnyObject?, in context: StandInContext) {
    slot.connect(&kept, in: context) {
      let object = make()
      context.host.observe(object)
      return object
    }
  }
}

@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType>: DynamicProperty, StandInProperty where ObjectType: ObservableObject {
  @dynamicMemberLookup @frozen
  @MainActor @preconcurrency
  public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let root = root
      return Binding(reading: { root[keyPath: keyPath] }, writing: { root[keyPath: keyPath] = $0 })
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  public func connect(_ kept: inout AnyObject?, in context: StandInContext) {
    context.host.observe(wrappedValue)
  }
}
