internal import SwitchyardSwiftCode

/// What the declarations of a spec are called in the Swift that is made of it, all in one place.
///
/// `Courier` and its screen `feed` give `CourierFeedEvent`; screen `payment` of the module `Checkout` gives
/// `CourierCheckoutPaymentEvent`. A first letter is raised where it comes to stand inside a name, and nothing else
/// changes. That two results are never equal is what ``ModelRules/nameCollision`` makes sure of.
package struct GeneratedNames: Sendable {
  /// What is generated once for the app.
  package enum AppType: String, CaseIterable, Sendable {
    case route = "Route"
    case screen = "Screen"
    case tab = "Tab"
    case flow = "Flow"
    case event = "Event"
    case externalEvent = "ExternalEvent"
    case guards = "Guards"
    case guardAnswers = "GuardAnswers"
    case noGuards = "NoGuards"
    case transition = "Transition"
    case container = "Container"
    case router = "Router"
    case state = "State"
    case navigator = "Navigator"
    case controllers = "Controllers"
    case coordinator = "Coordinator"
    /// What makes the views of the screens.
    case screenViews = "Screens"
    case view = "View"
    // In the file of the tests.
    case navigationTests = "NavigationTests"
    case testApp = "TestApp"
    case testGuards = "TestGuards"
    case testSamples = "TestSamples"
    case testSampleValues = "TestSampleValues"
    /// The user's own, of which `--stubs` writes the beginning.
    case screenRouter = "ScreenRouter"
    /// The same, for UIKit.
    case ownControllers = "ScreenControllers"
    /// The same, for SwiftUI.
    case ownViews = "ScreenViews"
  }

  /// What is generated for each module.
  package enum ModuleType: String, CaseIterable, Sendable {
    case route = "Route"
    case screen = "Screen"
    case flow = "Flow"
    case event = "Event"
    case router = "Router"
    case controllers = "Controllers"
    case screenViews = "Screens"
    /// The user's own, of which `--stubs` writes the beginning.
    case ownControllers = "ScreenControllers"
    case ownViews = "ScreenViews"
    case navigationTests = "NavigationTests"
    /// Those by which a file makes routes that are deprecated, without a warning.
    case deprecatedRoutes = "DeprecatedRoutes"
    case deprecatedRouteMaker = "DeprecatedRouteMaker"
  }

  /// The app's name, with which every generated type begins.
  package let app: String

  package init(app: String) {
    self.app = app
  }

  /// `CourierRoute`.
  package func type(_ type: AppType) -> String {
    app + type.rawValue
  }

  /// `CourierCheckoutRoute`.
  package func type(_ type: ModuleType, of module: Module) -> String {
    app + (module.name ?? "") + type.rawValue
  }

  /// `CourierFeedEvent`: the events that a screen emits, where it emits any.
  package func events(of screen: Screen, in module: Module) -> String {
    app + Self.eventsKey(of: screen.name, in: module) + "Event"
  }

  /// `CourierSort`: an enum of `types:`.
  package func type(_ type: DeclaredType) -> String {
    app + Self.raised(type.name)
  }

  /// `checkout`: the case in which the screens, flows and events of a module are nested.
  package func nestingCase(of module: Module) -> String? {
    module.qualifier
  }

  /// What stands between the app's name and `Event`: `Feed`, `CheckoutPayment`.
  static func eventsKey(of screen: String, in module: Module) -> String {
    guard let name = module.name else { return raised(screen) }
    return name + raised(screen)
  }

  /// `feed` → `Feed`.
  static func raised(_ name: String) -> String {
    guard let first = name.utf8.first, first < 0x80 else { return SwiftIdentifier.upperCamelCase(of: name) }
    guard ByteText.isLetter(first) else {
      return first == UInt8(ascii: "_") ? SwiftIdentifier.upperCamelCase(of: name) : name
    }
    guard first & 0x20 != 0 else { return name }
    return String(unsafeUninitializedCapacity: name.utf8.count) { buffer in
      _ = buffer.initialize(from: name.utf8)
      buffer[0] = first & ~0x20
      return buffer.count
    }
  }
}
