import SwitchyardDiagnostics
import SwitchyardModel
import Testing

@testable import SwitchyardAnalysis

struct RuleRunnerTests {
  private let text = """
    switchyard: 1
    name: App
    start: home
    screens:
      home: { events: [share] }
      archive:
    guards: { isOpen: }
    """

  @Test func `every rule runs where none is named`() {
    #expect(
      CheckedText(text).summary == [
        "5: unhandled-event screens.home.events.share", "6: unreachable-screen screens.archive",
        "7: unused-guard guards.isOpen",
      ])
  }

  @Test func `only what is asked for is found`() {
    #expect(CheckedText(text, RuleSelection(only: ["unused-guard"])).summary == ["7: unused-guard guards.isOpen"])
    #expect(
      CheckedText(text, RuleSelection(skipped: ["dead-end", "unused-guard", "unhandled-event"])).summary == [
        "6: unreachable-screen screens.archive"
      ])
    #expect(CheckedText(text, RuleSelection(only: ["unused-guard"], skipped: ["unused-guard"])).summary == [])
  }

  @Test func `each rule has an id of its own and words that say what it finds`() {
    let ids = AnalysisRules.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for rule in AnalysisRules.all {
      #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."))
      #expect((rule.defaultSeverity == nil) == (rule.id == "unbounded-stack"))
    }
  }

  @Test func `a group of more than four hundred screens is large`() {
    func spec(_ count: Int) -> String {
      let screens = (1..<count).map { "  s\($0):" }.joined(separator: "\n")
      let opens = (1..<count).map { "open\($0): { push: s\($0) }" }.joined(separator: ", ")
      return "switchyard: 1\nname: App\nstart: home\nscreens:\n  home: { transitions: { \(opens) } }\n\(screens)\n"
    }
    #expect(CheckedText(spec(400)).summary == [])
    let checked = CheckedText(spec(401))
    #expect(
      checked.findings.map(\.message) == [
        "the group of files without a module has 401 screens, more than the 400 that a Swift switch bears well"
      ])
    #expect(checked.findings.map(\.severity) == [.warning])
  }

  @Test func `an event that is only named is used, and one that the system raises`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { events: [share] }
      events: { share: { text: String }, other: { text: String } }
      external: { expired: }
      transitions: { share: ignore, expired: ignore }
      """)
    #expect(checked.summary == ["6: unused-event events.other"])
  }

  @Test func `what is unused is reported beside other faults, but for what they misspell`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: { transitions: { buy: { when: isSignedin, push: cart } } }
        cart: { params: { sort: Ordr = newest } }
      guards: { isSignedIn: , isOpen: }
      types: { Order: { cases: [newest] }, Kind: { cases: [all] } }
      """)
    #expect(
      checked.summary == [
        "5: unknown-reference screens.home.transitions.buy", "6: invalid-type screens.cart.params.sort",
        "7: unused-guard guards.isOpen", "8: unused-type types.Kind",
      ])
  }

  @Test func `nothing is called unused where a part of the text can't be read`() {
    let checked = CheckedText(
      """
      switchyard: 1
      name: App
      start: home
      screens: { home: }
      guards: { isOpen: }
      transitions: [share]
      """)
    #expect(checked.summary == ["6: wrong-type transitions"])
  }
}
