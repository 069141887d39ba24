import SwitchyardModel

/// Numbers the containers of a graph from zero, so that a set of them is a row of bits: tabs, flows, the bare modal, then
/// the stacks of single screens, as they turn up.
struct ContainerNumbers {
  private(set) var containers: [Container]
  let bareModal: Int
  private let tabCount: Int
  private var stacks: [ScreenID: Int] = [:]

  init(_ graph: RouteGraph) {
    containers = graph.tabs.map { .tab($0.id) } + graph.flows.map { .flow($0.id) } + [.bareModal]
    tabCount = graph.tabs.count
    bareModal = graph.tabs.count + graph.flows.count
  }

  /// The number of a container; a stack that was not met before gets the next one.
  mutating func number(of container: Container) -> Int {
    if let known = knownNumber(of: container) { return known }
    guard case .stack(let screen) = container else { preconditionFailure("every other container has a number") }
    stacks[screen] = containers.count
    containers.append(container)
    return containers.count - 1
  }

  /// The number of a container that was met before.
  func knownNumber(of container: Container) -> Int? {
    switch container {
    case .tab(let tab): tab.index
    case .flow(let flow): tabCount + flow.index
    case .bareModal: bareModal
    case .stack(let screen): stacks[screen]
    }
  }
}
