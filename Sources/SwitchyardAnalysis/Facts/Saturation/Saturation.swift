import SwitchyardModel
import SwitchyardSimulation

/// Finds every configuration that an app can come to, by letting the rules of the graph add to a ``StackAutomaton`` until
/// nothing is new: post* of the pushdown system (Bouajjani, Esparza and Maler 1997; Schwoon 2002).
///
/// Each layer is a stack of its own, and each tab; what crosses them is gathered and handed on, see ``Gathering``. What
/// does not come up here can't happen. What does, happens; but for what is taken more widely, see ``Results/isWidened``.
struct Saturation {
  let graph: RouteGraph
  let program: Program
  var automaton = StackAutomaton()
  var families: [LayerFamilyRecord] = []
  var kinds: [LayerKind] = []
  var gatherings: [Gathering] = []
  var virtuals: [VirtualNode] = []
  var memberWatches: [MemberWatch] = []
  /// By member watch and node: 0, where it has been told of it.
  var watchedMembers = NumberTable()
  var agenda: [Work] = []
  /// Steps that come next.
  var steps: [(code: Program.CodeID, run: Run)] = []
  var queries: [AnchorQuery] = []
  var layerQueries: [LayerQuery] = []
  /// Over which families layers of a family were presented.
  var familyEdges: [(source: Int32, target: Int32)] = []
  var familyEdgePlaces = NumberTable()
  /// How often something was added to those, and how often when they were last searched.
  var layerChanges = 0
  var searchedLayerChanges = 0
  var calls: [RaiseCall] = []

  var familyIDs = NumberTable()
  var kindIDs = NumberTable()
  /// By family and screen: the roots that share a kind.
  var lateRoots = NumberTable()
  /// By kind and screen: the element that is no root.
  var elements = NumberTable()
  /// By kind and screen: those that exist only in passing.
  var passing: [UInt64: [StackAutomaton.Node]] = [:]
  var passingIDs: [PassingKey: StackAutomaton.Node] = [:]
  /// By node that stands for several: its place in `virtuals`.
  var virtualPlaces = NumberTable()
  /// By node: the one that stands for all directly below it.
  var belowNodes = NumberTable()
  /// By element that exists in passing: the node on which it stands, if that is one alone.
  var soleBases = NumberTable()
  /// By kind and event: the elements that leave the event to their container and the app.
  var groups = NumberTable()
  /// By family and what is searched.
  var exits: [ExitKey: Int32] = [:]
  var searches: [Int32: ExitKey] = [:]
  /// By gathering and kind: the node that stands for what is gathered.
  var gatheringNodes = NumberTable()
  /// By family and element beneath it: its place among those.
  var beneathPlaces = NumberTable()
  /// By tab: what is on top of it when another one is selected.
  var tabTops: [Int32] = []
  var callIDs: [RaiseCall.Key: Int32] = [:]
  var isTapped: [Bool]
  var isTabBarShown = false
  /// The links that have come from another tab or layer, over the tab bar and not.
  var cameFromElsewhere = NumberTable()

  var results: Results
  /// What transitions put directly on top of what; only where that is asked for.
  var pushes: [Push]?
  /// Where the events of the screens in modal layers lead; only where some layer can't be swiped away.
  var ways: [LayerWay] = []
  let externalEvents: [Int32]
  let hasLinks: Bool
  /// How much has been done; and how much may be, since what is raised on what can multiply.
  var effort = 0
  let effortLimit: Int
  let rootLimit: Int

  init(_ graph: RouteGraph, program: Program) {
    self.graph = graph
    self.program = program
    externalEvents = graph.eventIDs.filter { graph.events[$0.index].isExternal }.map(\.rawValue)
    hasLinks = !graph.links.patterns.isEmpty
    isTapped = Array(repeating: false, count: graph.tabs.count)
    results = Results(transitions: program.transitions.count)
    effortLimit = 8_000_000 + 500 * program.transitions.count
    rootLimit = max(4, 40_000 / max(1, graph.screens.count))
    automaton.reserve(nodes: 2 * graph.screens.count)
    for _ in graph.tabs { tabTops.append(addGathering()) }
  }

  /// Something that is still to be looked at. A list instead of calls of calls, since a chain of pushes may be long.
  enum Work {
    case visit(StackAutomaton.Node)
    case pop(StackAutomaton.Node)
    case linkBelow(StackAutomaton.Node)
    case deliver(StackAutomaton.Node)
    case gather(StackAutomaton.Node, in: Int32)
    case handOn(StackAutomaton.Node, to: Int32)
    /// What a member watch is for, with one of its elements.
    case carryOut(watch: Int32, StackAutomaton.Node)
    case handle(Int32, call: Int32)
    case resume(call: Int32, caller: Int32, result: Int32)
    case refuse(call: Int32, caller: Int32, failure: Int32)
  }

  mutating func run() {
    launch()
    for round in 0... {
      drain()
      if results.isCutShort { break }
      let isLayerNew = answerLayerQueries()
      if !answerQueries(round: round) && !isLayerNew { break }
    }
    for transition in RaiseLoops(calls).firsts { results.note(.raiseLoop, of: transition) }
  }

  private mutating func drain() {
    while true {
      guard effort < effortLimit else {
        results.isCutShort = true
        return
      }
      if let (code, run) = steps.popLast() {
        perform(code, run)
        continue
      }
      guard let work = agenda.popLast() else { return }
      switch work {
      case .visit(let node): visit(node)
      case .pop(let node): popEdges(of: node)
      case .linkBelow(let node): linkBelow(node)
      case .deliver(let node): deliver(node)
      case .handOn(let node, let gathering): handOn(node, to: gathering)
      case .gather(let node, let gathering): carryOutGather(node, in: gathering)
      case .carryOut(let watch, let element): carryOut(watch, with: element)
      case .handle(let event, let call): handle(event, call: call)
      case .resume(let call, let caller, let result): resume(call: call, caller: caller, result: result)
      case .refuse(let call, let caller, let failure): refuse(call: call, caller: caller, failure: failure)
      }
    }
  }
}

/// A transition puts an element on top of another.
struct Push {
  var transition: Program.TransitionID
  var element: StackAutomaton.Node
  var below: StackAutomaton.Node
}
