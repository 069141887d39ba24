import SwitchyardSwiftCode

/// Brings a switch up to date with the routes: adds the arms that are missing, and reports those that are stale.
struct SwitchUpdate {
  let files: UserFiles
  /// The switch, and those in which it goes on.
  let chain: [SwitchPlace]
  let routes: StubRoutes
  /// The app's, and those of each module.
  let all: [StubRoutes]
  let table: ArmTable
  /// Whether what is switched over is known to be a route, and not its screen alone.
  private let isOverRoutes: Bool

  /// Beyond so many arms the compiler may give up on a switch that names every case.
  private static let mostArms = 600

  /// - Parameter isBound: whether it is over what a case of the app's routes carries.
  init(
    _ files: UserFiles, chain: [SwitchPlace], routes: StubRoutes, all: [StubRoutes], isBound: Bool = false
  ) {
    self.files = files
    self.chain = chain
    self.routes = routes
    self.all = all
    isOverRoutes =
      isBound || chain.allSatisfy { files.outline(of: $0).subjectType(of: files.found($0)) == routes.type.text }
    table = ArmTable(
      chain.map { files.outline(of: $0).cases(of: files.found($0)) }, over: routes.type.text)
  }

  /// The routes to be named. Of a module whose screens are named one by one, each of these.
  var wanted: [WantedArm] {
    routes.routes.flatMap { route in
      guard let nested = route.nested, table.splits(route) else { return [WantedArm(route)] }
      return all[nested].routes.map { WantedArm($0, in: route) }
    }
  }

  /// - Parameter handsOn: whether a module that has no arm yet is handed on to another function, and is no placeholder.
  func apply(
    to update: inout StubUpdate, handsOn: (StubRoutes.Route, SwitchPlace) -> Bool = { _, _ in false }
  ) {
    let wanted = wanted
    let missing = Set(wanted.indices.filter { isMissing(wanted[$0]) })
    reportStale(missing: missing.sorted().map { wanted[$0] }, to: &update)
    if let fault { return update.remarks.append(fault) }
    let count = table.arms[0].count + missing.count
    if chain.count == 1, !table.hasFallback, count > Self.mostArms {
      return update.remarks.append(files.remark(.tooManyArms(count), at: chain[0]))
    }
    let editors = chain.indices.map(editor)
    let choices = chain.indices.map(choice)
    for (place, new) in ArmPlacement(table: table, wanted: wanted).places(of: missing) {
      let (found, editor) = (chain[place.number], editors[place.number])
      let arms = new.map { index in
        snippet(
          for: wanted[index], choices[place.number], at: editor.columns,
          isHandedOn: handsOn(wanted[index].route, found))
      }
      update.insertions[found.file].append(editor.insertion(of: arms, at: place.arm))
    }
    if !missing.isEmpty, let idle = idleDefault(wanted) { update.remarks.append(idle) }
  }

  private func isMissing(_ wanted: WantedArm) -> Bool {
    switch table.extent(of: wanted) {
    case nil: true
    // What the other values come to, an arm for all the rest decides.
    case .part: !table.hasFallback
    case .unclear, .all: false
    }
  }

  private func editor(_ number: Int) -> ArmEditor {
    ArmEditor(files.outline(of: chain[number]).text, files.found(chain[number]), arms: table.arms[number])
  }

  private func choice(_ number: Int) -> PlaceholderChoice {
    PlaceholderChoice(files.outline(of: chain[number]), files.found(chain[number]), arms: table.arms[number])
  }

  private func snippet(
    for wanted: WantedArm, _ choice: PlaceholderChoice, at columns: Int, isHandedOn: Bool
  ) -> SwiftSnippet {
    if isHandedOn { return SwiftSnippet(choice.isValue ? wanted.route.valueArm : wanted.route.arm, at: columns) }
    let name = wanted.route.qualifiedName
    let arm = isOverRoutes && wanted.route.nested == nil ? wanted.arm : wanted.bareArm
    let lines = SwiftSnippet(arm, at: columns).lines.dropLast()
    return SwiftSnippet(lines: lines + ["  " + choice.statement(for: name) + "  // " + StubMark.placeholder(name)])
  }

  // MARK: - A module within the app's routes

