#if canImport(Combine)
public import Combine
#endif
#if canImport(Observation)
public import Observation
#endif

#if canImport(Combine)
extension RouteNavigator: ObservableObject {}
#endif

#if canImport(Observation)
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension RouteNavigator: Observable {}
#endif

/// Tells SwiftUI, and whoever else tracks observation, who has read a navigator's state and that it changes: where the
/// system has Observation.
struct StateObservation {
  #if canImport(Observation)
  private let registrar: (any Sendable)?
  #endif

  init() {
    #if canImport(Observation)
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
      registrar = ObservationRegistrar()
    } else {
      registrar = nil
    }
    #endif
  }

  @MainActor
  func access<Graph: RouteGraph>(_ navigator: RouteNavigator<Graph>) {
    #if canImport(Observation)
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
      (registrar as? ObservationRegistrar)?.access(navigator, keyPath: \.state)
    }
    #endif
  }

  @MainActor
  func change<Graph: RouteGraph>(_ navigator: RouteNavigator<Graph>, _ change: () -> Void) {
    #if canImport(Observation)
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *),
      let registrar = registrar as? ObservationRegistrar
    {
      return registrar.withMutation(of: navigator, keyPath: \.state, change)
    }
    #endif
    change()
  }
}
