internal import SwitchyardDiagnostics
internal import SwitchyardSpec
internal import SwitchyardSwiftCode

/// Enters all that is declared, in all files, under its name, so that what comes later can be found from anywhere.
struct NameDeclarer {
  private let draft: GraphDraft
  private let checker: NameChecker

  init(_ draft: GraphDraft) {
    self.draft = draft
    checker = NameChecker(bag: draft.bag)
  }

  func declare() {
    declareModules()
    for (index, (file, module)) in zip(draft.files, draft.fileModules).enumerated() {
      declareScreens(of: index, in: module)
      declareFlows(file.document.flows, in: module)
      declareTabs(file.document.tabs, in: module)
      declareGuards(file.document.guards)
      declareTypes(file.document.types)
      declareEvents(file.document.events, isExternal: false, in: module)
      declareEvents(file.document.externalEvents, isExternal: true, in: module)
    }
  }

  // MARK: - Modules

  private func declareModules() {
    let root = draft.files[0]
    if let name = root.document.name {
      checker.checkPrefix(name, of: .app, subject: "name")
    }
    draft.graph.modules = [
      Module(id: .root, name: nil, specPath: root.path, declaredAt: draft.graph.declaredAt)
    ]
    draft.names.addModule(.root, qualifier: nil, expecting: root.document.screens.count)
    for file in draft.files {
      let outer = file.includer.map { draft.fileModules[$0] } ?? .root
      draft.fileModules.append(file.document.module.map { declareModule($0, of: file) } ?? outer)
    }
  }

  private func declareModule(_ name: Spanned<String>, of file: SpecFiles.File) -> ModuleID {
    checker.checkPrefix(name, of: .module, subject: "module")
    // That two files carry one name was reported when they were read.
    if let earlier = draft.graph.modules.first(where: { $0.name == name.value }) { return earlier.id }
    let module = Module(
      id: ModuleID(draft.graph.modules.count), name: name.value, specPath: file.path, declaredAt: name.span)
    draft.graph.modules.append(module)
    draft.names.addModule(module.id, qualifier: module.qualifier, expecting: file.document.screens.count)
    return module.id
  }

  // MARK: - Screens and flows

  private func declareScreens(of file: Int, in module: ModuleID) {
    let specs = draft.files[file].document.screens
    for entry in specs.indices {
      let id = ScreenID(draft.graph.screens.count)
      let name = specs[entry].name
      if let held = draft.names.add(.screen(id), as: name.value, in: module) {
        reportTaken(name, .screen, in: module, by: held)
        continue
      }
      draft.addScreen(screen(specs[entry], id: id, in: module), file: file, entry: entry)
      draft.graph.modules[module.index].screens.append(id)
      checker.check(name, of: .screen, subject: draft.graph.path(of: id))
    }
  }

  private func screen(_ spec: ScreenSpec, id: ScreenID, in module: ModuleID) -> Screen {
    var screen = Screen(id: id, module: module, name: spec.name.value, declaredAt: spec.name.span)
    screen.title = spec.title?.value
    screen.doc = spec.doc?.value
    screen.allowsBack = spec.allowsBack?.value ?? true
    screen.hidesTabBar = spec.hidesTabBar?.value ?? false
    screen.deprecated = spec.deprecated?.value
    screen.allowances = spec.allowances.map(Allowance.init)
    if spec.hasGaps { draft.leaveGap(withHandlers: spec.mayLackHandlers) }
    if spec.mayLackParameters { draft.faultyParameters.addList(.screen(id)) }
    return screen
  }

  private func declareFlows(_ specs: [FlowSpec], in module: ModuleID) {
    for spec in specs {
      if let held = draft.names.add(.flow(draft.flows.count), as: spec.name.value, in: module) {
        reportTaken(spec.name, .flow, in: module, by: held)
        continue
      }
      draft.flows.append(GraphDraft.WrittenFlow(spec: spec, module: module))
      checker.check(spec.name, of: .flow, subject: draft.pathOfFlow(draft.flows.count - 1))
    }
  }

  private func reportTaken(
    _ name: Spanned<String>, _ kind: ElementKind, in module: ModuleID, by route: NameTable.Route
  ) {
    let qualifier = draft.graph[module].qualifier.map { $0 + "." } ?? ""
    let subject = (kind == .screen ? "screens." : "flows.") + qualifier + name.value
    switch route {
    case .screen(let id):
      reportTwice(kind, name, earlier: .screen, at: draft.graph[id].declaredAt, subject: subject)
    case .flow(let index):
      reportTwice(kind, name, earlier: .flow, at: draft.flows[index].spec.name.span, subject: subject)
    }
  }

  // MARK: - Tabs, guards, types

