import SwitchyardModel
import SwitchyardSwiftCode

/// What a file imports: the runtime, Foundation and the modules of the app's own types, each only where it is used.
///
/// Where the generated code is public, the import of what stands in its interface must be, too, and no other may be.
struct ImportSection {
  let file: CoreFile

  /// In alphabetical order.
  var imports: [SwiftImport] {
    let interface = file.named.importsTypes ? interface : []
    var modules = file.named.importsTypes ? interface.union(bodies) : []
    if file.options.runtime == .import { modules.insert("SwitchyardRuntime") }
    return modules.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { module in
      let isSeen = interface.contains(module) || module == "SwitchyardRuntime" && declaresTypes
      return SwiftImport(
        SwiftIdentifier(checkedName: module), access: isSeen ? file.options.access.ofImports : nil)
    }
  }

  /// Whether there is anything that others see: not in the file of a module that holds nothing of its own.
  private var declaresTypes: Bool {
    // What a package sees must name a type of the runtime: that it conforms to one is not enough.
    if file.options.access == .package, !file.isRoot {
      return file.module.screens.contains { !file.graph.screens[$0.index].parameters.isEmpty }
        || file.module.events.contains { !file.graph.events[$0.index].payload.isEmpty }
    }
    return file.isRoot || !file.module.screens.isEmpty || !file.module.flows.isEmpty || !file.module.events.isEmpty
  }

  /// What the types of parameters and payloads ask for.
  private var interface: Set<String> {
    var modules: Set<String> = []
    for id in file.module.screens {
      insert(file.graph.screens[id.index].parameters, into: &modules)
      for emitted in file.graph.screens[id.index].emittedEvents {
        insert(file.graph.events[emitted.event.index].payload, into: &modules)
      }
    }
    for id in file.module.events { insert(file.graph.events[id.index].payload, into: &modules) }
    if file.isRoot { for event in file.graph.events where event.isExternal { insert(event.payload, into: &modules) } }
    return modules
  }

  /// What literals and the values of links ask for, which stand in bodies alone.
  private var bodies: Set<String> {
    var modules: Set<String> = []
    for id in file.module.screens { insert(file.graph.screens[id.index].handlers, into: &modules) }
    for id in file.module.flows {
      insert(file.graph[id].handlers, into: &modules)
      if let root = file.graph[id].knownRoot(in: file.graph) { insert(root.arguments, into: &modules) }
    }
    if file.isRoot {
      for tab in file.graph.tabs {
        insert(tab.root.arguments, into: &modules)
        insert(tab.handlers, into: &modules)
      }
      insert(file.graph.handlers, into: &modules)
      for alternative in file.graph.start { insert(alternative.target, into: &modules) }
      // The table of all links stands here.
      for type in LinkPatterns(of: file.graph).ownTypes { insert(.declared(type), into: &modules) }
    }
    for id in file.module.links { insert(file.graph[id], into: &modules) }
    if file.named.hasDeprecatedScreens {
      for id in ShownScreens(file: file).screens where file.graph[id].deprecated != nil {
        insert(file.graph[id].parameters, into: &modules)
      }
    }
    return modules
  }

  // MARK: - Types

  private func insert(_ parameters: [Parameter], into modules: inout Set<String>) {
    for parameter in parameters { insert(parameter.type.base, into: &modules) }
  }

  private func insert(_ base: ValueType.Base, into modules: inout Set<String>) {
    if let module = file.graph.importedModule(of: base) { modules.insert(module) }
  }

  // MARK: - Values

  private func insert(_ handlers: [EventHandler], into modules: inout Set<String>) {
    for handler in handlers {
      for transition in handler.alternatives { insert(transition.action, into: &modules) }
    }
  }

  private func insert(_ action: Action, into modules: inout Set<String>) {
    for destination in action.destinations { insert(destination.arguments, into: &modules) }
    for arguments in action.raisedArguments { insert(arguments, into: &modules) }
  }

  private func insert(_ target: StartTarget, into modules: inout Set<String>) {
    switch target {
    case .tabs: break
    case .flow(_, let destination), .screen(let destination): insert(destination.arguments, into: &modules)
    }
  }

  private func insert(_ arguments: [ArgumentSource], into modules: inout Set<String>) {
    for case .literal(let literal) in arguments { insert(literal, into: &modules) }
  }

  private func insert(_ literal: Literal, into modules: inout Set<String>) {
    switch literal {
    case .uuid, .url, .date: modules.insert("Foundation")
    case .array(let items): for item in items { insert(item, into: &modules) }
    case .string, .int, .double, .bool, .enumCase, .nil: break
    }
  }

  private func insert(_ link: LinkPattern, into modules: inout Set<String>) {
    let uses = BindingUses(of: link.alternatives)
    for place in uses.event { insert(link.placeholders[place].type.base, into: &modules) }
    for alternative in link.alternatives { insert(alternative.action, into: &modules) }
  }
}

extension Action {
  /// What its events carry, what stands in steps and in `else` included.
  fileprivate var raisedArguments: [[ArgumentSource]] {
    let own: [[ArgumentSource]] =
      switch operation {
      case .raise(_, let arguments): [arguments]
      case .steps(let steps): steps.flatMap(\.raisedArguments)
      default: []
      }
    return own + otherwise.flatMap(\.raisedArguments)
  }
}

extension EmissionOptions.Access {
  var ofDeclarations: SwiftAccess {
    switch self {
    case .public: .public
    case .package: .package
    case .internal: .internal
    }
  }

  /// Nil for an import that says nothing.
  fileprivate var ofImports: SwiftAccess? {
    self == .internal ? nil : ofDeclarations
  }
}
