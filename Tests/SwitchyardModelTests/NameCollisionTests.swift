import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// One name, two things.
struct NameCollisionTests {
  @Test func `a screen and a flow share one space of names, and the later one is reported`() {
    let checked = expectFindings(
      "start: home\nscreens: { home: }\nflows: { «home»: { root: home } }\n",
      "name-collision: 'home' is a screen and a flow")
    #expect(checked.notes == ["4:12 «home» screen 'home' is declared here"])
    #expect(checked.helps == ["rename one of them"])
    #expect(checked.subjects == ["flows.home"])
  }

  @Test func `of a flow that stands before the screen of its name the screen is the later one`() {
    let checked = expectFindings(
      "start: home\nflows: { home: { root: feed } }\nscreens: { «home»: , feed: }\n",
      "name-collision: 'home' is a flow and a screen")
    #expect(checked.notes == ["4:10 «home» flow 'home' is declared here"])
  }

  @Test func `tabs, events, guards and types have names of their own`() {
    expectFindings(
      """
      start: a
      screens: { a: { events: [a] } }
      tabs: { a: { root: a } }
      events: { a: }
      guards: { a: }
      types: { a: { cases: [a] } }
      """)
  }

  @Test func `the same name in two files is an error that shows both places`() {
    let checked = expectFindings(
      """
      start: a
      include: [b.yaml]
      screens: { a: }
      flows: { f: { root: a } }
      tabs: { t: { root: a } }
      events: { e: }
      guards: { g: }
      types: { T: { cases: [x] } }
      """,
      "name-collision: there are two screens 'a'", "name-collision: there are two flows 'f'",
      "name-collision: there are two tabs 't'", "name-collision: there are two events 'e'",
      "name-collision: there are two guards 'g'", "name-collision: there are two types 'T'",
      including: [
        "b.yaml": """
        switchyard: 1
        screens: { «a»: }
        flows: { «f»: { root: a } }
        tabs: { «t»: { root: a } }
        events: { «e»: }
        guards: { «g»: }
        types: { «T»: { cases: [x] } }
        """
      ])
    #expect(checked.notes.first == "5:12 «a» screen 'a' is declared here")
    #expect(checked.graph.hasGaps)
  }

  @Test func `an event that is external as well, or carries something else, is an error`() {
    let checked = expectFindings(
      "start: a\nscreens: { a: { events: [e] } }\nevents: { e: }\nexternal: { «e»: }\n",
      "name-collision: 'e' is an event and an external event")
    #expect(
      checked.helps == [
        "what an external event carries stands behind its name in 'external'; leave it out of 'events', or rename one"
      ])
    expectFindings(
      "start: a\ninclude: [b.yaml]\nscreens: { a: }\nevents: { e: { id: Int } }\n",
      "name-collision: there are two events 'e', and what they carry differs",
      including: ["b.yaml": "switchyard: 1\nevents: { «e»: { id: String } }\n"])
  }

  @Test func `an event that the app handles in two files is handled twice`() {
    let checked = expectFindings(
      "start: a\ninclude: [b.yaml]\nscreens: { a: { events: [e] } }\ntransitions: { e: pop }\n",
      "name-collision: the app handles event 'e' twice",
      including: ["b.yaml": "switchyard: 1\ntransitions: { «e»: ignore }\n"])
    #expect(checked.helps == ["make one list of alternatives of them"])
    #expect(checked.notes == ["6:16 «e» it is handled here first"])
  }

  @Test func `two modules may have screens of one name`() {
    expectFindings(
      "start: a\ninclude: [b.yaml, c.yaml]\nscreens: { a: }\n",
      including: [
        "b.yaml": "switchyard: 1\nmodule: B\nscreens: { a: , x: }\n",
        "c.yaml": "switchyard: 1\nmodule: C\nscreens: { a: , x: }\n",
      ])
  }
}
