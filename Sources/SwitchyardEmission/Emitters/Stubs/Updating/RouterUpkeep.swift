import SwitchyardModel
import SwitchyardSwiftCode

/// Keeps the user's router up to date: each switch over routes names all of them.
struct RouterUpkeep: StubUpkeep {
  private let all: [StubRoutes]
  /// `CourierScreenRouter`
  private let router: String
  /// Whether there is to be a router; else only one that is called so is kept up to date.
  private let isWanted: Bool
  private let gone: GoneModules

  init(of named: NamedGraph, isWanted: Bool) {
    all = StubRoutes.all(in: named)
    gone = GoneModules(in: named, suffix: .route, living: all.map(\.type))
    router = named.types.screenRouter.text
    self.isWanted = isWanted
  }

  var words: [String] { [router, StubMark.switch] + (isWanted ? [all[0].type.text] : []) }

  func furtherWords(in files: [UserFile]) -> [String] { [] }

  /// The router itself, whatever it is called, or a marked switch over the app's routes that stands for it; or a file that
  /// cannot be taken apart, and may hold it.
  func isThere(in files: [UserFile]) -> Bool {
    if files.contains(where: mayHideRouter) { return true }
    let files = UserFiles(files)
    let marks = SwitchMark.all(in: files, routes: all).marks
    return hasMark(marks) || !routers(in: files, marks).isEmpty
  }

  private func mayHideRouter(_ file: UserFile) -> Bool {
    guard file.readable == nil else { return false }
    return file.bytes.mentions(router) || isWanted && file.isFromStub && file.bytes.mentions("func show")
  }

  private func hasMark(_ marks: [SwitchMark]) -> Bool { marks.contains { $0.routes == all[0].type.text } }

  /// The type of the router's name. Where there is none, and no switch is marked: those that show routes as it does, since it
  /// may have been renamed.
  private func routers(in files: UserFiles, _ marks: [SwitchMark]) -> [RouterType] {
    let named = files.readable.flatMap { _, outline in outline.types.filter { $0.name == router } }
    if let type = named.first(where: { $0.keyword != .extension }) ?? named.first {
      return [RouterType(path: files.path(of: type), place: nil)]
    }
    return isWanted && !hasMark(marks) ? RouterType.all(in: files, showing: all[0].type.text) : []
  }

  func update(_ files: [UserFile], home: Int?) -> StubUpdate {
    let files = UserFiles(files)
    var update = StubUpdate(ofFiles: files.files.count)
    let marks = SwitchMark.all(in: files, routes: all)
    update.remarks = marks.remarks
    let routers = routers(in: files, marks.marks)
    if routers.count > 1 {
      update.remarks.append(files.severalSwitches(routers.compactMap(\.place), over: all[0]))
    } else {
      let search = SwitchSearch(
        files: files, name: router, router: routers.first?.path, home: home ?? 0, marks: marks.marks)
      updateAll(search, &update)
      if let router = routers.first { update.remarks += gone.functions(of: router.path, in: files) }
    }
    // Half an update would hand routes to a function that is not there.
    if update.remarks.contains(where: \.isFault) { update.forgetInsertions() }
    return update
  }

  private func updateAll(_ search: SwitchSearch, _ update: inout StubUpdate) {
    guard let outer = switches(over: all[0], search, &update) else { return }
    var hosts: [Int: SwitchPlace] = [:]
    for chain in outer {
      SwitchUpdate(search.files, chain: chain, routes: all[0], all: all).apply(to: &update) { route, place in
        guard let nested = route.nested, search.isShow(chain[0]), search.canHandOn(from: place) else { return false }
        hosts[nested] = chain[0]
        return true
      }
    }
    for number in all.indices.dropFirst() {
      updateModule(number, search, outer, host: hosts[number], &update)
    }
  }

  /// The switches to be updated, each with those in which it goes on; nil, with the reason, where none can be told.
  private func switches(over routes: StubRoutes, _ search: SwitchSearch, _ update: inout StubUpdate) -> [[SwitchPlace]]?
  {
    switch search.answer(for: routes) {
    case .found(let places): return places.map { search.chain(from: $0, over: routes.type.text) }
    case .several(let places): update.remarks.append(search.files.severalSwitches(places, over: routes))
    case .none: update.remarks += search.whyNone(over: routes)
    }
    return nil
  }

  private func updateModule(
    _ number: Int, _ search: SwitchSearch, _ outer: [[SwitchPlace]], host: SwitchPlace?, _ update: inout StubUpdate
  ) {
    let routes = all[number]
    if case .none = search.answer(for: routes) {
      let tables = outer.map { SwitchUpdate(search.files, chain: $0, routes: all[0], all: all) }
      let nested = tables.flatMap { $0.switches(over: routes) }
      for place in nested {
        SwitchUpdate(search.files, chain: [place], routes: routes, all: all, isBound: true).apply(to: &update)
      }
      if !nested.isEmpty || tables.contains(where: { $0.namesAll(of: routes) }) { return }
      guard let host else {
        return update.notes.append("no switch over '\(routes.type.text)' was found, so that it was not looked at")
      }
      return addFunction(for: routes, behind: host, search, &update)
    }
    for chain in switches(over: routes, search, &update) ?? [] {
      SwitchUpdate(search.files, chain: chain, routes: routes, all: all).apply(to: &update)
    }
  }

  /// A module that is new is shown by a function of its own, as in a new stub.
  private func addFunction(
    for routes: StubRoutes, behind host: SwitchPlace, _ search: SwitchSearch, _ update: inout StubUpdate
  ) {
    let outline = search.files.outline(of: host)
    guard let function = search.function(of: host), !search.hasFunction(showing: routes.type.text) else { return }
    let editor = MemberEditor(outline.text)
    var declarations = StubSwitch(routes: routes, isOuter: false).declarations
    if !function.modifiers.isDisjoint(with: ["static", "class"]) {
      for index in declarations.indices { declarations[index].modifiers = [.static] }
    }
    let snippet = SwiftSnippet(declarations, at: editor.columns(of: function))
    if let insertion = editor.insertion(of: snippet, behind: function) {
      update.insertions[host.file].append(insertion)
    }
  }
}
