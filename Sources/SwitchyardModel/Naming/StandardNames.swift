/// Types that generated code stands on and names without their module: a generated type of the same name would hide them.
enum StandardNames {
  static func contains(_ name: String) -> Bool {
    all.contains(name)
  }

  private static let all: Set<String> = [
    // Swift
    "Any", "AnyObject", "Array", "Bool", "CaseIterable", "Character", "Codable", "Collection", "Comparable",
    "CustomStringConvertible", "Decodable", "Dictionary", "Double", "Encodable", "Equatable", "Error", "Float",
    "Hashable", "Hasher", "Identifiable", "Int", "Int64", "LosslessStringConvertible", "MainActor", "Never", "Optional",
    "RawRepresentable", "Result", "Self", "Sendable", "Sequence", "Set", "StaticString", "String", "Substring", "Void",
    // Foundation
    "Data", "Date", "Decimal", "ISO8601DateFormatter", "URL", "URLComponents", "URLQueryItem", "UUID",
    // SwitchyardRuntime
    "ArgumentReading", "CaseArgument", "CaseArgumentConvertible", "ControllerDelegate", "DateArgument", "ExternalEvent",
    "LayerIdentity", "LayerStyle", "LinkDate", "LinkMatch", "LinkPath", "LinkRefusal", "LinkTable", "NameTable",
    "NamedCase", "NavigationAction", "NavigationChange", "NavigationContainer", "NavigationCoordinator",
    "NavigationFailure", "NavigationFlow", "NavigationHook", "NavigationID", "NavigationLayer", "NavigationOutcome",
    "NavigationRecord", "NavigationRoute", "NavigationScreen", "NavigationStart", "NavigationState", "NavigationTab",
    "OwnArgument", "RestoredNavigation", "RouteGraph", "RouteNavigator", "RouteNavigatorView", "RouteTransition",
    "SavedArguments", "ScreenBuilder", "ScreenContext", "ScreenEvent", "ScreenSender", "UnhandledReason",
    // The libraries that targets generate for, and those that tests are written with
    "AnyView", "EmptyView", "Issue", "SourceLocation", "Suite", "Test", "Testing", "XCTestCase", "XCTSkip",
    "NavigationPath", "NavigationStack", "TabView", "TupleView", "UINavigationController",
    "UITabBarController", "UIViewController", "UIWindow", "View", "ViewBuilder",
  ]
}
