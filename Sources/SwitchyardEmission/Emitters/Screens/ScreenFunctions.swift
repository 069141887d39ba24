import SwitchyardModel
import SwitchyardSwiftCode

/// The functions by which an app makes what shows its screens: a requirement for each, and the row that calls it.
struct ScreenFunctions {
  let file: CoreFile
  /// `AnyView`, `UIViewController`.
  let result: SwiftType
  var attributes: [SwiftAttribute] = []

  // MARK: - Requirements

  /// `func post(id: Int, send: ScreenSender<CourierPostEvent>) -> AnyView`
  func requirement(of id: ScreenID) -> SwiftDeclaration {
    let labels = file.named.screenParameters[id.index].labels
    var parameters = zip(labels, file.graph[id].parameters).map { label, parameter in
      SwiftParameter(label, file.named.swiftType(of: parameter.type))
    }
    if let sender = sender(of: id, beside: labels) { parameters.append(sender) }
    return .function(
      file.named.screens[id.index], parameters, returns: result, doc: Documentation.screen(id, in: file.named),
      attributes: attributes)
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

  /// `var checkout: any CourierCheckoutScreens { get }`, for the screens of a module.
  ///
  /// - Parameter type: of those who make them.
  func part(_ module: ModuleNames, _ type: SwiftIdentifier) -> SwiftDeclaration {
    .requirement(module.nesting, .any(.named(type)), doc: "Makes those of \(module.title).")
  }

  // MARK: - Rows

  /// `case .post(let id): return screens.post(id: id, send: context.sender())`
  ///
  /// - Parameters:
  ///   - maker: who is asked.
  ///   - sender: what the screen sends its events with.
  ///   - names: what else the row says by name.
  func row(
    of id: ScreenID, by maker: SwiftIdentifier, sending sender: SwiftExpression, besides names: [SwiftIdentifier]
  ) -> SwiftSwitchCase {
    let parameters = file.named.screenParameters[id.index]
    let bound = parameters.bound(besides: names + [maker])
    var arguments: [SwiftArgument] = zip(parameters.labels, bound).map { ($0, .name($1)) }
    if !file.graph[id].emittedEvents.isEmpty { arguments.append(("send", sender)) }
    return .case(
      .case(file.named.screens[id.index], SwiftPatterns(unlabelled: bound.map { .let($0) })),
      returns: .call(.member(.name(maker), file.named.screens[id.index]), SwiftArguments(arguments)))
  }
}
