// swift-format-ignore-file
// Generated from Sources/SwitchyardRuntime: UPDATE_GENERATED=1 swift test rewrites it.

/// The sources of the runtime, part by part and file by file, so that the program can write them without finding
/// them.
enum EmbeddedRuntime {
  static let core: [StaticString] = [
#"""
/// An event that is raised from outside the screens, at any time and whatever is shown: `sessionExpired`.
public protocol ExternalEvent: Hashable, Sendable, CustomStringConvertible {
  associatedtype Event: NamedCase

  /// The same event, as one of all events of the app.
  var event: Event { get }
}

// Compared as an event of the app, so that the compiler has nothing to write.

extension ExternalEvent {
  public static func == (left: Self, right: Self) -> Bool { left.event == right.event }

  public func hash(into hasher: inout Hasher) { hasher.combine(event) }

  public var description: String { event.description }
}
"""#,
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
/// A named stack that is presented or started.
public protocol NavigationFlow: NamedCase {
  associatedtype Route: NavigationRoute

  /// The screen that it begins with; nil where whoever presents it says what that is shown with.
  var root: Route? { get }
}
"""#,
#"""
/// A screen together with what it is shown with.
public protocol NavigationRoute: NamedCase {
  /// A screen without its parameters: what `popTo` and `setAfter` look for.
  associatedtype Screen: NavigationScreen

  var screen: Screen { get }

  /// The address, percent-encoded, such as `/posts/42`; nil for a screen that has none.
  var path: String? { get }
}

extension NavigationRoute {
  public var name: String { screen.name }
  public var parameterNames: [String] { screen.parameterNames }
}
"""#,
#"""
/// A screen, whatever it is shown with.
public protocol NavigationScreen: NamedCase {
  /// What the spec gives it as a title.
  var title: String? { get }
  /// Whether the user can go back from it.
  var allowsBack: Bool { get }
  /// Whether the tab bar is out of sight while it is shown.
  var hidesTabBar: Bool { get }
}
"""#,
#"""
/// A tab of the tab bar; all of them stand in `allCases`, in the order of the bar.
public protocol NavigationTab: NamedCase, CaseIterable {
  associatedtype Route: NavigationRoute

  /// What stands below the icon.
  var title: String? { get }
  /// The name of the icon: an SF Symbol, or an image of the app.
  var icon: String? { get }
  /// The screen that the tab's stack begins with.
  var root: Route { get }
  /// Whether the tab has a stack; else it shows its root alone.
  var hasStack: Bool { get }
}
"""#,
#"""
/// A navigation graph as Switchyard generates it: its types, and what each event, link and launch does.
///
/// The generated router conforms (`enum CourierRouter: RouteGraph`). A ``RouteNavigator`` keeps the state and asks it; so
/// does a ``NavigationState`` that is used without one.
public protocol RouteGraph: Sendable {
  associatedtype Route: NavigationRoute
  associatedtype Tab: NavigationTab where Tab.Route == Route
  associatedtype Flow: NavigationFlow where Flow.Route == Route
  associatedtype Event: NamedCase
  /// The events that the system may raise at any time.
  associatedtype External: ExternalEvent where External.Event == Event
  /// What answers the guards.
  associatedtype Guards

  /// What an event does when it is handled on a screen: as the screen itself says, else the tab or flow that it stands
  /// in, else the app.
  ///
  /// - Returns: nil where none of them handles the event, or where all alternatives of those that do have a guard that
  ///   does not hold.
  static func transition(
    for event: Event, on route: Route, in container: NavigationContainer<Self>, guards: Guards
  ) -> RouteTransition<Self>?

  /// The patterns of the app's links.
  static var links: LinkTable { get }

  /// What a link from outside does, once its pattern is found.
  ///
  /// - Returns: nil where all alternatives have a guard that does not hold.
  static func transition(opening link: LinkMatch, guards: Guards) -> RouteTransition<Self>?

  /// What the app shows at launch.
  static func start(guards: Guards) -> NavigationStart<Self>

  /// The same guards, each asked at most once: for the time in which one event is handled, raises included.
  static func remembering(_ guards: Guards) -> Guards

  // MARK: Reading a saved state

  /// The screen of a name, as `NamedCase` has it; nil where there is none.
  static func screen(named name: String) -> Route.Screen?

  /// A screen with saved arguments. Throws where it lacks one.
  static func route(to screen: Route.Screen, with arguments: SavedArguments) throws -> Route

  /// The flow of a name; nil where there is none.
  static func flow(named name: String) -> Flow?

  /// The external event of a name, with its saved payload; nil where there is none.
  static func externalEvent(named name: String, with payload: SavedArguments) throws -> Event?
}

extension RouteGraph {
  /// What a link from outside does.
  ///
  /// - Parameter url: the whole URL, as it came: `courier://posts/42`. Any text is fine.
  /// - Returns: nil where no pattern matches, or where all alternatives of the one that does have a guard that does not
  ///   hold.
  public static func transition(opening url: String, guards: Guards) -> RouteTransition<Self>? {
    links.match(url).flatMap { transition(opening: $0, guards: guards) }
  }
}
"""#,
#"""
// Compared as the compiler synthesises it, which at so few cases costs an optimised build less than witnesses from an
// extension here: through each of these it sees the whole enum of the app's events.

/// An event that one particular screen emits.
///
/// Each screen has a type of its own, so that it cannot send what the spec does not let it send.
public protocol ScreenEvent: Hashable, Sendable {
  associatedtype Event: NamedCase
  associatedtype Screen: NavigationScreen

  /// The screen that emits events of this type.
  static var emitter: Screen { get }

  /// The same event, as one of all events of the app.
  var event: Event { get }
}
"""#,
#"""
/// Dates as links carry them: ISO 8601, `2024-02-29`, `2024-02-29T18:30Z`, `2024-02-29T18:30:00.5+02:00`.
///
/// A date is counted in seconds since the first of January 2001, 00:00 UTC, as Foundation's `Date` counts.
public enum LinkDate {
  private static let secondsOfDay = 86_400
  /// From the first of March of the year 0 to the first of January 2001.
  private static let daysBefore2001 = 730_791

  /// A date as text: `2024-02-29T18:30:00Z`, with milliseconds where there are some.
  ///
  /// - Returns: nil for a date outside of the years 0 to 9999.
  public static func text(_ secondsSince2001: Double) -> String? {
    let milliseconds = secondsSince2001 * 1000
    guard milliseconds.magnitude < 1e15 else { return nil }
    // To the nearest; `rounded()` would need the C library's mathematics linked.
    let rounded = Int(milliseconds + (milliseconds < 0 ? -0.5 : 0.5))
    let (seconds, fraction) = floorDivide(rounded, by: 1000)
    let (days, second) = floorDivide(seconds, by: secondsOfDay)
    let (year, month, day) = date(daysSince2001: days)
    guard (0...9999).contains(year) else { return nil }
    let time = "\(padded(second / 3600)):\(padded(second / 60 % 60)):\(padded(second % 60))"
    let rest = fraction == 0 ? "" : ".\(padded(fraction, to: 3))"
    return "\(padded(year, to: 4))-\(padded(month))-\(padded(day))T\(time)\(rest)Z"
  }

  /// The same to the last bit: the text is read as the same number of seconds again.
  static func exactText(_ secondsSince2001: Double) -> String? {
    guard let text = text(secondsSince2001) else { return nil }
    if self.secondsSince2001(text) == secondsSince2001 { return text }
    // More digits than milliseconds have. The whole seconds are those below, before 2001, too.
    let whole = Double(Int(secondsSince2001)) - (secondsSince2001 < 0 ? 1 : 0)
    guard let start = self.text(whole)?.dropLast() else { return nil }
    for digits in 4...9 {
      let fraction = Int((secondsSince2001 - whole) * power(of: digits) + 0.5)
      let text = "\(start).\(padded(fraction, to: digits))Z"
      if self.secondsSince2001(text) == secondsSince2001 { return text }
    }
    return nil
  }

  private static func power(of digits: Int) -> Double {
    (0..<digits).reduce(1) { power, _ in power * 10 }
  }

  /// Nil for what is no date.
  static func secondsSince2001(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { secondsSince2001($0[...]) }
  }

  /// Nil for what is no date.
  static func secondsSince2001(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    var reader = LinkDateReader(rest: text)
    guard let (year, month, day) = reader.date() else { return nil }
    let days = daysSince2001(year, month, day)
    guard let time = reader.time() else { return nil }
    return Double(days * secondsOfDay) + time
  }

  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  // MARK: - The Gregorian calendar

  // Years are counted from March here, so that the leap day is the last of its year.

  private static func daysSince2001(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let monthFromMarch = (month + 9) % 12
    let year = month < 3 ? year - 1 : year
    let (era, yearOfEra) = floorDivide(year, by: 400)
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - daysBefore2001
  }

  private static func date(daysSince2001 days: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = floorDivide(days + daysBefore2001, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = era * 400 + yearOfEra + (month < 3 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private static func floorDivide(_ value: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  private static func padded(_ value: Int, to width: Int = 2) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
"""#,
#"""
/// Reads a date and a time of ISO 8601 from the front of a text.
struct LinkDateReader {
  var rest: Slice<UnsafeBufferPointer<UInt8>>

  /// `2024-02-29`.
  mutating func date() -> (year: Int, month: Int, day: Int)? {
    guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2) else { return nil }
    guard (1...12).contains(month), (1...LinkDate.days(inMonth: month, of: year)).contains(day) else { return nil }
    return (year, month, day)
  }

  /// `T18:30:00.5+02:00` to the end of the text, in seconds since midnight UTC; 0 at the end of the text. A time has a
  /// zone, since without one it would be another moment on every device.
  mutating func time() -> Double? {
    guard !rest.isEmpty else { return 0 }
    guard take("T"), let hour = number(2), take(":"), let minute = number(2), hour < 24, minute < 60 else { return nil }
    var second = 0
    var fraction = 0.0
    if take(":") {
      guard let whole = number(2), whole < 60 else { return nil }
      second = whole
      if take(".") {
        guard let part = self.fraction() else { return nil }
        fraction = part
      }
    }
    guard let zone = zone(), rest.isEmpty else { return nil }
    return Double(hour * 3600 + minute * 60 + second - zone) + fraction
  }

  /// `Z`, `+02:00`: in seconds east of UTC.
  private mutating func zone() -> Int? {
    if take("Z") { return 0 }
    let isWest = rest.first == UInt8(ascii: "-")
    guard take("+") || take("-"), let hour = number(2), take(":"), let minute = number(2), hour < 24, minute < 60 else {
      return nil
    }
    return (isWest ? -1 : 1) * (hour * 3600 + minute * 60)
  }

  /// The digits behind the point; those beyond the ninth do not count.
  private mutating func fraction() -> Double? {
    let digits = rest.prefix { isDigit($0) }
    guard !digits.isEmpty else { return nil }
    rest = rest[digits.endIndex...]
    return Double("0." + String(decoding: digits.prefix(9), as: UTF8.self))
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func number(_ width: Int) -> Int? {
    let digits = rest.prefix(width)
    guard digits.count == width, digits.allSatisfy(isDigit) else { return nil }
    rest = rest.dropFirst(width)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
"""#,
#"""
/// What kind of value a placeholder takes.
struct LinkKind {
  private static let rest = 9

  let words: LinkWords
  let address: Int

  var isRest: Bool { words[address] == Self.rest }

  /// The value that a text stands for; nil where it is no value of this kind.
  func value(
    of text: Slice<UnsafeBufferPointer<UInt8>>, accepts: (_ type: Int, _ text: String) -> Bool
  ) -> CaseArgument? {
    let argument = words[address + 1]
    switch words[address] {
    case 0: return .string(String(decoding: text, as: UTF8.self))
    case 1: return Int(String(decoding: text, as: UTF8.self)).map { .int($0) }
    case 2: return LinkNumber.double(text).map { .double($0) }
    case 3: return bool(text).map { .bool($0) }
    case 4: return isUUID(text) ? .string(String(decoding: text, as: UTF8.self)) : nil
    case 5: return LinkDate.secondsSince2001(text).map { .double($0) }
    case 6: return isCase(text, at: argument) ? .string(String(decoding: text, as: UTF8.self)) : nil
    case 7: return LinkReference.isURL(text) ? .string(String(decoding: text, as: UTF8.self)) : nil
    default:
      let text = String(decoding: text, as: UTF8.self)
      return accepts(argument, text) ? .string(text) : nil
    }
  }

  private func bool(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool? {
    if text.elementsEqual("true".utf8) { return true }
    return text.elementsEqual("false".utf8) ? false : nil
  }

  /// Groups of 8, 4, 4, 4 and 12 hexadecimal digits, with hyphens between them.
  private func isUUID(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard text.count == 36 else { return false }
    return text.enumerated().allSatisfy { place, byte in
      [8, 13, 18, 23].contains(place) ? byte == UInt8(ascii: "-") : PercentEncoding.hexValue(byte) != nil
    }
  }

  private func isCase(_ text: Slice<UnsafeBufferPointer<UInt8>>, at address: Int) -> Bool {
    LinkTexts(words: words, address: address).place(of: text) != nil
  }
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

  var allValues: [CaseArgument] { values }

  private func value(_ place: Int) -> CaseArgument {
    values.indices.contains(place) ? values[place] : .absent
  }
}
"""#,
#"""
/// A place in the trie: what may come next, and which patterns end here.
struct LinkNode {
  private static let headerLength = 5
  private static let edgeLength = 3

  let words: LinkWords
  let address: Int

  /// The node behind a literal segment.
  func literal(_ segment: Slice<UnsafeBufferPointer<UInt8>>) -> LinkNode? {
    let first = address + Self.headerLength
    let place = words.search(words[address], for: segment) { first + Self.edgeLength * $0 }
    return place.map { LinkNode(words: words, address: words[first + Self.edgeLength * $0 + 2]) }
  }

  /// The places of the edges of a rank.
  func edges(of rank: LinkRank) -> Range<Int> {
    var first = words[address]
    for earlier in 0..<rank.rawValue { first += words[address + 1 + earlier] }
    return first..<first + words[address + 1 + rank.rawValue]
  }

  func kind(ofEdge place: Int) -> LinkKind {
    LinkKind(words: words, address: address + Self.headerLength + Self.edgeLength * place)
  }

  func node(behindEdge place: Int) -> LinkNode {
    LinkNode(words: words, address: words[address + Self.headerLength + Self.edgeLength * place + 2])
  }

  var patternCount: Int { words[address + 4] }

  /// The patterns that end here, the most specific first.
  func pattern(_ place: Int) -> LinkPattern {
    let first = address + Self.headerLength + Self.edgeLength * edges(of: .rest).upperBound
    return LinkPattern(words: words, address: words[first + place])
  }
}

/// How closely an edge that is no literal describes a segment, the closest first.
enum LinkRank: Int {
  /// A placeholder of a type that few texts are of.
  case typed
  /// A placeholder of a type that about any text may be of.
  case text
  /// A placeholder for the rest of the path.
  case rest
}
"""#,
#"""
/// Decimal numbers as links carry them.
enum LinkNumber {
  /// Longer texts are no numbers: reading the digits of a hostile one takes the C library long.
  private static let longest = 64

  /// `1`, `-0.5`, `2e8`: what Swift reads as a finite number, but for hexadecimal digits and words such as `inf`.
  static func double(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    guard text.count <= longest, text.allSatisfy(isPartOfNumber) else { return nil }
    guard let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else { return nil }
    return value
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
"""#,
#"""
/// Addresses made from patterns.
public enum LinkPath {
  /// A pattern such as `/posts/{id}?page={page}`, each placeholder in its order replaced by a value, percent-encoded.
  ///
  /// A query item whose value is nil is left out. A list of texts fills the rest of a path, `/files/{path...}`.
  ///
  /// - Parameters:
  ///   - pattern: its literal parts are percent-encoded already.
  ///   - values: one for each placeholder.
  /// - Returns: nil where no link could carry a value: a segment that would be missing, empty, `.` or `..`, a text with a
  ///   zero byte, a number that is not finite, a date outside of the years 0 to 9999.
  public static func filled<each Value: CaseArgumentConvertible>(
    _ pattern: StaticString, with values: repeat each Value
  ) -> String? {
    let values = CaseArgument.list(of: repeat each values)
    return pattern.withUTF8Buffer { filled($0, with: values) }
  }

  private static func filled(_ pattern: UnsafeBufferPointer<UInt8>, with values: [CaseArgument]) -> String? {
    var values = values[...]
    let path = pattern.prefix { $0 != UInt8(ascii: "?") }
    var filled = ""
    for segment in path.split(separator: UInt8(ascii: "/")) {
      guard segment.first == UInt8(ascii: "{") else {
        filled += "/" + String(decoding: segment, as: UTF8.self)
        continue
      }
      guard let texts = texts(of: values.popFirst() ?? .absent), !texts.isEmpty else { return nil }
      for text in texts {
        guard !text.isEmpty, text != ".", text != ".." else { return nil }
        filled += "/" + PercentEncoding.encode(text)
      }
    }
    var query: [String] = []
    for item in pattern[path.endIndex...].dropFirst().split(separator: UInt8(ascii: "&")) {
      guard let brace = item.firstIndex(of: UInt8(ascii: "{")) else {
        query.append(String(decoding: item, as: UTF8.self))
        continue
      }
      let name = String(decoding: item[..<brace], as: UTF8.self)
      guard let texts = texts(of: values.popFirst() ?? .absent) else { return nil }
      query += texts.map { name + PercentEncoding.encode($0) }
    }
    return (filled.isEmpty ? "/" : filled) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// The texts that stand for a value, none for nil; nil itself where a link takes no such value.
  private static func texts(of value: CaseArgument) -> [String]? {
    switch value {
    case .bool(let value): return [String(value)]
    case .int(let value): return [String(value)]
    case .double(let value): return value.isFinite ? [String(value)] : nil
    case .string(let text): return readable(text)
    case .date(let seconds): return LinkDate.text(seconds).map { [$0] }
    case .list(let values):
      var all: [String] = []
      for value in values {
        guard let texts = texts(of: value) else { return nil }
        all += texts
      }
      return all
    case .own(let own): return readable(String(describing: own.value))
    case .absent: return []
    }
  }

  /// A zero byte is refused in every link.
  private static func readable(_ text: String) -> [String]? {
    text.utf8.contains(0) ? nil : [text]
  }
}
"""#,
#"""
/// What a pattern asks of a URL whose segments have led to its node, and where its values come from.
struct LinkPattern {
  private static let headerLength = 5

  let words: LinkWords
  let address: Int

  var module: Int { words[address] }
  var place: Int { words[address + 1] }
  var literalItemCount: Int { words[address + 2] }
  var itemCount: Int { words[address + 3] }
  var segmentCount: Int { words[address + 4] }

  /// How specific the pattern is among those of its node, the more the greater.
  var specificity: (literals: Int, required: Int) {
    var required = 0
    for place in 0..<itemCount where item(place).isRequired { required += 1 }
    return (literalItemCount, required)
  }

  func literalItem(_ place: Int) -> (name: Int, text: UnsafeBufferPointer<UInt8>) {
    let item = address + Self.headerLength + 3 * place
    return (words[item], words.text(at: item + 1))
  }

  func item(_ place: Int) -> (name: Int, kind: LinkKind, isRequired: Bool) {
    let item = address + Self.headerLength + 3 * literalItemCount + 4 * place
    return (words[item], LinkKind(words: words, address: item + 1), words[item + 3] == 1)
  }

  func segment(_ place: Int) -> (place: Int, kind: LinkKind) {
    let segment = address + Self.headerLength + 3 * literalItemCount + 4 * itemCount + 3 * place
    return (words[segment], LinkKind(words: words, address: segment + 1))
  }
}
"""#,
#"""
/// A URL inside a link, as RFC 3986 writes it, with or without a scheme.
///
/// What Foundation makes a `URL` of differs from one version to the next: some encode a space or an umlaut, others refuse
/// it. A text that passes here is the same URL to all of them.
enum LinkReference {
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  static func isURL(_ text: Bytes) -> Bool {
    guard !text.isEmpty, isEncoded(text) else { return false }
    let (beforeFragment, fragment) = split(text, before: "#")
    let (hierarchy, query) = split(beforeFragment, before: "?")
    guard holdsNone(of: "#[]", fragment.dropFirst()), holdsNone(of: "[]", query) else { return false }
    var rest = hierarchy
    let (firstSegment, _) = split(hierarchy, before: "/")
    let (scheme, colon) = split(firstSegment, before: ":")
    if !colon.isEmpty {
      guard isScheme(scheme) else { return false }
      rest = hierarchy[(scheme.endIndex + 1)...]
    }
    if rest.starts(with: "//".utf8) {
      let (authority, path) = split(rest.dropFirst(2), before: "/")
      guard isAuthority(authority) else { return false }
      rest = path
    }
    return holdsNone(of: "[]", rest)
  }

  /// Whether all that must be is percent-encoded, and nothing is so by half.
  private static func isEncoded(_ text: Bytes) -> Bool {
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        let digits = rest.prefix(2)
        guard digits.count == 2, digits.allSatisfy({ PercentEncoding.hexValue($0) != nil }) else { return false }
      } else if !PercentEncoding.isPlain(byte), !":/?#[]@!$&'()*+,;=".utf8.contains(byte) {
        return false
      }
    }
    return true
  }

  private static func isScheme(_ text: Bytes) -> Bool {
    guard let first = text.first, isLetter(first) else { return false }
    return text.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
  }

  /// `user:password@host:port`, where the host may be an IP address in brackets.
  private static func isAuthority(_ text: Bytes) -> Bool {
    var rest = text
    if let at = text.lastIndex(of: UInt8(ascii: "@")) {
      guard holdsNone(of: "@[]", text[..<at]) else { return false }
      rest = text[(at + 1)...]
    }
    if rest.first == UInt8(ascii: "[") {
      let (address, end) = split(rest.dropFirst(), before: "]")
      guard !address.isEmpty, address.allSatisfy({ PercentEncoding.hexValue($0) != nil || ":.".utf8.contains($0) }),
        !end.isEmpty
      else { return false }
      rest = end.dropFirst()
      guard rest.isEmpty || rest.first == UInt8(ascii: ":") else { return false }
    }
    let (host, port) = split(rest, before: ":")
    return holdsNone(of: "[]", host) && port.dropFirst().allSatisfy(isDigit)
  }

  /// Up to a sign, and from there on; nothing where there is none.
  private static func split(_ text: Bytes, before sign: Unicode.Scalar) -> (Bytes, Bytes) {
    let place = text.firstIndex(of: UInt8(ascii: sign)) ?? text.endIndex
    return (text[..<place], text[place...])
  }

  private static func holdsNone(of signs: StaticString, _ text: Bytes) -> Bool {
    signs.withUTF8Buffer { signs in !text.contains { signs.contains($0) } }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
"""#,
#"""
/// Walks the trie along a URL's segments, the most specific edges first, and goes back where they lead nowhere.
///
/// Edges of equal rank are walked together, as one set of nodes: which of them is the more specific shows only further
/// on. No node is visited twice, since each has one depth.
struct LinkSearch {
  private let words: LinkWords
  private let url: LinkURL
  private let accepts: (_ type: Int, _ text: String) -> Bool
  /// For each item name of the table: the place of the item in the URL, or that there is none or more than one.
  private var items: [ItemPlace]
  /// The sets of nodes on the way, one behind the other.
  private var nodes: [LinkNode] = []

  private enum ItemPlace {
    case absent
    case at(Int)
    /// It stands there twice, and nobody can say which is meant.
    case repeated
  }

  init(words: LinkWords, url: LinkURL, accepts: @escaping (_ type: Int, _ text: String) -> Bool) {
    self.words = words
    self.url = url
    self.accepts = accepts
    items = []
  }

  mutating func run() -> LinkMatch? {
    placeItems()
    nodes.reserveCapacity(16)
    nodes.append(words.root)
    return walk(0..<1, depth: 0)
  }

  private mutating func placeItems() {
    let names = words.itemNames
    items = Array(repeating: .absent, count: names.count)
    guard !items.isEmpty else { return }
    url.bytes.withUnsafeBufferPointer { bytes in
      for (place, item) in url.items.enumerated() {
        guard let name = names.sortedPlace(of: bytes[item.name]) else { continue }
        if case .absent = items[name] { items[name] = .at(place) } else { items[name] = .repeated }
      }
    }
  }

  /// The best match behind a set of nodes that are equally specific so far.
  private mutating func walk(_ set: Range<Int>, depth: Int) -> LinkMatch? {
    guard depth < url.segments.count else { return best(of: set) }
    let segment = url.segments[depth]
    let start = nodes.count
    for index in set {
      let next = url.bytes.withUnsafeBufferPointer { nodes[index].literal($0[segment]) }
      if let next { nodes.append(next) }
    }
    if let match = walkOn(from: start, depth: depth + 1) { return match }
    appendNodes(behind: .typed, of: set, taking: segment)
    if let match = walkOn(from: start, depth: depth + 1) { return match }
    appendNodes(behind: .text, of: set, taking: segment)
    if let match = walkOn(from: start, depth: depth + 1) { return match }
    for index in set {
      for edge in nodes[index].edges(of: .rest) { nodes.append(nodes[index].node(behindEdge: edge)) }
    }
    return walkOn(from: start, depth: url.segments.count)
  }

  private mutating func appendNodes(behind rank: LinkRank, of set: Range<Int>, taking segment: Range<Int>) {
    for index in set {
      let node = nodes[index]
      for edge in node.edges(of: rank) where value(of: node.kind(ofEdge: edge), at: segment) != nil {
        nodes.append(node.node(behindEdge: edge))
      }
    }
  }

  private mutating func walkOn(from start: Int, depth: Int) -> LinkMatch? {
    guard start < nodes.count else { return nil }
    defer { nodes.removeSubrange(start...) }
    return walk(start..<nodes.count, depth: depth)
  }

  private func best(of set: Range<Int>) -> LinkMatch? {
    var best: (pattern: LinkPattern, values: [CaseArgument])?
    for index in set {
      for place in 0..<nodes[index].patternCount {
        let pattern = nodes[index].pattern(place)
        if let best, pattern.specificity <= best.pattern.specificity { break }
        guard let values = values(of: pattern) else { continue }
        best = (pattern, values)
        break
      }
    }
    return best.map { LinkMatch(module: $0.pattern.module, pattern: $0.pattern.place, values: $0.values) }
  }

  /// The values of a pattern's placeholders; nil where its query asks for something else.
  private func values(of pattern: LinkPattern) -> [CaseArgument]? {
    for place in 0..<pattern.literalItemCount {
      let (name, text) = pattern.literalItem(place)
      guard case .at(let item) = items[name], url.bytes[url.items[item].value].elementsEqual(text) else { return nil }
    }
    var values: [CaseArgument] = []
    values.reserveCapacity(pattern.segmentCount + pattern.itemCount)
    for place in 0..<pattern.segmentCount {
      let (segment, kind) = pattern.segment(place)
      values.append(kind.isRest ? rest(from: segment) : value(of: kind, at: url.segments[segment]) ?? .absent)
    }
    for place in 0..<pattern.itemCount {
      let (name, kind, isRequired) = pattern.item(place)
      switch items[name] {
      case .absent where !isRequired: values.append(.absent)
      case .at(let item):
        guard let value = value(of: kind, at: url.items[item].value) else { return nil }
        values.append(value)
      default: return nil
      }
    }
    return values
  }

  private func rest(from segment: Int) -> CaseArgument {
    .list(url.segments[segment...].map { .string(String(decoding: url.bytes[$0], as: UTF8.self)) })
  }

  private func value(of kind: LinkKind, at range: Range<Int>) -> CaseArgument? {
    url.bytes.withUnsafeBufferPointer { kind.value(of: $0[range], accepts: accepts) }
  }
}
"""#,
#"""
/// The link patterns of an app: a trie in one string literal, which costs the compiler nothing and the app no start-up.
///
/// A URL is matched in one walk over its segments, without regular expressions and without Foundation; the most specific
/// pattern wins. A URL that is broken, hostile or simply another app's matches nothing.
///
/// ```swift
/// let links = LinkTable("…")                    // as the generator wrote it
/// let link = links.match("courier://posts/42")  // link.pattern == 0, link.int(0) == 42
/// ```
///
/// # Format
///
/// The literal is a row of *words*, then texts. A word is a number in five digits of base 32, the most significant first;
/// the digits are the characters `0` to `O`, one after the other in ASCII. A *text* is a word with the byte at which it
/// begins behind the words, and one with its length in bytes. Texts are percent-decoded UTF-8. An *address* is the
/// place of a word, counted from 0.
///
/// | what | words |
/// | --- | --- |
/// | header | how many words there are; the addresses of schemes, hosts, item names and of the root node; a checksum |
/// | schemes, hosts | how many; their texts, in lower case |
/// | item names | how many; the texts of all names of query items, in the order of their bytes |
/// | node | how many literal, typed, text and rest edges and patterns; the edges in that order; the addresses of the patterns that end here, the most specific first |
/// | literal edge | the text of the segment, and the address of the node behind it; in the order of the texts' bytes |
/// | other edge | a kind, and the address of the node behind it |
/// | pattern | module; place among the module's patterns; how many literal items, items, segment values; then these |
/// | literal item | place of its name among the item names; the text that it must have |
/// | item | place of its name; a kind; 1 if it must be there, else 0 |
/// | segment value | place of the segment; a kind |
/// | kind | 0 `String`, 1 `Int`, 2 `Double`, 3 `Bool`, 4 `UUID`, 5 `Date`, 6 enum, 7 `URL`, 8 own type, 9 rest; then for an enum the address of its cases, for an own type its number, else 0 |
/// | cases | how many; their texts |
///
/// Typed edges take `Int`, `Double`, `Bool`, `UUID` and enums, text edges all other single segments. A rest edge leads to a
/// node without edges.
public struct LinkTable: Sendable {
  let words: LinkWords
  /// Whether a text is a value of one of the app's own types, given by its number.
  let accepts: @Sendable (_ type: Int, _ text: String) -> Bool

  /// - Parameters:
  ///   - literal: the table, as the generator encodes it. An empty one matches nothing.
  ///   - accepts: whether a text is a value of one of the app's own types, given by the number that the table uses.
  public init(
    _ literal: StaticString, accepts: @escaping @Sendable (_ type: Int, _ text: String) -> Bool = { _, _ in false }
  ) {
    self.init(words: LinkWords(literal), accepts: accepts)
  }

  init(words: LinkWords, accepts: @escaping @Sendable (_ type: Int, _ text: String) -> Bool) {
    self.words = words
    self.accepts = accepts
  }

  /// Whether a text is a value of one of the app's own types, for `accepts`.
  public static func isValue<Value: LosslessStringConvertible>(_ text: String, of type: Value.Type) -> Bool {
    Value(text) != nil
  }

  /// The most specific pattern that a URL matches, with its values; nil where none does.
  ///
  /// - Parameter url: the whole URL, with its scheme. Takes time in proportion to its length.
  public func match(_ url: String) -> LinkMatch? {
    try? find(url)
  }

  /// The same, with the reason where there is none.
  public func find(_ url: String) throws(LinkRefusal) -> LinkMatch {
    guard words.isWhole else { throw words.isEmpty ? .foreign : .damagedTable }
    var url = url
    let answer = url.withUTF8 { bytes -> Result<LinkMatch, LinkRefusal> in
      do throws(LinkRefusal) {
        let parts = try LinkURL(bytes, schemes: words.schemes, hosts: words.hosts)
        var search = LinkSearch(words: words, url: parts, accepts: accepts)
        return search.run().map { .success($0) } ?? .failure(.noPattern)
      } catch {
        return .failure(error)
      }
    }
    return try answer.get()
  }
}
"""#,
#"""
/// A URL taken apart: the segments of its path and the items of its query, each percent-decoded once.
struct LinkURL {
  struct Item {
    var name: Range<Int>
    var value: Range<Int>
  }

  /// The decoded parts, one behind the other.
  private(set) var bytes: [UInt8] = []
  /// Where the segments stand in `bytes`.
  private(set) var segments: [Range<Int>] = []
  private(set) var items: [Item] = []

  init(_ url: UnsafeBufferPointer<UInt8>, schemes: LinkTexts, hosts: LinkTexts) throws(LinkRefusal) {
    guard let colon = url.firstIndex(of: UInt8(ascii: ":")), url[(colon + 1)...].starts(with: "//".utf8) else {
      throw .foreign
    }
    let (authority, path, query) = Self.split(url[(colon + 3)...])
    let isHost = hosts.place(of: authority.lazy.map(Self.lowercased)) != nil
    let scheme = url[..<colon].lazy.map(Self.lowercased)
    bytes.reserveCapacity(url.count - colon)
    segments.reserveCapacity(8)
    if schemes.place(of: scheme) != nil {
      // `courier://posts/42` has its first segment where others have their host.
      if !isHost, !authority.isEmpty { try append(segment: authority) }
    } else {
      guard isHost, scheme.elementsEqual("https".utf8) else { throw .foreign }
    }
    try append(path: path)
    try append(query: query)
  }

  private typealias Part = Slice<UnsafeBufferPointer<UInt8>>

  /// What stands behind `://`: up to the path, up to the query, up to the fragment.
  private static func split(_ rest: Part) -> (authority: Part, path: Part, query: Part) {
    let beforeFragment = rest.prefix { $0 != UInt8(ascii: "#") }
    let beforeQuery = beforeFragment.prefix { $0 != UInt8(ascii: "?") }
    let authority = beforeQuery.prefix { $0 != UInt8(ascii: "/") }
    return (authority, beforeQuery[authority.endIndex...], beforeFragment[beforeQuery.endIndex...].dropFirst())
  }

  private mutating func append(path: Part) throws(LinkRefusal) {
    var rest = path.dropFirst()
    if rest.last == UInt8(ascii: "/") { rest = rest.dropLast() } else if rest.isEmpty { return }
    while true {
      let segment = rest.prefix { $0 != UInt8(ascii: "/") }
      try append(segment: segment)
      guard segment.endIndex < rest.endIndex else { return }
      rest = rest[(segment.endIndex + 1)...]
    }
  }

  private mutating func append(segment: Part) throws(LinkRefusal) {
    let range = try append(segment)
    let decoded = bytes[range]
    guard !decoded.isEmpty, !decoded.elementsEqual(".".utf8), !decoded.elementsEqual("..".utf8) else {
      throw .brokenPath
    }
    segments.append(range)
  }

  private mutating func append(query: Part) throws(LinkRefusal) {
    var rest = query
    while !rest.isEmpty {
      let item = rest.prefix { $0 != UInt8(ascii: "&") }
      rest = rest[item.endIndex...].dropFirst()
      guard !item.isEmpty else { continue }
      let name = item.prefix { $0 != UInt8(ascii: "=") }
      let decodedName = try append(name)
      items.append(Item(name: decodedName, value: try append(item[name.endIndex...].dropFirst())))
    }
  }

  /// Decodes a part, and says where it stands.
  private mutating func append(_ part: Part) throws(LinkRefusal) -> Range<Int> {
    let start = bytes.count
    guard PercentEncoding.decode(part, onto: &bytes) else { throw .brokenEncoding }
    return start..<bytes.count
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
"""#,
#"""
/// Reads the words and texts of a ``LinkTable``'s literal where they stand.
struct LinkWords: Sendable {
  private static let digits = 5
  private static let headerLength = 6

  /// A literal's bytes, which are there as long as the program runs, and never change.
  nonisolated(unsafe) private let bytes: UnsafeBufferPointer<UInt8>
  private let count: Int
  /// False for a literal that was damaged, as by a merge.
  let isWhole: Bool

  init(_ literal: StaticString) {
    let hasBytes = literal.hasPointerRepresentation
    self.init(
      everlasting: UnsafeBufferPointer(
        start: hasBytes ? literal.utf8Start : nil, count: hasBytes ? literal.utf8CodeUnitCount : 0))
  }

  init(everlasting bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    count = bytes.count < Self.digits ? 0 : Self.word(0, of: bytes)
    isWhole =
      count >= Self.headerLength && bytes.count >= count * Self.digits
      && Self.checksum(of: bytes) == Self.word(Self.headerLength - 1, of: bytes)
  }

  /// Whether there are no patterns at all.
  var isEmpty: Bool { bytes.isEmpty }

  /// FNV-1a over all but the word that holds it, as many bits of it as a word has.
  private static func checksum(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes[..<((headerLength - 1) * digits)] { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    for byte in bytes[(headerLength * digits)...] { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Int(hash & 0x1FF_FFFF)
  }

  subscript(address: Int) -> Int {
    Self.word(address, of: bytes)
  }

  /// The bytes of the text whose two words stand at an address.
  func text(at address: Int) -> UnsafeBufferPointer<UInt8> {
    let start = count * Self.digits + self[address]
    return UnsafeBufferPointer(rebasing: bytes[start..<start + self[address + 1]])
  }

  var schemes: LinkTexts { LinkTexts(words: self, address: self[1]) }
  var hosts: LinkTexts { LinkTexts(words: self, address: self[2]) }
  var itemNames: LinkTexts { LinkTexts(words: self, address: self[3]) }
  var root: LinkNode { LinkNode(words: self, address: self[4]) }

  private static func word(_ address: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let start = address * digits
    var value = 0
    for index in start..<start + digits {
      value = value << 5 | Int(bytes[index] &- UInt8(ascii: "0"))
    }
    return value
  }
}

/// A list of texts: how many, then each.
struct LinkTexts {
  private let words: LinkWords
  private let address: Int

  init(words: LinkWords, address: Int) {
    self.words = words
    self.address = address
  }

  var count: Int { words[address] }

  subscript(place: Int) -> UnsafeBufferPointer<UInt8> {
    words.text(at: address + 1 + 2 * place)
  }

  /// The place of a text in a short list of any order.
  func place(of bytes: some Collection<UInt8>) -> Int? {
    (0..<count).first { self[$0].elementsEqual(bytes) }
  }

  /// The place of a text in a list that is in the order of the texts' bytes.
  func sortedPlace(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    words.search(count, for: bytes, addressOfText: { address + 1 + 2 * $0 })
  }
}

extension LinkWords {
  /// Finds a text among others in the order of their bytes, in as many comparisons as their number has binary digits.
  func search(
    _ count: Int, for bytes: Slice<UnsafeBufferPointer<UInt8>>, addressOfText: (Int) -> Int
  ) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      switch order(of: text(at: addressOfText(middle)), and: bytes) {
      case 0: return middle
      case ..<0: low = middle + 1
      default: high = middle
      }
    }
    return nil
  }

  /// Less than 0 where the left text comes first, 0 where both are equal.
  private func order(of left: UnsafeBufferPointer<UInt8>, and right: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    for index in 0..<min(left.count, right.count) {
      let (one, other) = (left[index], right.base[right.startIndex + index])
      if one != other { return one < other ? -1 : 1 }
    }
    return left.count - right.count
  }
}
"""#,
#"""
/// `%C3%BC` and what it stands for.
enum PercentEncoding {
  /// Decodes one part of a URL onto the end of a buffer.
  ///
  /// - Returns: false where a percent sign begins no encoded byte, the bytes are no UTF-8, or one of them is zero.
  static func decode(_ part: some Sequence<UInt8>, onto buffer: inout [UInt8]) -> Bool {
    let start = buffer.count
    var part = part.makeIterator()
    var hasHighBytes = false
    while var byte = part.next() {
      if byte == UInt8(ascii: "%") {
        guard let high = part.next().flatMap(hexValue), let low = part.next().flatMap(hexValue) else { return false }
        byte = high << 4 | low
        if byte >= 0x80 { hasHighBytes = true }
      }
      guard byte != 0 else { return false }
      buffer.append(byte)
    }
    // What was not encoded came from a Swift string, and is UTF-8 already.
    return !hasHighBytes || isUTF8(buffer[start...])
  }

  /// A text as it stands in a segment of a path or in an item of a query: all but `A–Z a–z 0–9 - . _ ~` encoded.
  static func encode(_ text: String) -> String {
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      if isPlain(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }
}
"""#,
#"""
/// A hook that was added to a navigator, by which it is removed again.
public struct NavigationHook: Hashable, Sendable {
  let number: Int
}
"""#,
#"""
/// What has happened to the navigation once: for analytics, for logs, and for what shows the state.
public struct NavigationRecord<Graph: RouteGraph>: Sendable {
  public let action: NavigationAction<Graph>
  /// What was visible when it happened.
  public let source: NavigationState<Graph>.Entry
  /// The screen that has sent the event: another one than `source` where it came late. Nil where no screen has done it.
  public let sender: Graph.Route.Screen?
  public let change: NavigationChange<Graph>
  public let before: NavigationState<Graph>
  public let after: NavigationState<Graph>

  public var outcome: NavigationOutcome { change.outcome }
}

extension NavigationRecord: CustomStringConvertible {
  /// `feed: buy → handled; tabs(feed): feed · sheet checkout: cart`; of an event that came late `late welcome: finish → stale; …`
  public var description: String {
    let place = outcome == .stale ? sender.map { "late \($0)" } : nil
    let resumed = change.resumed.map { ", then \($0)" } ?? ""
    return "\(place ?? source.description): \(action) → \(outcome)\(resumed); \(after)"
  }
}
"""#,
#"""
@MainActor extension RouteNavigator {
  /// What the app shows from now on: the present state, then each other one that something handled leads to.
  ///
  /// Everyone who asks gets a sequence of their own. None is left out, so whoever begins to read must go on; and none is
  /// repeated where something was handled and has changed nothing, as `ignore` does.
  public var states: AsyncStream<NavigationState<Graph>> {
    let (stream, continuation) = AsyncStream.makeStream(of: NavigationState<Graph>.self)
    continuation.yield(state)
    let end = StreamEnd(continuation)
    let hook = onNavigation { record in
      guard record.outcome == .handled, !record.after.isUnchanged(since: record.before) else { return }
      end.continuation.yield(record.after)
    }
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.remove(hook) }
    }
    return stream
  }
}

extension NavigationState {
  /// Whether it shows the same entries, and not only entries that look the same.
  fileprivate func isUnchanged(since earlier: NavigationState) -> Bool {
    identities == earlier.identities && self == earlier
  }
}

/// Ends a sequence when the hook that feeds it is gone, and so when the navigator is.
private final class StreamEnd<State: Sendable>: Sendable {
  let continuation: AsyncStream<State>.Continuation

  init(_ continuation: AsyncStream<State>.Continuation) {
    self.continuation = continuation
  }

  deinit { continuation.finish() }
}
"""#,
#"""
@MainActor extension RouteNavigator {
  // MARK: - What the user asks for

  /// Goes back by one screen, where the visible one allows it.
  @discardableResult
  public func back() -> NavigationOutcome { perform(.back) }

  /// Swipes the top layer away, where that can be.
  @discardableResult
  public func swipe() -> NavigationOutcome { perform(.swipe) }

  /// Taps a tab: another one is selected, the active one pops to its root.
  @discardableResult
  public func tapTab(_ tab: Graph.Tab) -> NavigationOutcome { perform(.tapTab(tab)) }

  // MARK: - What the user has done

  // Called by what shows the state. An echo of what the state says already is no news, and is told to nobody.

  /// The user has gone back to an entry, which is now the top one of its stack.
  @discardableResult
  public func didGoBack(to entry: NavigationID) -> NavigationOutcome {
    state.stacks.contains { $0.top.id == entry } ? .handled : perform(.wentBack(to: entry))
  }

  /// The user has dismissed a layer, and with it those above.
  @discardableResult
  public func didDismiss(_ layer: NavigationID) -> NavigationOutcome { perform(.dismissed(layer)) }

  /// The user has selected a tab.
  @discardableResult
  public func didSelect(_ tab: Graph.Tab) -> NavigationOutcome {
    if case .tabs(let bar) = state.base, bar.selected == tab { return .handled }
    return perform(.selected(tab))
  }
}

extension NavigationAction {
  /// Whether it is refused while the system covers the app: what the user has done already is not.
  var waitsForTheSystem: Bool {
    switch self {
    case .event, .external, .link: true
    case .back, .swipe, .tapTab, .wentBack, .dismissed, .selected, .restored: false
    }
  }
}
"""#,
#"""
#if canImport(Combine)
import Combine
#endif

/// Keeps what an app shows, and changes it as the spec says.
///
/// Whatever happens comes here: events of screens, links, what the system raises and what the user does. Each is done
/// whole or not at all, and its outcome is a value; no call traps. `state` can be observed, by SwiftUI and by hooks.
///
/// ```swift
/// let navigator = CourierNavigator(guards: session)
/// navigator.open("courier://posts/42")
/// if let feed = navigator.visibleSender(CourierFeedEvent.self) { navigator.send(.buy, from: feed) }
/// ```
@MainActor public final class RouteNavigator<Graph: RouteGraph> {
  private let guards: Graph.Guards
  private var current: NavigationState<Graph>
  private let observation = StateObservation()
  private var hooks: [(hook: NavigationHook, call: @MainActor (NavigationRecord<Graph>) -> Void)] = []
  private var lastHook = 0
  private var pendingRecords: [NavigationRecord<Graph>] = []
  private var isTelling = false
  /// Whether guards are being asked, so that an event is half done.
  private var isAsking = false

  /// Leaves the app for a URL, where a transition says `open`. A record has the URLs, too.
  public var openURL: (@MainActor (String) -> Void)?

  /// Whether the system has put something over the app, such as an alert. Meanwhile events and links fail, and are
  /// `busy`.
  public var isCovered: (@MainActor () -> Bool)?

  /// Launches the app.
  public init(guards: Graph.Guards) {
    self.guards = guards
    current = NavigationState(guards: guards)
  }

  /// Launches the app with what is left of a saved state.
  public init(guards: Graph.Guards, restoring saved: RestoredNavigation<Graph>) {
    self.guards = guards
    current = saved.state(guards: guards)
  }

  /// What the app shows.
  public var state: NavigationState<Graph> {
    observation.access()
    return current
  }

  // MARK: - What happens

  /// What the screen of an entry sends its events with.
  public func sender<Event: ScreenEvent>(
    for entry: NavigationState<Graph>.Entry, of events: Event.Type = Event.self
  ) -> ScreenSender<Event> where Event.Event == Graph.Event, Event.Screen == Graph.Route.Screen {
    ScreenSender(id: entry.id, owner: ObjectIdentifier(self)) { [weak self] event in
      guard let self else { return .stale }
      return self.perform(.event(event.event, from: entry.id), of: Event.emitter)
    }
  }

  /// What the visible screen sends its events with; nil where that is another screen than the one of the events.
  public func visibleSender<Event: ScreenEvent>(
    _ events: Event.Type
  ) -> ScreenSender<Event>? where Event.Event == Graph.Event, Event.Screen == Graph.Route.Screen {
    let entry = state.visibleEntry
    return entry.route.screen == Event.emitter ? sender(for: entry) : nil
  }

  /// A screen emits an event. One of another navigator is stale here.
  @discardableResult
  public func send<Event: ScreenEvent>(
    _ event: Event, from sender: ScreenSender<Event>
  ) -> NavigationOutcome where Event.Event == Graph.Event, Event.Screen == Graph.Route.Screen {
    guard sender.owner == ObjectIdentifier(self) else { return .stale }
    return perform(.event(event.event, from: sender.id), of: Event.emitter)
  }

  /// The system raises an event.
  @discardableResult
  public func raise(_ event: Graph.External) -> NavigationOutcome { perform(.external(event.event)) }

  /// Another app opens a URL. Any text is fine.
  @discardableResult
  public func open(_ url: String) -> NavigationOutcome { perform(.link(url)) }

  /// Begins with what is left of a saved state, as if the app were launched anew.
  ///
  /// - Returns: `failed(busy)` from within a guard, which cannot change what it is asked about.
  @discardableResult
  public func restore(_ saved: RestoredNavigation<Graph>) -> NavigationOutcome {
    let before = current
    if isAsking {
      tell(.restored, NavigationChange(.failed(.busy)), before, before)
      return .failed(.busy)
    }
    isAsking = true
    let state = saved.state(guards: guards, after: before)
    isAsking = false
    show(state)
    var change = NavigationChange<Graph>(.handled)
    change.isAnimated = false
    tell(.restored, change, before, current)
    return .handled
  }

  func perform(
    _ action: NavigationAction<Graph>, of screen: Graph.Route.Screen? = nil
  ) -> NavigationOutcome {
    // Whoever is asked whether the app is covered may have news first.
    let refusal = refusal(of: action, from: screen)
    let before = current
    var after = before
    var change = NavigationChange<Graph>(refusal ?? .handled)
    if refusal == nil {
      isAsking = true
      change = after.perform(action, guards: guards)
      isAsking = false
    }
    if change.outcome == .handled { show(after) }
    tell(action, change, before, after, from: screen)
    if let openURL { for url in change.opened { openURL(url) } }
    return change.outcome
  }

  /// Why an action is not even tried.
  private func refusal(
    of action: NavigationAction<Graph>, from screen: Graph.Route.Screen?
  ) -> NavigationOutcome? {
    // A guard that is asked just now cannot change what it is asked about.
    if isAsking { return .failed(.busy) }
    let isCovered = action.waitsForTheSystem && isCovered?() == true
    if let screen {
      let visible = current.visibleEntry
      if case .event(_, let sender?) = action, sender != visible.id { return .stale }
      if visible.route.screen != screen { return .unavailable }
    }
    return isCovered ? .failed(.busy) : nil
  }

  private func show(_ state: NavigationState<Graph>) {
    #if canImport(Combine)
    objectWillChange.send()
    #endif
    observation.change { current = state }
  }

  // MARK: - Hooks

  /// Calls a hook after everything that happens, also after what was refused or has failed.
  ///
  /// What a hook does to the navigation itself is told when all hooks have heard of what was before.
  @discardableResult
  public func onNavigation(_ hook: @escaping @MainActor (NavigationRecord<Graph>) -> Void) -> NavigationHook {
    lastHook += 1
    hooks.append((NavigationHook(number: lastHook), hook))
    return NavigationHook(number: lastHook)
  }

  /// A hook that was removed is not called again.
  public func remove(_ hook: NavigationHook) {
    hooks.removeAll { $0.hook == hook }
  }

  /// Mostly nobody listens, and then nothing is to be set up.
  @inline(__always)
  private func tell(
    _ action: NavigationAction<Graph>, _ change: NavigationChange<Graph>, _ before: NavigationState<Graph>,
    _ after: NavigationState<Graph>, from screen: Graph.Route.Screen? = nil
  ) {
    if !hooks.isEmpty { tellHooks(action, change, before, after, from: screen) }
  }

  private func tellHooks(
    _ action: NavigationAction<Graph>, _ change: NavigationChange<Graph>, _ before: NavigationState<Graph>,
    _ after: NavigationState<Graph>, from screen: Graph.Route.Screen?
  ) {
    pendingRecords.append(
      NavigationRecord(
        action: action, source: before.visibleEntry, sender: screen, change: change, before: before, after: after))
    if isTelling { return }
    isTelling = true
    while !pendingRecords.isEmpty {
      let record = pendingRecords.removeFirst()
      for (hook, call) in hooks where hooks.contains(where: { $0.hook == hook }) { call(record) }
    }
    isTelling = false
  }
}
"""#,
#"""
/// What a screen sends its events with: it knows which entry of which stack the screen is, and of which events it is.
///
/// ```swift
/// Button("Buy") { send(.buy) }                    // send: ScreenSender<CourierFeedEvent>
/// FeedView(send: ScreenSender { _ in .handled })  // in a preview
/// ```
public struct ScreenSender<Event: ScreenEvent>: Sendable, Identifiable {
  /// The identity of the screen's entry.
  public let id: NavigationID
  /// The navigator whose stack it is; nil where there is none.
  let owner: ObjectIdentifier?
  // Swift 6 takes what belongs to the main actor for Sendable, and Swift 5 does not.
  private let handler: @MainActor @Sendable (Event) -> NavigationOutcome

  init(
    id: NavigationID, owner: ObjectIdentifier?, handler: @escaping @MainActor @Sendable (Event) -> NavigationOutcome
  ) {
    self.id = id
    self.owner = owner
    self.handler = handler
  }

  /// A sender without a navigator, for previews and tests.
  public init(_ handler: @escaping @MainActor @Sendable (Event) -> NavigationOutcome) {
    self.init(id: NavigationID(number: 0), owner: nil, handler: handler)
  }

  /// Sends an event. One from a screen that is no longer visible is answered `stale`, and changes nothing.
  @MainActor
  @discardableResult
  public func callAsFunction(_ event: Event) -> NavigationOutcome {
    handler(event)
  }
}
"""#,
#"""
#if canImport(Combine)
public import Combine
#endif
#if canImport(Observation)
public import Observation
#endif

#if canImport(Combine)
extension RouteNavigator: ObservableObject {
  /// Said although Combine has it so: a conformance alone is no reason for Swift to import Combine for a package's sake.
  public typealias ObjectWillChangePublisher = ObservableObjectPublisher
}
#endif

#if canImport(Observation)
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension RouteNavigator: Observable {}
#endif

/// Tells SwiftUI, and whoever else tracks observation, who has read a navigator's state and that it changes: where the
/// system has Observation.
///
/// It stands for every navigator's state, whatever the graph: a key path of a generic type is made anew each time, which
/// takes longer than all else that an event does.
@MainActor final class StateObservation {
  #if canImport(Observation)
  private let registrar: (any Sendable)?
  #endif

  /// What is observed in place of the state.
  fileprivate let state: Void = ()

  init() {
    #if canImport(Observation)
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
      registrar = ObservationRegistrar()
    } else {
      registrar = nil
    }
    #endif
  }

  func access() {
    #if canImport(Observation)
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
      (registrar as? ObservationRegistrar)?.access(self, keyPath: \.state)
    }
    #endif
  }

  func change(_ change: () -> Void) {
    #if canImport(Observation)
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *),
      let registrar = registrar as? ObservationRegistrar
    {
      return registrar.withMutation(of: self, keyPath: \.state, change)
    }
    #endif
    change()
  }
}

#if canImport(Observation)
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension StateObservation: Observable {}
#endif
"""#,
#"""
/// Something that happens to the navigation: a screen, the system, another app or the user does it.
public enum NavigationAction<Graph: RouteGraph>: Hashable, Sendable {
  /// A screen emits an event; from the entry with this identity, or from whatever is visible.
  case event(Graph.Event, from: NavigationID? = nil)
  /// The system raises an event.
  case external(Graph.Event)
  /// Another app opens a URL.
  case link(String)

  // MARK: What the user asks for

  /// Goes back by one screen.
  case back
  /// Swipes the top layer away.
  case swipe
  /// Taps a tab: another one is selected, the active one pops to its root.
  case tapTab(Graph.Tab)

  // MARK: What the user has done already, as the controls say that show the state

  /// Has gone back to an entry, by one screen or by several.
  case wentBack(to: NavigationID)
  /// Has dismissed a layer, and with it those above.
  case dismissed(NavigationID)
  /// Has selected a tab.
  case selected(Graph.Tab)

  // MARK: What the app has done

  /// Has put in place what is left of a saved state.
  case restored
}

extension NavigationAction: CustomStringConvertible {
  public var description: String {
    switch self {
    case .event(let event, _): event.description
    case .external(let event): "system \(event)"
    case .link(let url): "open \(url)"
    case .back: "back"
    case .swipe: "swipe"
    case .tapTab(let tab): "tap \(tab)"
    case .wentBack: "went back"
    case .dismissed: "dismissed"
    case .selected(let tab): "selected \(tab)"
    case .restored: "restored"
    }
  }
}
"""#,
#"""
/// How an action went.
public struct NavigationChange<Graph: RouteGraph>: Hashable, Sendable {
  public var outcome: NavigationOutcome
  /// False where every operation that has changed something says `animated: false`.
  public var isAnimated = true
  /// The URLs for which the app is left.
  public var opened: [String] = []
  /// What had been deferred, and was handled right after the app has begun afresh.
  public var resumed: NavigationState<Graph>.Deferred?

  init(_ outcome: NavigationOutcome) {
    self.outcome = outcome
  }
}
"""#,
#"""
/// What has come of something that happened to the navigation.
public enum NavigationOutcome: Hashable, Sendable {
  /// A transition was chosen and done. It may have changed nothing, as `ignore` does.
  case handled
  /// Nobody handles the event, or the link leads nowhere.
  case unhandled(UnhandledReason)
  /// The transition that was chosen cannot be done; nothing has changed.
  case failed(NavigationFailure)
  /// What has sent the event is no longer visible, as with the second of two quick taps; nothing has changed.
  case stale
  /// The user cannot do that here, or the visible screen does not emit the event; nothing has changed.
  case unavailable
}

/// Why nobody has handled something.
public enum UnhandledReason: Hashable, Sendable {
  /// Neither the screen, nor what it stands in, nor the app handles the event, or all who do have a guard that does not
  /// hold.
  case noHandler
  case link(LinkRefusal)
}

/// Why a link leads nowhere.
public enum LinkRefusal: String, Error, Hashable, Sendable {
  /// Neither its scheme nor its host is the app's, or it is no URL at all.
  case foreign
  /// A percent sign begins no encoded byte, or what is encoded is no UTF-8, or a zero byte.
  case brokenEncoding
  /// The path has an empty segment, `.` or `..`.
  case brokenPath
  /// No pattern takes this path, these query items and these values.
  case noPattern
  /// Its pattern is known, and all alternatives have a guard that does not hold.
  case guarded
  /// The table of the patterns is not as it was generated: generate it again.
  case damagedTable
}

/// Why a transition cannot be done.
public enum NavigationFailure: String, Error, Hashable, Sendable {
  /// What is visible has no stack.
  case noStack
  /// The visible screen is the root of its stack.
  case atRoot
  /// The screen or the layer to go back to is not there.
  case notFound
  /// There is no modal layer.
  case noModal
  /// The base of the app is not the tab bar.
  case noTabBar
  /// It raises an event that nobody handles.
  case unhandled
  /// It raises events without end, or so many over so deep a stack that it would take too long.
  case raiseLoop
  /// The system has put something over the app, such as an alert; or a guard, asked about one event, sends another.
  case busy
}

extension NavigationOutcome: CustomStringConvertible {
  public var description: String {
    switch self {
    case .handled: "handled"
    case .unhandled(.noHandler): "unhandled"
    case .unhandled(.link(let refusal)): "unhandled (\(refusal.rawValue))"
    case .failed(let failure): "failed (\(failure.rawValue))"
    case .stale: "stale"
    case .unavailable: "unavailable"
    }
  }
}
"""#,
#"""
extension NavigationState {
  /// Does one action, whole or not at all.
  ///
  /// - Parameter guards: each is asked at most once.
  @discardableResult
  public mutating func perform(
    _ action: NavigationAction<Graph>, guards: Graph.Guards
  ) -> NavigationChange<Graph> {
    switch action {
    case .event(let event, let sender):
      if let sender, sender != visibleEntry.id { return NavigationChange(.stale) }
      return run(guards) { $0.choose(event) ? nil : .noHandler }
    case .external(let event): return run(guards) { $0.choose(event) ? nil : .noHandler }
    case .link(let url):
      return run(guards) { run in
        do throws(LinkRefusal) {
          try run.choose(url)
          return nil
        } catch {
          return .link(error)
        }
      }
    case .back: return NavigationChange(goBack())
    case .swipe: return NavigationChange(swipe())
    case .tapTab(let tab): return NavigationChange(tap(tab))
    case .wentBack(let entry): return NavigationChange(goBack(to: entry))
    case .dismissed(let layer): return NavigationChange(dismiss(layer))
    case .selected(let tab): return NavigationChange(select(alone: tab))
    // The new state is in place already: this one.
    case .restored: return NavigationChange(.handled)
    }
  }

  /// - Parameter choose: says why nobody handles it; nil where somebody does.
  private mutating func run(
    _ guards: Graph.Guards, choosing choose: (inout TransitionRun<Graph>) -> UnhandledReason?
  ) -> NavigationChange<Graph> {
    var run = TransitionRun(self, guards: guards)
    if let reason = choose(&run) { return NavigationChange(.unhandled(reason)) }
    do throws(NavigationFailure) {
      try run.finish()
    } catch {
      return NavigationChange(.failed(error))
    }
    var change = NavigationChange<Graph>(.handled)
    change.resumed = run.resumeDeferred()
    change.isAnimated = run.isAnimated
    change.opened = run.moment.opened
    self = run.moment.state
    return change
  }

  // MARK: - What the user asks for

  private mutating func goBack() -> NavigationOutcome {
    var stack = visibleStack
    guard stack.top.route.screen.allowsBack, stack.path.popLast() != nil else { return .unavailable }
    visibleStack = stack
    return .handled
  }

  private mutating func swipe() -> NavigationOutcome {
    guard layers.last?.canBeSwipedAway == true else { return .unavailable }
    layers.removeLast()
    return .handled
  }

  private mutating func tap(_ tab: Graph.Tab) -> NavigationOutcome {
    guard case .tabs(var bar) = base, layers.isEmpty, !visibleEntry.route.screen.hidesTabBar else {
      return .unavailable
    }
    if bar.selected == tab { bar.selectedStack.path = [] }
    bar.selected = tab
    base = .tabs(bar)
    return .handled
  }

  // MARK: - What the user has done

  private mutating func goBack(to entry: NavigationID) -> NavigationOutcome {
    for place in layers.indices {
      guard let depth = layers[place].stack.depth(of: entry) else { continue }
      layers[place].stack.cut(above: depth)
      return .handled
    }
    switch base {
    case .stack(let shown, var stack):
      guard let depth = stack.depth(of: entry) else { return .stale }
      stack.cut(above: depth)
      base = .stack(shown: shown, stack)
    case .tabs(var bar):
      guard let place = bar.stacks.firstIndex(where: { $0.depth(of: entry) != nil }) else { return .stale }
      var stack = bar.stacks[place]
      stack.cut(above: stack.depth(of: entry) ?? stack.path.count)
      bar.replace(stackAt: place, with: stack)
      base = .tabs(bar)
    }
    return .handled
  }

  private mutating func dismiss(_ layer: NavigationID) -> NavigationOutcome {
    guard let place = layers.firstIndex(where: { $0.id == layer }) else { return .stale }
    layers.removeSubrange(place...)
    return .handled
  }

  private mutating func select(alone tab: Graph.Tab) -> NavigationOutcome {
    guard case .tabs(var bar) = base else { return .stale }
    bar.selected = tab
    base = .tabs(bar)
    return .handled
  }
}
"""#,
#"""
extension NavigationState {
  /// Does one operation on the visible stack, or on the layers. Where it fails the state is as it was.
  mutating func apply(_ operation: RouteTransition<Graph>) throws(NavigationFailure) {
    switch operation {
    case .push, .replaceTop, .setRoot, .setAfterRoot, .setAfter, .pop, .popTo, .popToRoot:
      guard visibleStack.hasStack else { throw .noStack }
      var identities = identities
      try changeVisibleStack { stack throws(NavigationFailure) in try stack.apply(operation, &identities) }
      self.identities = identities
    case .present(let layer, let style, let isDismissable):
      layers.append(Layer(layer, style, isDismissable: isDismissable, &identities))
    case .dismiss:
      guard layers.popLast() != nil else { throw .noModal }
    case .dismissLayer(let identity):
      guard let place = layers.lastIndex(where: { $0.shown == identity }) else { throw .notFound }
      layers.removeSubrange(place...)
    case .dismissAll: layers = []
    case .start, .open, .raise, .defer, .ignore, .steps, .select, .attempt, .unanimated: break
    }
  }

  /// Drops every layer, and begins afresh.
  mutating func begin(_ start: NavigationStart<Graph>) {
    layers = []
    base = Base(start, &identities)
  }

  /// Takes every layer away, and selects a tab.
  mutating func select(_ tab: Graph.Tab) throws(NavigationFailure) {
    guard case .tabs(var bar) = base else { throw .noTabBar }
    bar.selected = tab
    base = .tabs(bar)
    layers = []
  }
}

extension NavigationState.Stack {
  mutating func apply(
    _ operation: RouteTransition<Graph>, _ identities: inout NavigationState.Identities
  ) throws(NavigationFailure) {
    switch operation {
    case .push(let route): path.append(NavigationState.Entry(route, &identities))
    case .replaceTop(let route): replace(from: path.count, with: NavigationState.Entry(route, &identities))
    case .setRoot(let route): replace(from: 0, with: NavigationState.Entry(route, &identities))
    case .setAfterRoot(let route): replace(from: 1, with: NavigationState.Entry(route, &identities))
    case .setAfter(let screen, let isInclusive, let route):
      let depth = try depth(ofTopmost: screen)
      replace(from: isInclusive ? depth : depth + 1, with: NavigationState.Entry(route, &identities))
    case .pop:
      guard path.popLast() != nil else { throw .atRoot }
    case .popTo(let screen): cut(above: try depth(ofTopmost: screen))
    case .popToRoot: path = []
    default: break
    }
  }

  /// Puts an entry where another one is, and takes away what lies above.
  ///
  /// - Parameter depth: 0 for the root.
  private mutating func replace(from depth: Int, with entry: NavigationState.Entry) {
    if depth == 0 {
      root = entry
      path = []
    } else {
      path.removeSubrange((depth - 1)...)
      path.append(entry)
    }
  }

  /// - Parameter depth: 0 for the root.
  mutating func cut(above depth: Int) {
    path.removeSubrange(depth...)
  }

  private func depth(ofTopmost screen: Graph.Route.Screen) throws(NavigationFailure) -> Int {
    if let place = path.lastIndex(where: { $0.route.screen == screen }) { return place + 1 }
    guard root.route.screen == screen else { throw .notFound }
    return 0
  }

  /// 0 for the root; nil where the entry is not there.
  func depth(of entry: NavigationID) -> Int? {
    if root.id == entry { return 0 }
    return path.lastIndex { $0.id == entry }.map { $0 + 1 }
  }
}
"""#,
#"""
/// Does one action's transitions, with the guards' answers fixed until it is done.
struct TransitionRun<Graph: RouteGraph> {
  private let guards: Graph.Guards
  private(set) var moment: Moment
  /// What is still to do, the next last. A chain of raises grows the agenda, not the call stack.
  private var agenda: [Task] = []
  /// How many raises the current transition is a consequence of, and how many there have been.
  private var raiseDepth = 0
  private var raiseCount = 0
  /// How many entries and layers were looked through, or kept for an `else`.
  private var entryCount = 0

  /// What is undone where a transition fails.
  struct Moment {
    var state: NavigationState<Graph>
    /// Whether the app has begun afresh since what the state keeps was deferred.
    var isDeferredDue = false
    var opened: [String] = []
    /// How many operations have changed something, and how many of them are animated.
    var changes = (count: 0, animated: 0)
  }

  /// What a transition comes from, and how it is shown.
  struct Scope {
    /// What `defer` keeps.
    var trigger: NavigationState<Graph>.Deferred
    var isAnimated = true
  }

  private enum Task {
    case transition(RouteTransition<Graph>, Scope)
    /// The transition that has an `else` ends here; if anything fails before, that is done instead, from where it began.
    case endOfAttempt(otherwise: RouteTransition<Graph>, Scope, before: Moment)
    case endOfRaise
  }

  /// Chains of more raises than this have no end, whether or not they come back to where they were.
  private static var longestChain: Int { 1000 }
  /// More raises than this in one action would keep the user waiting, chain or not.
  private static var mostRaises: Int { 10_000 }
  /// So would events that are raised again and again, each to look through a deep stack. The spec says how much is done
  /// between two raises, so that it is enough to ask there.
  private static var mostEntries: Int { 2_000_000 }

  init(_ state: NavigationState<Graph>, guards: Graph.Guards) {
    moment = Moment(state: state)
    self.guards = Graph.remembering(guards)
  }

  var isAnimated: Bool { moment.changes.count == 0 || moment.changes.animated > 0 }

  // MARK: - Choosing

  /// Chooses what handles an event on the visible screen.
  ///
  /// - Returns: false where nobody handles it.
  mutating func choose(_ event: Graph.Event) -> Bool {
    let stack = moment.state.visibleStack
    let transition = Graph.transition(for: event, on: stack.top.route, in: stack.container, guards: guards)
    guard let transition else { return false }
    // Only what the system raises is ever deferred: of an event of screens `defer` is refused in the spec.
    agenda.append(.transition(transition, Scope(trigger: .external(event))))
    return true
  }

  /// Chooses what a link does.
  mutating func choose(_ url: String) throws(LinkRefusal) {
    let link = try Graph.links.find(url)
    guard let transition = Graph.transition(opening: link, guards: guards) else { throw .guarded }
    agenda.append(.transition(transition, Scope(trigger: .link(url))))
  }

  /// What was kept for the time when the app has begun afresh, handled as if it came now. Where that fails it is
  /// dropped, and the action that has begun afresh stands all the same.
  ///
  /// - Returns: what was handled so; nil where nothing was due.
  mutating func resumeDeferred() -> NavigationState<Graph>.Deferred? {
    guard moment.isDeferredDue, let deferred = moment.state.deferred else { return nil }
    moment.state.deferred = nil
    moment.isDeferredDue = false
    let before = moment
    do {
      switch deferred {
      case .link(let url): try choose(url)
      case .external(let event): _ = choose(event)
      }
      try finish()
    } catch {
      moment = before
    }
    return deferred
  }

  // MARK: - The agenda

  /// Does all that is on the agenda.
  mutating func finish() throws(NavigationFailure) {
    while let task = agenda.popLast() {
      switch task {
      case .endOfAttempt: break
      case .endOfRaise: raiseDepth -= 1
      case .transition(let transition, let scope):
        do throws(NavigationFailure) {
          try begin(transition, in: scope)
        } catch {
          try recover(from: error)
        }
      }
    }
  }

  /// Looks for an `else` around what has failed, and leaves out everything up to it.
  private mutating func recover(from reason: NavigationFailure) throws(NavigationFailure) {
    while let task = agenda.popLast() {
      switch task {
      case .transition: break
      case .endOfRaise: raiseDepth -= 1
      case .endOfAttempt(let otherwise, let scope, let before):
        // Nothing mends what never ends.
        if reason == .raiseLoop { break }
        moment = before
        agenda.append(.transition(otherwise, scope))
        return
      }
    }
    throw reason
  }

  private mutating func begin(_ transition: RouteTransition<Graph>, in scope: Scope) throws(NavigationFailure) {
    switch transition {
    case .steps(let steps):
      for step in steps.reversed() { agenda.append(.transition(step, scope)) }
    case .attempt(let first, let otherwise):
      entryCount += visibleDepth
      agenda.append(.endOfAttempt(otherwise: otherwise, scope, before: moment))
      agenda.append(.transition(first, scope))
    // These stand around one operation, so that they go no deeper.
    case .unanimated(let inner): try begin(inner, in: Scope(trigger: scope.trigger, isAnimated: false))
    case .select(let tab, let next):
      try moment.state.select(tab)
      count(isAnimated: scope.isAnimated)
      try begin(next, in: scope)
    case .raise(let event):
      guard raiseDepth < Self.longestChain, raiseCount < Self.mostRaises, entryCount < Self.mostEntries else {
        throw .raiseLoop
      }
      raiseCount += 1
      raiseDepth += 1
      agenda.append(.endOfRaise)
      guard choose(event) else { throw .unhandled }
    case .start(let start):
      moment.isDeferredDue = moment.state.deferred != nil
      moment.state.begin(start)
      count(isAnimated: scope.isAnimated)
    case .defer:
      moment.state.deferred = scope.trigger
      moment.isDeferredDue = false
    case .open(let url): moment.opened.append(url)
    case .ignore: break
    default:
      countEntries(of: transition)
      try moment.state.apply(transition)
      count(isAnimated: scope.isAnimated)
    }
  }

  private var visibleDepth: Int { moment.state.visibleStack.path.count + 1 }

  /// Counts what an operation looks through, at most.
  private mutating func countEntries(of operation: RouteTransition<Graph>) {
    switch operation {
    case .popTo, .setAfter: entryCount += visibleDepth
    case .dismissLayer: entryCount += moment.state.layers.count
    default: break
    }
  }

  private mutating func count(isAnimated: Bool) {
    moment.changes.count += 1
    if isAnimated { moment.changes.animated += 1 }
  }
}
"""#,
#"""
/// How a saved argument is read as a value of its type.
public struct ArgumentReading<Value> {
  let read: (any Decoder) throws -> Value

  private init(_ read: @escaping (any Decoder) throws -> Value) {
    self.read = read
  }
}

/// Says that a saved value is none of its type.
struct UnreadableArgument: Error {
  var reason: String
}

extension ArgumentReading where Value == Int {
  public static var int: ArgumentReading { ArgumentReading { try Int(from: $0) } }
}

extension ArgumentReading where Value == Bool {
  public static var bool: ArgumentReading { ArgumentReading { try Bool(from: $0) } }
}

extension ArgumentReading where Value == String {
  public static var string: ArgumentReading { ArgumentReading { try String(from: $0) } }
}

extension ArgumentReading where Value == Double {
  /// Infinite ones, and those that are no number, are saved as text.
  public static var double: ArgumentReading {
    ArgumentReading { decoder in
      if let value = try? Double(from: decoder) { return value }
      guard let value = Double(try String(from: decoder)), !value.isFinite else {
        throw UnreadableArgument(reason: "it is no number")
      }
      return value
    }
  }
}

extension ArgumentReading where Value: RawRepresentable<String> {
  /// A case of a parameter enum.
  public static var choice: ArgumentReading {
    .text { Value(rawValue: $0) }
  }
}

extension ArgumentReading {
  /// A value that is made of a text.
  ///
  /// - Parameter make: gives nil for a text that stands for no value.
  public static func text(_ make: @escaping (String) -> Value?) -> ArgumentReading {
    ArgumentReading { decoder in
      let text = try String(from: decoder)
      guard let value = make(text) else { throw UnreadableArgument(reason: "'\(text)' is no such value") }
      return value
    }
  }

  /// A value that is made of a URL, as a link takes one: the same on every platform.
  public static func url(_ make: @escaping (String) -> Value?) -> ArgumentReading {
    .text { text in
      var copy = text
      return copy.withUTF8 { LinkReference.isURL($0[...]) } ? make(text) : nil
    }
  }

  /// A value that is made of the seconds since 2001; saved as ISO 8601.
  public static func date(_ make: @escaping (Double) -> Value) -> ArgumentReading {
    ArgumentReading { decoder in
      let text = try String(from: decoder)
      guard let seconds = LinkDate.secondsSince2001(text) ?? Double(text) else {
        throw UnreadableArgument(reason: "'\(text)' is no date")
      }
      return make(seconds)
    }
  }

  public static func list<Element>(_ element: ArgumentReading<Element>) -> ArgumentReading where Value == [Element] {
    ArgumentReading { decoder in
      var container = try decoder.unkeyedContainer()
      var values: [Element] = []
      while !container.isAtEnd { values.append(try element.read(container.superDecoder())) }
      return values
    }
  }

  // MARK: - Types of the app's own, each read as `OwnArgument` has it saved

  /// Of a type that can neither be decoded nor be read from a text.
  public static var own: ArgumentReading {
    ArgumentReading { _ in
      throw UnreadableArgument(reason: "to be read back, a \(Value.self) must be Codable or LosslessStringConvertible")
    }
  }
}

extension ArgumentReading where Value: LosslessStringConvertible {
  public static var own: ArgumentReading { .text { Value($0) } }
}

extension ArgumentReading where Value: Codable {
  public static var own: ArgumentReading { ArgumentReading { try Value(from: $0) } }
}

extension ArgumentReading where Value: Codable & LosslessStringConvertible {
  public static var own: ArgumentReading { ArgumentReading { try Value(from: $0) } }
}
"""#,
#"""
// A state is saved as `switchyard simulate` prints it: a screen by its name, or as `{"post":{"id":42}}` where it has
// values, and without what is nil.

extension NavigationState: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    try container.encode(base, forKey: "base")
    try container.encode(layers, forKey: "modals")
    try container.encodeIfPresent(deferred, forKey: "deferred")
  }
}

extension NavigationState.Base: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    switch self {
    case .tabs(let bar):
      var tabs = container.nestedContainer(keyedBy: SavedKey.self, forKey: "tabs")
      try tabs.encode(bar.selected.name, forKey: "selected")
      var stacks = tabs.nestedContainer(keyedBy: SavedKey.self, forKey: "stacks")
      for (tab, stack) in zip(Graph.Tab.allCases, bar.stacks) {
        try stacks.encode(stack.entries, forKey: SavedKey(tab.name))
      }
    case .stack(let shown, let stack):
      try container.encode(shown.name, forKey: shown.key)
      try container.encode(stack.entries, forKey: "stack")
    }
  }
}

extension NavigationState.Layer: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    if stack.hasStack {
      try container.encode(shown.name, forKey: shown.key)
    } else {
      // The one screen of a bare layer carries its values.
      try container.encode(stack.root, forKey: "screen")
    }
    try container.encode(style.rawValue, forKey: "style")
    if !isDismissable { try container.encode(false, forKey: "dismissable") }
    if stack.hasStack { try container.encode(stack.entries, forKey: "stack") }
  }
}

extension LayerIdentity {
  fileprivate var key: SavedKey {
    switch self {
    case .flow: "flow"
    case .screen: "screen"
    }
  }

  fileprivate var name: String {
    switch self {
    case .flow(let flow): flow.name
    case .screen(let screen): screen.name
    }
  }
}

extension NavigationState.Entry: Encodable {
  public func encode(to encoder: any Encoder) throws {
    let arguments = SavedValues(of: route)
    if arguments.isEmpty {
      var container = encoder.singleValueContainer()
      try container.encode(route.name)
    } else {
      var container = encoder.container(keyedBy: SavedKey.self)
      try container.encode(arguments, forKey: SavedKey(route.name))
    }
  }
}

extension NavigationState.Deferred: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    switch self {
    case .link(let url): try container.encode(url, forKey: "link")
    case .external(let event):
      try container.encode(event.name, forKey: "external")
      // Here what is missing would be a default.
      let payload = SavedValues(of: event, leavingNilOut: false)
      if !payload.isEmpty { try container.encode(payload, forKey: "payload") }
    }
  }
}

/// What a screen is shown with, or an event carries, by name and without what is nil.
private struct SavedValues: Encodable {
  private let values: [(name: String, argument: CaseArgument)]

  init(of named: some NamedCase, leavingNilOut: Bool = true) {
    values = zip(named.parameterNames, named.arguments).filter { !leavingNilOut || $1 != .absent }.map { ($0, $1) }
  }

  var isEmpty: Bool { values.isEmpty }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    for value in values { try container.encode(SavedValue(value.argument), forKey: SavedKey(value.name)) }
  }
}

private struct SavedValue: Encodable {
  private let argument: CaseArgument

  init(_ argument: CaseArgument) {
    self.argument = argument
  }

  func encode(to encoder: any Encoder) throws {
    if case .list(let arguments) = argument {
      var container = encoder.unkeyedContainer()
      for argument in arguments { try container.encode(SavedValue(argument)) }
      return
    }
    if case .own(let own) = argument { return try own.coded.encode(to: encoder) }
    var container = encoder.singleValueContainer()
    switch argument {
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    // JSON has no such numbers, and a state must not be lost for one.
    case .double(let value) where !value.isFinite: try container.encode(value.description)
    case .double(let value): try container.encode(value)
    case .string(let text): try container.encode(text)
    case .date(let seconds): try container.encode(LinkDate.exactText(seconds) ?? seconds.description)
    case .absent, .list, .own: try container.encodeNil()
    }
  }
}
"""#,
#"""
/// What is left of a saved state, perhaps one that an older version of the app has saved.
///
/// What no longer exists is lost, and no more: a stack is cut before the first entry that cannot be, an empty one becomes
/// its root, and a layer that cannot be goes with those above it. Decoding throws where the data is no state at all.
///
/// ```swift
/// let data = try JSONEncoder().encode(navigator.state)
/// let saved = try JSONDecoder().decode(RestoredNavigation<CourierRouter>.self, from: data)
/// let navigator = CourierNavigator(guards: session, restoring: saved)
/// ```
public struct RestoredNavigation<Graph: RouteGraph>: Sendable {
  /// Nil where it no longer exists; the app then begins where it starts.
  let base: NavigationState<Graph>.Base?
  let layers: [NavigationState<Graph>.Layer]
  let deferred: NavigationState<Graph>.Deferred?

  let identities: NavigationState<Graph>.Identities

  /// What could not be restored, in words: `tab 'feed' from entry 2 on: there is no screen 'offers'`.
  public let lost: [String]

  /// The state to begin with.
  public func state(guards: Graph.Guards) -> NavigationState<Graph> {
    state(guards: guards, after: nil)
  }

  /// - Parameter former: what was shown before: none of its entries may be taken for a new one.
  func state(guards: Graph.Guards, after former: NavigationState<Graph>?) -> NavigationState<Graph> {
    var state = NavigationState<Graph>(
      Graph.start(guards: Graph.remembering(guards)), identities: former?.identities ?? NavigationState.Identities())
    if let base { state.base = base.renumbered(&state.identities) }
    for layer in layers { state.layers.append(layer.renumbered(&state.identities)) }
    state.deferred = deferred
    return state
  }
}

// MARK: - The same with identities of another run

extension NavigationState.Base {
  fileprivate func renumbered(_ identities: inout NavigationState.Identities) -> NavigationState.Base {
    switch self {
    case .stack(let shown, let stack): return .stack(shown: shown, stack.renumbered(&identities))
    case .tabs(let bar):
      var stacks: [NavigationState.Stack] = []
      for stack in bar.stacks { stacks.append(stack.renumbered(&identities)) }
      return .tabs(NavigationState.TabBar(selecting: bar.selected, stacks: stacks, &identities))
    }
  }
}

extension NavigationState.Layer {
  fileprivate func renumbered(_ identities: inout NavigationState.Identities) -> NavigationState.Layer {
    NavigationState.Layer(
      shown, style, isDismissable: isDismissable, stack.renumbered(&identities), &identities)
  }
}

extension NavigationState.Stack {
  fileprivate func renumbered(_ identities: inout NavigationState.Identities) -> NavigationState.Stack {
    var entries: [NavigationState.Entry] = []
    for entry in path { entries.append(NavigationState.Entry(entry.route, &identities)) }
    return NavigationState.Stack(
      container, root: NavigationState.Entry(root.route, &identities), path: entries, &identities)
  }
}
"""#,
#"""
/// What a saved screen is shown with, or a saved event carries, read one by one as the case is made.
///
/// ```swift
/// return .post(id: try arguments("id", .int), page: try arguments("page", .int, or: 1))
/// ```
public struct SavedArguments {
  /// Of the screen or event, for what is said of it.
  let name: String
  /// Nil where nothing is saved.
  let values: KeyedDecodingContainer<SavedKey>?
  /// Whether what is missing is the default before it is nil: of a state's screens nil is left out, but not of payloads,
  /// nor of a root that was not saved.
  let hasDefaults: Bool
  let losses: LossList

  /// A value that must be there.
  public func callAsFunction<Value>(_ label: String, _ reading: ArgumentReading<Value>) throws -> Value {
    guard let decoder = decoder(of: label) else { throw Loss(reason: "'\(name)' lacks '\(label)'") }
    do {
      return try reading.read(decoder)
    } catch {
      throw Loss(reason: words(of: error, at: label))
    }
  }

  /// A value with a default, which also takes the place of one that cannot be read.
  public func callAsFunction<Value>(
    _ label: String, _ reading: ArgumentReading<Value>, or standard: @autoclosure () -> Value
  ) -> Value {
    optional(label, reading) ?? standard()
  }

  /// A value that may be nil.
  public func optional<Value>(_ label: String, _ reading: ArgumentReading<Value>) -> Value? {
    guard let decoder = decoder(of: label) else { return nil }
    do {
      return try reading.read(decoder)
    } catch {
      losses.lose(words(of: error, at: label))
      return nil
    }
  }

  /// A value that may be nil, and has a default besides.
  public func optional<Value>(
    _ label: String, _ reading: ArgumentReading<Value>, or standard: @autoclosure () -> Value?
  ) -> Value? {
    hasDefaults && values?.contains(SavedKey(label)) != true ? standard() : optional(label, reading)
  }

  private func decoder(of label: String) -> (any Decoder)? {
    guard let values, values.contains(SavedKey(label)) else { return nil }
    guard (try? values.decodeNil(forKey: SavedKey(label))) != true else { return nil }
    return try? values.superDecoder(forKey: SavedKey(label))
  }

  private func words(of error: any Error, at label: String) -> String {
    let reason =
      switch error {
      case let error as UnreadableArgument: error.reason
      case let error as Loss: error.reason
      default: "it is of another type"
      }
    return "'\(label)' of '\(name)': \(reason)"
  }

  /// Says which of the saved ones nobody has asked for, since there are no such parameters any more.
  func reportUnknown(besides known: [String]) {
    for key in values?.allKeys ?? [] where !known.contains(key.stringValue) {
      losses.lose("'\(key.stringValue)' of '\(name)': there is no such parameter")
    }
  }
}

/// Something of a saved state that cannot be, and why.
struct Loss: Error {
  var reason: String
}

/// What of a saved state was lost, in the order in which it was found.
final class LossList {
  private(set) var all: [String] = []

  func lose(_ what: String) {
    all.append(what)
  }
}
"""#,
#"""
/// A key of a saved state: one of its format, or a name of the spec.
struct SavedKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String

  init(_ name: String) {
    stringValue = name
  }

  init(stringValue: String) {
    self.init(stringValue)
  }

  init(stringLiteral text: StaticString) {
    self.init(text.description)
  }

  var intValue: Int? { nil }

  init?(intValue: Int) {
    nil
  }
}
"""#,
#"""
extension RestoredNavigation: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SavedKey.self)
    var reader = SavedStateReader<Graph>()
    base = try reader.base(container.nestedContainer(keyedBy: SavedKey.self, forKey: "base"))
    layers = container.contains("modals") ? reader.layers(try container.superDecoder(forKey: "modals"), base) : []
    deferred = container.contains("deferred") ? reader.deferred(try container.superDecoder(forKey: "deferred")) : nil
    lost = reader.losses.all
    identities = reader.identities
  }
}

