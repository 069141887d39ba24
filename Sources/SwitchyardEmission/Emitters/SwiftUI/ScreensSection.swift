import SwitchyardModel
import SwitchyardSwiftCode

/// The user's half, a protocol with one requirement a screen, `CourierScreens`; and the `switch` from a route to the view
/// that it makes.
struct ScreensSection {
  let file: CoreFile

  private var modules: [ModuleNames] { file.nestedModules { !$0.screens.isEmpty } }

  var declarations: [SwiftDeclaration] {
    [requirements, .extension(.named(file.module.route), attributes: [.mainActor], view)]
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
      file.named.screens[id.index], parameters, returns: "AnyView", doc: Documentation.screen(id, in: file.named),
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

  /// Routes of a module are the module's to answer, in its own file. In a struct Swift would warn of a call of a method that
  /// is named `self`, as that of a screen may be; in an enum it does not.
  private var view: [SwiftDeclaration] {
    var rows = file.module.screens.map(row)
    rows += modules.map { module in
      let screens = SwiftExpression.member("screens", module.nesting)
      return module.handingOn("route", returns: .call("route.view", ["in": "context", "by": screens]))
    }
    return ChunkedSwitch(subject: "self", rows: rows, otherwise: nil).function(
      "view",
      [
        SwiftParameter("in", "context", .generic("ScreenContext", [.named(file.types.router)])),
        SwiftParameter("by", "screens", .any(.named(file.module.screenViews))),
      ],
      returns: "AnyView", handing: ["in": "context", "by": "screens"],
      doc: "The view of the screen, where that stands.",
      access: file.isRoot ? .fileprivate : .internal, modifiers: [])
  }

  /// `case .post(let id): return screens.post(id: id, send: context.sender())`
  private func row(of id: ScreenID) -> SwiftSwitchCase {
    let names = file.named.screenParameters[id.index]
    let bound = names.bound(besides: ["context", "screens"])
    var arguments: [SwiftArgument] = zip(names.labels, bound).map { ($0, .name($1)) }
    if !file.graph[id].emittedEvents.isEmpty { arguments.append(("send", .call("context.sender"))) }
    return .case(
      .case(file.named.screens[id.index], SwiftPatterns(unlabelled: bound.map { .let($0) })),
      returns: .call(.member("screens", file.named.screens[id.index]), SwiftArguments(arguments)))
  }
}
