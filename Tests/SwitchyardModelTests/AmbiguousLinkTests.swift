import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// Patterns that match one URL, neither of them the more specific.
struct AmbiguousLinkTests {
  private static let types: [(screen: String, type: String)] = [
    ("int", "Int"), ("double", "Double"), ("bool", "Bool"), ("uuid", "UUID"), ("string", "String"), ("date", "Date"),
    ("url", "URL"), ("ab", "AB"), ("bc", "BC"), ("truth", "Truth"), ("own", "Own"),
  ]

  private func spec(_ patterns: [(String, String)]) -> String {
    let screens = Self.types.map { "\($0.screen): { params: { x: \($0.type) } }" }.joined(separator: ", ")
    let paths = patterns.map { pattern, transition in
      // The marks stand around the quotes, which belong to the key.
      pattern.hasPrefix("«")
        ? "    «\"\(pattern.dropFirst().dropLast())\"»: \(transition)\n" : "    \"\(pattern)\": \(transition)\n"
    }.joined()
    return """
      start: home
      screens: { home: , opt: { params: { x: "Int?" } }, \(screens) }
      types:
        AB: { cases: [a, b] }
        BC: { cases: [b, c] }
        Truth: { cases: [true, maybe] }
        Own: { swift: Own, conforms: [Hashable, Sendable, LosslessStringConvertible] }
      links:
        schemes: [app]
        paths:
      \(paths)
      """
  }

  private func show(_ screen: String, _ placeholder: String = "x") -> String {
    "{ push: { \(screen): { x: event.\(placeholder) } } }"
  }

  @Test(arguments: [
    ("string", "string", "a"), ("int", "int", "1"), ("int", "double", "1"), ("ab", "bc", "b"),
    ("truth", "bool", "true"), ("string", "date", "2024-01-31"), ("string", "url", "a"), ("own", "string", "a"),
    ("uuid", "uuid", "00000000-0000-0000-0000-000000000000"),
  ])
  func `placeholders that take one text at equal rank are ambiguous`(first: String, second: String, text: String) {
    let checked = expectFindings(
      spec([("/p/{x}", show(first)), ("«/p/{y}»", show(second, "y"))]),
      "ambiguous-link: '/p/{y}' and '/p/{x}' both match '/p/\(text)', and neither is the more specific")
    #expect(checked.subjects == ["links.paths./p/{y}"])
    #expect(checked.notes == ["13:5 «\"/p/{x}\"» '/p/{x}' stands here"])
  }

  @Test(arguments: [
    ("int", "bool"), ("int", "uuid"), ("double", "uuid"), ("bool", "uuid"), ("ab", "bool"), ("ab", "int"),
    ("ab", "truth"), ("int", "string"), ("ab", "string"), ("bool", "date"),
  ])
  func `placeholders that never take one text, or differ in rank, are not`(first: String, second: String) {
    expectFindings(spec([("/p/{x}", show(first)), ("/p/{y}", show(second, "y"))]))
    expectFindings(spec([("/p/{x}", show(second)), ("/p/{y}", show(first, "y"))]))
  }

  @Test func `literals and rests differ in rank from placeholders, from the left`() {
    expectFindings(
      spec([
        ("/a", "pop"), ("/{x}", "pop"), ("/{x...}", "pop"), ("/a/{x}", "pop"), ("/{x}/a", "pop"), ("/{x}/{y}", "pop"),
        ("/a/{x...}", "pop"), ("/A", "pop"),
      ]))
  }

  @Test func `rests and equal literals are ambiguous, however they are written`() {
    expectFindings(
      spec([
        ("/a/{x...}", "pop"), ("«/a/{y...}»", "pop"), ("/b%61", "pop"), ("«/ba»", "pop"), ("/", "pop"),
      ]),
      "ambiguous-link: '/a/{y...}' and '/a/{x...}' both match '/a/a', and neither is the more specific",
      "ambiguous-link: '/ba' and '/b%61' both match '/ba', and neither is the more specific")
  }

