import SwitchyardModel
import SwitchyardSwiftCode

/// The user's half: a protocol with one requirement a screen, `CourierControllers`.
struct ControllersSection {
  let file: CoreFile

  private var modules: [ModuleNames] { file.nestedModules { !$0.screens.isEmpty } }

  var declarations: [SwiftDeclaration] {
    [
      .protocol(
        file.module.controllers,
        doc: "Makes the controllers of \(file.module.title): one for each screen, and a new one each time.",
        attributes: [.mainActor], file.module.screens.map(requirement) + modules.map(factory))
    ]
  }

  /// `func post(id: Int, send: ScreenSender<CourierPostEvent>) -> UIViewController`
  func requirement(of id: ScreenID) -> SwiftDeclaration {
    let labels = file.named.screenParameters[id.index].labels
    var parameters = zip(labels, file.graph[id].parameters).map { label, parameter in
      SwiftParameter(label, file.named.swiftType(of: parameter.type))
    }
    if let sender = sender(of: id, beside: labels) { parameters.append(sender) }
    return .function(
      file.named.screens[id.index], parameters, returns: "UIViewController",
      doc: Documentation.screen(id, in: file.named))
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

  func factory(of module: ModuleNames) -> SwiftDeclaration {
    .requirement(module.nesting, .any(.named(module.controllers)), doc: "Makes those of \(module.title).")
  }
}
