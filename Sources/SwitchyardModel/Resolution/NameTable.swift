/// What is declared under which name.
///
/// Screens and flows share one space of names in each module; tabs, events, guards and types have one each for all
/// files together.
struct NameTable {
  /// A screen or a flow. A flow is given by its place in the list of those that were written, since one whose root has
  /// a fault is not in the graph.
  enum Route: Equatable {
    case screen(ScreenID)
    case flow(Int)
  }

  /// By module.
  private var routes: [[String: Route]] = []
  private var modules: [String: ModuleID] = [:]
  /// Into the list of tabs that were written.
  var tabs: [String: Int] = [:]
  var events: [String: EventID] = [:]
  var guards: [String: GuardID] = [:]
  var types: [String: TypeID] = [:]

  mutating func addModule(_ id: ModuleID, qualifier: String?, expecting count: Int) {
    while routes.count <= id.index { routes.append([:]) }
    routes[id.index].reserveCapacity(count)
    if let qualifier, modules[qualifier] == nil { modules[qualifier] = id }
  }

  /// Takes a name in, or gives what has it already.
  mutating func add(_ route: Route, as name: String, in module: ModuleID) -> Route? {
    routes[module.index].insertIfNew(route, for: name)
  }

  /// A name as a file of `module` writes it: its own first, then the root's; `checkout.payment` from anywhere.
  func route(_ name: String, from module: ModuleID) -> Route? {
    if let own = routes[module.index][name] { return own }
    if module != .root, let outer = routes[ModuleID.root.index][name] { return outer }
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")), let other = modules[String(name[..<dot])] else {
      return nil
    }
    return routes[other.index][String(name[name.utf8.index(after: dot)...])]
  }

  func module(_ qualifier: String) -> ModuleID? {
    modules[qualifier]
  }

  /// Whether a file of the module itself declares the name.
  func declares(_ name: String, in module: ModuleID) -> Bool {
    routes[module.index][name] != nil
  }

  /// The first module that declares the name, for a hint.
  func moduleDeclaring(_ name: String) -> ModuleID? {
    routes.firstIndex { $0[name] != nil }.map { ModuleID($0) }
  }
}

extension Dictionary {
  /// Enters a value, or gives the one that is there. The key is hashed once where it is new.
  mutating func insertIfNew(_ value: Value, for key: Key) -> Value? {
    guard let held = updateValue(value, forKey: key) else { return nil }
    self[key] = held
    return held
  }

  /// The value that is there, or else this one, which then is. The key is hashed once in either case.
  mutating func value(for key: Key, inserting new: Value) -> Value {
    func read(_ slot: inout Value) -> Value { slot }
    return read(&self[key, default: new])
  }
}
