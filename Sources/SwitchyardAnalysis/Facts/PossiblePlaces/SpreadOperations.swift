import SwitchyardModel

// What the operations do to the sets.
extension SpreadBuilder {
  /// A point within a transition: the containers that may be visible, and the screen where it is known.
  struct Spot {
    var node: SpreadNetwork.Node
    var visible: ScreenID?
  }

  func node(of screen: ScreenID) -> SpreadNetwork.Node {
    screen.rawValue
  }

  /// Adds what an action does, and gives the spot that it leads to; which matters only where something `goesOn` there.
  @discardableResult
  mutating func run(_ action: Action, from origin: Spot, goesOn: Bool) -> Spot {
    var spot = origin
    if let tab = action.tab {
      spot = Spot(node: constant(.tab(tab), from: origin.node, gate: tabBar))
    }
    let end = run(action.operation, from: spot, goesOn: goesOn)
    guard let otherwise = action.otherwise.first else { return end }
    let other = run(otherwise, from: origin, goesOn: goesOn)
    guard goesOn else { return end }
    let either = network.addNode()
    network.connect(end.node, to: either)
    network.connect(other.node, to: either)
    return Spot(node: either, visible: end.visible == other.visible ? end.visible : nil)
  }

  private mutating func run(_ operation: Operation, from spot: Spot, goesOn: Bool) -> Spot {
    switch operation {
    case .selectTab, .defer, .open, .ignore:
      return spot
    case .push(let destinations), .replaceTop(let destinations), .setRoot(let destinations),
      .setAfterRoot(let destinations), .setAfter(_, inclusive: _, let destinations):
      return stack(destinations, from: spot)
    case .pop, .popToRoot:
      return Spot(node: spot.node)
    case .popTo(let screen):
      return Spot(node: spot.node, visible: screen)
    case .present(let presentation):
      return present(presentation, from: spot, goesOn: goesOn)
    case .dismiss, .dismissLayer, .dismissAll:
      return goesOn ? dismiss(operation, from: spot) : spot
    case .start(let target):
      start(target, from: spot.node)
      return goesOn ? Spot(node: constant(Container(target), from: spot.node)) : spot
    case .raise(let event, _):
      return raise(event, from: spot, goesOn: goesOn)
    case .steps(let steps):
      return run(steps, from: spot, goesOn: goesOn)
    }
  }

  private mutating func run(_ steps: [Action], from start: Spot, goesOn: Bool) -> Spot {
    var spot = start
    for (index, step) in steps.enumerated() {
      spot = run(step, from: spot, goesOn: goesOn || index < steps.count - 1)
    }
    return spot
  }

  private mutating func stack(_ destinations: [Destination], from spot: Spot) -> Spot {
    for destination in destinations {
      network.connect(spot.node, to: node(of: destination.screen), .stackful)
    }
    return Spot(node: spot.node, visible: destinations.last?.screen)
  }

  private mutating func present(_ presentation: Presentation, from spot: Spot, goesOn: Bool) -> Spot {
    let container = numbers.number(of: Container(presentation))
    let screen = presentation.root.screen
    network.connect(spot.node, to: node(of: screen), .constant(Int32(container)))
    network.connect(spot.node, to: network.node(below: container))
    if case .screen = presentation.layer {
      network.connect(spot.node, to: network.node(belowScreen: node(of: screen)))
    }
    guard goesOn else { return spot }
    return Spot(node: constant(Container(presentation), from: spot.node), visible: screen)
  }

  private mutating func dismiss(_ operation: Operation, from spot: Spot) -> Spot {
    let exit = network.addNode()
    switch operation {
    case .dismissAll:
      network.connect(bases, to: exit, gate: spot.node)
    case .dismissLayer(.flow(let flow)):
      network.connect(network.node(below: numbers.number(of: .flow(flow))), to: exit, gate: spot.node)
    case .dismissLayer(.screen(let screen)):
      network.connect(network.node(belowScreen: node(of: screen)), to: exit, gate: spot.node)
    default:
      network.connect(spot.node, to: exit, .below(screen: spot.visible.map { node(of: $0) }))
    }
    return Spot(node: exit)
  }

  /// The handlers within screens need no edge: they count in every place of their screen as it is.
  private mutating func raise(_ event: EventID, from spot: Spot, goesOn: Bool) -> Spot {
    if let outward = outward[event.index] { network.connect(spot.node, to: outward) }
    guard goesOn else { return spot }
    let exit = network.addNode()
    network.connect(everywhere, to: exit, gate: spot.node)
    return Spot(node: exit)
  }

  mutating func start(_ target: StartTarget, from node: SpreadNetwork.Node) {
    switch target {
    case .tabs:
      for tab in graph.tabs {
        let container = numbers.number(of: .tab(tab.id))
        network.connect(node, to: self.node(of: tab.root.screen), .constant(Int32(container)))
        network.connect(node, to: bases, .constant(Int32(container)))
        network.connect(node, to: tabBar, .constant(Int32(container)))
      }
    case .flow(_, let root), .screen(let root):
      let container = numbers.number(of: Container(target))
      network.connect(node, to: self.node(of: root.screen), .constant(Int32(container)))
      network.connect(node, to: bases, .constant(Int32(container)))
    }
  }

  private mutating func constant(
    _ container: Container, from node: SpreadNetwork.Node, gate: SpreadNetwork.Node? = nil
  ) -> SpreadNetwork.Node {
    let exit = network.addNode()
    network.connect(node, to: exit, .constant(Int32(numbers.number(of: container))), gate: gate)
    return exit
  }
}
