// swift-format-ignore-file
// Generated from Sources/SwitchyardRuntime: UPDATE_GENERATED=1 swift test rewrites it.

/// The sources of the runtime, file by file, so that the program can write them without finding them.
enum EmbeddedRuntime {
  static let sources: [StaticString] = [
#"""
/// What a visible screen stands in. The tab or flow has the second word on an event, after the screen itself.
public enum NavigationContainer<Graph: RouteGraph>: Hashable, Sendable {
  /// The stack of a tab.
  case tab(Graph.Tab)
  /// The stack of a flow, presented or started.
  case flow(Graph.Flow)
  /// A stack without a name: a screen that was started, or presented with a stack of its own.
  case stack
  /// A screen presented alone, with nothing to push on.
  case bare
}
"""#,
#"""
/// A screen together with what it is shown with.
public protocol NavigationRoute: NamedCase {
  /// A screen without its parameters: what `popTo` and `setAfter` look for.
  associatedtype Screen: NamedCase

  var screen: Screen { get }

  /// The address, percent-encoded, such as `/posts/42`; nil for a screen that has none.
  var path: String? { get }
}

extension NavigationRoute {
  public var name: String { screen.name }
}
"""#,
#"""
/// A navigation graph as Switchyard generates it: its types, and what each event, link and launch does.
///
/// The generated router conforms (`enum CourierRouter: RouteGraph`); whoever keeps the navigation state asks it.
public protocol RouteGraph {
  associatedtype Route: NavigationRoute
  associatedtype Tab: NamedCase & CaseIterable
  associatedtype Flow: NamedCase
  associatedtype Event: NamedCase
  /// What answers the guards.
  associatedtype Guards

  /// What an event does when it is handled on a screen: as the screen itself says, else the tab or flow that it stands
  /// in, else the app.
  ///
  /// - Returns: nil where none of them handles the event, or where all alternatives of those that do have a guard that
  ///   does not hold.
  static func transition(
    for event: Event, on route: Route, in container: NavigationContainer<Self>, guards: Guards
  ) -> NavigationTransition<Self>?

  /// What a link from outside does.
  ///
  /// - Parameter url: the whole URL, as it came: `courier://posts/42`. Any text is fine.
  /// - Returns: nil where no pattern matches, or where all alternatives of the one that does have a guard that does not
  ///   hold.
  static func transition(opening url: String, guards: Guards) -> NavigationTransition<Self>?

  /// What the app shows at launch.
  static func start(guards: Guards) -> NavigationStart<Self>

  /// The screen that a tab's stack begins with.
  static func root(of tab: Tab) -> Route

  /// The same guards, each asked at most once: for the time in which one event is handled, raises included.
  static func remembering(_ guards: Guards) -> Guards
}
"""#,
#"""
/// An event that one particular screen emits.
///
/// Each screen has a type of its own, so that it cannot send what the spec does not let it send.
public protocol ScreenEvent: Sendable {
  associatedtype Event: NamedCase

  /// The same event, as one of all events of the app.
  var event: Event { get }
}
"""#,
#"""
/// A URL that matched a pattern, with the values of the pattern's placeholders.
///
/// Values are asked for by their place: the placeholders of the path from the left, then those of the query in the
/// pattern's order. Asking for another type than the placeholder has gives nil.
public struct LinkMatch: Hashable, Sendable {
  /// The module that the pattern belongs to, counted from 1; 0 for the app itself.
  public let module: Int
  /// The place of the pattern among its module's, from 0.
  public let pattern: Int
  private let values: [CaseArgument]

  init(module: Int, pattern: Int, values: [CaseArgument]) {
    self.module = module
    self.pattern = pattern
    self.values = values
  }

  public func int(_ place: Int) -> Int? {
    if case .int(let value) = value(place) { value } else { nil }
  }

  public func double(_ place: Int) -> Double? {
    if case .double(let value) = value(place) { value } else { nil }
  }

  public func bool(_ place: Int) -> Bool? {
    if case .bool(let value) = value(place) { value } else { nil }
  }

  public func string(_ place: Int) -> String? {
    if case .string(let value) = value(place) { value } else { nil }
  }

  /// What a placeholder for the rest of the path took: one segment or more.
  public func strings(_ place: Int) -> [String]? {
    guard case .list(let values) = value(place) else { return nil }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// A case of a parameter enum.
  public func value<Value: RawRepresentable<String>>(_ place: Int, as type: Value.Type) -> Value? {
    string(place).flatMap(Value.init(rawValue:))
  }

  private func value(_ place: Int) -> CaseArgument {
    values.indices.contains(place) ? values[place] : .absent
  }
}
"""#,
#"""
/// Addresses made from patterns.
public enum LinkPath {
  /// A pattern such as `/posts/{id}?page={page}`, each placeholder in its order replaced by a value, percent-encoded.
  ///
  /// Query items whose value is nil are left out. A list fills a placeholder for the rest of a path.
  public static func filled<each Value: CaseArgumentConvertible>(
    _ pattern: StaticString, with values: repeat each Value
  ) -> String {
    ""
  }
}
"""#,
#"""
/// The link patterns of an app, ready to be matched.
public struct LinkTable: Sendable {
  /// - Parameter literal: the table, as the generator encodes it.
  public init(_ literal: StaticString) {}

  /// The most specific pattern that a URL matches, with its values; nil where none does.
  public func match(_ url: String) -> LinkMatch? {
    nil
  }
}
"""#,
#"""
/// What `present` puts over everything.
public enum NavigationLayer<Graph: RouteGraph>: Hashable, Sendable {
  /// A flow, with a stack that begins with its root.
  case flow(Graph.Flow, root: Graph.Route)
  /// A screen alone, with nothing to push on.
  case screen(Graph.Route)
  /// A screen with a stack of its own.
  case stack(Graph.Route)
}

/// How a layer is told from the others: by the flow or screen that was presented, whatever its parameters.
public enum LayerIdentity<Graph: RouteGraph>: Hashable, Sendable {
  case flow(Graph.Flow)
  case screen(Graph.Route.Screen)
}

/// How a layer covers what is below it.
public enum LayerStyle: String, Hashable, Sendable, Codable {
  case sheet, fullScreen, popover
}
"""#,
#"""
/// What the app begins with, at launch or afresh.
public enum NavigationStart<Graph: RouteGraph>: Hashable, Sendable {
  /// A flow, with a stack that begins with its root.
  case flow(Graph.Flow, root: Graph.Route)
  /// A screen, with a stack without a name.
  case screen(Graph.Route)
  /// The tab bar, every tab at its root.
  case tabs(selecting: Graph.Tab)
}
"""#,
#"""
/// What is to happen to the navigation, as a value: one operation, several in order, or one with another in reserve.
///
/// Stack operations act on the visible stack: that of the top layer, or of the selected tab. A transition is atomic:
/// where a part of it fails, nothing changes.
///
/// ```swift
/// let transition: CourierTransition = .select(.dialogs, then: .setAfterRoot(.chat(userID: "ada")))
/// ```
public indirect enum NavigationTransition<Graph: RouteGraph>: Hashable, Sendable {
  // MARK: The visible stack

  /// Puts routes on top.
  case push(Graph.Route, then: [Graph.Route] = [])
  /// Puts routes in the place of the top one.
  case replaceTop(Graph.Route, then: [Graph.Route] = [])
  /// Makes routes the whole stack.
  case setRoot(Graph.Route, then: [Graph.Route] = [])
  /// Keeps the root, and puts routes on it.
  case setAfterRoot(Graph.Route, then: [Graph.Route] = [])
  /// Goes back to the topmost of a screen, and puts routes on it; `inclusive` takes that screen away, too. Fails where
  /// the screen is not on the stack.
  case setAfter(Graph.Route.Screen, inclusive: Bool = false, push: Graph.Route, then: [Graph.Route] = [])
  /// Takes the top route away. Fails at the root.
  case pop
  /// Goes back to the topmost of a screen, which may be the visible one. Fails where it is not on the stack.
  case popTo(Graph.Route.Screen)
  /// Goes back to the root.
  case popToRoot

  // MARK: Layers

  /// Puts a layer over everything.
  case present(NavigationLayer<Graph>, style: LayerStyle = .sheet, isDismissable: Bool = true)
  /// Takes the top layer away. Fails where there is none.
  case dismiss
  /// Takes layers away down to and with the topmost that shows the flow or screen. Fails where there is none.
  case dismissLayer(LayerIdentity<Graph>)
  /// Takes every layer away.
  case dismissAll

  // MARK: The whole app

  /// Drops every layer, and begins afresh.
  case start(NavigationStart<Graph>)
  /// Leaves the app for a URL; the navigation stays as it is.
  case open(String)

  // MARK: Events

  /// Handles another event on the screen that is visible by then.
  case raise(Graph.Event)
  /// Keeps the link or external event, and handles it again right after the next `start`.
  case `defer`
  /// Handles the event without doing anything.
  case ignore

  // MARK: Several

  /// Does all of them in order.
  case steps([NavigationTransition])
  /// Takes every layer away and selects a tab, whose stack the next operation acts on. Fails where the tab bar is not
  /// the base of the app.
  case select(Graph.Tab, then: NavigationTransition = .ignore)
  /// Undoes the first where it fails, whatever the reason, and does the other.
  case attempt(NavigationTransition, else: NavigationTransition)
  /// Does it without an animation.
  case unanimated(NavigationTransition)
}
"""#,
#"""
/// A value that a route or an event carries, without its Swift type.
///
/// A `UUID`, a `URL` and a `Date` appear as text, text and seconds since 2001, so that Foundation is not needed here.
public enum CaseArgument: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case list([CaseArgument])
  /// A value of one of the app's own types.
  case own(OwnArgument)
  /// An optional that is nil.
  case absent
}

extension CaseArgument {
  /// The arguments of one case, in the order of its parameters: `.list(id, highlight, page)`.
  public static func list<each Value: CaseArgumentConvertible>(of values: repeat each Value) -> [CaseArgument] {
    var arguments: [CaseArgument] = []
    repeat arguments.append((each values).caseArgument)
    return arguments
  }
}

extension CaseArgument: CustomStringConvertible {
  public var description: String {
    switch self {
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .own(let own): "\(own.value)"
    case .absent: "nil"
    }
  }
}
"""#,
#"""
/// A type whose values a route or an event may carry.
///
/// The generated parameter enums conform through their `String` raw value; a type of the app is wrapped in
/// ``OwnArgument`` instead, so that generated code adds no conformance to it.
public protocol CaseArgumentConvertible {
  /// The value without its Swift type.
  var caseArgument: CaseArgument { get }
}

extension Bool: CaseArgumentConvertible {
  public var caseArgument: CaseArgument { .bool(self) }
}

extension Int: CaseArgumentConvertible {
  public var caseArgument: CaseArgument { .int(self) }
}

extension Double: CaseArgumentConvertible {
  public var caseArgument: CaseArgument { .double(self) }
}

extension String: CaseArgumentConvertible {
  public var caseArgument: CaseArgument { .string(self) }
}

extension Optional: CaseArgumentConvertible where Wrapped: CaseArgumentConvertible {
  public var caseArgument: CaseArgument { self?.caseArgument ?? .absent }
}

extension Array: CaseArgumentConvertible where Element: CaseArgumentConvertible {
  public var caseArgument: CaseArgument { .list(map(\.caseArgument)) }
}

extension CaseArgumentConvertible where Self: RawRepresentable, RawValue == String {
  public var caseArgument: CaseArgument { .string(rawValue) }
}
"""#,
#"""
/// The names of a generated enum's cases, in their order, from one literal.
///
/// The compiler needs seconds for an array literal of a thousand strings, and nothing for one long string.
///
/// ```swift
/// private let tabNames = NameTable("feed dialogs settings")
/// tabNames[1]  // "dialogs"
/// ```
public struct NameTable: Sendable {
  private let names: [String]

  /// - Parameter literal: the names, separated by single spaces or line ends.
  public init(_ literal: StaticString) {
    names = literal.withUTF8Buffer { bytes in
      bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The name of the case at a position; empty where there is none.
  public subscript(position: Int) -> String {
    names.indices.contains(position) ? names[position] : ""
  }
}
"""#,
#"""
/// A case of a generated enum, taken apart: the name that the spec gives it, and what it carries.
///
/// Routes, screens, tabs, flows and events are named cases. Two of them are equal where their names and their arguments
/// are: the comparison stands here once, since the one that the compiler writes for an enum of a thousand cases takes
/// it minutes.
///
/// ```swift
/// CourierRoute.post(id: 42).name       // "post"
/// CourierRoute.post(id: 42).arguments  // [.int(42), .absent, .int(1)]
/// ```
public protocol NamedCase: Hashable, Sendable, CustomStringConvertible {
  /// The name in the spec; in a module with the module's before it, as in `checkout.payment`.
  var name: String { get }

  /// What the case carries, in the order of its parameters; empty for a case without any.
  var arguments: [CaseArgument] { get }
}

extension NamedCase {
  public var arguments: [CaseArgument] { [] }

  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.arguments == right.arguments
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(arguments)
  }

  /// The name, and the arguments in parentheses where there are any: `post(42, nil, 1)`. For logs.
  public var description: String {
    let arguments = arguments
    return arguments.isEmpty ? name : "\(name)(\(arguments.map(\.description).joined(separator: ", ")))"
  }
}
"""#,
#"""
/// A value of one of the app's own types, compared and hashed as that type says.
public struct OwnArgument: Sendable {
  public let value: any Hashable & Sendable

  public init(_ value: any Hashable & Sendable) {
    self.value = value
  }
}

extension OwnArgument: Hashable {
  public static func == (left: OwnArgument, right: OwnArgument) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }

  public func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }
}

extension OwnArgument: CaseArgumentConvertible {
  public var caseArgument: CaseArgument { .own(self) }
}
"""#,
  ]
}
