import SwitchyardModel
import SwitchyardSwiftCode

/// What the types are called that are generated once for the app.
struct AppTypes: Sendable {
  let route: SwiftIdentifier
  let screen: SwiftIdentifier
  let tab: SwiftIdentifier
  let flow: SwiftIdentifier
  let event: SwiftIdentifier
  let externalEvent: SwiftIdentifier
  let guards: SwiftIdentifier
  let guardAnswers: SwiftIdentifier
  let noGuards: SwiftIdentifier
  let transition: SwiftIdentifier
  let container: SwiftIdentifier
  let router: SwiftIdentifier
  let state: SwiftIdentifier
  let navigator: SwiftIdentifier
  let controllers: SwiftIdentifier
  let coordinator: SwiftIdentifier
  let view: SwiftIdentifier
  let testApp: SwiftIdentifier
  let testGuards: SwiftIdentifier
  let testSamples: SwiftIdentifier
  let testSampleValues: SwiftIdentifier
  let screenRouter: SwiftIdentifier

  init(_ names: GeneratedNames) {
    func name(_ type: GeneratedNames.AppType) -> SwiftIdentifier { SwiftIdentifier(checkedName: names.type(type)) }
    route = name(.route)
    screen = name(.screen)
    tab = name(.tab)
    flow = name(.flow)
    event = name(.event)
    externalEvent = name(.externalEvent)
    guards = name(.guards)
    guardAnswers = name(.guardAnswers)
    noGuards = name(.noGuards)
    transition = name(.transition)
    container = name(.container)
    router = name(.router)
    state = name(.state)
    navigator = name(.navigator)
    controllers = name(.controllers)
    coordinator = name(.coordinator)
    view = name(.view)
    testApp = name(.testApp)
    testGuards = name(.testGuards)
    testSamples = name(.testSamples)
    testSampleValues = name(.testSampleValues)
    screenRouter = name(.screenRouter)
  }
}
