import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// What things can be called.
struct NameTests {
  @Test func `a name that is no Swift identifier is an error at the key, with a suggestion`() {
    let checked = expectFindings(
      """
      start: home
      screens:
        home:
        «25offers»:
        «order-history»:
        «"@"»:
        «a+b»:
        «"3"»:
        «"ho me"»:
      """,
      "invalid-name: '25offers' cannot be the name of a screen: it begins with '2', which may stand later in a name only",
      "invalid-name: 'order-history' cannot be the name of a screen: it holds '-', which no Swift name may hold",
      "invalid-name: '@' cannot be the name of a screen: it holds '@', which no Swift name may hold",
      "invalid-name: 'a+b' cannot be the name of a screen: it holds '+', which no Swift name may hold",
      "invalid-name: '3' cannot be the name of a screen: it begins with '3', which may stand later in a name only",
      "invalid-name: 'ho me' cannot be the name of a screen: it holds a space, which no Swift name may hold")
    #expect(
      checked.helps == [
        "call it '_25offers'", "call it 'orderHistory'", nil, "call it 'aB'", "call it '_3'", "call it 'hoMe'",
      ])
    #expect(checked.subjects.first == "screens.25offers")
  }

  @Test func `what Swift keeps for itself after a dot is refused, and other keywords are not`() {
    let checked = expectFindings(
      """
      start: in
      screens: { «Type»: , «Protocol»: , in: , default: , public: , init: , self: , Any: , _: , get: }
      """,
      "invalid-name: 'Type' cannot be the name of a screen: it is a word that Swift keeps for itself here",
      "invalid-name: 'Protocol' cannot be the name of a screen: it is a word that Swift keeps for itself here")
    #expect(checked.helps == ["call it 'type'", "call it 'protocol'"])
  }

  @Test func `a name may have any letters that Swift takes, in composed form`() {
    expectFindings(
      "start: главная\nscreens: { главная: , 概要: , über: , «u\u{308}ber2»: }\n",
      "invalid-name: 'u\u{308}ber2' cannot be the name of a screen: it is not in composed form (NFC)")
  }

  @Test func `every kind of thing has its name checked`() {
    expectFindings(
      """
      start: home
      screens:
        home:
          params: { «p-1»: "Int = 1" }
          events: [«e-1»]
          transitions: { «e-2»: { raise: «e-3» } }
      flows: { «f-1»: { root: home } }
      tabs: { «t-1»: { root: home } }
      events: { «e-4»: { «p-2»: Int } }
      external: { «e-5»: }
      guards: { «g-1»: }
      types: { «T-1»: { cases: [«c-1»] } }
      links: { schemes: [app], paths: { "/{«l-1»}": pop } }
      """,
      "invalid-name: 'p-1' cannot be the name of a parameter: it holds '-', which no Swift name may hold",
      "invalid-name: 'e-1' cannot be the name of an event: it holds '-', which no Swift name may hold",
      "invalid-name: 'e-2' cannot be the name of an event: it holds '-', which no Swift name may hold",
      "invalid-name: 'e-3' cannot be the name of an event: it holds '-', which no Swift name may hold",
      "invalid-name: 'f-1' cannot be the name of a flow: it holds '-', which no Swift name may hold",
      "invalid-name: 't-1' cannot be the name of a tab: it holds '-', which no Swift name may hold",
      "invalid-name: 'e-4' cannot be the name of an event: it holds '-', which no Swift name may hold",
      "invalid-name: 'p-2' cannot be the name of a parameter: it holds '-', which no Swift name may hold",
      "invalid-name: 'e-5' cannot be the name of an event: it holds '-', which no Swift name may hold",
      "invalid-name: 'g-1' cannot be the name of a guard: it holds '-', which no Swift name may hold",
      "invalid-name: 'T-1' cannot be the name of a type: it holds '-', which no Swift name may hold",
      "invalid-name: 'c-1' cannot be the name of a case: it holds '-', which no Swift name may hold",
      "invalid-name: 'l-1' cannot be the name of a placeholder: it holds '-', which no Swift name may hold")
  }

  @Test func `an undeclared event has its name checked once, where it is named first`() {
    expectFindings(
      "start: home\nscreens: { home: { events: [«a-b»] }, about: { events: [a-b] } }\ntransitions: { a-b: pop }\n",
      "invalid-name: 'a-b' cannot be the name of an event: it holds '-', which no Swift name may hold")
  }

  @Test func `a screen or a flow called tabs is refused, since start tabs is the tab bar`() {
    expectFindings(
      "start: home\nscreens: { home: , «tabs»: }\n",
      "invalid-name: 'tabs' cannot be the name of a screen: 'start: tabs' means the tab bar")
    expectFindings(
      "start: home\nscreens: { home: }\nflows: { «tabs»: { root: home } }\n",
      "invalid-name: 'tabs' cannot be the name of a flow: 'start: tabs' means the tab bar")
  }

  @Test func `a guard called not is refused, and so are names that generated code has a use for`() {
    expectFindings(
      """
      start: home
      screens: { home: }
      tabs: { «allCases»: { root: home } }
      guards: { «not»: , «self»: , «guards»: }
      types: { T: { cases: [«allCases»] } }
      """,
      "invalid-name: 'allCases' cannot be the name of a tab: generated enums list their cases under it",
      "invalid-name: 'not' cannot be the name of a guard: 'when: not g' means that g does not hold",
      "invalid-name: 'self' cannot be the name of a guard: the generated code has a use of its own for it",
      "invalid-name: 'guards' cannot be the name of a guard: the generated code has a use of its own for it",
      "invalid-name: 'allCases' cannot be the name of a case: generated enums list their cases under it")
  }

  @Test func `modules that generated code names types with are no cases`() {
    expectFindings(
      """
      start: tabs
      screens: { «Foundation»: { transitions: { «Swift»: { present: f } } }, home: { transitions: { x: { present: f } } } }
      tabs: { «Swift»: { root: Foundation }, b: { root: home } }
      flows: { f: { root: home } }
      """,
      "invalid-name: 'Foundation' cannot be the name of a screen: generated code stands on a module of that name",
      "invalid-name: 'Swift' cannot be the name of an event: generated code stands on a module of that name",
      "invalid-name: 'Swift' cannot be the name of a tab: generated code stands on a module of that name")
  }

  @Test func `names of types that generated enums conform with are refused as their cases`() {
    expectFindings(
      """
      start: home
      screens: { home: { transitions: { «Event»: ignore } } }
      external: { «Screen» }
      types: { T: { cases: [«RawValue», «AllCases», rawValue, event] } }
      """,
      "invalid-name: 'Event' cannot be the name of an event: generated code stands on a type of that name",
      "invalid-name: 'Screen' cannot be the name of an event: generated code stands on a type of that name",
      "invalid-name: 'RawValue' cannot be the name of a case: generated code stands on a type of that name",
      "invalid-name: 'AllCases' cannot be the name of a case: generated code stands on a type of that name")
  }

  @Test(arguments: [
    ("app", "'app' is not in UpperCamelCase, as the name of an app is", "call it 'App'"),
    ("my_app", "'my_app' is not in UpperCamelCase, as the name of an app is", "call it 'MyApp'"),
    ("my-app", "'my-app' cannot be the name of an app: it holds '-', which no Swift name may hold", "call it 'MyApp'"),
    ("My-App", "'My-App' cannot be the name of an app: it holds '-', which no Swift name may hold", "call it 'MyApp'"),
    ("_", "'_' is not in UpperCamelCase, as the name of an app is", nil),
  ])
  func `the app's name is in UpperCamelCase`(name: String, message: String, help: String?) {
    let checked = CheckedSpec("switchyard: 1\nname: \(name)\nstart: home\nscreens: { home: }\n")
    #expect(checked.lines == ["2:7: error: \(message) [invalid-name]"])
    #expect(checked.helps == [help])
  }

  @Test(arguments: ["App", "Courier2", "URLTools", "Österreich", "地図", "Type"])
  func `a name in UpperCamelCase is fine`(name: String) {
    #expect(CheckedSpec("switchyard: 1\nname: \(name)\nstart: home\nscreens: { home: }\n").lines == [])
  }

  @Test func `a module's name is in UpperCamelCase as well`() {
    expectFindings(
      "start: home\ninclude: [a.yaml]\nscreens: { home: }\n",
      "invalid-name: 'checkout' is not in UpperCamelCase, as the name of a module is",
      including: ["a.yaml": "switchyard: 1\nmodule: «checkout»\nscreens: { cart: }\n"])
  }

  @Test(arguments: [
    ("a b", "call it 'AB'"), ("my-app", "call it 'MyApp'"), ("2go", nil), ("@", nil),
    ("courier app", "call it 'CourierApp'"),
  ])
  func `a name for an app is suggested only where it would be taken`(name: String, help: String?) {
    let checked = CheckedSpec("switchyard: 1\nname: \"\(name)\"\nstart: a\nscreens: { a: }\n")
    #expect(checked.findings.map(\.rule.id) == ["invalid-name"])
    #expect(checked.helps == [help])
  }

  @Test func `a name that means something else at its place is not suggested`() {
    let checked = CheckedSpec("switchyard: 1\nname: App\nstart: a\nscreens: { a: }\nguards: { 'not ': x }\n")
    #expect(checked.findings.first?.rule.id == "invalid-name")
    #expect(checked.findings.first?.help == nil)
  }
}
