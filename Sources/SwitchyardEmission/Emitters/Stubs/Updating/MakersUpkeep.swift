import SwitchyardModel
import SwitchyardSwiftCode

/// Keeps the user's types up to date that make the screens of a target: each has a function for every screen.
struct MakersUpkeep: StubUpkeep {
  private let makers: ScreenMakers
  private let app: String
  private let events: Set<String>
  private let wanted: [WantedMember]
  /// Nil where this is about a module: of those that are gone the root's tells.
  private let gone: (modules: GoneModules, own: GeneratedNames.ModuleType, header: String)?

  /// - Parameter gone: what tells of modules that are gone, with what stands behind their names in the names of the user's
  ///   types, and what the stubs of the spec begin with.
  init(
    _ makers: ScreenMakers, in named: NamedGraph,
    gone: (modules: GoneModules, own: GeneratedNames.ModuleType, header: String)?
  ) {
    self.makers = makers
    self.gone = gone
    app = named.graph.name
    let emitting = named.graph.screens.filter { !$0.emittedEvents.isEmpty }
    events = Set(emitting.map { named.names.events(of: $0, in: named.graph[$0.module]) })
    wanted = makers.members.map(WantedMember.init)
  }

  var words: [String] { [makers.protocol.text] + (gone.map { [$0.header] } ?? []) }

  /// The user's types are called as they like, may be extended in files of their own, and may inherit what they have.
  func furtherWords(in files: [UserFile]) -> [String] {
    let files = UserFiles(files)
    let implementers = files.implementers(of: makers.protocol.text)
    return implementers.compactMap(\.last) + implementers.flatMap(files.ancestors).sorted()
      + files.protocols(refining: makers.protocol.text).sorted()
  }

  func isThere(in files: [UserFile]) -> Bool {
    !UserFiles(files).implementers(of: makers.protocol.text).isEmpty
      || files.contains { $0.readable == nil && $0.bytes.mentions(makers.protocol.text) }
  }

  func update(_ files: [UserFile], home: Int?) -> StubUpdate {
    let files = UserFiles(files)
    var update = StubUpdate(ofFiles: files.files.count)
    let types = files.implementers(of: makers.protocol.text)
    if types.isEmpty { update.remarks += files.whyNone(implements: makers.protocol.text, home: home ?? 0) }
    for type in types {
      let implementation = Implementation(files, of: makers.protocol.text, by: type)
      MembersUpdate(
        files: files, implementation: implementation, makers: makers, wanted: wanted, events: events, app: app
      )
      .apply(to: &update)
      if let gone { update.remarks += gone.modules.properties(of: type, in: files) }
    }
    if let gone { update.remarks += gone.modules.types(in: files, under: gone.header, called: gone.own) }
    return update
  }
}

/// A requirement, and how it is recognised in the user's text.
struct WantedMember: Sendable {
  let member: ScreenMakers.Member
  /// Nil for a property.
  let function: ReadFunction?

  /// The declaration is read back, so that both sides are written alike.
  init(_ member: ScreenMakers.Member) {
    self.member = member
    let bytes = Array(SwiftSnippet([member.declaration], at: 0).lines.joined(separator: "\n").utf8)
    function = (try? SwiftText(bytes)).flatMap { SwiftOutline($0).functions.first }
  }

  var name: String { member.name.text }

  /// `func post(id: Int) -> AnyView`, on one line.
  var signature: String {
    var declaration = member.declaration
    declaration.attributes = []
    return SwiftSnippet([declaration], at: 0).heading
  }

  enum Fit {
    case fits
    case differs
    case isAnother
  }

  /// Whether a function of the user's is the one that is wanted.
  func fit(of other: ReadFunction) -> Fit {
    guard let function, other.name == function.name else { return .isAnother }
    guard other.parameters.count == function.parameters.count else { return .differs }
    let isSame = zip(other.parameters, function.parameters).allSatisfy { theirs, ours in
      theirs.label == ours.label && !theirs.type.isKnownToDiffer(from: ours.type)
    }
    return isSame ? .fits : .differs
  }
}

extension String {
  /// Whether two types are built in, and not the same. Of others it cannot be told: they may be called by another name.
  fileprivate func isKnownToDiffer(from other: String) -> Bool {
    self != other && isBuiltIn && other.isBuiltIn
  }

  private var isBuiltIn: Bool {
    ["String", "Int", "Double", "Bool", "UUID", "URL", "Date"].contains(filter { !"[]?".contains($0) })
  }
}
