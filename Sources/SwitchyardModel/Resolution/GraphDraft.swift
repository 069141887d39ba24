internal import SwitchyardDiagnostics
internal import SwitchyardSpec

/// The graph while it is being resolved, and what the steps leave for each other.
final class GraphDraft {
  /// A flow as written. Its number in the graph is known once its root is.
  struct WrittenFlow {
    var spec: FlowSpec
    var module: ModuleID
    var id: FlowID?
  }

  struct WrittenTab {
    var spec: TabSpec
    var module: ModuleID
    var id: TabID?
  }

  let files: [SpecFiles.File]
  /// The module of each file.
  var fileModules: [ModuleID] = []
  let bag: FindingBag
  var graph: RouteGraph
  var names = NameTable()
  let unread: UnreadParts
  let suggestions = NameSuggestions()

  /// One for each screen of the graph.
  var screenSpecs: [ScreenSpec] = []
  var flows: [WrittenFlow] = []
  var tabs: [WrittenTab] = []
  /// One for each type of the graph.
  var typeSpecs: [TypeSpec] = []
  /// One for each declared event of the graph; those that are only named come behind them.
  var eventSpecs: [EventSpec] = []
  /// The cases of each enum, by name; empty for the app's own types.
  var caseNumbers: [[String: Int]] = []
  /// Types of which a part could not be read, so that nothing is known of their values.
  var faultyTypes: Set<TypeID> = []
  /// Parameters whose type or default has a fault: what does not fit them is no fault of its own.
  var faultyParameters = FaultyParameters()

  init(_ files: SpecFiles, reporting bag: FindingBag) {
    precondition(!files.files.isEmpty, "a spec has a root file")
    let root = files.files[0].document
    self.files = files.files
    self.bag = bag
    unread = UnreadParts(of: files.files)
    graph = RouteGraph(name: root.name?.value ?? "App", modules: [], declaredAt: root.name?.span ?? root.span)
    graph.hasGaps = unread.any
  }

  func report(_ problem: some Problem) {
    bag.report(problem)
  }

  /// Notes that something was left out of the graph.
  func leaveGap() {
    graph.hasGaps = true
  }
}

/// The parameters, and whole lists of them, of which a part could not be made sense of.
struct FaultyParameters {
  enum Owner: Hashable {
    case screen(ScreenID)
    case event(EventID)
  }

  private struct Key: Hashable {
    var owner: Owner
    var index: Int
  }

  private var parameters: Set<Key> = []
  private var lists: Set<Owner> = []

  mutating func add(_ owner: Owner, _ index: Int) {
    parameters.insert(Key(owner: owner, index: index))
  }

  /// Notes that the owner may have parameters that are not in the graph.
  mutating func addList(_ owner: Owner) {
    lists.insert(owner)
  }

  func contains(_ owner: Owner, _ index: Int) -> Bool {
    !parameters.isEmpty && parameters.contains(Key(owner: owner, index: index))
  }

  func mayHaveMore(_ owner: Owner) -> Bool {
    !lists.isEmpty && lists.contains(owner)
  }
}
