import SwitchyardModel

/// Who handles an event beyond the screen that emits it: the containers, and the app.
struct OuterHandlers {
  struct InContainer {
    /// See ``ContainerNumbers``.
    var container: Int
    var handler: EventHandler
  }

  /// By event: the tabs and flows that handle it.
  private(set) var inContainers: [[InContainer]]
  /// By event: whether the app handles it.
  private var isInApp: [Bool]

  init(_ graph: RouteGraph) {
    inContainers = Array(repeating: [], count: graph.events.count)
    isInApp = Array(repeating: false, count: graph.events.count)
    for handler in graph.handlers { isInApp[handler.event.index] = true }
    let containers = graph.tabs.map(\.handlers) + graph.flows.map(\.handlers)
    for (container, handlers) in containers.enumerated() {
      for handler in handlers {
        inContainers[handler.event.index].append(InContainer(container: container, handler: handler))
      }
    }
  }

  func handlesInApp(_ event: EventID) -> Bool { isInApp[event.index] }
}
