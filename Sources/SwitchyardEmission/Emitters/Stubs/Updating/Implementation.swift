import SwitchyardSwiftCode

/// A type of the user's with all its extensions, wherever they stand.
struct Implementation {
  struct Function {
    let file: Int
    let found: ReadFunction
  }

  /// The type or extension that says that it conforms.
  let file: Int
  let type: ReadType
  /// By which it is told from other types of its name.
  let path: [String]
  let functions: [Function]
  private let functionsByName: [String: [Int]]
  let properties: Set<String>

  init(_ files: UserFiles, of protocolName: String, by path: [String]) {
    var home: (Int, ReadType)?
    var functions: [Function] = []
    var properties: Set<String> = []
    for (file, outline) in files.readable {
      for type in outline.types
      where files.path(of: type) == path && type.inherited.contains(protocolName) && home == nil {
        home = (file, type)
      }
      // What an extension of the protocol does, each type has.
      let own = outline.types.map { files.path(of: $0) == path || $0.name == protocolName && $0.keyword == .extension }
      functions += outline.functions.filter { $0.type.map { own[$0] } ?? false && $0.body != nil }
        .map { Function(file: file, found: $0) }
      properties.formUnion(outline.properties.filter { own[$0.type] }.map(\.name))
    }
    guard let home else { preconditionFailure("the type was found by what it conforms to") }
    (file, type) = home
    self.path = path
    self.functions = functions
    functionsByName = Dictionary(grouping: functions.indices) { functions[$0].found.name }
    self.properties = properties
  }

  /// Which of the functions have a name.
  func functions(named name: String) -> [Int] { functionsByName[name] ?? [] }
}

extension UserFiles {
  /// The types that say that they conform to a protocol, each once.
  func implementers(of name: String) -> [[String]] {
    var types: [[String]] = []
    for (_, outline) in readable {
      for type in outline.types where type.inherited.contains(name) && type.keyword != .protocol {
        if !types.contains(path(of: type)) { types.append(path(of: type)) }
      }
    }
    return types
  }

  /// What was looked for and is not there.
  func whyNone(implements name: String, home: Int) -> [StubRemark] {
    let broken = self.broken
    if !broken.isEmpty { return broken }
    return [StubRemark(kind: .noImplementation(name), place: StubRemark.Place(file: home, range: 0..<0))]
  }

  /// The files that are not whole, and why.
  var broken: [StubRemark] {
    files.enumerated().compactMap { number, file in
      guard case .failure(let fault) = file.outline else { return nil }
      return StubRemark(fault, in: file, number: number)
    }
  }
}
