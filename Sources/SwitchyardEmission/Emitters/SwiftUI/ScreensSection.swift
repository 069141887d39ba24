import SwitchyardModel
import SwitchyardSwiftCode

/// The user's half, a protocol with one requirement a screen, `CourierScreens`; and the `switch` from a route to the view
/// that it makes.
struct ScreensSection {
  let file: CoreFile

  private var modules: [ModuleNames] { file.nestedModules { !$0.screens.isEmpty } }

  var declarations: [SwiftDeclaration] {
    [requirements, .extension("ScreenContext", where: [.equals("Graph", .named(file.types.router))], view)]
  }

  // MARK: - Requirements

  private var requirements: SwiftDeclaration {
    .protocol(
      file.module.screenViews, doc: "Makes the views of \(file.module.title): one function for each screen.",
      attributes: [.mainActor], file.module.screens.map(requirement) + modules.map(part))
  }

  /// `func post(id: Int, send: ScreenSender<CourierPostEvent>) -> AnyView`
  func requirement(of id: ScreenID) -> SwiftDeclaration {
    let labels = file.named.screenParameters[id.index].labels
    var parameters = zip(labels, file.graph[id].parameters).map { label, parameter in
      SwiftParameter(label, file.named.swiftType(of: parameter.type))
    }
    if let sender = sender(of: id, beside: labels) { parameters.append(sender) }
    return .function(
      function(of: id), parameters, returns: "AnyView", doc: Documentation.screen(id, in: file.named),
      attributes: [.named("ScreenBuilder")])
  }

  /// With what the screen sends its events, where it emits any.
  private func sender(of id: ScreenID, beside labels: [SwiftIdentifier]) -> SwiftParameter? {
    if file.graph[id].emittedEvents.isEmpty { return nil }
    let events = file.named.names.events(of: file.graph[id], in: file.graph[file.module.id])
    let type = SwiftType.generic("ScreenSender", [.named(SwiftIdentifier(checkedName: events))])
    guard labels.contains("send") else { return SwiftParameter("send", type) }
    var name: SwiftIdentifier = "sender"
    while labels.contains(name) { name = name.appending("_") }
    return SwiftParameter("send", name, type)
  }

  func part(_ module: ModuleNames) -> SwiftDeclaration {
    .requirement(module.nesting, .any(.named(module.screenViews)), doc: "Makes those of \(module.title).")
  }

  // MARK: - Switch

  /// Routes of a module are the module's to answer; it has a function of the same name in its own file.
  private var view: [SwiftDeclaration] {
    var rows = file.module.screens.map(row)
    rows += modules.map { module in
      module.handingOn("route", returns: .call("view", ["of": "route", "by": .member("screens", module.nesting)]))
    }
    return ChunkedSwitch(subject: "route", rows: rows, otherwise: nil).function(
      "view",
      [
        SwiftParameter("of", "route", .named(file.module.route)),
        SwiftParameter("by", "screens", .any(.named(file.module.screenViews))),
      ],
      returns: "AnyView", handing: ["of": "route", "by": "screens"],
      doc: file.isRoot ? "The view of a screen, with what it sends its events with." : nil, access: .internal,
      modifiers: [])
  }

  /// `case .post(let id): return screens.post(id: id, send: sender())`
  private func row(of id: ScreenID) -> SwiftSwitchCase {
    let names = file.named.screenParameters[id.index]
    let bound = names.bound(besides: ["screens", "sender"])
    var arguments: [SwiftArgument] = zip(names.labels, bound).map { ($0, .name($1)) }
    if !file.graph[id].emittedEvents.isEmpty { arguments.append(("send", .call("sender"))) }
    return .case(
      .case(file.named.screens[id.index], SwiftPatterns(unlabelled: bound.map { .let($0) })),
      returns: .call(.member("screens", function(of: id)), SwiftArguments(arguments)))
  }

  /// The screen's own name. Of a call of a method `self` Swift warns, in every spelling.
  func function(of id: ScreenID) -> SwiftIdentifier {
    let name = file.named.screens[id.index]
    return name == "self" ? "self_" : name
  }
}