  private func declareTabs(_ specs: [TabSpec], in module: ModuleID) {
    for spec in specs {
      if let held = draft.names.tabs.insertIfNew(draft.tabs.count, for: spec.name.value) {
        reportTwice(
          .tab, spec.name, earlier: .tab, at: draft.tabs[held].spec.name.span, subject: "tabs." + spec.name.value)
        continue
      }
      draft.tabs.append(GraphDraft.WrittenTab(spec: spec, module: module))
      checker.check(spec.name, of: .tab, subject: "tabs." + spec.name.value)
    }
  }

  private func declareGuards(_ specs: [GuardSpec]) {
    for spec in specs {
      let id = GuardID(draft.graph.guards.count)
      let subject = "guards." + spec.name.value
      if let held = draft.names.guards.insertIfNew(id, for: spec.name.value) {
        reportTwice(.condition, spec.name, earlier: .condition, at: draft.graph[held].declaredAt, subject: subject)
        continue
      }
      var condition = Guard(id: id, name: spec.name.value, declaredAt: spec.name.span)
      condition.doc = spec.doc?.value
      condition.allowances = spec.allowances.map(Allowance.init)
      draft.graph.guards.append(condition)
      draft.graph.uses.guards.append(false)
      checker.check(spec.name, of: .condition, subject: subject)
    }
  }

  private func declareTypes(_ specs: [TypeSpec]) {
    for spec in specs {
      let id = TypeID(draft.graph.types.count)
      let subject = "types." + spec.name.value
      if let held = draft.names.types.insertIfNew(id, for: spec.name.value) {
        reportTwice(.type, spec.name, earlier: .type, at: draft.graph[held].declaredAt, subject: subject)
        continue
      }
      var type = DeclaredType(
        id: id, name: spec.name.value, kind: .enumeration(cases: []), declaredAt: spec.name.span)
      type.doc = spec.doc?.value
      type.allowances = spec.allowances.map(Allowance.init)
      draft.graph.types.append(type)
      draft.graph.uses.types.append(false)
      draft.typeSpecs.append(spec)
      checker.check(spec.name, of: .type, subject: subject)
    }
  }

  // MARK: - Events

  private func declareEvents(_ specs: [EventSpec], isExternal: Bool, in module: ModuleID) {
    for spec in specs {
      let id = EventID(draft.graph.events.count)
      if let held = draft.names.events.insertIfNew(id, for: spec.name.value) {
        reportTwice(spec, isExternal: isExternal, earlier: held)
        continue
      }
      var event = Event(id: id, name: spec.name.value, declaredAt: spec.name.span)
      event.isExternal = isExternal
      event.isDeclared = true
      event.module = module
      event.allowances = spec.allowances.map(Allowance.init)
      if spec.hasGaps {
        draft.leaveGap(withHandlers: false)
        draft.faultyParameters.addList(.event(id))
      }
      draft.graph.events.append(event)
      draft.graph.uses.events.append(false)
      draft.eventSpecs.append(spec)
      checker.check(spec.name, of: .event, subject: (isExternal ? "external." : "events.") + spec.name.value)
    }
  }

  private func reportTwice(_ spec: EventSpec, isExternal: Bool, earlier id: EventID) {
    let earlier = draft.graph[id]
    let isSame = samePayload(spec, draft.eventSpecs[id.index])
    reportTwice(
      isExternal ? .externalEvent : .event, spec.name, earlier: earlier.isExternal ? .externalEvent : .event,
      at: earlier.declaredAt, subject: (isExternal ? "external." : "events.") + spec.name.value,
      cause: isSame || isExternal != earlier.isExternal ? .declaredTwice : .otherPayload)
  }

  private func samePayload(_ left: EventSpec, _ right: EventSpec) -> Bool {
    left.payload.count == right.payload.count
      && zip(left.payload, right.payload).allSatisfy {
        $0.name.value == $1.name.value && $0.type.value == $1.type.value
      }
  }

  // MARK: - What all have in common

  /// Reports the one that stands later in the text; what it held is left out of the graph.
  private func reportTwice(
    _ kind: ElementKind, _ name: Spanned<String>, earlier: ElementKind, at span: SourceSpan, subject: String,
    cause: NameCollision.Cause = .declaredTwice
  ) {
    draft.leaveGap()
    let here = NameCollision.Side(kind: kind, name: name.value, span: name.span)
    let there = NameCollision.Side(kind: earlier, name: name.value, span: span)
    let isLater = name.span.file != span.file || name.span.lowerBound >= span.lowerBound
    draft.report(
      NameCollision(
        later: isLater ? here : there, earlier: isLater ? there : here, cause: cause,
        span: isLater ? name.span : span, subject: subject))
  }
}

extension GraphDraft {
  /// `flows.checkout`, or `flows.shop.checkout` in a module.
  func pathOfFlow(_ index: Int) -> String {
    let flow = flows[index]
    let prefix = graph[flow.module].qualifier.map { $0 + "." } ?? ""
    return "flows." + prefix + flow.spec.name.value
  }
}
