import SwitchyardDiagnostics
import Testing

@testable import SwitchyardSpec

/// What is nearly right, and what is said of how to write it.
struct AdviceTests {
  @Test(arguments: [
    ("{ push: post, id: event.id }", "arguments stand within: push: { post: { id: event.id } }"),
    ("{ present: post, title: event.title }", "arguments stand within: present: { post: { title: event.title } }"),
    ("{ raise: post, count: 3 }", "arguments stand within: raise: { post: { count: 3 } }"),
    ("{ push: { post: { a: 1 } }, count: 3 }", nil),
    ("{ push: post, animate: false }", "did you mean 'animated'?"),
    ("{push:post}", "write a space behind the ':': push: post"),
  ])
  func `an argument beside its destination is shown where it stands`(transition: String, help: String?) {
    let decoded = findings(in: "transitions: { e: \(transition) }")
    #expect(decoded.findings.map(\.rule.id) == ["unknown-key"])
    if let help {
      #expect(decoded.findings.map(\.help) == [help])
    } else {
      #expect(decoded.findings[0].help?.hasPrefix("its keys are") == true)
    }
  }

  @Test(arguments: [
    ("screens: { a: { photo: { push: a } } }", "in a screen, transitions stand below 'transitions': "),
    ("screens: { a: { photo: pop } }", "in a screen, transitions stand below 'transitions': "),
    ("flows: { f: { root: a, photo: [{ when: g, push: a }] } }", "in a flow, transitions stand below 'transitions': "),
    ("photo: { push: a }", "transitions stand below 'transitions': "),
  ])
  func `a transition on its own is told where transitions stand`(text: String, help: String) {
    let decoded = findings(in: text)
    #expect(decoded.findings.map(\.rule.id) == ["unknown-key"])
    #expect(decoded.findings.map(\.help) == [help + "{ transitions: { photo: … } }"])
  }

  @Test(arguments: [
    (
      "screens:\n  a:\n    transitions:\n    save: dismiss\n",
      "'transitions' above it has nothing: where 'save' belongs there, indent it more than that"
    ),
    (
      "screens:\n  a:\n    transitions:   # what it does\n\n    save: { push: b }\n",
      "'transitions' above it has nothing: where 'save' belongs there, indent it more than that"
    ),
    (
      "screens:\n  a:\n    transitions:\n  save: { push: b }\n",
      "'transitions' above 'save' has nothing: where 'save' belongs there, indent it more than that"
    ),
    (
      "screens:\nhome: { title: a }\n",
      "'screens' above it has nothing: where 'home' belongs there, indent it more than that"
    ),
    ("screens:\n  a:\n    path:\n    save: dismiss\n", "in a screen, transitions stand below 'transitions': "),
    ("screens:\n  a:\n    transitions:\n    titel: A\n", "did you mean 'title'?"),
    (
      "screens:\n  a:\n    transitions: {}\n    save: dismiss\n", "in a screen, transitions stand below 'transitions': "
    ),
  ])
  func `what stands too far left below a key that has nothing is told of that key`(text: String, help: String) throws {
    let finding = try #require(findings(in: text).findings.first { $0.rule.id == "unknown-key" })
    #expect(finding.help?.hasPrefix(help) == true, "\(finding.help ?? "")")
  }

  @Test(arguments: [
    ("tabs: { a: { screen: x } }", "did you mean 'root'?"), ("flows: { a: { start: x } }", "did you mean 'root'?"),
    ("tabs: { a: { rot: x } }", "did you mean 'root'?"),
  ])
  func `the root of a tab or a flow by another name is read as that`(text: String, help: String) {
    let decoded = findings(in: text)
    #expect(decoded.findings.map(\.rule.id) == ["unknown-key"])
    #expect(decoded.findings.map(\.help) == [help])
    #expect((decoded.document.tabs.first?.root ?? decoded.document.flows.first?.root)?.name.value == "x")
  }

  @Test(arguments: [
    ("events: { e: id }", "write each name with its type: { id: String }"),
    ("events: { e: String }", "write each name with its type: { name: String }"),
    ("events: { e: [id, name] }", "write each name with its type: { id: String }"),
    ("screens: { a: { params: id } }", "write each name with its type: { id: String }"),
    ("screens: { a: { params: [Int] } }", "write each name with its type: { name: Int }"),
    ("screens: { a: { params: 'id: Int' } }", "write { id: Int }, each name with its type"),
    ("screens: { a: { params: {id:Int} } }", "write a space behind the ':': id: Int"),
    (
      "screens: { a: { params: { max: Double = 1,000 } } }",
      "a ',' ends what stands before it: write the value with the comma in quotes"
    ),
    (
      "screens: { a: { allow: dead-end } }",
      "write each rule with the reason why it is accepted: { dead-end: \"why\" }"
    ),
    (
      "screens: { a: { allow: [dead-end, modal-trap] } }",
      "write each rule with the reason why it is accepted: { dead-end: \"why\" }"
    ),
  ])
  func `names without what belongs to them are shown with it`(text: String, help: String) {
    let decoded = findings(in: text)
    #expect(decoded.findings.map(\.rule.id) == ["wrong-type"])
    #expect(decoded.findings.map(\.help) == [help])
  }

  @Test(arguments: [
    ("{ pop: home }", "to go back to that screen, write { popTo: home }"),
    ("{ dismissAll: checkout }", "to dismiss that flow or screen, write { dismiss: checkout }"),
    ("{ pop: 1 }", "write 'pop' alone, or '{ pop: }'"),
    ("{ steps: pop }", "write it as a list: [pop]"), ("{ steps: { push: a } }", "write it as a list: [{ … }]"),
    ("{ setAfter: home }", "write { screen: home, push: … }"),
    ("true", "write an operation; 'ignore' handles the event and changes nothing"),
  ])
  func `an operation with the wrong kind of value is shown with the right one`(transition: String, help: String) {
    #expect(findings(in: "transitions: { e: \(transition) }").findings.map(\.help) == [help])
  }

  @Test(arguments: [("false", "write hidden"), ("true", "write visible")])
  func `a tab bar that is said to be false is hidden`(value: String, help: String) {
    #expect(findings(in: "screens: { a: { tabBar: \(value) } }").findings.map(\.help) == [help])
  }

  @Test func `of two starts with opposite conditions the last needs none`() {
    let decoded = findings(in: "start: [{ when: g, start: tabs }, { when: not g, start: a }]")
    #expect(
      decoded.findings.map(\.message) == [
        "the last alternative of 'start' must hold always, and this one has the condition 'not g'"
      ])
    #expect(decoded.findings.map(\.help) == ["leave its 'when' out: it is what is left over"])
    #expect(
      findings(in: "start: [{ when: g, start: tabs }, { when: h, start: a }]").findings.map(\.help)
        == ["add one without 'when' behind it, such as { start: home }"])
  }
}
