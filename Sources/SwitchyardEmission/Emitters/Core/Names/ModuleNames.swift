import SwitchyardModel
import SwitchyardSwiftCode

/// What the types of one module are called, the root's group among them, and what there is in it.
struct ModuleNames: Sendable {
  let id: ModuleID
  /// The case of the root's enums in which the module is nested; nil for the root itself.
  let nestingCase: SwiftIdentifier?
  /// What stands before a name of the module outside of it, the dot included; empty for the root.
  let qualifier: String
  let route: SwiftIdentifier
  let screen: SwiftIdentifier
  let flow: SwiftIdentifier
  let event: SwiftIdentifier
  let router: SwiftIdentifier
  let controllers: SwiftIdentifier
  let screenViews: SwiftIdentifier
  let ownControllers: SwiftIdentifier
  let ownViews: SwiftIdentifier
  let navigationTests: SwiftIdentifier
  let deprecatedRoutes: SwiftIdentifier
  let deprecatedRouteMaker: SwiftIdentifier
  let screenTable: SwiftIdentifier
  let eventTable: SwiftIdentifier
  /// The constant by which deprecated routes are made.
  let deprecated: SwiftIdentifier
  /// As prose names it: `Courier`, `the module Checkout`.
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
    qualifier = module.qualifier.map { $0 + "." } ?? ""
    route = name(.route)
    screen = name(.screen)
    flow = name(.flow)
    event = name(.event)
    router = name(.router)
    controllers = name(.controllers)
    screenViews = name(.screenViews)
    ownControllers = name(.ownControllers)
    ownViews = name(.ownViews)
    navigationTests = name(.navigationTests)
    deprecatedRoutes = name(.deprecatedRoutes)
    deprecatedRouteMaker = name(.deprecatedRouteMaker)
    screenTable = SwiftIdentifier(checkedName: names.table(.screenNames, of: module))
    eventTable = SwiftIdentifier(checkedName: names.table(.eventNames, of: module))
    deprecated = SwiftIdentifier(checkedName: names.table(.deprecatedRoutes, of: module))
    title = module.name.map { "the module " + $0 } ?? names.app
    screens = module.screens
    flows = module.flows
    self.events = events
    self.links = links
  }
}
