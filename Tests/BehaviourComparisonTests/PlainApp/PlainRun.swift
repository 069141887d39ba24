import SwitchyardModel

/// One action done to a plain state, with all that is worth knowing of how it went.
struct PlainRun {
  enum Reason: String {
    case noStack, atRoot, notFound, noModal, noTabBar, unhandled
  }

  /// Why something was not done.
  enum Fault: Error {
    case failed(Reason, blamed: Int)
    /// With the transitions that raise one another for ever.
    case raiseLoop(Set<Int>)
  }

  struct Moment {
    var state: PlainState
    /// What is kept was kept before the app began afresh, so that its time has come.
    var keptIsDue = false
    /// The fewest layers that there were on the way.
    var fewestLayers: Int
    /// Whether something is shown that was told a value by the event, or by the screen that emits it: it is new even
    /// where it looks the same.
    var carriesValues = false
  }

  /// A transition in the middle of its work, since it raises another.
  private struct Link {
    var transition: Int
    var state: PlainState
  }

  let app: PlainApp
  let answers: Int
  /// The guards that were asked, a bit for each.
  private(set) var asked = 0
  var moment: Moment
  /// In their order, those of raised events included, also where they were undone.
  private(set) var chosen: [Int] = []
  /// Those that have done all that they say.
  private(set) var succeeded: [Int] = []
  private var chain: [Link] = []
  private var current: Int?

  init(_ app: PlainApp, _ state: PlainState, answers: Int) {
    self.app = app
    self.answers = answers
    moment = Moment(state: state, fewestLayers: state.layers.count)
  }

  mutating func holds(_ condition: [GuardLiteral]) -> Bool {
    for literal in condition {
      asked |= 1 << literal.condition.index
      if (answers >> literal.condition.index & 1 == 1) == literal.isNegated { return false }
    }
    return true
  }

  // MARK: - Events and links

  /// Gives false where nobody handles it.
  mutating func handle(_ event: EventID) throws(Fault) -> Bool {
    let state = moment.state
    for handler in app.levels(of: event, at: state.visibleScreen, in: state.visiblePlace)
    where try take(handler, keeping: app.graph[event].isExternal ? .external(event) : nil) {
      return true
    }
    return false
  }

  mutating func follow(_ link: LinkID) throws(Fault) -> Bool {
    try take(app.handler(of: link), keeping: .link(link))
  }

  /// What was kept until the app began afresh comes now.
  mutating func handleKept() throws(Fault) -> Bool {
    guard let kept = moment.state.kept else { return false }
    moment.state.kept = nil
    return switch kept {
    case .link(let link): try follow(link)
    case .external(let event): try handle(event)
    }
  }

  private mutating func take(_ handler: PlainApp.Handler, keeping trigger: PlainState.Kept?) throws(Fault) -> Bool {
    guard let transition = handler.transitions.first(where: { holds(app.transitions[$0].condition) }) else {
      return false
    }
    chosen.append(transition)
    try noteLink(transition)
    let outer = current
    current = transition
    try run(app.transitions[transition].action, keeping: trigger)
    succeeded.append(transition)
    current = outer
    chain.removeLast()
    return true
  }

  /// One transition that comes again in the same state does so for ever, and so does a chain that does not end.
  private mutating func noteLink(_ transition: Int) throws(Fault) {
    let link = Link(transition: transition, state: moment.state)
    if let first = chain.lastIndex(where: { $0.transition == transition && $0.state == link.state }) {
      throw .raiseLoop(Set(chain[first...].map(\.transition)))
    }
    if chain.count >= Self.longestChain { throw .raiseLoop(Set(chain.suffix(Self.longestChain / 2).map(\.transition))) }
    chain.append(link)
  }

  /// In specs as small as these, a chain of so many raises has no end.
  private static let longestChain = 64

  // MARK: - Actions

  private mutating func run(_ action: Action, keeping trigger: PlainState.Kept?) throws(Fault) {
    let before = (moment, chain.count, current)
    do throws(Fault) {
      try runWithoutElse(action, keeping: trigger)
    } catch {
      guard case .failed = error, let otherwise = action.otherwise.first else { throw error }
      moment = before.0
      chain.removeLast(chain.count - before.1)
      current = before.2
      try run(otherwise, keeping: trigger)
    }
  }

  private mutating func runWithoutElse(_ action: Action, keeping trigger: PlainState.Kept?) throws(Fault) {
    try perform(action, keeping: trigger)
    if case .steps = action.operation { return }
    if action.ownDestinations.contains(where: \.carriesValues) { moment.carriesValues = true }
  }

  private mutating func perform(_ action: Action, keeping trigger: PlainState.Kept?) throws(Fault) {
    if let tab = action.tab {
      guard case .tabs = moment.state.base else { throw failure(.noTabBar) }
      dropLayers(downTo: 0)
      moment.state.base = .tabs(selected: tab.index)
    }
    switch action.operation {
    case .selectTab, .open, .ignore: break
    case .defer:
      moment.state.kept = trigger
      moment.keptIsDue = false
    case .present(let presentation): present(presentation)
    case .dismiss:
      guard !moment.state.layers.isEmpty else { throw failure(.noModal) }
      dropLayers(downTo: moment.state.layers.count - 1)
    case .dismissLayer(let shown):
      guard let place = moment.state.layers.lastIndex(where: { $0.shown == shown }) else { throw failure(.notFound) }
      dropLayers(downTo: place)
    case .dismissAll: dropLayers(downTo: 0)
    case .start(let target): begin(target)
    case .raise(let event, _):
      guard try handle(event) else { throw failure(.unhandled) }
    case .steps(let steps):
      for step in steps { try run(step, keeping: trigger) }
    case .push, .replaceTop, .setRoot, .setAfterRoot, .setAfter, .pop, .popTo, .popToRoot:
      try changeStack(action.operation)
    }
  }

  func failure(_ reason: Reason) -> Fault {
    .failed(reason, blamed: current ?? -1)
  }

  private mutating func dropLayers(downTo count: Int) {
    moment.state.layers.removeLast(moment.state.layers.count - count)
    moment.fewestLayers = min(moment.fewestLayers, count)
  }

  private mutating func present(_ presentation: Presentation) {
    moment.state.layers.append(
      PlainState.ModalLayer(
        shown: presentation.layer, style: presentation.style,
        isDismissable: presentation.isDismissable || presentation.style == .fullScreen,
        hasStack: presentation.hasStack, stack: [presentation.root.screen], presenter: current ?? -1))
  }

  mutating func begin(_ target: StartTarget) {
    dropLayers(downTo: 0)
    moment.keptIsDue = moment.state.kept != nil
    switch target {
    case .tabs(let tab):
      moment.state.base = .tabs(selected: tab.index)
      moment.state.stacks = app.graph.tabs.map { [$0.root.screen] }
    case .flow(let flow, let root):
      moment.state.base = .started(.flow(flow))
      moment.state.stacks = [[root.screen]]
    case .screen(let root):
      moment.state.base = .started(.screen(root.screen))
      moment.state.stacks = [[root.screen]]
    }
  }
}

extension Action {
  /// What it shows, without its `else`.
  fileprivate var ownDestinations: [Destination] {
    var action = self
    action.otherwise = []
    return action.destinations
  }
}

extension Destination {
  fileprivate var carriesValues: Bool {
    arguments.contains { source in
      switch source {
      case .event, .screen: true
      case .literal, .defaultValue, .nil: false
      }
    }
  }
}
