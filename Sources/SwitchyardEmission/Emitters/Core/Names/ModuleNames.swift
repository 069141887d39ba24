import SwitchyardModel
import SwitchyardSwiftCode

/// What the types of one module are called, the root's group among them, and what there is in it.
struct ModuleNames: Sendable {
  let id: ModuleID
  /// The case of the root's enums in which the module is nested; nil for the root itself.
  let nestingCase: SwiftIdentifier?
  let route: SwiftIdentifier
  let screen: SwiftIdentifier
  let flow: SwiftIdentifier
  let event: SwiftIdentifier
  let router: SwiftIdentifier
  let screenTable: SwiftIdentifier
  let eventTable: SwiftIdentifier
  /// As prose names it: `Courier`, `Courier's Checkout`.
  let title: String
  let screens: [ScreenID]
  let flows: [FlowID]
  let events: [EventID]
  let links: [LinkID]

  init(_ module: Module, events: [EventID], links: [LinkID], _ names: GeneratedNames) {
    func name(_ type: GeneratedNames.ModuleType) -> SwiftIdentifier {
      SwiftIdentifier(checkedName: names.type(type, of: module))
    }
    id = module.id
    nestingCase = names.nestingCase(of: module).map { SwiftIdentifier(checkedName: $0) }
    route = name(.route)
    screen = name(.screen)
    flow = name(.flow)
    event = name(.event)
    router = name(.router)
    screenTable = SwiftIdentifier(checkedName: names.table(.screenNames, of: module))
    eventTable = SwiftIdentifier(checkedName: names.table(.eventNames, of: module))
    title = module.name.map { names.app + "'s " + $0 } ?? names.app
    screens = module.screens
    flows = module.flows
    self.events = events
    self.links = links
  }
}