  /// The switches over what is bound to a module's routes: `case .checkout(let inner): switch inner { … }`.
  func switches(over module: StubRoutes) -> [SwitchPlace] {
    guard let qualifier = module.qualifier else { return [] }
    return table.entries(named: qualifier).flatMap { entry -> [SwitchPlace] in
      guard let payload = entry.found.payload, payload.count == 1, case .anything(let name?) = payload[0].pattern else {
        return []
      }
      let place = chain[entry.position.number]
      let outline = files.outline(of: place)
      let statements = table.arms[entry.position.number][entry.position.arm].statements
      return outline.switches.indices.filter { number in
        statements.contains(outline.switches[number].start) && outline.subjectName(of: outline.switches[number]) == name
      }.map { SwitchPlace(file: place.file, number: $0) }
    }
  }

  /// Whether a module's screens are named one by one.
  func namesAll(of module: StubRoutes) -> Bool {
    routes.routes.contains { $0.name.text == module.qualifier && table.splits($0) }
  }

  // MARK: - What is wrong

  /// What keeps the switch from being changed: an `#if` around it, or around the arm that takes the rest.
  private var fault: StubRemark? {
    for (place, arms) in zip(chain, table.arms) {
      let isConditional = files.outline(of: place).isConditional(files.found(place))
      // What is over several values at once has no case for a route alone.
      if arms.contains(where: { $0.items.contains(where: \.isTuple) }) {
        return files.remark(.severalValues, at: place)
      }
      if isConditional || arms.contains(where: { $0.isFallback && $0.conditions > 0 }) {
        return files.remark(.conditional, at: place)
      }
    }
    return nil
  }

  private func reportStale(missing: [WantedArm], to update: inout StubUpdate) {
    let known = Dictionary(routes.routes.map { ($0.name.text, $0) }) { first, _ in first }
    let new = missing.filter { $0.names.count == 1 }.map(\.names[0])
    for entry in table.entries {
      guard let route = known[entry.found.name] else {
        report(.stale(entry.found.name, of: routes.title, new: new), entry.found, entry, &update)
        continue
      }
      guard let nested = route.nested else {
        report(misfit: route, entry.found, entry, &update)
        continue
      }
      guard let inner = entry.found.nested else { continue }
      if let screen = all[nested].routes.first(where: { $0.name.text == inner.name }) {
        report(misfit: screen, inner, entry, &update)
      } else {
        report(.stale(inner.name, of: all[nested].title, new: []), inner, entry, &update)
      }
    }
  }

  private func report(
    misfit route: StubRoutes.Route, _ found: ReadEnumCase, _ entry: ArmTable.Entry, _ update: inout StubUpdate
  ) {
    guard route.nested == nil, !found.fits(route.parameters.map(\.text)) else { return }
    let labels = route.parameters.map(\.text)
    report(.misfit(route.qualifiedName, parameters: labels, now: route.line), found, entry, &update)
  }

  private func report(
    _ kind: StubRemark.Kind, _ found: ReadEnumCase, _ entry: ArmTable.Entry, _ update: inout StubUpdate
  ) {
    update.remarks.append(files.remark(kind, file: chain[entry.position.number].file, token: found.nameIndex))
  }

  /// A `default` that the compiler warns of once every route has an arm.
  private func idleDefault(_ wanted: [WantedArm]) -> StubRemark? {
    guard chain.count == 1, wanted.allSatisfy({ isMissing($0) || table.extent(of: $0) == .all }) else { return nil }
    let fallback = table.arms[0].first { if case .fallback = $0.kind { true } else { false } }
    return fallback.map { files.remark(.idleDefault, file: chain[0].file, token: $0.start) }
  }
}

extension ReadCaseItem {
  fileprivate var isTuple: Bool {
    if case .tuple = pattern { true } else { false }
  }
}

extension ReadEnumCase {
  /// Whether the payload can be that of these parameters. A payload may be left out, or taken as a whole.
  fileprivate func fits(_ parameters: [String]) -> Bool {
    guard let payload else { return true }
    if payload.count == 1, payload[0].label == nil, parameters.count > 1 { return true }
    return payload.count == parameters.count
      && zip(payload, parameters).allSatisfy { $0.label == nil || $0.label == $1 }
  }
}

extension SwiftOutline {
  /// Whether an `#if` stands between a switch and the function that it stands in.
  fileprivate func isConditional(_ found: ReadSwitch) -> Bool {
    let outer = found.function.flatMap { functions[$0].body?.open } ?? found.type.map { types[$0].body.open }
    return text.conditions(at: found.start) > outer.map { text.conditions(at: $0) } ?? 0
  }
}
