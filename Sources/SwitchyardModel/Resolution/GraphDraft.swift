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

  func report(_ problem: some Problem) {
    bag.report(problem)
  }

  /// Notes that something was left out of the graph.
  func leaveGap() {
    graph.hasGaps = true
    graph.hasUnknownNames = true
  }

  /// Notes that a transition or a link was left out, all names of which were looked at.
  func leaveTransitionOut() {
    graph.hasGaps = true
  }
}

/// The parameters, and whole lists of them, of which a part could not be made sense of: what follows from that is not
/// reported again.
struct FaultyParameters {
  enum Owner: Hashable {
    case screen(ScreenID)
    case event(EventID)
  }

  private struct Key: Hashable {
    var owner: Owner
    var index: Int
  }

  private var types: Set<Key> = []
  private var defaults: Set<Key> = []
  private var lists: Set<Owner> = []

  mutating func addType(_ owner: Owner, _ index: Int) {
    types.insert(Key(owner: owner, index: index))
  }

  /// Notes that the parameter is meant to have a default.
  mutating func addDefault(_ owner: Owner, _ index: Int) {
    defaults.insert(Key(owner: owner, index: index))
  }

  /// Notes that the owner may have parameters that are not in the graph.
  mutating func addList(_ owner: Owner) {
    lists.insert(owner)
  }

  func hasUnknownType(_ owner: Owner, _ index: Int) -> Bool {
    !types.isEmpty && types.contains(Key(owner: owner, index: index))
  }

  func mayBeLeftOut(_ owner: Owner, _ index: Int) -> Bool {
    hasUnknownType(owner, index) || !defaults.isEmpty && defaults.contains(Key(owner: owner, index: index))
  }

  func mayHaveMore(_ owner: Owner) -> Bool {
    !lists.isEmpty && lists.contains(owner)
  }
}