extension NavigationState: Decodable {
  /// Reads a saved state as ``RestoredNavigation`` does, which also says what was lost. Throws where not even the base
  /// is left, since nothing here can say where the app would begin.
  public init(from decoder: any Decoder) throws {
    let saved = try RestoredNavigation<Graph>(from: decoder)
    guard let base = saved.base else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: saved.lost.joined(separator: "; ")))
    }
    self.init(base: base, layers: saved.layers, deferred: saved.deferred, identities: saved.identities)
  }
}

/// Reads a saved state part by part, and keeps what can be.
struct SavedStateReader<Graph: RouteGraph> {
  typealias State = NavigationState<Graph>
  typealias Container = KeyedDecodingContainer<SavedKey>

  let losses = LossList()
  var identities = State.Identities()

  // MARK: - The base

  mutating func base(_ container: Container) throws -> State.Base? {
    if container.contains("tabs") {
      return try tabBar(container.nestedContainer(keyedBy: SavedKey.self, forKey: "tabs"))
    }
    let (shown, name) = try shown(container)
    do {
      guard let shown else { throw Loss(reason: "there is no \(name)") }
      return .stack(shown: shown, try stack(container, of: name, showing: shown, isLayer: false))
    } catch let loss as Loss {
      losses.lose("the base: \(loss.reason)")
      return nil
    }
  }

