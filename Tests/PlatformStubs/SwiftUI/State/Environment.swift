public import Foundation

public struct EnvironmentValues: CustomStringConvertible {
  var openedURLs: @MainActor (URL) -> Void = { _ in }

  public init() {}

  public var description: String { "EnvironmentValues" }
}

extension EnvironmentValues {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var openURL: OpenURLAction {
    OpenURLAction(open: openedURLs)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  let open: @MainActor (URL) -> Void

  nonisolated init(open: @escaping @MainActor (URL) -> Void) {
    self.open = open
  }

  public func callAsFunction(_ url: URL) { open(url) }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty, StandInProperty {
  private let slot = StandInSlot<StandInValue<EnvironmentValues>>()
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value { (slot.content?.value ?? EnvironmentValues())[keyPath: keyPath] }

  public func connect(_ kept: inout AnyObject?, in context: StandInContext) {
    slot.connect(&kept, in: context) { StandInValue(context.host.environment) }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, StandInProperty {
  private let slot = StandInSlot<StandInValue<Value>>()
  private let key: String
  private let initial: Value

  public var wrappedValue: Value {
    get { slot.content?.value ?? initial }
    nonmutating set {
      slot.content?.value = newValue
      slot.host?.sceneStorage.values[key] = newValue
    }
  }

  public func connect(_ kept: inout AnyObject?, in context: StandInContext) {
    slot.connect(&kept, in: context) {
      StandInValue(context.host.sceneStorage.values[key] as? Value ?? initial)
    }
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init<S>(_ key: String) where Value == S?, S: StandInStored {
    self.key = key
    initial = nil
  }
}

/// The types of which a scene keeps optional values.
public protocol StandInStored {}
extension String: StandInStored {}
extension Data: StandInStored {}
