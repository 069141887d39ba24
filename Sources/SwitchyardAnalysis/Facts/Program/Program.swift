import SwitchyardModel

/// What all transitions of a graph do, as flat lists of numbers: the analysis runs each of them once for every container
/// that it may start from, and an enum with a list in it costs more to look at than to run.
struct Program {
  /// One action: an index into ``codes``.
  typealias CodeID = Int32
  /// One alternative of a handler or of a link: an index into ``transitions``.
  typealias TransitionID = Int32
  /// What one level does with one event: an index into ``handlers``.
  typealias HandlerID = Int32

  struct Code {
    enum Operation: UInt8 {
      case push, replaceTop, setRoot, setAfterRoot, setAfter, setAfterInclusive, pop, popTo, popToRoot
      case present, dismiss, dismissFlow, dismissScreen, dismissAll, startTabs, startFlow, startScreen
      case raise, steps
      /// Selects a tab at most.
      case nothing
      case `defer`
    }

    var operation: Operation
    /// -1: none.
    var tab: Int32
    /// The screen, flow, tab, event or presentation that it names.
    var subject: Int32 = -1
    /// Screens, or the codes of steps, in ``operands``.
    var first: Int32 = 0
    var count: Int32 = 0
    /// Whether some destination takes a value from the event or from the screen that emits it.
    var carriesValues = false
    /// What `else` does; -1: none.
    var otherwise: CodeID = -1
  }

  struct Transition {
    var handler: HandlerID
    /// In ``literals``.
    var firstLiteral: Int32
    var literalCount: Int32
    var code: CodeID
  }

  struct Handler {
    /// -1 for a link.
    var event: Int32
    var first: TransitionID
    var count: Int32
    var hasGaps: Bool
    /// Whether the search never goes on outward from here.
    var isTotal: Bool
    /// Whether some action in it has an `else` that is taken on one element and not on another of the same kind.
    var hasElse: Bool
  }

  var codes: [Code] = []
  var operands: [Int32] = []
  var presentations: [Presentation] = []
  var transitions: [Transition] = []
  var literals: [GuardLiteral] = []
  var handlers: [Handler] = []
  /// By screen: its first handler; one more than there are screens.
  var screenHandlers: [HandlerID] = []
  /// By container, tabs before flows, and event.
  var containerHandlers = NumberTable()
  var tabCount = 0
  var containerCount = 0
  /// By event: the app's; -1: none.
  var appHandlers: [HandlerID] = []
  /// By link.
  var linkHandlers: [HandlerID] = []
  var owners: [HandlerOwners] = []
  /// By event: whether a screen handles it itself.
  var isHandledByScreens: [Bool] = []
  /// By screen: what it emits and does not handle itself, in ``outerEventList``; one more than there are screens.
  var outerEventStarts: [Int32] = []
  var outerEventList: [Int32] = []
  /// The links and external events that are run once for each element, and the other links.
  var individualLinks: [HandlerID] = []
  var individualExternals: [Int32] = []
  var commonLinks: [HandlerID] = []
  /// Whether some modal layer can't be swiped away.
  var mayTrap = false
  /// False where there are too many.
  var runsElementsAlone = true
}

/// A run of handlers that stand at one level.
struct HandlerOwners {
  var first: Program.HandlerID
  /// Nil for the links.
  var level: HandlerLevel?
}

extension Program.Code {
  /// What `dismiss: L` names.
  var dismissedLayer: Layer {
    operation == .dismissFlow ? .flow(FlowID(rawValue: subject)) : .screen(ScreenID(rawValue: subject))
  }
}

extension Program {
  func handlers(of screen: Int32) -> Range<HandlerID> {
    screenHandlers[Int(screen)]..<screenHandlers[Int(screen) + 1]
  }

  func handler(of event: Int32, at screen: Int32) -> HandlerID? {
    guard isHandledByScreens[Int(event)] else { return nil }
    for handler in handlers(of: screen) where handlers[Int(handler)].event == event { return handler }
    return nil
  }

  func appHandler(of event: Int32) -> HandlerID? {
    let handler = appHandlers[Int(event)]
    return handler >= 0 ? handler : nil
  }

  /// What the containers and the app do with an event.
  func sharedHandlers(of event: Int32) -> [HandlerID] {
    let inContainers = (0..<Int32(containerCount)).map { containerHandlers[$0, event] }
    return (inContainers + [appHandlers[Int(event)]]).filter { $0 >= 0 }
  }

  /// What a container does with an event.
  func containerHandler(of event: Int32, in container: Container) -> HandlerID? {
    let handler: HandlerID =
      switch container {
      case .tab(let tab): containerHandlers[tab.rawValue, event]
      case .flow(let flow): containerHandlers[Int32(tabCount) + flow.rawValue, event]
      case .bareModal, .stack: -1
      }
    return handler >= 0 ? handler : nil
  }
}
