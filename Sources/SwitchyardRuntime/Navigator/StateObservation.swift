#if canImport(Combine)
public import Combine
#endif
#if canImport(Observation)
public import Observation
#endif

#if canImport(Combine)
extension RouteNavigator: ObservableObject {
  /// Said although Combine has it so: a conformance alone is no reason for Swift to import Combine for a package's sake.
  public typealias ObjectWillChangePublisher = ObservableObjectPublisher
}
#endif

#if canImport(Observation)
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension RouteNavigator: Observable {}
#endif

/// Tells SwiftUI, and whoever else tracks observation, who has read a navigator's state and that it changes: where the
/// system has Observation.
///
/// It stands for every navigator's state, whatever the graph: a key path of a generic type is made anew each time, which
/// takes longer than all else that an event does.
@MainActor final class StateObservation {
  #if canImport(Observation)
  private let registrar: (any Sendable)?
  #endif

  /// What is observed in place of the state.
  fileprivate let state: Void = ()

  init() {
    #if canImport(Observation)
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
      registrar = ObservationRegistrar()
    } else {
      registrar = nil
    }
    #endif
  }

  func access() {
    #if canImport(Observation)
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
      (registrar as? ObservationRegistrar)?.access(self, keyPath: \.state)
    }
    #endif
  }

  func change(_ change: () -> Void) {
    #if canImport(Observation)
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *),
      let registrar = registrar as? ObservationRegistrar
    {
      return registrar.withMutation(of: self, keyPath: \.state, change)
    }
    #endif
    change()
  }
}

#if canImport(Observation)
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension StateObservation: Observable {}
#endif