  @Test func `more literal query items win, then more required ones`() {
    expectFindings(
      spec([
        ("/a", "pop"), ("/a?x={x}", show("int")), ("/a?t=p", "pop"), ("/a?t=p&x={x}", show("int")),
        ("/a?t=q", "pop"), ("/b?x={x}", "{ push: opt }"), ("/b?y={x}", show("int")),
      ]))
  }

  @Test func `a URL may have the items of both`() {
    expectFindings(
      spec([
        ("/a?q={x}", show("string")), ("«/a?r={x}»", show("int")), ("/b?t=p", "pop"), ("«/b?u=q»", "pop"),
        ("/c", "pop"), ("«/c?x={x}»", "{ push: opt }"),
      ]),
      "ambiguous-link: '/a?r={x}' and '/a?q={x}' both match '/a?r=1&q=a', and neither is the more specific",
      "ambiguous-link: '/b?u=q' and '/b?t=p' both match '/b?u=q&t=p', and neither is the more specific",
      "ambiguous-link: '/c?x={x}' and '/c' both match '/c', and neither is the more specific")
  }

  @Test func `an item that binds nothing must be there, so that its pattern is the more specific`() {
    expectFindings(spec([("/x", "pop"), ("/x?q={q}", "pop")]))
  }

  @Test func `a case called nan is no Double, so no URL matches both`() {
    expectFindings(
      """
      start: home
      screens: { home: , limit: { params: { x: Limit } }, size: { params: { x: Double } } }
      types: { Limit: { cases: [nan, inf, infinity] } }
      links:
        schemes: [app]
        paths:
          /a/{x}/{rest...}: { push: { limit: { x: event.x } } }
          /b/{x}: { push: limit }
          /b/{y}: { push: { size: { x: event.y } } }
      """)
  }

  @Test func `items that no URL can have at once tell patterns apart`() {
    expectFindings(
      spec([
        ("/a?t=p&x={x}", show("int")), ("/a?t={t}&x=b", show("string", "t")),
        ("/b?x={x}", show("int")), ("/b?x={y}", show("bool", "y")),
        ("/c?t=p&x={x}", show("int")), ("«/c?t={t}&x=2»", show("string", "t")),
      ]),
      "ambiguous-link: '/c?t={t}&x=2' and '/c?t=p&x={x}' both match '/c?t=p&x=2', and neither is the more specific")
  }

  @Test func `one pattern in two files is there twice`() {
    let checked = expectFindings(
      "start: a\ninclude: [b.yaml]\nscreens: { a: }\nlinks: { schemes: [app], paths: { /a: pop } }\n",
      "ambiguous-link: there are two patterns '/a'",
      including: ["b.yaml": "switchyard: 1\nlinks: { paths: { «/a»: pop } }\n"])
    #expect(checked.helps == ["make one list of alternatives of them"])
  }

  @Test func `specificity orders patterns as the design does`() {
    let patterns = [
      "/a", "/a?t=p", "/a?t=p&x={x}", "/a/b", "/a/{i}", "/a/{s}", "/a/{s...}", "/{i}", "/{s}", "/{s}/b", "/{s}/{i}",
      "/{s...}",
    ]
    let graph = CheckedSpec(
      "switchyard: 1\nname: App\nstart: a\n"
        + "screens: { a: { params: { i: \"Int = 1\", s: \"String?\", x: \"String?\" } }, r: { params: { s: \"[String]\" } },"
        + " n: { params: { x: Int } } }\nlinks:\n  schemes: [app]\n  paths:\n"
        + patterns.map { "    \"\($0)\": { push: \($0.contains("...") ? "r" : $0.contains("x=") ? "n" : "a") }\n" }
        .joined()
    ).graph
    #expect(graph.links.patterns.count == patterns.count)
    let order = graph.links.patterns.sorted {
      LinkSpecificity(of: $0, in: graph.types) < LinkSpecificity(of: $1, in: graph.types)
    }
    #expect(
      order.map(\.text) == [
        "/a?t=p&x={x}", "/a?t=p", "/a", "/a/b", "/a/{i}", "/a/{s}", "/a/{s...}", "/{i}", "/{s}", "/{s}/b", "/{s}/{i}",
        "/{s...}",
      ])
  }
}