  private mutating func tabBar(_ container: Container) throws -> State.Base? {
    let name = try container.decode(String.self, forKey: "selected")
    let saved = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: "stacks")
    if saved == nil, container.contains("stacks") { losses.lose("the stacks of the tabs: they are no object") }
    let tabs = Array(Graph.Tab.allCases)
    guard let first = tabs.first else {
      losses.lose("the base: there is no tab bar")
      return nil
    }
    for key in saved?.allKeys ?? [] where !tabs.contains(where: { $0.name == key.stringValue }) {
      losses.lose("tab '\(key.stringValue)': there is no such tab")
    }
    var stacks: [State.Stack] = []
    for tab in tabs { stacks.append(stack(of: tab, in: saved)) }
    let selected = tabs.first { $0.name == name }
    if selected == nil { losses.lose("the selected tab: there is no tab '\(name)'") }
    return .tabs(State.TabBar(selecting: selected ?? first, stacks: stacks, &identities))
  }

  private mutating func stack(of tab: Graph.Tab, in saved: Container?) -> State.Stack {
    var entries = saved.map { self.entries($0, forKey: SavedKey(tab.name), of: "tab '\(tab.name)'") } ?? []
    if !tab.hasStack, entries.count > 1 {
      losses.lose("tab '\(tab.name)' from entry 2 on: it has no stack")
      entries.removeSubrange(1...)
    }
    return stack(.tab(tab), entries.first ?? tab.root, entries.dropFirst())
  }

  // MARK: - Layers

  /// The layers below the first one that cannot be.
  mutating func layers(_ decoder: any Decoder, _ base: State.Base?) -> [State.Layer] {
    guard var container = try? decoder.unkeyedContainer() else {
      losses.lose("the modal layers: they are no list")
      return []
    }
    var layers: [State.Layer] = []
    var lostAbove = 0
    var isCut = base == nil
    var number = 0
    while !container.isAtEnd {
      number += 1
      guard let saved = try? container.superDecoder() else { break }
      let layer = self.layer(saved, "modal \(number)")
      if isCut {
        lostAbove += 1
      } else if let layer {
        layers.append(layer)
      } else {
        isCut = true
      }
    }
    if lostAbove == 1 { losses.lose("the modal layer above it") }
    if lostAbove > 1 { losses.lose("the \(lostAbove) modal layers above it") }
    return layers
  }

  private mutating func layer(_ decoder: any Decoder, _ place: String) -> State.Layer? {
    do {
      let container = try decoder.container(keyedBy: SavedKey.self)
      let (shown, name) = try shown(container)
      guard let shown else { throw Loss(reason: "there is no \(name)") }
      let style = try style(container)
      let isDismissable = try container.decodeIfPresent(Bool.self, forKey: "dismissable") ?? true
      return State.Layer(
        shown, style, isDismissable: isDismissable, try stack(container, of: place, showing: shown, isLayer: true),
        &identities)
    } catch {
      losses.lose("\(place): \((error as? Loss)?.reason ?? "it is no layer")")
      return nil
    }
  }

  /// What an app of another version says of a layer, and this one does not know, makes it another layer.
  private func style(_ container: Container) throws -> LayerStyle {
    for key in container.allKeys where !["flow", "screen", "style", "dismissable", "stack"].contains(key.stringValue) {
      throw Loss(reason: "there is no '\(key.stringValue)' of a layer")
    }
    guard let name = try container.decodeIfPresent(String.self, forKey: "style") else { return .sheet }
    guard let style = LayerStyle(rawValue: name) else { throw Loss(reason: "there is no style '\(name)'") }
    return style
  }

  // MARK: - What was started or presented

  /// - Returns: nil for what no longer exists; and its name for the words.
  private mutating func shown(_ container: Container) throws -> (LayerIdentity<Graph>?, name: String) {
    if container.contains("flow") {
      let name = try container.decode(String.self, forKey: "flow")
      return (Graph.flow(named: name).map { .flow($0) }, "flow '\(name)'")
    }
    let names = try SavedEntry.names(of: container.superDecoder(forKey: "screen"))
    // Of several, which nobody has saved so, the first that there is.
    let name = names.first { Graph.screen(named: $0) != nil } ?? names.first
    guard let name else { throw Loss(reason: "it is no entry") }
    return (Graph.screen(named: name).map { .screen($0) }, "screen '\(name)'")
  }

  private mutating func stack(
    _ container: Container, of place: String, showing shown: LayerIdentity<Graph>, isLayer: Bool
  ) throws -> State.Stack {
    switch shown {
    case .flow(let flow):
      let entries = entries(container, forKey: "stack", of: place)
      guard let root = entries.first ?? flow.root else {
        throw Loss(reason: "what '\(flow.name)' begins with lacks its values")
      }
      return stack(.flow(flow), root, entries.dropFirst())
    case .screen(let screen):
      if isLayer, !container.contains("stack") {
        return stack(.bare, try route(SavedEntry(container.superDecoder(forKey: "screen"))), [])
      }
      let entries = entries(container, forKey: "stack", of: place)
      return stack(.stack, try entries.first ?? route(SavedEntry(rootOf: screen.name)), entries.dropFirst())
    }
  }

  // MARK: - Stacks

  private mutating func stack(
    _ container: NavigationContainer<Graph>, _ root: Graph.Route, _ path: some Sequence<Graph.Route>
  ) -> State.Stack {
    let root = State.Entry(root, &identities)
    var entries: [State.Entry] = []
    for route in path { entries.append(State.Entry(route, &identities)) }
    return State.Stack(container, root: root, path: entries, &identities)
  }

  /// The screens before the first one that cannot be.
  private func entries(_ container: Container, forKey key: SavedKey, of place: String) -> [Graph.Route] {
    guard container.contains(key) else { return [] }
    guard var saved = try? container.nestedUnkeyedContainer(forKey: key) else {
      losses.lose("\(place): its stack is no list")
      return []
    }
    var routes: [Graph.Route] = []
    do {
      while !saved.isAtEnd { routes.append(try route(SavedEntry(saved.superDecoder()))) }
    } catch {
      let reason = (error as? Loss)?.reason ?? "it is no entry"
      losses.lose("\(place) from entry \(routes.count + 1) on: \(reason)")
    }
    return routes
  }

  private func route(_ saved: SavedEntry) throws -> Graph.Route {
    guard let screen = Graph.screen(named: saved.name) else {
      throw Loss(reason: "there is no screen '\(saved.name)'")
    }
    let arguments = saved.arguments(losses)
    arguments.reportUnknown(besides: screen.parameterNames)
    return try Graph.route(to: screen, with: arguments)
  }

  // MARK: - What is kept for later

  func deferred(_ decoder: any Decoder) -> State.Deferred? {
    do {
      let container = try decoder.container(keyedBy: SavedKey.self)
      if container.contains("link") {
        let link = State.Deferred.link(try container.decode(String.self, forKey: "link"))
        // One of the two is newer, and no app says which.
        if container.contains("external") { losses.lose("the external event that was deferred beside a link") }
        return link
      }
      let name = try container.decode(String.self, forKey: "external")
      let values = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: "payload")
      if values == nil, container.contains("payload") { losses.lose("the payload of '\(name)': it is no object") }
      let payload = SavedArguments(name: name, values: values, hasDefaults: true, losses: losses)
      guard let event = try Graph.externalEvent(named: name, with: payload) else {
        throw Loss(reason: "there is no external event '\(name)'")
      }
      payload.reportUnknown(besides: event.parameterNames)
      return .external(event)
    } catch {
      losses.lose("what was deferred: \((error as? Loss)?.reason ?? "it is neither a link nor an external event")")
      return nil
    }
  }
}

