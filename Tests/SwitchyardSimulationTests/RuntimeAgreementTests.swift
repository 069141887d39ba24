import SwitchyardModel
import SwitchyardSimulation
import SwitchyardSwiftCode
import SwitchyardTestSupport
import Testing

@testable import SwitchyardEmission
@testable import SwitchyardRuntime

/// The simulator's plain matcher, held against the table that apps match links with.
struct RuntimeAgreementTests {
  private static let types = ["Int", "Double", "Bool", "UUID", "Date", "String", "Sort", "URL"]
  private static let words = ["a", "b", "new", "1", "caf%C3%A9", "true"]
  private static let pieces = [
    "a", "b", "new", "old", "1", "-2", "1.5", "true", "café", "caf%C3%A9", "a%2Fb", "%", "%00", ".", "..", "", "a+b",
    "2024-02-29", "00000000-0000-0000-0000-00000000000f", "host.example", "%31",
  ]

  @Test func `every URL leads to the pattern that the app's own table gives, or is refused for the same reason`() throws
  {
    var random = Dice(state: 3)
    var matched = 0
    var refusals: Set<String> = []
    var specs = 0
    while specs < 100 {
      let checked = CheckedSpec(spec(&random))
      guard checked.lines.isEmpty else { continue }
      specs += 1
      let graph = checked.graph
      let literal = LinkPatterns(of: graph).table.text
      let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: literal.utf8.count)
      defer { bytes.deallocate() }
      _ = bytes.initialize(from: literal.utf8)
      // A URL is an own type to the table; these texts are URLs where they hold nothing that a URL may not.
      let table = LinkTable(words: LinkWords(everlasting: UnsafeBufferPointer(bytes))) { _, text in
        !text.isEmpty && text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x25 && $0 != 0x20 }
      }
      let matcher = LinkMatcher(graph)
      for _ in 0..<50 {
        let url = url(&random)
        let expected = answer { () throws(SwitchyardRuntime.LinkRefusal) in String(try table.find(url).pattern) }
        if Int(expected) != nil { matched += 1 }
        let given = answer { () throws(SwitchyardSimulation.LinkRefusal) in String(try matcher.find(url).link.index) }
        #expect(given == expected, "\(url) of \(graph.links.patterns.map(\.text))")
        refusals.formUnion([given])
      }
    }
    #expect(matched > 300)
    for refusal in SwitchyardSimulation.LinkRefusal.allCases where refusal != .guarded {
      #expect(refusals.contains(refusal.rawValue))
    }
  }

  /// The number of a pattern, or why there is none.
  private func answer<Refusal: RawRepresentable<String>>(_ find: () throws(Refusal) -> String) -> String {
    do throws(Refusal) { return try find() } catch { return error.rawValue }
  }

  @Test func `a date reads in a generated test as it does in the app`() {
    for text in ["2001-01-01", "1999-12-31T23:59:59.999Z", "2024-02-29T18:30:00.5+02:00", "0000-01-01", "9999-12-31"] {
      let seconds = ReferenceDate.seconds(of: text)
      #expect(ReferenceDate.text(of: seconds) == LinkDate.text(seconds))
    }
  }

  private func spec(_ random: inout Dice) -> String {
    let screens = Self.types.enumerated().map { place, type in
      "  s\(place): { params: { x: \(type), y: \"\(random.pick(Self.types))?\" } }"
    }
    var paths: [String: String] = [:]
    for _ in 0..<random.below(6) + 2 {
      let screen = random.below(Self.types.count)
      let x = random.below(4)
      var segments = (0..<random.below(3) + 1).map { _ in random.pick(Self.words) }
      var query: [String] = []
      if x < 3 {
        segments[random.below(segments.count)] = "{x}"
      } else {
        query.append("x={x}")
      }
      if random.below(3) == 0 { query.append("y={y}") }
      if random.below(4) == 0 { query.append("z=" + random.pick(["a", "b"])) }
      paths["/" + segments.joined(separator: "/") + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))] =
        "s\(screen)"
    }
    if random.below(2) == 0 { paths["/\(random.pick(Self.words))/{p...}"] = "rest" }
    let lines = paths.sorted { $0.key < $1.key }.map { "    \"\($0.key)\": { push: \($0.value) }" }
    return """
      switchyard: 1
      name: App
      start: home
      screens:
        home: {}
        rest: { params: { p: "[String]" } }
      \(screens.joined(separator: "\n"))
      types: { Sort: { cases: [new, old] } }
      links:
        schemes: [app]
        hosts: [host.example]
        paths:
      \(lines.joined(separator: "\n"))
      """
  }

  private func url(_ random: inout Dice) -> String {
    let segments = (0..<random.below(4) + 1).map { _ in random.pick(random.below(3) == 0 ? Self.pieces : Self.words) }
    let items = (0..<random.below(4)).map { _ in
      random.pick(["x", "y", "z", "%7A", "w"]) + random.pick(["=", ""]) + random.pick(Self.pieces)
    }
    let origin = random.pick([
      "app://", "app://", "app:///", "https://host.example/", "APP://HOST.example/", "http://host.example/",
    ])
    return origin + segments.joined(separator: "/") + random.pick(["", "", "/"])
      + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
      + random.pick(["", "", "#a"])
  }
}
