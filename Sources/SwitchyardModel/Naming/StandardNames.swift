/// Types that generated code stands on and names without their module: a generated type of the same name would hide them.
enum StandardNames {
  static func contains(_ name: String) -> Bool {
    all.contains(name)
  }

  private static let all: Set<String> = [
    // Swift
    "Any", "AnyHashable", "AnyObject", "Array", "ArraySlice", "AsyncStream", "Bool", "CaseIterable", "Character",
    "Codable", "CodingKey", "Collection", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible",
    "Decodable", "DecodingError", "Dictionary", "Double", "Encodable", "Equatable", "Error",
    "ExpressibleByStringLiteral", "Float", "Hashable", "Hasher", "Identifiable", "Int", "Int64",
    "KeyedDecodingContainer", "LosslessStringConvertible", "MainActor", "Never", "ObjectIdentifier", "Optional",
    "RawRepresentable", "RawValue", "Result", "Self", "Sendable", "Sequence", "Set", "StaticString", "String",
    "Substring", "UInt", "UInt32", "UInt64", "UInt8", "UTF8", "UnsafeBufferPointer", "Void",
    // Foundation
    "Data", "Date", "Decimal", "ISO8601DateFormatter", "NSObject", "URL", "URLComponents", "URLQueryItem", "UUID",
    // SwitchyardRuntime
    "ArgumentReading", "CaseArgument", "CaseArgumentConvertible", "ControllerDelegate", "DateArgument", "ExternalEvent",
    "LayerIdentity", "LayerStyle", "LinkDate", "LinkMatch", "LinkPath", "LinkRefusal", "LinkTable", "NameTable",
    "NamedCase", "NavigationAction", "NavigationChange", "NavigationContainer", "NavigationCoordinator",
    "NavigationFailure", "NavigationFlow", "NavigationHook", "NavigationID", "NavigationLayer", "NavigationOutcome",
    "NavigationRecord", "NavigationRoute", "NavigationScreen", "NavigationStart", "NavigationState", "NavigationTab",
    "OwnArgument", "RestoredNavigation", "RouteGraph", "RouteNavigator", "RouteNavigatorView", "RouteTransition",
    "SavedArguments", "ScreenBuilder", "ScreenContext", "ScreenEvent", "ScreenSender", "UnhandledReason",
    // The libraries that the runtime and targets stand on, and those that tests are written with
    "AnyView", "CGRect", "EmptyView", "ForEach", "Issue", "NSImage", "NavigationPath", "NavigationStack",
    "ObservableObject", "ObservableObjectPublisher", "ObservationRegistrar", "ObservedObject", "OpenURLAction",
    "SourceLocation", "StateObject", "Suite", "SwiftUI", "TabView", "Test", "Testing", "TupleView",
    "UIAdaptivePresentationControllerDelegate", "UIImage", "UIKit", "UIModalPresentationStyle",
    "UINavigationController", "UINavigationControllerDelegate", "UIPopoverPresentationController",
    "UIPopoverPresentationControllerDelegate", "UIPresentationController", "UISearchController", "UITabBarController",
    "UITabBarControllerDelegate", "UITabBarItem", "UITraitCollection", "UIView", "UIViewController",
    "UIViewControllerRepresentable", "UIViewControllerTransitionCoordinator", "UIWindow", "View", "ViewBuilder",
    "ViewModifier", "XCTFail", "XCTSkip", "XCTestCase",
  ]
}
