import SwitchyardEmission
import SwitchyardTestSupport
import Testing

/// Specs that hardly anybody writes, and that become Swift all the same.
@Suite struct OddSpecTests {
  /// Each with its name in place of `Odd`, so that all are compiled at once.
  private static let specs: [(text: String, included: [(path: String, text: String)])] = [
    (
      """
      screens: { a: { params: { u: "URL?" } }, b: }
      tabs: { URL: { root: b }, two: { root: { a: { u: "https://a.example" } } } }
      """, []
    ),
    (
      """
      start: Date
      screens: { a: { params: { d: Date } } }
      flows: { Date: { root: { a: { d: 2024-01-01 } } } }
      """, []
    ),
    ("start: a\ninclude: [m.routes.yaml]\nscreens: { a: }", [("m.routes.yaml", "switchyard: 1\nmodule: M\n")]),
    (
      "start: a\ninclude: [m.routes.yaml]\nscreens: { a: }",
      [("m.routes.yaml", "switchyard: 1\nmodule: M\nflows: { f: { root: a } }\n")]
    ),
    // a module whose screens emit nothing
    (
      "start: a\ninclude: [m.routes.yaml]\nscreens: { a: { transitions: { go: { push: m.a } } } }",
      [("m.routes.yaml", "switchyard: 1\nmodule: M\nscreens: { a: }\n")]
    ),
    // modules that are called like the tables of the app `Odd6`
    (
      """
      start: a
      include: [m.routes.yaml, n.routes.yaml]
      screens: { a: { transitions: { go: { push: odd6ScreenNames.b }, on: { push: odd6EventNames.c } } } }
      """,
      [
        ("m.routes.yaml", "switchyard: 1\nmodule: Odd6ScreenNames\nscreens: { b: { transitions: { up: pop } } }\n"),
        ("n.routes.yaml", "switchyard: 1\nmodule: Odd6EventNames\nscreens: { c: { transitions: { down: pop } } }\n"),
      ]
    ),
    ("start: a\nscreens: { a: }\nexternal: { x: { u: URL }, y: }\ntransitions: { x: ignore, y: defer }", []),
  ]

  @Test(arguments: EmissionOptions.Access.allCases)
  func `they compile beside files that import as usual`(access: EmissionOptions.Access) throws {
    var sources = ["User.swift": "import Foundation\nimport SwitchyardRuntime\n"]
    for (number, spec) in Self.specs.enumerated() {
      let checked = CheckedSpec("switchyard: 1\nname: Odd\(number)\n" + spec.text + "\n", including: spec.included)
      #expect(checked.lines == [])
      for file in CoreEmitter().files(for: checked.graph, options: EmissionOptions(access: access)) {
        sources["\(number)-\(file.path)"] = file.text
      }
    }
    let program = try SwiftProgram(sources)
    let options = ["-package-name", "odd"]
    #expect(try program.typecheck(options: options) == "")
    #expect(try program.typecheck(options: options + ["-enable-upcoming-feature", "InternalImportsByDefault"]) == "")
  }
}
