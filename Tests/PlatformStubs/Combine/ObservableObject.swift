// What SwitchyardRuntime uses of Combine, with its signatures. Where Combine says that something is Sendable, so does
// this, and nowhere else.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The one of this object, for as long as that lives.
  public var objectWillChange: ObservableObjectPublisher { publishers.publisher(of: self) }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private var listeners: [() -> Void] = []

  public init() {}

  public func send() {
    for listener in listeners { listener() }
  }

  /// For the stand-in of SwiftUI, in place of subscribers.
  public func standInSubscribe(_ listener: @escaping () -> Void) {
    listeners.append(listener)
  }
}

@propertyWrapper
public struct Published<Value> {
  private var value: Value

  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("a class has this by the subscript") }
    // swiftlint:disable:next unused_setter_value
    set { fatalError("a class has this by the subscript") }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].value }
    set {
      publishers.publisher(of: object).send()
      object[keyPath: storage].value = newValue
    }
  }
}

/// Which publisher an object has. Programs under test have few objects, and end soon: none is ever forgotten.
private final class Publishers {
  private var all: [ObjectIdentifier: (object: AnyObject, publisher: ObservableObjectPublisher)] = [:]

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let known = all[ObjectIdentifier(object)] { return known.publisher }
    let publisher = ObservableObjectPublisher()
    all[ObjectIdentifier(object)] = (object, publisher)
    return publisher
  }
}

nonisolated(unsafe) private let publishers = Publishers()