/// A screen as a state has it: its name, or its name and its values.
private struct SavedEntry {
  let name: String
  private let values: KeyedDecodingContainer<SavedKey>?
  private let isSaved: Bool

  /// A screen of which nothing is saved, since it begins a stack that would be empty.
  init(rootOf name: String) {
    self.name = name
    values = nil
    isSaved = false
  }

  init(_ decoder: any Decoder) throws {
    isSaved = true
    if let name = try? String(from: decoder) {
      self.name = name
      values = nil
      return
    }
    let names = try Self.names(of: decoder)
    guard let name = names.first, names.count == 1 else { throw Loss(reason: "it is no entry") }
    self.name = name
    values = try decoder.container(keyedBy: SavedKey.self).nestedContainer(
      keyedBy: SavedKey.self, forKey: SavedKey(name))
  }

  /// The screen's name alone, whatever is saved of its values; the names in their order where there are others.
  static func names(of decoder: any Decoder) throws -> [String] {
    if let name = try? String(from: decoder) { return [name] }
    return try decoder.container(keyedBy: SavedKey.self).allKeys.map(\.stringValue).sorted()
  }

  func arguments(_ losses: LossList) -> SavedArguments {
    SavedArguments(name: name, values: values, hasDefaults: !isSaved, losses: losses)
  }
}
"""#,
#"""
/// Tells an entry, a stack or a layer from every other one that a state has had, whatever they show.
///
/// It stays the same while something is put above it or taken away from there, and is never given a second time.
public struct NavigationID: Hashable, Sendable {
  let number: UInt64
}

