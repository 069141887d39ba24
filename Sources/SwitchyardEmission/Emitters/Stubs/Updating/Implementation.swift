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
    let protocols = files.protocols(refining: protocolName)
    let ancestors = files.ancestors(of: path)
    for (file, outline) in files.readable {
      for type in outline.types
      where files.path(of: type) == path && !protocols.isDisjoint(with: type.inherited) && home == nil {
        home = (file, type)
      }
      // What a class above it has, or an extension of one of its protocols, it has as well.
      let own = outline.types.map { type in
        files.path(of: type) == path ? !type.isConditional : ancestors.contains(type.name)
      }
      functions += outline.functions.filter { function in
        function.type.map { own[$0] } ?? false && function.body != nil
          && function.modifiers.isDisjoint(with: ["static", "class"])
      }
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
  /// A protocol, and those that refine it.
  func protocols(refining name: String) -> Set<String> {
    var names: Set<String> = [name]
    let all = readable.flatMap { $0.outline.types }.filter { $0.keyword == .protocol }
    while let more = all.first(where: { !names.contains($0.name) && !names.isDisjoint(with: $0.inherited) }) {
      names.insert(more.name)
    }
    return names
  }

  /// The names of what a type inherits from or conforms to, directly or not, as far as the files tell.
  func ancestors(of path: [String]) -> Set<String> {
    let types = readable.flatMap { $0.outline.types }
    var names = Set(types.filter { self.path(of: $0) == path }.flatMap(\.inherited))
    var waiting = Array(names)
    while let name = waiting.popLast() {
      for other in types.filter({ $0.name == name }).flatMap(\.inherited) where names.insert(other).inserted {
        waiting.append(other)
      }
    }
    return names
  }

  /// The types that say that they conform to a protocol, each once.
  func implementers(of name: String) -> [[String]] {
    var types: [[String]] = []
    let protocols = protocols(refining: name)
    for (_, outline) in readable {
      for type in outline.types where !protocols.isDisjoint(with: type.inherited) && type.keyword != .protocol {
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
