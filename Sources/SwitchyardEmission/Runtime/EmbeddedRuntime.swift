// swift-format-ignore-file
// Generated from Sources/SwitchyardRuntime: UPDATE_GENERATED=1 swift test rewrites it.

/// The sources of the runtime, part by part and file by file, so that the program can write them without finding
/// them.
enum EmbeddedRuntime {
  static let core: [StaticString] = [
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
  ) -> RouteTransition<Self>?

  /// What a link from outside does.
  ///
  /// - Parameter url: the whole URL, as it came: `courier://posts/42`. Any text is fine.
  /// - Returns: nil where no pattern matches, or where all alternatives of the one that does have a guard that does not
  ///   hold.
  static func transition(opening url: String, guards: Guards) -> RouteTransition<Self>?

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
  private static let rest = 8

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
  /// - Returns: nil where a segment would be missing, empty, `.` or `..`, since no link could carry that.
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
      let texts = texts(of: values.popFirst() ?? .absent)
      guard !texts.isEmpty else { return nil }
      for text in texts {
        guard !text.isEmpty, text != ".", text != ".." else { return nil }
        filled += "/" + PercentEncoding.encode(text)
      }
    }
    let query = pattern[path.endIndex...].dropFirst().split(separator: UInt8(ascii: "&")).flatMap { item in
      guard let brace = item.firstIndex(of: UInt8(ascii: "{")) else { return [String(decoding: item, as: UTF8.self)] }
      let name = String(decoding: item[..<brace], as: UTF8.self)
      return texts(of: values.popFirst() ?? .absent).map { name + PercentEncoding.encode($0) }
    }
    return (filled.isEmpty ? "/" : filled) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// The texts that stand for a value, none for nil.
  private static func texts(of value: CaseArgument) -> [String] {
    switch value {
    case .bool(let value): [String(value)]
    case .int(let value): [String(value)]
    case .double(let value): [String(value)]
    case .string(let text): [text]
    case .list(let values): values.flatMap(texts)
    case .own(let own): [String(describing: own.value)]
    case .absent: []
    }
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
/// | header | how many words there are; the addresses of schemes, hosts, item names and of the root node |
/// | schemes, hosts | how many; their texts, in lower case |
/// | item names | how many; the texts of all names of query items, in the order of their bytes |
/// | node | how many literal, typed, text and rest edges and patterns; the edges in that order; the addresses of the patterns that end here, the most specific first |
/// | literal edge | the text of the segment, and the address of the node behind it; in the order of the texts' bytes |
/// | other edge | a kind, and the address of the node behind it |
/// | pattern | module; place among the module's patterns; how many literal items, items, segment values; then these |
/// | literal item | place of its name among the item names; the text that it must have |
/// | item | place of its name; a kind; 1 if it must be there, else 0 |
/// | segment value | place of the segment; a kind |
/// | kind | 0 `String`, 1 `Int`, 2 `Double`, 3 `Bool`, 4 `UUID`, 5 `Date`, 6 enum, 7 own type, 8 rest; then for an enum the address of its cases, for an own type its number, else 0 |
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

  /// The most specific pattern that a URL matches, with its values; nil where none does.
  ///
  /// - Parameter url: the whole URL, with its scheme. Takes time in proportion to its length.
  public func match(_ url: String) -> LinkMatch? {
    guard words.isWhole else { return nil }
    var url = url
    return url.withUTF8 { bytes in
      guard let parts = LinkURL(bytes, schemes: words.schemes, hosts: words.hosts) else { return nil }
      var search = LinkSearch(words: words, url: parts, accepts: accepts)
      return search.run()
    }
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

  /// Nil for a URL that is not the app's, whose encoding is broken, or that has empty segments or dot segments.
  init?(_ url: UnsafeBufferPointer<UInt8>, schemes: LinkTexts, hosts: LinkTexts) {
    guard let colon = url.firstIndex(of: UInt8(ascii: ":")), url[(colon + 1)...].starts(with: "//".utf8) else {
      return nil
    }
    let (authority, path, query) = Self.split(url[(colon + 3)...])
    let isHost = hosts.place(of: authority.lazy.map(Self.lowercased)) != nil
    let scheme = url[..<colon].lazy.map(Self.lowercased)
    bytes.reserveCapacity(url.count - colon)
    segments.reserveCapacity(8)
    if schemes.place(of: scheme) != nil {
      // `courier://posts/42` has its first segment where others have their host.
      if !isHost, !authority.isEmpty {
        guard append(segment: authority) else { return nil }
      }
    } else {
      guard isHost, scheme.elementsEqual("https".utf8) else { return nil }
    }
    guard append(path: path), append(query: query) else { return nil }
  }

  private typealias Part = Slice<UnsafeBufferPointer<UInt8>>

  /// What stands behind `://`: up to the path, up to the query, up to the fragment.
  private static func split(_ rest: Part) -> (authority: Part, path: Part, query: Part) {
    let beforeFragment = rest.prefix { $0 != UInt8(ascii: "#") }
    let beforeQuery = beforeFragment.prefix { $0 != UInt8(ascii: "?") }
    let authority = beforeQuery.prefix { $0 != UInt8(ascii: "/") }
    return (authority, beforeQuery[authority.endIndex...], beforeFragment[beforeQuery.endIndex...].dropFirst())
  }

  private mutating func append(path: Part) -> Bool {
    var rest = path.dropFirst()
    if rest.last == UInt8(ascii: "/") { rest = rest.dropLast() } else if rest.isEmpty { return true }
    while true {
      let segment = rest.prefix { $0 != UInt8(ascii: "/") }
      guard append(segment: segment) else { return false }
      guard segment.endIndex < rest.endIndex else { return true }
      rest = rest[(segment.endIndex + 1)...]
    }
  }

  private mutating func append(segment: Part) -> Bool {
    guard let range = append(segment), !range.isEmpty else { return false }
    let decoded = bytes[range]
    guard !decoded.elementsEqual(".".utf8), !decoded.elementsEqual("..".utf8) else { return false }
    segments.append(range)
    return true
  }

  private mutating func append(query: Part) -> Bool {
    var rest = query
    while !rest.isEmpty {
      let item = rest.prefix { $0 != UInt8(ascii: "&") }
      rest = rest[item.endIndex...].dropFirst()
      guard !item.isEmpty else { continue }
      let name = item.prefix { $0 != UInt8(ascii: "=") }
      guard let decodedName = append(name), let value = append(item[name.endIndex...].dropFirst()) else { return false }
      items.append(Item(name: decodedName, value: value))
    }
    return true
  }

  /// Decodes a part, and says where it stands.
  private mutating func append(_ part: Part) -> Range<Int>? {
    let start = bytes.count
    return PercentEncoding.decode(part, onto: &bytes) ? start..<bytes.count : nil
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
  private static let headerLength = 5

  /// A literal's bytes, which are there as long as the program runs, and never change.
  nonisolated(unsafe) private let bytes: UnsafeBufferPointer<UInt8>
  private let count: Int

  init(_ literal: StaticString) {
    let hasBytes = literal.hasPointerRepresentation
    self.init(
      everlasting: UnsafeBufferPointer(
        start: hasBytes ? literal.utf8Start : nil, count: hasBytes ? literal.utf8CodeUnitCount : 0))
  }

  init(everlasting bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    count = bytes.count < Self.digits ? 0 : Self.word(0, of: bytes)
  }

  /// False for an empty literal, or one that was cut.
  var isWhole: Bool {
    count >= Self.headerLength && bytes.count >= count * Self.digits
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

  private static func isPlain(_ byte: UInt8) -> Bool {
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

  static let swiftui: [StaticString] = [
  ]

  static let uikit: [StaticString] = [
  ]
}