extension NavigationID: CustomStringConvertible {
  public var description: String { "#\(number)" }
}
"""#,
#"""
// All that tells one state from another, on one line, for tests: what `description` has, and besides the tabs that are not
// as they begin, and what cannot be swiped away though its style would let it.
// `tabs(feed): feed | dialogs: chats, chat("ada") · sheet (not dismissable) checkout: cart`

extension NavigationState: CustomDebugStringConvertible {
  public var debugDescription: String {
    let deferred = deferred.map { ["deferred \($0)"] } ?? []
    return ([base.wholeDescription] + layers.map(\.wholeDescription) + deferred).joined(separator: " · ")
  }
}

extension NavigationState.Base {
  fileprivate var wholeDescription: String {
    guard case .tabs(let bar) = self else { return description }
    var text = description
    for (tab, stack) in zip(Graph.Tab.allCases, bar.stacks) where tab != bar.selected {
      if !stack.path.isEmpty || stack.root.route != tab.root { text += " | \(tab): \(stack)" }
    }
    return text
  }
}

extension NavigationState.Layer {
  fileprivate var wholeDescription: String {
    isDismissable ? description : "\(style.rawValue) (not dismissable)\(description.dropFirst(style.rawValue.count))"
  }
}
"""#,
#"""
// Layer by layer, on one line: `tabs(feed): feed · sheet checkout: cart, profile(ada)`. Of the tabs only the selected
// one's stack; of a layer without a stack the screen alone.

extension NavigationState: CustomStringConvertible {
  public var description: String {
    let deferred = deferred.map { ["deferred \($0)"] } ?? []
    return ([base.description] + layers.map(\.description) + deferred).joined(separator: " · ")
  }
}

extension NavigationState.Base: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tabs(let bar): "tabs(\(bar.selected)): \(bar.selectedStack)"
    case .stack(.flow(let flow), let stack): "flow \(flow): \(stack)"
    case .stack(.screen(let screen), let stack): "screen \(screen): \(stack)"
    }
  }
}

extension NavigationState.Layer: CustomStringConvertible {
  public var description: String {
    guard stack.hasStack else { return "\(style.rawValue) \(stack)" }
    let name =
      switch shown {
      case .flow(let flow): flow.description
      case .screen(let screen): screen.description
      }
    return "\(style.rawValue) \(name): \(stack)"
  }
}

extension NavigationState.Stack: CustomStringConvertible {
  public var description: String { entries.map(\.description).joined(separator: ", ") }
}

extension NavigationState.Entry: CustomStringConvertible {
  public var description: String { route.description }
}

extension NavigationState.Deferred: CustomStringConvertible {
  public var description: String {
    switch self {
    case .link(let url): url
    case .external(let event): event.description
    }
  }
}
"""#,
#"""
extension NavigationState {
  /// What covers everything below it: a flow, a screen with a stack of its own, or a screen alone.
  public struct Layer: Sendable {
    public let id: NavigationID
    /// What was presented, by which `dismiss` names it; the stack may show other screens by now.
    public let shown: LayerIdentity<Graph>
    public let style: LayerStyle
    /// False where the user may not swipe it away though its style would let them. True of every full screen, which has
    /// no swipe that could be taken from it.
    public let isDismissable: Bool
    public internal(set) var stack: Stack

    init(_ layer: NavigationLayer<Graph>, _ style: LayerStyle, isDismissable: Bool, _ identities: inout Identities) {
      let stack =
        switch layer {
        case .flow(let flow, let root): Stack(.flow(flow), root: root, &identities)
        case .stack(let root): Stack(.stack, root: root, &identities)
        case .screen(let route): Stack(.bare, root: route, &identities)
        }
      self.init(layer.identity, style, isDismissable: isDismissable, stack, &identities)
    }

    init(
      _ shown: LayerIdentity<Graph>, _ style: LayerStyle, isDismissable: Bool, _ stack: Stack,
      _ identities: inout Identities
    ) {
      id = identities.next()
      self.shown = shown
      self.style = style
      self.isDismissable = isDismissable || style == .fullScreen
      self.stack = stack
    }

    /// Whether the user can swipe it away.
    public var canBeSwipedAway: Bool { isDismissable && style != .fullScreen }
  }
}

extension NavigationState.Layer: Hashable {
  public static func == (left: NavigationState.Layer, right: NavigationState.Layer) -> Bool {
    left.shown == right.shown && left.style == right.style && left.isDismissable == right.isDismissable
      && left.stack == right.stack
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(shown)
    hasher.combine(style)
    hasher.combine(isDismissable)
    hasher.combine(stack)
  }
}

extension NavigationLayer {
  var identity: LayerIdentity<Graph> {
    switch self {
    case .flow(let flow, _): .flow(flow)
    case .screen(let route), .stack(let route): .screen(route.screen)
    }
  }
}
"""#,
#"""
extension NavigationState {
  /// A screen on a stack, with what it is shown with.
  ///
  /// Two entries are equal where they show the same; which of two equal ones has sent an event is told by `id`.
  public struct Entry: Sendable {
    public let id: NavigationID
    public let route: Graph.Route

    init(_ route: Graph.Route, _ identities: inout Identities) {
      id = identities.next()
      self.route = route
    }
  }

  /// Screens one above the other, of which the user sees the top one. There is always a root.
  public struct Stack: Sendable {
    public let id: NavigationID
    /// Where the screens stand, by which it is found who handles their events.
    public let container: NavigationContainer<Graph>
    public internal(set) var root: Entry
    /// What lies on the root, from below.
    public internal(set) var path: [Entry] = []

    init(_ container: NavigationContainer<Graph>, root: Graph.Route, _ identities: inout Identities) {
      self.init(container, root: Entry(root, &identities), path: [], &identities)
    }

    init(_ container: NavigationContainer<Graph>, root: Entry, path: [Entry], _ identities: inout Identities) {
      id = identities.next()
      self.container = container
      self.root = root
      self.path = path
    }

    /// The same with nothing on the root.
    var withoutPath: Stack {
      var stack = self
      stack.path = []
      return stack
    }

    /// What the user sees of it.
    public var top: Entry { path.last ?? root }

    /// The root, and what lies on it.
    public var entries: [Entry] { [root] + path }

    /// Whether anything can be pushed: not on a screen that was presented alone, nor in a tab without a stack.
    public var hasStack: Bool {
      switch container {
      case .tab(let tab): tab.hasStack
      case .flow, .stack: true
      case .bare: false
      }
    }
  }
}

extension NavigationState.Entry: Hashable {
  public static func == (left: NavigationState.Entry, right: NavigationState.Entry) -> Bool {
    left.route == right.route
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(route)
  }
}

extension NavigationState.Stack: Hashable {
  public static func == (left: NavigationState.Stack, right: NavigationState.Stack) -> Bool {
    left.container == right.container && left.root == right.root && left.path == right.path
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(container)
    hasher.combine(root)
    hasher.combine(path)
  }
}
"""#,
#"""
extension NavigationState {
  /// The tabs, each with its stack.
  public struct TabBar: Sendable {
    public let id: NavigationID
    /// One for each tab, in the order of the bar.
    public private(set) var stacks: [Stack]
    /// Which of them is selected.
    private(set) var place: Int

    /// Every tab at its root.
    init(selecting tab: Graph.Tab, _ identities: inout Identities) {
      var stacks: [Stack] = []
      for tab in Graph.Tab.allCases { stacks.append(Stack(.tab(tab), root: tab.root, &identities)) }
      self.init(selecting: tab, stacks: stacks, &identities)
    }

    /// - Parameter stacks: one for each tab, in their order.
    init(selecting tab: Graph.Tab, stacks: [Stack], _ identities: inout Identities) {
      id = identities.next()
      self.stacks = stacks
      place = Self.place(of: tab)
    }

