import SwitchyardDiagnostics
import SwitchyardModel
import Testing

@testable import SwitchyardAnalysis

struct AllowanceTests {
  @Test func `a rule that is allowed on an element is silent about it`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home:
        watch: { allow: { unreachable-screen: opened by the watch app } }
        other:
      """)
    #expect(checked.summary == ["7: unreachable-screen screens.other"])
  }

  @Test func `what lies within an element is allowed with it`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { events: [share], allow: { unhandled-event: shared by the system } }
      """)
    #expect(checked.summary == [])
  }

  @Test func `an element whose name begins like another's is another`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home:
        watch: { allow: { unreachable-screen: opened by the watch app } }
        watchface:
      """)
    #expect(checked.summary == ["7: unreachable-screen screens.watchface"])
  }

  @Test func `events, guards and types can be allowed to lie unused`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens: { home: }
      events: { later: { allow: { unused-event: comes with the next release } }, never: { id: Int } }
      guards: { isOpen: { doc: The shop is open., allow: { unused-guard: later } }, isClosed: }
      types: { Sort: { cases: [up, down], allow: { unused-type: later } }, Order: { cases: [up, down] } }
      """)
    #expect(
      checked.summary == [
        "5: unused-event events.never", "6: unused-guard guards.isClosed", "7: unused-type types.Order",
      ])
  }

  @Test func `a link that is allowed to be ambiguous is`() {
    let text = """
      switchyard: 1
      name: App
      start: home
      screens: { home: , post: { params: { id: String } } }
      links:
        schemes: [app]
        paths:
          /a/{id}: { push: post }
          /a/{name}: { push: { post: { id: event.name } }ALLOW }
      """
    let plain = CheckedText(text.replacing("ALLOW", with: ""))
    #expect(plain.summary == ["9: ambiguous-link links.paths./a/{name}"])
    let allowed = CheckedText(text.replacing("ALLOW", with: ", allow: { ambiguous-link: the first is right }"))
    #expect(allowed.summary == [])
  }

  @Test func `an allowance of a link is not that of another with a longer path`() {
    let index = AllowanceIndex(
      CheckedText(
        """
        switchyard: 1
        name: App
        start: home
        screens: { home: }
        links:
          schemes: [app]
          paths:
            /a: { setRoot: home, allow: { failing-transition: fine } }
            /a.b: { setRoot: home }
            /list: [{ setRoot: home, allow: { dead-alternative: fine } }, { setRoot: home }]
        """
      ).graph)
    #expect(index.entry(for: "failing-transition", at: "links.paths./a") == 0)
    #expect(index.entry(for: "failing-transition", at: "links.paths./a.b") == nil)
    #expect(index.entry(for: "dead-alternative", at: "links.paths./list[0]") == 1)
    #expect(index.entry(for: "dead-alternative", at: "links.paths./list[1]") == nil)
    #expect(index.entry(for: "dead-alternative", at: "links.paths./list") == nil)
  }

  @Test func `an allowance that silences nothing is unused`() throws {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { allow: { unreachable-screen: once it was } }
      """)
    #expect(checked.summary == ["5: unused-allow screens.home.allow.unreachable-screen"])
    let finding = try #require(checked.findings.first)
    #expect(finding.severity == .warning)
    #expect(finding.message == "'screens.home' allows 'unreachable-screen', which finds nothing there")
    #expect(checked.place(of: finding) == "5:20")
  }

  @Test func `the nearest allowance counts, so that one around it may be unused`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home:
          events: [share]
          allow: { unhandled-event: shared by the system, unused-allow: kept for later }
      """)
    #expect(checked.summary == ["7: unused-allow screens.home.allow.unused-allow"])
  }

  @Test func `an unused allowance can be allowed`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { allow: { unreachable-screen: comes back, unused-allow: the winter build needs it } }
      """)
    #expect(checked.summary == [])
  }

  @Test func `an allowance of a rule that does not exist says what may be meant`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { allow: { unreachable-scren: once it was } }
      """)
    #expect(checked.findings.map(\.message) == ["'screens.home' allows 'unreachable-scren', but there is no such rule"])
    #expect(checked.findings.map(\.help) == ["did you mean 'unreachable-screen'?"])
  }

  @Test func `an allowance of a rule that is not asked for is not unused`() {
    let text = """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { allow: { unreachable-screen: once it was } }
      """
    #expect(CheckedText(text, RuleSelection(skipped: ["dead-end", "unreachable-screen"])).summary == [])
    #expect(CheckedText(text, RuleSelection(only: ["unused-allow"])).summary == [])
    #expect(CheckedText(text, RuleSelection(skipped: ["dead-end", "unused-allow"])).summary == [])
  }

  @Test func `a transition that fails can be allowed where it stands`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { close: { pop: , allow: { failing-transition: a button of the debug build } } } }
      """, .butDeadEnds)
    #expect(checked.summary == [])
  }

  @Test(arguments: ["\"\"", "\" \"", "", "~"]) func `an allowance without a reason is none`(reason: String) {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { allow: { dead-end: \(reason) } }
      """)
    #expect(checked.finding("wrong-type")?.message == "'dead-end' has no value")
    #expect(checked.finding("wrong-type")?.help == "write why it is accepted")
  }

  @Test func `what leaves a hole in the graph can't be allowed`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { allow: { unknown-reference: it is on its way }, transitions: { open: { push: archive } } }
      """)
    #expect(
      checked.summary == [
        "5: unused-allow screens.home.allow.unknown-reference", "5: unknown-reference screens.home.transitions.open",
      ])
  }

  @Test func `where a faulty part is left out, nobody knows what is unused`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { open: { push: archiv } } }
        archive: { allow: { unreachable-screen: opened by the watch app } }
      """)
    #expect(checked.summary == ["5: unknown-reference screens.home.transitions.open"])
  }
}
