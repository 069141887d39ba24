import SwitchyardModel

/// Numbers the containers of a graph from zero, so that a set of them is a row of bits: tabs, flows, the bare modals as
/// one, and as one the stacks that single screens were started or presented on. Nobody handles events for those two.
struct ContainerNumbers {
  private let tabs: Int
  private let flows: Int

  init(_ graph: RouteGraph) {
    tabs = graph.tabs.count
    flows = graph.flows.count
  }

  var bareModal: Int { tabs + flows }
  var ownStack: Int { tabs + flows + 1 }
  var count: Int { tabs + flows + 2 }

  func number(of container: Container) -> Int {
    switch container {
    case .tab(let tab): tab.index
    case .flow(let flow): tabs + flow.index
    case .bareModal: bareModal
    case .stack: ownStack
    }
  }

  /// The tab or the flow of a number.
  func named(_ number: Int) -> Container? {
    switch number {
    case ..<tabs: .tab(TabID(number))
    case ..<(tabs + flows): .flow(FlowID(number - tabs))
    default: nil
    }
  }

  /// Whether screens can be pushed there, by number.
  func stackful(in graph: RouteGraph) -> [Bool] {
    graph.tabs.map(\.hasStack) + Array(repeating: true, count: flows) + [false, true]
  }
}