    public internal(set) var selected: Graph.Tab {
      get { Self.tab(at: place) }
      set { place = Self.place(of: newValue) }
    }

    public internal(set) subscript(tab: Graph.Tab) -> Stack {
      get { stacks[Self.place(of: tab)] }
      set { stacks[Self.place(of: tab)] = newValue }
    }

    var selectedStack: Stack {
      get { stacks[place] }
      set { stacks[place] = newValue }
    }

    mutating func changeSelectedStack<Failure: Error>(
      _ change: (inout Stack) throws(Failure) -> Void
    ) throws(Failure) {
      try change(&stacks[place])
    }

    /// Nothing is to be asked of it before it has stacks again.
    var withoutStacks: TabBar {
      var bar = self
      bar.stacks = []
      return bar
    }

    mutating func replace(stackAt place: Int, with stack: Stack) {
      stacks[place] = stack
    }

    static func tab(at place: Int) -> Graph.Tab {
      Graph.Tab.allCases[Graph.Tab.allCases.index(Graph.Tab.allCases.startIndex, offsetBy: place)]
    }

    /// There is a tab, or nobody could name one: so `allCases` holds it, and there is a stack at its place.
    private static func place(of tab: Graph.Tab) -> Int {
      let name = tab.name
      var place = 0
      for other in Graph.Tab.allCases {
        if other.name == name { return place }
        place += 1
      }
      return 0
    }
  }
}

extension NavigationState.TabBar: Hashable {
  public static func == (left: NavigationState.TabBar, right: NavigationState.TabBar) -> Bool {
    left.place == right.place && left.stacks == right.stacks
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(stacks)
  }
}
"""#,
#"""
/// What an app shows at one moment, as a value: the base, the modal layers above it, and what it has put off.
///
/// Two states are equal where they show the same, whatever the identities of their entries. Coded, a state is what
/// `switchyard simulate` prints; what an app has saved is read with ``RestoredNavigation``.
///
/// ```swift
/// var state = NavigationState<CourierRouter>(guards: guards)
/// state.perform(.link("courier://posts/42"), guards: guards).outcome  // .handled
/// print(state)                                                        // tabs(feed): feed, post(42, nil, 1)
/// ```
public struct NavigationState<Graph: RouteGraph>: Sendable {
  public internal(set) var base: Base
  /// The bottom one first.
  public internal(set) var layers: [Layer] = []
  /// The link or the external event that is handled again right after the next `start`.
  public internal(set) var deferred: Deferred?
  var identities: Identities

  /// What lies at the bottom.
  public enum Base: Hashable, Sendable {
    case tabs(TabBar)
    /// The stack that a flow or a screen was started with.
    case stack(shown: LayerIdentity<Graph>, Stack)
  }

  /// What waits for the app to begin afresh.
  public enum Deferred: Hashable, Sendable {
    case link(String)
    case external(Graph.Event)
  }

  /// Gives each entry, stack and layer a number of its own.
  struct Identities: Equatable, Sendable {
    private var last: UInt64 = 0

    mutating func next() -> NavigationID {
      last += 1
      return NavigationID(number: last)
    }
  }

  init(_ start: NavigationStart<Graph>, identities: Identities = Identities()) {
    self.identities = identities
    base = Base(start, &self.identities)
  }

  init(base: Base, layers: [Layer], deferred: Deferred?, identities: Identities) {
    self.base = base
    self.layers = layers
    self.deferred = deferred
    self.identities = identities
  }

  /// What the app shows at launch.
  public init(guards: Graph.Guards) {
    self.init(Graph.start(guards: Graph.remembering(guards)))
  }
}

extension NavigationState: Hashable {
  public static func == (left: NavigationState, right: NavigationState) -> Bool {
    left.base == right.base && left.layers == right.layers && left.deferred == right.deferred
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(layers)
    hasher.combine(deferred)
  }
}

extension NavigationState {
  /// The stack of the top layer or, without layers, of the base: of the selected tab where that is the tab bar.
  public internal(set) var visibleStack: Stack {
    get { layers.last?.stack ?? base.visibleStack }
    set {
      if layers.isEmpty { base.visibleStack = newValue } else { layers[layers.count - 1].stack = newValue }
    }
  }

  /// Changes the visible stack where it is: a copy would take time that grows with what lies on it.
  mutating func changeVisibleStack<Failure: Error>(
    _ change: (inout Stack) throws(Failure) -> Void
  ) throws(Failure) {
    if !layers.isEmpty { return try change(&layers[layers.count - 1].stack) }
    // What the base holds is taken out of it meanwhile, so that nobody else holds it.
    switch base {
    case .stack(let shown, var stack):
      base = .stack(shown: shown, stack.withoutPath)
      defer { base = .stack(shown: shown, stack) }
      try change(&stack)
    case .tabs(var bar):
      base = .tabs(bar.withoutStacks)
      defer { base = .tabs(bar) }
      try bar.changeSelectedStack(change)
    }
  }

  /// What the user sees.
  public var visibleEntry: Entry {
    if let layer = layers.last { return layer.stack.top }
    switch base {
    case .tabs(let bar): return bar.selectedStack.top
    case .stack(_, let stack): return stack.top
    }
  }

  /// Every stack that there is: those of the base in the order of the tabs, then those of the layers from the bottom.
  public var stacks: [Stack] { base.stacks + layers.map(\.stack) }
}

extension NavigationState.Base {
  init(_ start: NavigationStart<Graph>, _ identities: inout NavigationState.Identities) {
    switch start {
    case .flow(let flow, let root):
      self = .stack(shown: .flow(flow), NavigationState.Stack(.flow(flow), root: root, &identities))
    case .screen(let root):
      self = .stack(shown: .screen(root.screen), NavigationState.Stack(.stack, root: root, &identities))
    case .tabs(let tab): self = .tabs(NavigationState.TabBar(selecting: tab, &identities))
    }
  }

  /// Another one after each start, which tells the new base from one that shows the same.
  public var id: NavigationID {
    switch self {
    case .tabs(let bar): bar.id
    case .stack(_, let stack): stack.id
    }
  }

  /// The stacks of all tabs, or the one that there is.
  public var stacks: [NavigationState.Stack] {
    switch self {
    case .tabs(let bar): bar.stacks
    case .stack(_, let stack): [stack]
    }
  }

  /// The stack of the selected tab, or the one that there is.
  public internal(set) var visibleStack: NavigationState.Stack {
    get {
      switch self {
      case .tabs(let bar): bar.selectedStack
      case .stack(_, let stack): stack
      }
    }
    set {
      switch self {
      case .tabs(var bar):
        bar.selectedStack = newValue
        self = .tabs(bar)
      case .stack(let shown, _): self = .stack(shown: shown, newValue)
      }
    }
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
// What logs show, in the words of the spec.

extension RouteTransition: CustomStringConvertible {
  public var description: String {
    switch self {
    case .push(let route): "push \(route)"
    case .replaceTop(let route): "replaceTop \(route)"
    case .setRoot(let route): "setRoot \(route)"
    case .setAfterRoot(let route): "setAfterRoot \(route)"
    case .setAfter(let screen, let inclusive, let route):
      "setAfter \(screen)\(inclusive ? " (inclusive)" : "") push \(route)"
    case .pop: "pop"
    case .popTo(let screen): "popTo \(screen)"
    case .popToRoot: "popToRoot"
    case .present(let layer, let style, let isDismissable):
      "present \(layer) as \(style.rawValue)\(isDismissable ? "" : " (not dismissable)")"
    case .dismiss: "dismiss"
    case .dismissLayer(let layer): "dismiss \(layer)"
    case .dismissAll: "dismissAll"
    case .start(let start): "start \(start)"
    case .open(let url): "open \(url)"
    case .raise(let event): "raise \(event)"
    case .defer: "defer"
    case .ignore: "ignore"
    case .steps(let steps): "[\(steps.map(\.description).joined(separator: ", "))]"
    case .select(let tab, then: .ignore): "tab \(tab)"
    case .select(let tab, let transition): "tab \(tab), \(transition)"
    case .attempt(let transition, let otherwise): "\(transition), else \(otherwise)"
    case .unanimated(let transition): "\(transition), not animated"
    }
  }
}

extension NavigationLayer: CustomStringConvertible {
  public var description: String {
    switch self {
    case .flow(let flow, let root): "flow \(flow) (\(root))"
    case .screen(let route): route.description
    case .stack(let route): "stack (\(route))"
    }
  }
}

extension LayerIdentity: CustomStringConvertible {
  public var description: String {
    switch self {
    case .flow(let flow): "flow \(flow)"
    case .screen(let screen): screen.description
    }
  }
}

extension NavigationStart: CustomStringConvertible {
  public var description: String {
    switch self {
    case .flow(let flow, let root): "flow \(flow) (\(root))"
    case .screen(let route): route.description
    case .tabs(let tab): "tabs (\(tab))"
    }
  }
}

extension NavigationContainer: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tab(let tab): "tab \(tab)"
    case .flow(let flow): "flow \(flow)"
    case .stack: "a stack without a name"
    case .bare: "a screen alone"
    }
  }
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
public indirect enum RouteTransition<Graph: RouteGraph>: Hashable, Sendable {
  // MARK: The visible stack

  // Each takes one route, since a second is pushed by the next step. A default such as `then: [Route] = []` would double
  // what the optimiser spends on a router.

  /// Puts a route on top.
  case push(Graph.Route)
  /// Puts a route in the place of the top one.
  case replaceTop(Graph.Route)
  /// Makes a route the whole stack.
  case setRoot(Graph.Route)
  /// Keeps the root, and puts a route on it.
  case setAfterRoot(Graph.Route)
  /// Goes back to the topmost of a screen, and puts a route on it; `inclusive` takes that screen away, too. Fails where
  /// the screen is not on the stack.
  case setAfter(Graph.Route.Screen, inclusive: Bool = false, push: Graph.Route)
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
  case steps([RouteTransition])
  /// Takes every layer away and selects a tab, whose stack the next operation acts on. Fails where the tab bar is not
  /// the base of the app.
  case select(Graph.Tab, then: RouteTransition = .ignore)
  /// Undoes the first where it fails, whatever the reason, and does the other.
  case attempt(RouteTransition, else: RouteTransition)
  /// Does it without an animation.
  case unanimated(RouteTransition)
}
"""#,
#"""
/// A value that a route or an event carries, without its Swift type.
///
/// A `UUID` and a `URL` appear as text, and a `Date` as seconds since 2001, so that Foundation is not needed here.
public enum CaseArgument: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// Seconds since the first of January 2001, 00:00 UTC.
  case date(Double)
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
    case .string(let value): "\"\(value.betweenQuotes)\""
    case .date(let seconds): LinkDate.text(seconds) ?? "\(seconds) seconds since 2001"
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .own(let own): "\(own.value)"
    case .absent: "nil"
    }
  }
}

