internal import SwitchyardDiagnostics
internal import SwitchyardYAML

/// Reads the nodes of one tree as what the language says they are. Extensions hold one kind of element each.
///
/// A function that gives nil has reported why, or the parser has.
final class NodeDecoder {
  typealias NodeID = YAMLTree.NodeID

  /// A value, and the key by whose name findings call it.
  struct Entry {
    let key: NodeID
    let value: NodeID
    /// Whether the value is an item of the list behind the key.
    var isItem = false
  }

  /// The keys of one mapping that are not known, and so what stands behind them.
  struct UnreadKeys {
    /// Whether one holds a mapping, as parameters and transitions are.
    var holdMappings = false
    /// Whether one seems to be a known key once more.
    var repeatKnownOnes = false
  }

  let tree: YAMLTree
  let bag: FindingBag
  /// How much could not be read so far. What is read while it grows has gaps.
  var faults = 0
  /// What the mapping that was read last has left unread.
  var unreadKeys = UnreadKeys()
  /// What other files write before the names of this file's screens; looked for once, when a finding needs it.
  lazy var moduleQualifier = findModuleQualifier()

  /// The sections of this file that declare what a transition can lead to, by name; made once, when a finding needs it.
  lazy var declaringSections = findDeclaringSections()

  private struct Fault: Hashable {
    let rule: String
    let span: SourceSpan
    let message: String
  }

  private var said: Set<Fault> = []

  init(_ tree: YAMLTree, reporting bag: FindingBag) {
    self.tree = tree
    self.bag = bag
  }

  /// Reports that something could not be read.
  @inline(never)
  func report(_ problem: some Problem) {
    faults += 1
    say(problem)
  }

  /// Reports a fault, once: what aliases show several times stands in the text but once.
  @inline(never)
  func say<Kind: Problem>(_ problem: Kind) {
    let fault = Fault(rule: Kind.rule.id, span: problem.span, message: problem.message)
    if said.insert(fault).inserted { bag.report(problem) }
  }

  /// Reports a value of the wrong kind, unless the parser has already said what is wrong with it.
  @inline(never)
  func refuse(_ entry: Entry, expecting shape: ValueShape, in element: ElementPath, advice: String? = nil) {
    faults += 1
    guard tree.isIntact(entry.value) else { return }
    say(
      WrongType(
        place: place(of: entry), expected: shape, found: found(entry.value), span: span(of: entry),
        subject: subject(of: element), advice: self.advice(onKeyWithoutValueOf: entry) ?? advice))
  }

  /// Reports a text that says nothing where something must be said.
  @inline(never)
  func refuseBlank(_ entry: Entry, in element: ElementPath, advice: String) {
    faults += 1
    say(
      WrongType(
        place: place(of: entry), expected: .text, found: .nothing, span: span(of: entry), subject: subject(of: element),
        advice: advice))
  }

  /// The value, or its key where nothing stands behind that.
  private func span(of entry: Entry) -> SourceSpan {
    let span = tree.span(entry.value)
    return span.lowerBound == span.upperBound && !entry.isItem ? tree.span(entry.key) : span
  }

  private func place(of entry: Entry) -> String {
    let key = "'\(tree.text(entry.key).clipped)'"
    return entry.isItem ? "an item of \(key)" : key
  }

  private func found(_ node: NodeID) -> WrongType.Found {
    switch tree.kind(node) {
    case .scalar: tree.isNull(node) ? .nothing : .scalar(tree.text(node))
    case .sequence: tree.count(node) == 0 ? .emptyList : .list
    case .mapping: .mapping
    }
  }
}
