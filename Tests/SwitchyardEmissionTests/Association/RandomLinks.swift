import SwitchyardModel
import SwitchyardTestSupport

/// Links made by chance, and URLs near them.
struct RandomLinks {
  private var random: SplitMix64
  private let types: [String]
  private(set) var graph: RouteGraph

  private static let words = ["a", "b", "new", "a:b", "caf%C3%A9", "~me", "x(1)", "a%2Fb", "50%25", "a=b+c"]
  /// What stands where a placeholder is, or something else.
  private static let texts = [
    "a", "b", "new", "old", "café", "caf%c3%a9", "true", "1", "-2", "%2B3", "1.5", ".5", "x", "2024-02-29", "a%2Fb",
    "00000000-0000-0000-0000-00000000000f", "00000000-0000-0000-0000-00000000000g", "%20", "99999999999999999999",
  ]

  /// - Parameter types: of placeholders, as a spec writes them.
  init(seed: UInt64, types: [String]) {
    self.types = types
    random = SplitMix64(state: seed)
    graph = RouteGraph(name: "", modules: [], declaredAt: CheckedSpec("").graph.declaredAt)
    while true {
      let checked = CheckedSpec(spec())
      guard checked.lines.isEmpty else { continue }
      graph = checked.graph
      return
    }
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: list.indices, using: &random)]
  }

  // MARK: - Specs

  private mutating func spec() -> String {
    var paths: [String: String] = [:]
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let (path, screen) = link()
      paths[path] = screen
    }
    let screens = types.enumerated().map { place, type in
      "  s\(place): { params: { x: \(type), y: \"\(pick(types))?\", q: \"\(type)?\" } }"
    }
    let lines = paths.sorted { $0.key < $1.key }.map { "    \"\($0.key)\": { push: \($0.value) }" }
    return """
      switchyard: 1
      name: App
      start: home
      screens:
        home: {}
        rest: { params: { p: "[String]", x: "String?", q: "String?" } }
        asks: { params: { q: \(pick(types)), x: "String?" } }
      \(screens.joined(separator: "\n"))
      types: { Sort: { cases: [new, old, "ça"] } }
      links:
        hosts: [host.example]
        paths:
      \(lines.joined(separator: "\n"))
      """
  }

  /// A pattern and the screen that it pushes.
  private mutating func link() -> (String, String) {
    var segments: [String] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) { segments.append(pick(Self.words)) }
    var query: [String] = []
    let kind = Int.random(in: 0..<6, using: &random)
    var screen = "s\(Int.random(in: types.indices, using: &random))"
    switch kind {
    case 0:
      screen = "rest"
      if chance(2), let place = segments.indices.last { segments[place] = "{x}" }
      segments.append("{p...}")
    case 1:
      screen = "asks"
      query.append("q={q}")
    case 2:
      screen = "home"
      if chance(2), let place = segments.indices.last { segments[place] = "{any}" }
    default:
      segments.insert("{x}", at: Int.random(in: 0...segments.count, using: &random))
      if chance(2) { query.append("y={y}") }
      if chance(4) { query.append("q={q}") }
    }
    if chance(4) { query.append(pick(["z=a", "z=a%3Ab", "z:1=b"])) }
    return ("/" + segments.joined(separator: "/") + (query.isEmpty ? "" : "?" + query.joined(separator: "&")), screen)
  }

  // MARK: - URLs

  /// A URL on the links' host: one of theirs, with some changes or none.
  mutating func url() -> String {
    let pattern = pick(graph.links.patterns)
    var segments = pattern.template.segments.flatMap { segment in
      switch segment {
      case .literal(let text): chance(6) ? [pick(Self.texts)] : [spelled(text)]
      case .placeholder: [pick(Self.texts)]
      case .rest: (0...Int.random(in: 0...2, using: &random)).map { _ in pick(Self.texts) }
      }
    }
    for _ in 0..<(chance(2) ? 0 : Int.random(in: 0...2, using: &random)) { change(&segments) }
    var items = pattern.template.query.compactMap { item -> String? in
      if chance(5) { return nil }
      let name = chance(8) ? pick(["q", "y", "z", "w"]) : spelled(item.name)
      if chance(8) { return name + pick(["", "="]) }
      if case .literal(let text) = item.value, !chance(5) { return name + "=" + spelled(text) }
      return name + "=" + pick(Self.texts)
    }
    for _ in 0..<(chance(2) ? 0 : 2) {
      items.append(pick(["q", "y", "z", "w"]) + pick(["=", ""]) + pick(Self.texts + [""]))
    }
    items.shuffle(using: &random)
    let path = "/" + segments.joined(separator: "/") + pick(["", "", "", "/"])
    return "https://host.example" + (path == "/" && chance(2) ? "" : path)
      + (items.isEmpty ? pick(["", "", "?"]) : "?" + items.joined(separator: "&")) + pick(["", "", "#a/b?c"])
  }

  private mutating func change(_ segments: inout [String]) {
    let place = Int.random(in: 0...segments.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: segments.insert(pick(Self.texts + Self.words), at: place)
    case 1: segments.insert(pick(["", ".", "..", "%2e", "%2E."]), at: place)
    case 2: if place < segments.count { segments.remove(at: place) }
    default: if place < segments.count { segments[place] = pick(Self.words + ["%zz", "%00", "%FF", "%61"]) }
    }
  }

  /// A text as a URL may hold it: what needs no encoding is left alone, what may be encoded is or is not.
  private mutating func spelled(_ text: String) -> String {
    text.utf8.map { byte -> String in
      let character = String(UnicodeScalar(byte))
      let encoded = "%" + String(Int(byte) + 0x100, radix: 16).suffix(2)
      if PercentEncoding.encode(character) == character, character != "~" || chance(2) { return character }
      if "~!$'()+,;:@".contains(character), chance(2) { return character }
      return chance(2) ? encoded : encoded.uppercased()
    }
    .joined()
  }
}