extension String {
  /// The text as it stands between quotes, so that it is seen where it ends.
  fileprivate var betweenQuotes: String {
    let marks = "\"\\\n\r".utf8
    guard utf8.contains(where: marks.contains) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
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
/// A moment, in seconds since the first of January 2001, 00:00 UTC, as Foundation's `Date` counts.
public struct DateArgument: Hashable, Sendable {
  public let secondsSince2001: Double

  public init(_ secondsSince2001: Double) {
    self.secondsSince2001 = secondsSince2001
  }
}

extension DateArgument: CaseArgumentConvertible {
  public var caseArgument: CaseArgument { .date(secondsSince2001) }
}
"""#,
#"""
/// The names of a generated enum's cases, in their order, from one literal; each with the names of its parameters.
///
/// The compiler needs seconds for an array literal of a thousand strings, and nothing for one long string.
///
/// ```swift
/// private let screenNames = NameTable("feed post(id,page) settings")
/// screenNames[1]                       // "post"
/// screenNames.parameterNames(at: 1)    // ["id", "page"]
/// ```
public struct NameTable: Sendable {
  private let names: [String]
  /// What stands in the parentheses of each; empty where there are none.
  private let parameters: [String]

  /// - Parameter literal: the names, separated by single spaces or line ends.
  public init(_ literal: StaticString) {
    var names: [String] = []
    var parameters: [String] = []
    literal.withUTF8Buffer { bytes in
      for entry in bytes.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
        let name = entry.prefix { $0 != UInt8(ascii: "(") }
        names.append(String(decoding: name, as: UTF8.self))
        parameters.append(String(decoding: entry[name.endIndex...].dropFirst().dropLast(), as: UTF8.self))
      }
    }
    self.names = names
    self.parameters = parameters
  }

  /// The name of the case at a position; empty where there is none.
  public subscript(position: Int) -> String {
    names.indices.contains(position) ? names[position] : ""
  }

  /// The names of what the case at a position carries.
  public func parameterNames(at position: Int) -> [String] {
    guard parameters.indices.contains(position) else { return [] }
    return parameters[position].split(separator: ",").map { String($0) }
  }

  /// The position of a name, found one by one; -1 where it is not there.
  public func position(of name: String) -> Int {
    names.firstIndex(of: name) ?? -1
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

  /// What these are called; empty where nobody needs to know.
  var parameterNames: [String] { get }
}

extension NamedCase {
  public var arguments: [CaseArgument] { [] }
  public var parameterNames: [String] { [] }

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
/// A value of one of the app's own types, compared and hashed as that type says, and saved as it can be: as its own
/// coding has it, or else as its text.
public struct OwnArgument: Sendable {
  public let value: any Hashable & Sendable
  let coded: any Encodable & Sendable

  /// Of a type that can neither be encoded nor be read from a text: what is saved cannot be restored.
  public init(_ value: some Hashable & Sendable) {
    self.value = value
    coded = String(describing: value)
  }

  public init(_ value: some Hashable & Sendable & LosslessStringConvertible) {
    self.value = value
    coded = value.description
  }

  public init(_ value: some Hashable & Sendable & Codable) {
    self.value = value
    coded = value
  }

  public init(_ value: some Hashable & Sendable & Codable & LosslessStringConvertible) {
    self.value = value
    coded = value
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

  static let swiftui: [StaticString] = [
#"""
#if canImport(SwiftUI)
import SwiftUI
#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// Tells the presenter when a layer comes, has come and has gone.
///
/// `onAppear` is called when a layer begins to move, which is too soon to present another one on it. Where there is UIKit,
/// a controller within the layer hears the rest.
@MainActor
struct NavigatorAppearance<Graph: RouteGraph>: ViewModifier {
  let presenter: NavigatorPresenter<Graph>
  /// Nil for what is below all layers.
  let layer: NavigationID?

  func body(content: Content) -> some View {
    #if canImport(UIKit) && !os(watchOS)
    content
      .onAppear { presenter.note { $0.isComing(layer) } }
      .background {
        AppearanceProbe(
          didAppear: { [presenter, layer] in presenter.note { $0.hasCome(layer) } },
          willDisappear: { [presenter, layer] in presenter.note { $0.isGoing(layer) } },
          didDisappear: { [presenter, layer] in presenter.note { $0.hasGone(layer) } })
      }
    #else
    content
      .onAppear { presenter.note { $0.hasCome(layer) } }
      .onDisappear { presenter.note { $0.hasGone(layer) } }
    #endif
  }
}

#if canImport(UIKit) && !os(watchOS)
/// A controller without a view of its own, which hears how the one that it stands in comes and goes.
@MainActor
struct AppearanceProbe: UIViewControllerRepresentable {
  let didAppear: @MainActor () -> Void
  let willDisappear: @MainActor () -> Void
  let didDisappear: @MainActor () -> Void

  func makeUIViewController(context: Context) -> AppearanceProbeController {
    AppearanceProbeController()
  }

  func updateUIViewController(_ controller: AppearanceProbeController, context: Context) {
    controller.probe = self
  }
}

@MainActor
final class AppearanceProbeController: UIViewController {
  var probe: AppearanceProbe?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    probe?.didAppear()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    probe?.willDisappear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    probe?.didDisappear()
  }
}
#endif
#endif
"""#,
#"""
#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// What a screen says of the bars around it. What it does not say is left to its view.
@MainActor
struct NavigatorBars<Screen: NavigationScreen>: ViewModifier {
  let screen: Screen

  func body(content: Content) -> some View {
    content
      .modifier(NavigatorTitle(title: screen.title))
      .modifier(NavigatorWayBack(isOpen: screen.allowsBack))
      .modifier(NavigatorTabBar(isHidden: screen.hidesTabBar))
  }
}

@MainActor
struct NavigatorTitle: ViewModifier {
  let title: String?

  func body(content: Content) -> some View {
    if let title {
      content.navigationTitle(title.localized)
    } else {
      content
    }
  }
}

/// Without the button SwiftUI takes no swipe either.
@MainActor
struct NavigatorWayBack: ViewModifier {
  let isOpen: Bool

  func body(content: Content) -> some View {
    if isOpen {
      content
    } else {
      content.navigationBarBackButtonHidden(true).modifier(NavigatorExit(isOpen: false))
    }
  }
}

/// The button of a remote goes back and dismisses, whatever the screen has.
@MainActor
struct NavigatorExit: ViewModifier {
  let isOpen: Bool

  func body(content: Content) -> some View {
    #if os(tvOS)
    content.onExitCommand(perform: isOpen ? nil : {})
    #else
    content
    #endif
  }
}

@MainActor
struct NavigatorTabBar: ViewModifier {
  let isHidden: Bool

  func body(content: Content) -> some View {
    #if os(macOS) || os(watchOS)
    // There is no bar that could be hidden.
    content
    #else
    if !isHidden {
      content
    } else if #available(iOS 18, tvOS 18, visionOS 2, *) {
      content.toolbarVisibility(.hidden, for: .tabBar)
    } else {
      content.toolbar(.hidden, for: .tabBar)
    }
    #endif
  }
}

extension String {
  /// In the user's language, where the app's strings have this text as a key.
  var localized: String {
    Bundle.main.localizedString(forKey: self, value: self, table: nil)
  }
}
#endif
"""#,
#"""
#if canImport(SwiftUI)
import SwiftUI
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// What lies at the bottom: the tab bar, or one stack.
@MainActor
struct NavigatorBase<Graph: RouteGraph>: View {
  @ObservedObject var presenter: NavigatorPresenter<Graph>
  let base: NavigationState<Graph>.Base
  let screen: @MainActor (ScreenContext<Graph>) -> AnyView

  var body: some View {
    switch base {
    case .tabs(let bar): tabs(bar)
    case .stack(_, let stack): NavigatorStack(presenter: presenter, stack: stack, screen: screen)
    }
  }

  private func tabs(_ bar: NavigationState<Graph>.TabBar) -> some View {
    TabView(selection: $presenter[selection: NavigatorTabsKey(bar: bar)]) {
      ForEach(Array(Graph.Tab.allCases), id: \.self) { tab in
        NavigatorStack(presenter: presenter, stack: bar[tab], screen: screen)
          .tabItem { NavigatorTabItem(tab: tab) }
          .tag(tab)
      }
    }
    // Begins when the tab bar has been shown with the tab.
    .task(id: bar.selected) { [presenter] in
      presenter.hasSettled(on: bar.selected, in: bar.id)
    }
  }
}

/// What stands in the tab bar; a tab without title and icon is called as in the spec.
@MainActor
struct NavigatorTabItem<Tab: NavigationTab>: View {
  let tab: Tab

  var body: some View {
    if let icon = tab.icon {
      Label {
        if let title = tab.title { Text(verbatim: title.localized) }
      } icon: {
        NavigatorIcon(name: icon)
      }
    } else {
      Text(verbatim: tab.title?.localized ?? tab.name)
    }
  }
}

/// A symbol of the system or, where that has none of the name, an image of the app.
@MainActor
struct NavigatorIcon: View {
  let name: String

  var body: some View {
    if isSymbol {
      Image(systemName: name)
    } else {
      Image(name)
    }
  }

  private var isSymbol: Bool {
    #if canImport(UIKit)
    UIImage(systemName: name) != nil
    #elseif canImport(AppKit)
    NSImage(systemSymbolName: name, accessibilityDescription: nil) != nil
    #else
    true
    #endif
  }
}

/// Names a tab bar, by its identity; and has it as it was, for when it is gone.
struct NavigatorTabsKey<Graph: RouteGraph>: Hashable {
  let bar: NavigationState<Graph>.TabBar

  static func == (left: NavigatorTabsKey, right: NavigatorTabsKey) -> Bool {
    left.bar.id == right.bar.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(bar.id)
  }
}
#endif
"""#,
#"""
#if canImport(SwiftUI)
import SwiftUI

/// Presents the layer that stands on a view.
@MainActor
struct NavigatorLayers<Graph: RouteGraph>: ViewModifier {
  @ObservedObject var presenter: NavigatorPresenter<Graph>
  /// The layer that the view is; nil at the bottom.
  let parent: NavigationID?
  let screen: @MainActor (ScreenContext<Graph>) -> AnyView

  func body(content: Content) -> some View {
    withPopover(withCover(content.sheet(item: $presenter[layerAbove: parent, as: .sheet]) { layer($0) }))
  }

  private func withCover(_ content: some View) -> some View {
    #if os(macOS)
    content
    #else
    content.fullScreenCover(item: $presenter[layerAbove: parent, as: .fullScreen]) { layer($0) }
    #endif
  }

  private func withPopover(_ content: some View) -> some View {
    #if os(tvOS) || os(watchOS)
    content
    #else
    content.popover(item: $presenter[layerAbove: parent, as: .popover], attachmentAnchor: .point(.center)) {
      layer($0)
    }
    #endif
  }

  private func layer(_ item: NavigatorLayerItem<Graph>) -> some View {
    NavigatorLayer(presenter: presenter, shown: item.layer, screen: screen)
  }
}

/// A layer, with what stands on it.
@MainActor
struct NavigatorLayer<Graph: RouteGraph>: View {
  @ObservedObject var presenter: NavigatorPresenter<Graph>
  /// As it was when it was presented.
  let shown: NavigationState<Graph>.Layer
  let screen: @MainActor (ScreenContext<Graph>) -> AnyView

  private var stack: NavigationState<Graph>.Stack { (presenter.layers[shown.id] ?? shown).stack }

  var body: some View {
    NavigatorStack(presenter: presenter, stack: stack, screen: screen)
      .interactiveDismissDisabled(!shown.canBeSwipedAway)
      .modifier(NavigatorExit(isOpen: shown.canBeSwipedAway || !stack.path.isEmpty))
      .modifier(NavigatorLayers(presenter: presenter, parent: shown.id, screen: screen))
      .modifier(NavigatorAppearance(presenter: presenter, layer: shown.id))
  }
}

struct NavigatorLayerItem<Graph: RouteGraph>: Identifiable {
  let layer: NavigationState<Graph>.Layer

  var id: NavigationID { layer.id }
}

/// The styles that the system has.
enum NavigatorLayerStyle: Hashable {
  case sheet
  case fullScreen
  case popover
}

extension LayerStyle {
  /// The style that is nearest.
  var shown: NavigatorLayerStyle {
    switch self {
    case .sheet: return .sheet
    case .fullScreen:
      #if os(macOS)
      return .sheet
      #else
      return .fullScreen
      #endif
    case .popover:
      #if os(tvOS) || os(watchOS)
      return .sheet
      #else
      return .popover
      #endif
    }
  }
}
#endif
"""#,
#"""
#if canImport(SwiftUI)
import Combine
import Foundation
import SwiftUI

/// What SwiftUI is given to show: the navigator's state, as fast as SwiftUI can follow it. Stacks and tabs follow at once,
/// layers one by one.
@MainActor
final class NavigatorPresenter<Graph: RouteGraph>: ObservableObject {
  let navigator: RouteNavigator<Graph>
  private(set) var base: NavigationState<Graph>.Base
  private(set) var layers = PresentedLayers<Graph>()

  /// What the tab bar shows in truth, by now.
  private var settledTab: (bar: NavigationID, tab: Graph.Tab)?
  /// As the newest change of the state wants it.
  private var isAnimated = false
  private var patience: Task<Void, Never>?
  private var hook: NavigationHook?

  init(_ navigator: RouteNavigator<Graph>) {
    self.navigator = navigator
    base = navigator.state.base
    hook = navigator.onNavigation { [weak self] record in self?.follow(record) }
  }

  deinit {
    Task { @MainActor [navigator, hook] in if let hook { navigator.remove(hook) } }
  }

  /// Lets `open: URL` leave the app, where the app itself has not said how.
  func leaveApp(by open: OpenURLAction) {
    if navigator.openURL != nil { return }
    navigator.openURL = { text in
      if let url = URL(string: text) { open(url) }
    }
  }

  // MARK: - Following the state

  private func follow(_ record: NavigationRecord<Graph>) {
    if record.outcome != .handled { return }
    isAnimated = record.change.isAnimated
    update()
  }

  private func update() {
    let state = navigator.state
    var transaction = Transaction()
    transaction.disablesAnimations = !isAnimated
    withTransaction(transaction) {
      objectWillChange.send()
      base = state.base
      layers.approach(state.layers)
    }
    wait(layers.isBehind(state.layers))
  }

  /// Goes on after a second, where nobody has said that a layer has come or gone: no animation takes so long.
  private func wait(_ isBehind: Bool) {
    patience?.cancel()
    patience =
      isBehind
      ? Task { [weak self] in
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        if !Task.isCancelled { self?.stopWaiting() }
      } : nil
  }

  private func stopWaiting() {
    if layers.isAnyGoing { return wait(true) }
    layers.settle()
    update()
  }

  /// A layer, or what is below them all, comes or goes; what has waited for that can be done.
  func note(_ change: (inout PresentedLayers<Graph>) -> Void) {
    change(&layers)
    if layers.isBehind(navigator.state.layers) { update() }
  }

  /// The tab bar shows a tab.
  func hasSettled(on tab: Graph.Tab, in bar: NavigationID) {
    settledTab = (bar, tab)
  }

  // MARK: - What the user does

  /// Only some of the screens of a stack are left on its root.
  func userLeaves(_ left: [NavigationID], of key: NavigatorStackKey<Graph>) {
    guard let stack = stack(key.stack.id), stack.root.id == key.stack.root.id else { return }
    if left == stack.path.map(\.id) { return }
    if navigator.didGoBack(to: left.last ?? stack.root.id) != .handled { refresh() }
  }

  func userTaps(_ tab: Graph.Tab, in key: NavigatorTabsKey<Graph>) {
    guard case .tabs(let bar) = base, bar.id == key.bar.id else { return }
    // A tab that is tapped again pops to its root. One that has just been selected by us is no tap, but the answer.
    let isSettled = settledTab.map { $0.bar == bar.id && $0.tab == tab } ?? false
    if tab == bar.selected, !isSettled { return }
    if navigator.tapTab(tab) != .handled { refresh() }
  }

  func userDismisses(_ layer: NavigationState<Graph>.Layer) {
    // A layer that has not come yet cannot have been swiped away: this is about one that was there before it.
    guard layers.hasArrived(layer.id) else { return refresh() }
    objectWillChange.send()
    layers.withdraw(layer.id)
    if navigator.didDismiss(layer.id) != .handled { update() }
  }

  /// Lets SwiftUI read again what it has not been believed.
  private func refresh() {
    objectWillChange.send()
  }

  fileprivate func stack(_ id: NavigationID) -> NavigationState<Graph>.Stack? {
    (base.stacks + layers.all.map(\.stack)).first { $0.id == id }
  }
}

// MARK: - What SwiftUI reads and writes

// Subscripts, so that a binding is a key path: SwiftUI takes two of them for one binding where they are equal, and has been
// seen to take too much from a path whose binding was a new one in each body.

@MainActor
extension NavigatorPresenter {
  /// What lies on the root of a stack.
  subscript(path key: NavigatorStackKey<Graph>) -> [NavigatorPathElement<Graph>] {
    get { (stack(key.stack.id) ?? key.stack).path.map { NavigatorPathElement(entry: $0) } }
    set { userLeaves(newValue.map(\.entry.id), of: key) }
  }

  /// The tab that is selected.
  subscript(selection key: NavigatorTabsKey<Graph>) -> Graph.Tab {
    get { if case .tabs(let bar) = base, bar.id == key.bar.id { bar.selected } else { key.bar.selected } }
    set { userTaps(newValue, in: key) }
  }

  /// The layer that stands on another one, or at the bottom, where it is shown in a style.
  subscript(layerAbove parent: NavigationID?, as style: NavigatorLayerStyle) -> NavigatorLayerItem<Graph>? {
    get { layers[above: parent].flatMap { $0.style.shown == style ? NavigatorLayerItem(layer: $0) : nil } }
    set {
      guard newValue == nil, let layer = layers[above: parent], layer.style.shown == style else { return }
      userDismisses(layer)
    }
  }
}
#endif
"""#,
#"""
#if canImport(SwiftUI)
import SwiftUI

/// A stack, or the one screen where there is nothing to push on.
@MainActor
struct NavigatorStack<Graph: RouteGraph>: View {
  @ObservedObject var presenter: NavigatorPresenter<Graph>
  let stack: NavigationState<Graph>.Stack
  let screen: @MainActor (ScreenContext<Graph>) -> AnyView

  var body: some View {
    if stack.hasStack {
      NavigationStack(path: $presenter[path: NavigatorStackKey(stack: stack)]) {
        entry(stack.root).navigationDestination(for: NavigatorPathElement<Graph>.self) { entry($0.entry) }
      }
      // SwiftUI forgets the path of a stack whose root becomes another.
      .id(stack.root.id)
    } else {
      entry(stack.root)
    }
  }

  private func entry(_ entry: NavigationState<Graph>.Entry) -> some View {
    screen(ScreenContext(entry: entry, navigator: presenter.navigator))
      .modifier(NavigatorBars(screen: entry.route.screen))
      .id(entry.id)
  }
}

/// An entry by its identity: two that show the same are two screens. It keeps its route, by which its screen is made once
/// more while that is on its way out.
struct NavigatorPathElement<Graph: RouteGraph>: Hashable {
  let entry: NavigationState<Graph>.Entry

  static func == (left: NavigatorPathElement, right: NavigatorPathElement) -> Bool {
    left.entry.id == right.entry.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(entry.id)
  }
}

/// Names a stack, by its identity and its root's; and has it as it was, for when it is gone.
struct NavigatorStackKey<Graph: RouteGraph>: Hashable {
  let stack: NavigationState<Graph>.Stack

  static func == (left: NavigatorStackKey, right: NavigatorStackKey) -> Bool {
    left.stack.id == right.stack.id && left.stack.root.id == right.stack.root.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(stack.id)
    hasher.combine(stack.root.id)
  }
}
#endif
"""#,
#"""
#if canImport(SwiftUI)
/// The layers that SwiftUI is given to present, and how far it has come with them.
///
/// SwiftUI takes one change of the layers at a time, and may drop others: so each waits until all of them rest.
struct PresentedLayers<Graph: RouteGraph> {
  typealias Layer = NavigationState<Graph>.Layer

  /// Those that are presented, the bottom one first: the state's, or as many of them as can be yet.
  private(set) var all: [Layer] = []
  /// Those that are on their way out, with what they last had above them. They stay as they were until they have gone.
  private var departed: [NavigationID: (layer: Layer, above: Layer?)] = [:]

  /// Those of which anything is on the screen, in full or still moving.
  private var visible: Set<NavigationID> = []
  /// Those that have been there in full once.
  private var arrived: Set<NavigationID> = []
  /// Those that are there in full, and do not move; nil stands for what is below them all.
  private var resting: Set<NavigationID?> = []

  // MARK: - Towards the state

  /// Takes the steps that can be taken by now.
  mutating func approach(_ wanted: [Layer]) {
    var next = step(from: all, to: wanted)
    while case let further = step(from: next, to: wanted), further.map(\.id) != next.map(\.id) { next = further }
    let kept = zip(all, next).prefix { $0.id == $1.id }.count
    remember(all.dropFirst(kept))
    all = next
  }

  /// The same layers where SwiftUI has to end something first.
  private func step(from layers: [Layer], to wanted: [Layer]) -> [Layer] {
    let kept = zip(layers, wanted).prefix { $0.id == $1.id }.map { $1 }
    // A layer of which nothing has been on the screen yet can be had back.
    let superfluous = layers.dropFirst(kept.count).prefix { visible.contains($0.id) || arrived.contains($0.id) }
    let isMoving = !visible.allSatisfy { id in resting.contains(id) && layers.contains { $0.id == id } }
    if !superfluous.isEmpty { return isMoving ? kept + superfluous : kept }
    guard let next = wanted.dropFirst(kept.count).first, !isMoving, resting.contains(kept.last?.id) else { return kept }
    return kept + [next]
  }

  /// Whether there are others than those that are wanted.
  func isBehind(_ wanted: [Layer]) -> Bool {
    all.map(\.id) != wanted.map(\.id)
  }

  /// The user has taken a layer away, and with it those above: SwiftUI is to hear no more of them.
  mutating func withdraw(_ id: NavigationID) {
    let left = Array(all.prefix { $0.id != id })
    remember(all.dropFirst(left.count))
    all = left
  }

  private mutating func remember(_ removed: ArraySlice<Layer>) {
    // One that is covered by what fills the screen is not visible, and still there.
    if !departed.keys.contains(where: visible.contains) { departed = [:] }
    var above: Layer?
    for layer in removed.reversed() where above != nil || visible.contains(layer.id) {
      departed[layer.id] = (layer, above)
      above = layer
    }
    arrived.formIntersection(all.map(\.id))
  }

  // MARK: - What becomes of them

  // Of a layer, or of what is below them all: nil.

  /// It begins to come.
  mutating func isComing(_ id: NavigationID?) {
    if let id { visible.insert(id) }
  }

  /// It has come, or come back.
  mutating func hasCome(_ id: NavigationID?) {
    isComing(id)
    resting.insert(id)
    if let id { arrived.insert(id) }
  }

  /// It begins to go, perhaps by a swipe that the user may still take back; or to be covered in full.
  mutating func isGoing(_ id: NavigationID?) {
    resting.remove(id)
  }

  /// It has gone, or is covered in full.
  mutating func hasGone(_ id: NavigationID?) {
    resting.remove(id)
    if let id { visible.remove(id) }
  }

  /// Whether one has begun to go, and will say when it has gone: the user may hold it for long.
  var isAnyGoing: Bool {
    visible.contains { arrived.contains($0) && !resting.contains($0) }
  }

  /// Takes it that all have come and gone that were to.
  mutating func settle() {
    arrived = Set(all.map(\.id))
    resting = Set([nil] + all.map(\.id))
    visible.formIntersection(arrived)
  }

  // MARK: - Looking up

  /// Whether a layer has been there in full.
  func hasArrived(_ id: NavigationID) -> Bool {
    arrived.contains(id)
  }

  /// A layer as it is now, or as it was last.
  subscript(id: NavigationID) -> Layer? {
    all.first { $0.id == id } ?? departed[id]?.layer
  }

  /// The layer that is to stand on another one, or at the bottom.
  subscript(above parent: NavigationID?) -> Layer? {
    guard let parent else { return all.first }
    guard let place = all.firstIndex(where: { $0.id == parent }) else { return departed[parent]?.above }
    return all.dropFirst(place + 1).first
  }
}
#endif
"""#,
#"""
#if canImport(SwiftUI)
import Foundation
public import SwiftUI

/// Shows what a navigator says: its tabs, stacks and layers, with the screens that a closure makes.
///
/// What the user does to them (goes back, swipes a layer away, taps a tab) is told to the navigator, and links that the
/// system opens. An app has a generated view of its own around this one, called after the spec: `ShopView` for `name: Shop`.
@MainActor
public struct RouteNavigatorView<Graph: RouteGraph>: View {
  private let navigator: RouteNavigator<Graph>
  private let screen: @MainActor (ScreenContext<Graph>) -> AnyView

  /// - Parameter screen: the view of a screen; it may be asked for again at any time, also for a screen that has just gone.
  public init(
    _ navigator: RouteNavigator<Graph>, @ScreenBuilder screen: @escaping @MainActor (ScreenContext<Graph>) -> AnyView
  ) {
    self.navigator = navigator
    self.screen = screen
  }

  public var body: some View {
    // Another navigator is another app.
    NavigatorRoot(navigator: navigator, screen: screen).id(ObjectIdentifier(navigator))
  }
}

/// The window's content, below all layers.
@MainActor
struct NavigatorRoot<Graph: RouteGraph>: View {
  @StateObject private var presenter: NavigatorPresenter<Graph>
  @Environment(\.openURL) private var openURL
  private let screen: @MainActor (ScreenContext<Graph>) -> AnyView

  init(navigator: RouteNavigator<Graph>, screen: @escaping @MainActor (ScreenContext<Graph>) -> AnyView) {
    _presenter = StateObject(wrappedValue: NavigatorPresenter(navigator))
    self.screen = screen
  }

  var body: some View {
    NavigatorBase(presenter: presenter, base: presenter.base, screen: screen)
      .id(presenter.base.id)
      .modifier(NavigatorLayers(presenter: presenter, parent: nil, screen: screen))
      .modifier(NavigatorAppearance(presenter: presenter, layer: nil))
      .onOpenURL { presenter.navigator.open($0.absoluteString) }
      .onAppear {
        presenter.leaveApp(by: openURL)
      }
  }
}
#endif
"""#,
#"""
#if canImport(SwiftUI)
public import SwiftUI

/// Builds the view of a screen, as `@ViewBuilder` does, and hides its type.
///
/// A protocol of many screens needs no associated type for each, so that the compiler takes a thousand of them as easily
/// as ten. What conforms says no more than `AnyView`:
///
/// ```swift
/// func feed(send: ScreenSender<CourierFeedEvent>) -> AnyView {
///   FeedView(send: send)
/// }
/// ```
@resultBuilder
public enum ScreenBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(first: first)
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(second: second)
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }

  public static func buildFinalResult<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
#endif
"""#,
#"""
#if canImport(SwiftUI)
/// Where a screen stands: what its view is made from.
@MainActor
public struct ScreenContext<Graph: RouteGraph> {
  public let entry: NavigationState<Graph>.Entry
  public let navigator: RouteNavigator<Graph>

  /// What the screen sends its events with.
  public func sender<Event: ScreenEvent>() -> ScreenSender<Event>
  where Event.Event == Graph.Event, Event.Screen == Graph.Route.Screen {
    navigator.sender(for: entry)
  }
}
#endif
"""#,
  ]

  static let uikit: [StaticString] = [
#"""
#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The transitions between controllers that must end before the next change.
@MainActor
final class AwaitedTransitions {
  /// One that was awaited; it may have ended.
  private struct Known {
    weak var transition: (any UIViewControllerTransitionCoordinator)?
    let number: Int
    /// Whether UIKit may say nothing of its end.
    let isSilent: Bool
  }

  private var running: Set<Int> = []
  private var last = 0
  private var known: [Known] = []

  /// Is called each time that nothing more is awaited.
  var whenAllHaveEnded: () -> Void = {}

  var areRunning: Bool {
    forgetThoseThatAreGone()
    return !running.isEmpty
  }

  /// Whether one is awaited of whose end nobody may tell.
  var areSilent: Bool {
    known.contains { $0.isSilent && running.contains($0.number) }
  }

  /// - Returns: what says which one has ended.
  func begin() -> Int {
    last += 1
    running.insert(last)
    return last
  }

  func end(_ number: Int) {
    if running.remove(number) != nil, !areRunning { whenAllHaveEnded() }
  }

  /// It has never begun.
  func forget(_ number: Int) {
    running.remove(number)
  }

  /// Waits for the transition that a controller takes part in.
  ///
  /// - Returns: false where there is none. UIKit shows one for a while after it has said that it has ended.
  @discardableResult
  func wait(for controller: UIViewController) -> Bool {
    guard let transition = controller.transitionCoordinator else { return false }
    forgetThoseThatAreGone()
    if let other = known.first(where: { $0.transition === transition }) { return running.contains(other.number) }
    let number = begin()
    // What is not queued is not told, or it is: UIKit does not say.
    let isQueued = transition.animate(
      alongsideTransition: { _ in }, completion: { [weak self] _ in self?.end(number) })
    known.append(Known(transition: transition, number: number, isSilent: !isQueued))
    return true
  }

  /// A transition lives as long as it runs.
  private func forgetThoseThatAreGone() {
    for one in known where one.transition == nil { running.remove(one.number) }
    known.removeAll { $0.transition == nil }
  }
}
#endif
"""#,
#"""
#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// What a coordinator wants to hear of the controllers that it has made.
@MainActor
protocol ControllerListener: AnyObject {
  func willShow(in navigation: UINavigationController)
  func didShow(in navigation: UINavigationController)
  func didDismiss(_ controller: UIViewController)
  /// The user taps a tab.
  func canSelect(_ controller: UIViewController) -> Bool
  func didSelect()
}

/// The delegate of a coordinator's controllers, which tells it what the user does.
///
/// An app's own delegate may take its place, and then calls the same methods of this one.
@MainActor
public final class ControllerDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  weak var listener: (any ControllerListener)?

  // MARK: Stacks

  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    listener?.willShow(in: navigationController)
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    listener?.didShow(in: navigationController)
  }

  // MARK: Tabs

  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    listener?.canSelect(viewController) ?? true
  }

  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    listener?.didSelect()
  }

  // MARK: Layers

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    listener?.didDismiss(presentationController.presentedViewController)
  }
}

#if !os(tvOS)
/// The delegate of popovers, which are sheets where there is no room for them. Only theirs answers how they adapt: whoever
/// answers that for a sheet changes what UIKit makes of one.
@MainActor
final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  private let delegate: ControllerDelegate

  init(_ delegate: ControllerDelegate) {
    self.delegate = delegate
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate.presentationControllerDidDismiss(presentationController)
  }
}
#endif
#endif
"""#,
#"""
#if canImport(UIKit) && !os(watchOS)
import UIKit

