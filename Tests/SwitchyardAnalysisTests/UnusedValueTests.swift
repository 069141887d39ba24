import SwitchyardDiagnostics
import Testing

@testable import SwitchyardAnalysis

/// Values that come with a link or an event, and that nothing takes.
struct UnusedValueTests {
  private static let rules = RuleSelection(only: ["unused-placeholder", "unused-payload"])

  private func findings(links: String, events: String = "{}", transitions: String = "{}") -> [Finding] {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: list
      screens:
        list:
          params: { sort: "String?", season: "Season?", count: "Int = 1" }
          transitions: \(transitions)
        other:
          params: { id: "Int?" }
          transitions: { asked: { push: { other: { id: event.number } } } }
      types: { Season: { cases: [spring, autumn] } }
      guards: { isOpen: }
      events: { asked: { number: Int }, \(events.dropFirst())
      transitions: { opened: ignore }
      links:
        schemes: [app]
        paths: \(links)
      """, Self.rules)
    return checked.findings.filter { ["unused-placeholder", "unused-payload"].contains($0.rule.id) }
  }

  @Test(
    arguments: [
      (
        "/list?sort={srt}: { setRoot: list }", "srt",
        "did you mean '{sort}'? else call it '{_srt}' where any value will do"
      ),
      (
        "/x/{words}: [{ when: isOpen, open: 'https://a.example' }, { push: list }]", "words",
        "give it the name of a parameter, or bind one to 'event.words'; call it '{_words}' where any value will do"
      ),
      (
        "/x/{season}/{cont}: { start: list }", "cont",
        "did you mean '{count}'? else call it '{_cont}' where any value will do"
      ),
      ("/x/{words...}: { pop: , else: { push: other } }", "words", nil),
    ] as [(String, String, String?)])
  func `a placeholder that nothing is bound to is found where a screen is shown`(
    link: String, name: String, help: String?
  ) {
    let findings = findings(links: "\n    \(link)")
    #expect(findings.map(\.message) == ["no parameter is bound to '{\(name)}', so its value is lost"])
    if let help { #expect(findings.map(\.help) == [help]) }
  }

  @Test(arguments: [
    "/a/{sort}: { push: list }", "/a/{order}: { push: { list: { sort: event.order } } }", "/a/{_words}: { push: list }",
    "/a/{topic}: { open: 'https://a.example' }", "/a/{topic}: defer", "/a/{topic}: { tab: list }",
    "/a/{x}: [{ when: isOpen, push: list }, { push: { list: { sort: event.x } } }]",
    "/a/{x}: { steps: [{ push: list }, { raise: { asked: { number: event.x } } }] }",
    "/a/{x}: { pop: , else: { push: { list: { sort: event.x } } } }",
    // Other faults are mended first.
    "/a/{x}: { push: { list: { sort: event.y } } }", "/a/{x}: { push: { list: { count: x } } }",
    "/a/{Sort}: { push: list }",
  ])
  func `a placeholder that is bound somewhere, or need not be, is no finding`(link: String) {
    #expect(findings(links: "\n    \(link)") == [])
  }

  @Test(
    arguments: [
      (
        "{ sortBy: { srt: String } }", "{ sortBy: { replaceTop: list } }",
        "nothing takes 'srt' of event 'sortBy', and screen 'list' keeps the 'sort' of the screen before it",
        "did you mean 'sort'? else accept it with 'allow'"
      ),
      (
        "{ filter: { season: String } }", "{ filter: { replaceTop: list } }",
        "nothing takes 'season' of event 'filter': it is String here, and Season? in screen 'list', which keeps the "
          + "'season' of the screen before it",
        "give both one type; or accept it with 'allow' where it is for the app alone"
      ),
      (
        "{ more: { cuont: Int } }", "{ more: { replaceTop: { list: { count: 2 } } }, less: pop }", nil, nil
      ),
    ] as [(String, String, String?, String?)])
  func `a value of an event beside a parameter that waits for it is found`(
    events: String, transitions: String, message: String?, help: String?
  ) {
    let findings = findings(links: "{}", events: events, transitions: transitions)
    #expect(findings.map(\.message) == (message.map { [$0] } ?? []))
    #expect(findings.map(\.help) == (help.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("{ a: { source: String } }", "{ a: { push: list } }"), ("{ a: { id: Int } }", "{ a: { push: list } }"),
    ("{ a: { sort: String } }", "{ a: { push: { list: { sort: fixed } } } }"),
    ("{ a: { srt: String } }", "{ a: { push: { list: { sort: event.srt } } } }"),
    ("{ a: { srt: Int } }", "{ a: { push: list } }"),
    ("{ a: { srt: String } }", "{ a: { push: { list: { sort: event.st } } } }"),
    ("{ a: { srt: String } }", "{ a: pop }"),
  ])
  func `a value that is taken, or that only the app wants, is no finding`(events: String, transitions: String) {
    #expect(findings(links: "{}", events: events, transitions: transitions) == [])
  }

  @Test func `both can be accepted`() {
    #expect(
      findings(
        links: "\n    /a/{x}: { push: list, allow: { unused-placeholder: decoration } }",
        events: "{ a: { srt: String, allow: { unused-payload: for the log } } }",
        transitions: "{ a: { push: list } }") == [])
  }
}
