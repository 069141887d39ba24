internal import SwitchyardDiagnostics
internal import SwitchyardSpec

/// The graph while it is being resolved, and what the steps leave for each other.
///
/// The steps run one after the other, and none holds an access to a property over a call that has another one. That is
/// what "unchecked" says of the properties that are read for every transition: asking at run time takes a tenth of all.
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
  @exclusivity(unchecked) var graph: RouteGraph
  @exclusivity(unchecked) var names = NameTable()
  let unread: UnreadParts
  let suggestions = NameSuggestions()
  let places = ParameterPlaces()
  private var routeNamesByModule: [ModuleID: [String]] = [:]

  /// Where each screen of the graph is written. The entries themselves are large, and stay where they are.
  @exclusivity(unchecked) private var screenPlaces: [(file: Int, entry: Int)] = []
  @exclusivity(unchecked) var flows: [WrittenFlow] = []
  @exclusivity(unchecked) var tabs: [WrittenTab] = []
  /// One for each type of the graph.
  var typeSpecs: [TypeSpec] = []
  /// One for each declared event of the graph; those that are only named come behind them.
  var eventSpecs: [EventSpec] = []
  /// The cases of each enum, by name; empty for the app's own types.
  var caseNumbers: [[String: Int]] = []
  /// Types of which a part could not be read, so that nothing is known of their values.
  var faultyTypes: Set<TypeID> = []
  /// Parameters whose type or default has a fault: what does not fit them is no fault of its own.
  @exclusivity(unchecked) var faultyParameters = FaultyParameters()

  init(_ files: SpecFiles, reporting bag: FindingBag) {
    precondition(!files.files.isEmpty, "a spec has a root file")
    let root = files.files[0].document
    self.files = files.files
    self.bag = bag
    unread = UnreadParts(of: files.files)
    graph = RouteGraph(name: root.name?.value ?? "App", modules: [], declaredAt: root.name?.span ?? root.span)
    graph.hasGaps = unread.any
    graph.hasUnknownNames = unread.any
    graph.mayLackHandlers = unread.handlers
  }

  func addScreen(_ screen: Screen, file: Int, entry: Int) {
    graph.screens.append(screen)
    screenPlaces.append((file, entry))
  }

  /// The screen as it is written.
  subscript(spec screen: ScreenID) -> ScreenSpec {
    _read {
      let place = screenPlaces[screen.index]
      yield files[place.file].document.screens[place.entry]
    }
  }

  /// The names of a module's screens and flows in the spec's order, so that hints are the same in every run.
  func routeNames(in module: ModuleID) -> [String] {
    if let names = routeNamesByModule[module] { return names }
    let names =
      graph.modules[module.index].screens.map { graph.screens[$0.index].name }
      + flows.filter { $0.module == module }.map(\.spec.name.value)
    routeNamesByModule[module] = names
    return names
  }

  func report(_ problem: some Problem) {
    bag.report(problem)
  }

  /// Notes that something was left out of the graph.
  func leaveGap(withHandlers: Bool = true) {
    graph.hasGaps = true
    graph.hasUnknownNames = true
    if withHandlers { graph.mayLackHandlers = true }
  }

  /// Notes that a transition or a link was left out, all names of which were looked at.
  func leaveTransitionOut() {
    graph.hasGaps = true
  }
}