// Steps from what is shown to the state, each of which UIKit can do in one go: what is covered is brought in line first
// and without an animation, then layers go, then layers come.

@MainActor
extension NavigationCoordinator {
  func isInLine(with state: NavigationState<Graph>) -> Bool {
    guard let base, base.shows(state.base), layers.count == state.layers.count else { return false }
    return zip(layers, state.layers).allSatisfy { $0.isOf($1) && $0.stack.shows($1.stack) }
  }

  /// Takes the next step. Nothing is in its way.
  func approach(_ state: NavigationState<Graph>) {
    guard base?.id == state.base.id else { return replaceBase(with: state.base) }
    let kept = zip(layers, state.layers).prefix { $0.isOf($1) }.count
    let isLastStep = kept == layers.count && kept == state.layers.count
    updateBase(to: state.base, animated: isAnimated && isLastStep && layers.isEmpty)
    for place in 0..<kept {
      let isOnTop = place == layers.count - 1
      update(layers[place].stack, to: state.layers[place].stack, animated: isAnimated && isLastStep && isOnTop)
    }
    if kept < layers.count {
      dismissLayers(from: kept, animated: isAnimated)
    } else if kept < state.layers.count {
      present(state.layers[kept], animated: isAnimated && kept == state.layers.count - 1)
    }
  }

  // MARK: - The base

  /// A window's root must present nothing when another one takes its place.
  private func replaceBase(with new: NavigationState<Graph>.Base) {
    if !layers.isEmpty { return dismissLayers(from: 0, animated: false) }
    if let old = base?.controller, old.presentedViewController != nil { return dismiss(old, animated: false) }
    guard let window else { return }
    show(newBase(new), in: window)
    if isAnimated {
      UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
    }
    // Layers may have come along.
    update()
  }

  func show(_ base: ShownBase, in window: UIWindow) {
    self.base = base
    window.rootViewController = base.controller
  }

  private func updateBase(to new: NavigationState<Graph>.Base, animated: Bool) {
    guard let base else { return }
    let isStaying = base.selected == new.selectedPlace
    for (stack, new) in zip(base.stacks, new.stacks) {
      update(stack, to: new, animated: animated && isStaying && stack === base.visibleStack)
    }
    if isStaying { return }
    base.selected = new.selectedPlace
    base.tabs?.selectedIndex = base.selected
  }

  // MARK: - Stacks

  private func update(_ stack: ShownStack, to new: NavigationState<Graph>.Stack, animated: Bool) {
    guard let navigation = stack.navigation, !stack.shows(new) else { return }
    let old = stack.entries
    stack.entries = new.entries.map { entry in old.first { $0.id == entry.id } ?? shown(entry) }
    let isAnimated = animated && navigation.viewIfLoaded?.window != nil
    navigation.setViewControllers(stack.entries.map(\.controller), animated: isAnimated)
    stack.allowOrForbidPopGesture()
    if isAnimated { transitions.wait(for: navigation) }
  }

  // MARK: - Layers

  private func dismissLayers(from place: Int, animated: Bool) {
    let presenter = layers[place].controller.presentingViewController
    leaving = layers[place...].map(\.controller)
    layers.removeSubrange(place...)
    if let presenter { dismiss(presenter, animated: animated) } else { update() }
  }

  /// Dismisses what a controller has presented, and all that stands above.
  private func dismiss(_ presenter: UIViewController, animated: Bool) {
    let ends = transitions.begin()
    presenter.dismiss(animated: animated) { [weak self] in
      self?.leaving = []
      self?.transitions.end(ends)
    }
    transitions.wait(for: presenter)
  }

  private func present(_ layer: NavigationState<Graph>.Layer, animated: Bool) {
    // Before the window is visible UIKit presents nothing.
    guard let presenter, presenter.viewIfLoaded?.window != nil else { return lookAgain() }
    let new = newLayer(layer)
    prepare(new.controller, for: layer, from: presenter)
    layers.append(new)
    let ends = transitions.begin()
    presenter.present(new.controller, animated: animated) { [weak self] in self?.transitions.end(ends) }
    if new.controller.presentingViewController == nil {
      layers.removeLast()
      transitions.forget(ends)
      lookAgain()
    } else {
      transitions.wait(for: new.controller)
    }
  }
}

@MainActor
extension NavigationState.Base {
  /// Which of the stacks is selected.
  var selectedPlace: Int {
    if case .tabs(let bar) = self { bar.place } else { 0 }
  }
}
#endif
"""#,
#"""
#if canImport(UIKit) && !os(watchOS)
import UIKit

// Controllers for what was not shown before, and what the spec says of them.

@MainActor
extension NavigationCoordinator {
  func newBase(_ base: NavigationState<Graph>.Base) -> ShownBase {
    let stacks = base.stacks.map(newStack)
    guard case .tabs = base else { return ShownBase(id: base.id, tabs: nil, stacks: stacks, selected: 0) }
    let tabs = makeTabBarController()
    for (tab, stack) in zip(Graph.Tab.allCases, stacks) where tab.title != nil || tab.icon != nil {
      let image = tab.icon.flatMap { UIImage(systemName: $0) ?? UIImage(named: $0) }
      stack.controller.tabBarItem = UITabBarItem(title: tab.title, image: image, tag: tabs.viewControllers?.count ?? 0)
    }
    tabs.setViewControllers(stacks.map(\.controller), animated: false)
    tabs.selectedIndex = base.selectedPlace
    if tabs.delegate == nil { tabs.delegate = delegate }
    return ShownBase(id: base.id, tabs: tabs, stacks: stacks, selected: base.selectedPlace)
  }

  func newLayer(_ layer: NavigationState<Graph>.Layer) -> ShownLayer {
    ShownLayer(id: layer.id, stack: newStack(layer.stack))
  }

  private func newStack(_ stack: NavigationState<Graph>.Stack) -> ShownStack {
    let root = shown(stack.root)
    guard stack.hasStack else { return ShownStack(id: stack.id, alone: root) }
    let navigation = makeNavigationController(stack)
    if navigation.delegate == nil { navigation.delegate = delegate }
    let new = ShownStack(id: stack.id, in: navigation, [root] + stack.path.map(shown))
    navigation.setViewControllers(new.entries.map(\.controller), animated: false)
    new.allowOrForbidPopGesture()
    return new
  }

  func shown(_ entry: NavigationState<Graph>.Entry) -> ShownStack.Entry {
    let screen = entry.route.screen
    let controller = makeController(entry)
    if let title = screen.title, controller.navigationItem.title == nil { controller.navigationItem.title = title }
    #if !os(tvOS)
    if !screen.allowsBack { controller.navigationItem.hidesBackButton = true }
    if screen.hidesTabBar { controller.hidesBottomBarWhenPushed = true }
    #endif
    return ShownStack.Entry(id: entry.id, controller: controller, allowsBack: screen.allowsBack)
  }

  // MARK: - Presenting

  func prepare(
    _ controller: UIViewController, for layer: NavigationState<Graph>.Layer, from presenter: UIViewController
  ) {
    controller.modalPresentationStyle = layer.style.presentationStyle
    if !layer.isDismissable { controller.isModalInPresentation = true }
    willPresent(controller, layer)
    #if !os(tvOS)
    if let popover = controller.popoverPresentationController {
      if popover.sourceView == nil, popover.sourceItem == nil { popover.comesFromTheMiddle(of: presenter.view) }
      if popover.delegate == nil { popover.delegate = popoverDelegate }
    }
    #endif
    if let presentation = controller.presentationController, presentation.delegate == nil {
      presentation.delegate = delegate
    }
  }
}

extension LayerStyle {
  fileprivate var presentationStyle: UIModalPresentationStyle {
    #if os(tvOS)
    .fullScreen
    #else
    switch self {
    case .sheet: .pageSheet
    case .fullScreen: .fullScreen
    case .popover: .popover
    }
    #endif
  }
}

#if !os(tvOS)
@MainActor
extension UIPopoverPresentationController {
  /// A popover must come from somewhere; without an arrow it stands in the middle.
  fileprivate func comesFromTheMiddle(of view: UIView) {
    sourceView = view
    sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    permittedArrowDirections = []
  }
}
#endif
#endif
"""#,
#"""
#if canImport(UIKit) && !os(watchOS)
import UIKit

@MainActor
extension NavigationCoordinator {
  /// What keeps UIKit from presenting, dismissing and pushing now.
  enum Obstacle {
    /// Its end is awaited.
    case transition
    /// A controller that is none of the graph's stands on top.
    case foreignController
  }

  var obstacle: Obstacle? {
    let foreign = foreignControllers
    for controller in front + foreign where transitions.wait(for: controller) { return .transition }
    return foreign.isEmpty ? nil : .foreignController
  }

  /// Whether something of the system's or of the app's own has been presented over what the navigator shows. What is
  /// going already covers nothing: a screen may dismiss it and send an event in one go.
  var isCovered: Bool {
    foreignControllers.contains { !$0.isBeingDismissed }
  }

  /// The navigator asks before it handles an event: what has changed without a word, it hears of first.
  func isCoveredNow() -> Bool {
    if !isUpdating, !transitions.areRunning { noticeChanges() }
    return isCovered
  }

  /// What is presented over the visible screen by somebody else. A search is part of its screen, though UIKit presents it.
  private var foreignControllers: [UIViewController] {
    var foreign: [UIViewController] = []
    var next = front.lazy.compactMap(\.presentedViewController).first
    while let controller = next {
      if !(controller is UISearchController), !leaving.contains(controller) { foreign.append(controller) }
      next = controller.presentedViewController
    }
    return foreign
  }

  /// The controller of the visible screen, and what it stands in: UIKit keeps what is presented, and transitions, with any
  /// of them.
  private var front: [UIViewController] {
    let stack = layers.last?.stack ?? base?.visibleStack
    let outermost = layers.isEmpty ? base?.controller : nil
    return [stack?.entries.last?.controller, stack?.controller, outermost].compactMap { $0 }
  }

  /// Who presents the next layer: the top container, or a search that is under way in it.
  var presenter: UIViewController? {
    var presenter = layers.last?.controller ?? base?.controller
    while let search = presenter?.presentedViewController as? UISearchController { presenter = search }
    return presenter
  }
}
#endif
"""#,
#"""
#if canImport(UIKit) && !os(watchOS)
import UIKit

// What the user has done, or code of the app without the navigator: UIKit has changed already, and the navigator is told.

@MainActor
extension NavigationCoordinator {
  /// Compares what UIKit shows with what it was told to.
  func noticeChanges() {
    if let gone = layers.firstIndex(where: { $0.controller.presentingViewController == nil }) { noticeEnd(of: gone) }
    for stack in stacks { noticePop(in: stack) }
    noticeSelection()
  }

  private func noticeEnd(of place: Int) {
    guard layers.indices.contains(place) else { return }
    let layer = layers[place]
    layers.removeSubrange(place...)
    navigator.didDismiss(layer.id)
  }

  private func noticeSelection() {
    guard let base, let tabs = base.tabs, base.stacks.indices.contains(tabs.selectedIndex) else { return }
    let selected = tabs.selectedIndex
    if selected == base.selected { return }
    base.selected = selected
    navigator.didSelect(NavigationState<Graph>.TabBar.tab(at: selected))
  }

  /// While a transition goes on nothing has gone, since the user may still change their mind. At its end it is looked at
  /// again.
  private func noticePop(in stack: ShownStack) {
    if let navigation = stack.navigation, transitions.wait(for: navigation) { return }
    guard let popped = stack.pop(), let top = stack.entries.last else { return }
    stack.allowOrForbidPopGesture()
    // What was popped may have left the state meanwhile. Then the state knows better what comes next.
    let isNews = navigator.state.stacks.contains { other in
      other.id == stack.id && other.entries.contains { $0.id == popped.id }
    }
    if isNews { navigator.didGoBack(to: top.id) }
  }

  private var stacks: [ShownStack] { (base?.stacks ?? []) + layers.map(\.stack) }
}

// MARK: - What the delegates hear

@MainActor
extension NavigationCoordinator: ControllerListener {
  func willShow(in navigation: UINavigationController) {
    // What the coordinator does itself, it waits for itself.
    if !isUpdating { transitions.wait(for: navigation) }
  }

  func didShow(in navigation: UINavigationController) {
    if isUpdating { return update() }
    if let stack = stacks.first(where: { $0.navigation === navigation }) {
      noticePop(in: stack)
      stack.allowOrForbidPopGesture()
    }
    update()
  }

  func didDismiss(_ controller: UIViewController) {
    if !isUpdating, let place = layers.firstIndex(where: { $0.controller === controller }) { noticeEnd(of: place) }
    update()
  }

  func canSelect(_ controller: UIViewController) -> Bool {
    guard let base, let place = base.stacks.firstIndex(where: { $0.controller === controller }) else { return true }
    if place != base.tabs?.selectedIndex { return canTapTabs }
    // The navigator pops the active tab to its root, and not UIKit by itself.
    navigator.tapTab(NavigationState<Graph>.TabBar.tab(at: place))
    return false
  }

  func didSelect() {
    if isUpdating { return update() }
    noticeSelection()
    update()
  }

  private var canTapTabs: Bool {
    let state = navigator.state
    return state.base.id == base?.id && state.layers.isEmpty && !state.visibleEntry.route.screen.hidesTabBar
  }
}
#endif
"""#,
#"""
#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Shows what a navigator says in a window: it pushes, presents and selects, and tells the navigator what the user has
/// done.
///
/// UIKit takes one change at a time. While it presents, dismisses or pushes, changes wait, and what is shown next is the
/// newest state. While a controller of somebody else stands on top, such as an alert, everything waits, and events and
/// links are answered `failed(busy)`.
///
/// ```swift
/// let coordinator = CourierCoordinator(navigator: navigator, controllers: controllers, window: window)
/// coordinator.start()
/// ```
@MainActor
public final class NavigationCoordinator<Graph: RouteGraph> {
  public let navigator: RouteNavigator<Graph>
  public private(set) weak var window: UIWindow?

  /// The delegate of the controllers that hold stacks, tabs and layers. A delegate of the app's own that takes its place
  /// hands on to it what it is told.
  public let delegate = ControllerDelegate()

  /// Makes the controller that holds a stack, of a class or with a bar of the app's own.
  public var makeNavigationController: @MainActor (NavigationState<Graph>.Stack) -> UINavigationController = { _ in
    UINavigationController()
  }

  /// Makes the controller that holds the tabs.
  public var makeTabBarController: @MainActor () -> UITabBarController = { UITabBarController() }

  /// Is called with each layer's controller before that is presented, with its style set: the place to say from where a
  /// popover comes, and how high a sheet stands.
  public var willPresent: @MainActor (UIViewController, NavigationState<Graph>.Layer) -> Void = { _, _ in }

  let makeController: @MainActor (NavigationState<Graph>.Entry) -> UIViewController
  #if !os(tvOS)
  private(set) lazy var popoverDelegate = PopoverDelegate(delegate)
  #endif
  let transitions = AwaitedTransitions()
  var base: ShownBase?
  /// The bottom one first.
  var layers: [ShownLayer] = []
  /// Those that are being dismissed, in place of what they had on them.
  var leaving: [UIViewController] = []
  /// As the newest change of the state wants it.
  var isAnimated = false
  private(set) var isUpdating = false
  private var needsUpdate = false
  private var isLookingAgain = false

  /// - Parameter makeController: a new controller each time it is asked.
  public init(
    navigator: RouteNavigator<Graph>, window: UIWindow,
    makeController: @escaping @MainActor (NavigationState<Graph>.Entry) -> UIViewController
  ) {
    self.navigator = navigator
    self.window = window
    self.makeController = makeController
    delegate.listener = self
    transitions.whenAllHaveEnded = { [weak self] in self?.update() }
  }

  /// Shows the navigator's state in the window, makes that visible, and follows the navigator from then on.
  public func start() {
    guard base == nil, let window else { return }
    navigator.isCovered = { [weak self] in self?.isCoveredNow() ?? false }
    if navigator.openURL == nil {
      navigator.openURL = { [weak window] url in
        if let url = URL(string: url) { window?.windowScene?.open(url, options: nil, completionHandler: nil) }
      }
    }
    navigator.onNavigation { [weak self] record in self?.follow(record) }
    show(newBase(navigator.state.base), in: window)
    window.makeKeyAndVisible()
    update()
  }

  private func follow(_ record: NavigationRecord<Graph>) {
    if record.outcome == .handled { isAnimated = record.change.isAnimated }
    update()
  }

  /// Brings the controllers in line with the state, as far as UIKit can do it now; the rest comes by itself as soon as it
  /// can.
  ///
  /// There is no need to call it. But UIKit tells nobody that an alert has gone: a change that waits for that is made a
  /// moment later, or at once where whoever has presented the alert calls this then.
  public func update() {
    needsUpdate = true
    if isUpdating || base == nil { return }
    isUpdating = true
    while needsUpdate {
      needsUpdate = false
      takeStep()
    }
    isUpdating = false
  }

  private func takeStep() {
    if transitions.areRunning { return lookAgainIfNobodyTells() }
    noticeChanges()
    let state = navigator.state
    if isInLine(with: state) { return }
    switch obstacle {
    case .transition: lookAgainIfNobodyTells()
    case .foreignController: lookAgain()
    case nil: approach(state)
    }
  }

  private func lookAgainIfNobodyTells() {
    if transitions.areSilent { lookAgain() }
  }

  /// Updates a moment later, where nobody says when what is in the way has gone.
  func lookAgain() {
    if isLookingAgain { return }
    isLookingAgain = true
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(50))
      self?.isLookingAgain = false
      self?.update()
    }
  }
}
#endif
"""#,
#"""
#if canImport(UIKit) && !os(watchOS)
import UIKit

// Objects, since UIKit calls back in the middle of a change.

/// The controllers of a stack, as UIKit was told to show them.
@MainActor
final class ShownStack {
  struct Entry {
    let id: NavigationID
    let controller: UIViewController
    let allowsBack: Bool
  }

  let id: NavigationID
  /// What holds them; nil where one stands alone.
  let navigation: UINavigationController?
  /// What is presented, or what the window or the tabs have.
  let controller: UIViewController
  /// The root first.
  var entries: [Entry]
  /// Only what was forbidden here is allowed here again.
  private var isPopGestureForbidden = false

  init(id: NavigationID, in navigation: UINavigationController, _ entries: [Entry]) {
    self.id = id
    self.navigation = navigation
    controller = navigation
    self.entries = entries
  }

  init(id: NavigationID, alone entry: Entry) {
    self.id = id
    navigation = nil
    controller = entry.controller
    entries = [entry]
  }

  func shows<Graph>(_ stack: NavigationState<Graph>.Stack) -> Bool {
    id == stack.id && entries.lazy.map(\.id).elementsEqual(stack.entries.lazy.map(\.id))
  }

  /// Takes the entries whose controllers have left the navigation controller. What others have pushed on it does not count.
  ///
  /// - Returns: the lowest of them; nil where all are there.
  func pop() -> Entry? {
    guard let controllers = navigation?.viewControllers else { return nil }
    let count = zip(entries, controllers).prefix { $0.controller === $1 }.count
    guard count > 0, count < entries.count else { return nil }
    let lowest = entries[count]
    entries.removeSubrange(count...)
    return lowest
  }

  func allowOrForbidPopGesture() {
    #if !os(tvOS)
    let isForbidden = entries.last?.allowsBack == false
    guard isForbidden || isPopGestureForbidden else { return }
    isPopGestureForbidden = isForbidden
    navigation?.interactivePopGestureRecognizer?.isEnabled = !isForbidden
    #if compiler(>=6.2)
    if #available(iOS 26, visionOS 26, *) {
      navigation?.interactiveContentPopGestureRecognizer?.isEnabled = !isForbidden
    }
    #endif
    #endif
  }
}

/// The controller of a layer.
@MainActor
struct ShownLayer {
  let id: NavigationID
  let stack: ShownStack

  var controller: UIViewController { stack.controller }

  /// Whether it is this layer, whatever is on its stack.
  func isOf<Graph>(_ layer: NavigationState<Graph>.Layer) -> Bool { id == layer.id }
}

/// The controller at the root of the window.
@MainActor
final class ShownBase {
  let id: NavigationID
  /// Nil where the base is one stack.
  let tabs: UITabBarController?
  /// One for each tab.
  let stacks: [ShownStack]
  var selected: Int

  init(id: NavigationID, tabs: UITabBarController?, stacks: [ShownStack], selected: Int) {
    self.id = id
    self.tabs = tabs
    self.stacks = stacks
    self.selected = selected
  }

  var controller: UIViewController? { tabs ?? stacks.first?.controller }
  var visibleStack: ShownStack? { stacks.indices.contains(selected) ? stacks[selected] : nil }

  func shows<Graph>(_ base: NavigationState<Graph>.Base) -> Bool {
    id == base.id && selected == base.selectedPlace && zip(stacks, base.stacks).allSatisfy { $0.shows($1) }
  }
}
#endif
"""#,
  ]
}
