import Foundation
import SwitchyardTestSupport
import Testing

/// A spec with two errors and a warning that a baseline can hold.
enum KnownFaults {
  static let spec = """
    switchyard: 1
    name: Shop
    start: catalog
    screens:
      catalog:
        transitions: { openItem: { push: item } }
      item:
        events: [openReviews]
      reviews:
    guards:
      isSignedIn: The user has a session.

    """

  static let baseline = """
    {
      "version": 1,
      "findings": [
        {"file":"shop.routes.yaml","rule":"unhandled-event","subject":"screens.item.events.openReviews"},
        {"file":"shop.routes.yaml","rule":"unreachable-screen","subject":"screens.reviews"},
        {"file":"shop.routes.yaml","rule":"unused-guard","subject":"guards.isSignedIn"}
      ]
    }

    """

  /// A project whose findings are all known, or that has no baseline yet.
  static func project(isKnown: Bool = true, _ name: String = "switchyard") throws -> TemporaryFolder {
    let folder = try TemporaryFolder(name)
    try folder.write(spec, to: "shop.routes.yaml")
    try folder.write("lint: { baseline: known.json }\n", to: "switchyard.yaml")
    if isKnown { try folder.write(baseline, to: "known.json") }
    return folder
  }

  static let closingLine = "no new findings in 3 screens, 1 transition; 3 known findings\n"
}

/// `lint --baseline`: what is known, and what is new.
struct BaselineTests {
  private typealias Known = KnownFaults

  @Test func `what stands in the baseline is known, fails nothing and is counted`() throws {
    let folder = try Known.project("with blank é")
    let outcome = try Switchyard.run("lint", in: folder)
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(outcome.errors == Known.closingLine)
    #expect(try Switchyard.run("lint", "--strict", in: folder).status == 0)
    try folder.write("lint: { baseline: known.json, strict: true }\n", to: "switchyard.yaml")
    #expect(try Switchyard.run("lint", in: folder).status == 0)
  }

  @Test func `a finding stays known wherever in its file it stands`() throws {
    let folder = try Known.project()
    try folder.write("# 🙂\r\n\r\n" + Known.spec.replacing("\n", with: "\r\n"), to: "shop.routes.yaml")
    #expect(try Switchyard.run("lint", in: folder).errors == Known.closingLine)
  }

  @Test func `what is new is shown alone, and fails`() throws {
    let folder = try Known.project()
    try folder.write(
      Known.spec.replacing("[openReviews]", with: "[openReviews, share]"), to: "shop.routes.yaml")
    let outcome = try Switchyard.run("lint", "--reporter", "xcode", in: folder)
    #expect(outcome.status == 1 && outcome.errors == "1 error; 3 known findings\n")
    #expect(outcome.output.hasPrefix("shop.routes.yaml:8:27: error: 'share' is not handled"))
  }

  @Test func `another reason at the same place is new`() throws {
    let folder = try Known.project()
    let faulty = Known.spec.replacing(
      "[openReviews]", with: "[openReviews]\n    transitions: { up: { popTo: reviews } }")
    try folder.write(faulty, to: "shop.routes.yaml")
    try Switchyard.run("lint", "--write-baseline", in: folder)
    #expect(folder.text(of: "known.json")?.contains(#""reason":"notFound""#) == true)
    try folder.write(faulty.replacing("popTo: reviews", with: "dismiss: "), to: "shop.routes.yaml")
    let outcome = try Switchyard.run("lint", "--reporter", "xcode", in: folder)
    #expect(outcome.status == 1 && outcome.errors == "1 error, 1 warning; 3 known findings\n")
    #expect(outcome.output.contains("known.json:4:5: warning: 'failing-transition' finds nothing at"))
  }

  @Test func `a fault that has become graver is new`() throws {
    let folder = try TemporaryFolder()
    func write(_ operation: String) throws {
      try folder.write(
        """
        switchyard: 1
        name: App
        screens:
          home: { transitions: { a: { present: editor, stack: true }, b: { \(operation) } } }
          editor: { transitions: { save: pop, more: { push: home } } }
        tabs: { t: { root: home } }

        """, to: "App.routes.yaml")
    }
    let options = ["lint", "--baseline", "known.json"]
    try write("push: editor")
    #expect(try Switchyard.run(Switchyard.program, options + ["--write-baseline"], in: folder).status == 0)
    #expect(folder.text(of: "known.json")?.contains(#""reason":"atRoot"}"#) == true)
    #expect(try Switchyard.run(Switchyard.program, options + ["--strict"], in: folder).status == 0)
    // Now it can be in no other place, and always fails.
    try write("present: editor, stack: true")
    let graver = try Switchyard.run(Switchyard.program, options, in: folder)
    #expect(graver.status == 1 && graver.output.contains("error: "))
    #expect(try Switchyard.run(Switchyard.program, options + ["--write-baseline"], in: folder).status == 0)
    #expect(folder.text(of: "known.json")?.contains(#""reason":"atRoot","severity":"error"}"#) == true)
    #expect(try Switchyard.run(Switchyard.program, options + ["--strict"], in: folder).status == 0)
  }

  @Test func `what a second spec comes to find in a file that both include is new`() throws {
    let folder = try TemporaryFolder()
    let head = "switchyard: 1\ninclude: [shared.yaml]\n"
    try folder.write(
      "switchyard: 1\nscreens: { home: { events: [e], transitions: { open: { push: two } } }, two: }\n"
        + "tabs: { t: { root: home } }\n", to: "shared.yaml")
    try folder.write(head + "name: A\n", to: "a.routes.yaml")
    try folder.write(head + "name: B\ntransitions: { e: { push: two } }\n", to: "b.routes.yaml")
    let options = ["lint", "--baseline", "known.json"]
    #expect(try Switchyard.run(Switchyard.program, options + ["--write-baseline"], in: folder).status == 0)
    #expect(try Switchyard.run(Switchyard.program, options + ["--strict"], in: folder).status == 0)
    try folder.write(head + "name: B\n", to: "b.routes.yaml")
    #expect(try Switchyard.run(Switchyard.program, options, in: folder).status == 1)
  }

  @Test func `known findings are shown where they are asked for, and marked for programs`() throws {
    let folder = try Known.project()
    let text = try Switchyard.run("lint", "--show-known", in: folder)
    #expect(text.status == 0 && text.errors == Known.closingLine)
    #expect(text.output.hasPrefix("shop.routes.yaml:8:14: known error: 'openReviews' is not handled"))
    #expect(text.output.contains("\nshop.routes.yaml:11:3: known warning: guard 'isSignedIn'"))
    let json = try Switchyard.run("lint", "--reporter", "json", in: folder)
    #expect(json.status == 0)
    #expect(json.output.components(separatedBy: #","known":true}"#).count == 4)
    #expect(json.output.contains(#""summary":{"errors":0,"warnings":0,"known":3,"#))
    for reporter in ["xcode", "github"] {
      #expect(try Switchyard.run("lint", "--reporter", reporter, in: folder).output.isEmpty)
    }
  }

  @Test func `paths are relative to the baseline, wherever the program runs and however it is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Known.spec, to: "App/shop.routes.yaml")
    try folder.write("lint: { baseline: ../ci/known.json }\n", to: "App/switchyard.yaml")
    #expect(try Switchyard.run("lint", "--write-baseline", in: folder).errors.hasPrefix("wrote ci/known.json: 3 "))
    #expect(folder.text(of: "ci/known.json") == Known.baseline.replacing("\"shop", with: "\"../App/shop"))
    for script in [
      #"cd App && "$0" lint shop.routes.yaml"#, #"cd ci && "$0" lint ../App --baseline known.json"#,
      #"ln -s App link && "$0" lint "$PWD/link/shop.routes.yaml" --baseline "$PWD/link/../ci/known.json""#,
      #"ln -s ci/known.json here.json && "$0" lint --baseline here.json"#,
    ] {
      let outcome = try Switchyard.run(URL(filePath: "/bin/sh"), ["-c", script, Switchyard.program.path], in: folder)
      #expect(outcome.status == 0 && outcome.errors == Known.closingLine, "\(script)")
    }
  }

  @Test func `the command line wins over switchyard yaml`() throws {
    let folder = try Known.project(isKnown: false)
    try folder.write(Known.baseline, to: "other.json")
    #expect(try Switchyard.run("lint", in: folder).status == 66)
    #expect(try Switchyard.run("lint", "--baseline", "other.json", in: folder).errors == Known.closingLine)
  }

  @Test func `of more findings that are alike than the baseline holds all are shown, and one a spec counts`() throws {
    let folder = try TemporaryFolder()
    let shared = "switchyard: 1\nscreens:\n  item: { events: [buy] }\n"
    func spec(_ name: String) -> String {
      """
      switchyard: 1
      name: \(name)
      include: [item.yaml]
      start: tab\(name)
      screens:
        tab\(name): { transitions: { open: { push: item } } }

      """
    }
    try folder.write(shared, to: "item.yaml")
    for name in ["A", "B"] { try folder.write(spec(name), to: "\(name).routes.yaml") }
    try folder.write(#"{"version": 1, "findings": []}"#, to: "known.json")
    let first = try Switchyard.run("lint", "--baseline", "known.json", "--write-baseline", in: folder)
    #expect(first.status == 0)
    let text = try #require(folder.text(of: "known.json"))
    #expect(
      text.contains(#"{"file":"item.yaml","rule":"unhandled-event","subject":"screens.item.events.buy"}"#)
        || text.contains(#"{"file":"item.yaml","rule":"unhandled-event","subject":"screens.item.events.buy","count":"#))
    try folder.write(text.replacing(#","count":2"#, with: ""), to: "known.json")
    try folder.write(spec("C").replacing("start: tabC", with: "tabs: { c: { root: tabC } }"), to: "C.routes.yaml")
    let second = try Switchyard.run("lint", "--baseline", "known.json", "--reporter", "xcode", in: folder)
    #expect(second.status == 1)
    #expect(second.output.contains("note: the baseline 'known.json' holds 1 like this, and there are "))
  }
}

/// What no longer applies in a baseline.
struct UnusedBaselineTests {
  private typealias Known = KnownFaults

  @Test func `an entry that nothing fits any more is a warning at its place, which strict lets fail`() throws {
    let folder = try Known.project()
    try folder.write(Known.spec.replacing("[openReviews]", with: "[]"), to: "shop.routes.yaml")
    let outcome = try Switchyard.run("lint", in: folder)
    #expect(outcome.status == 0 && outcome.errors == "1 warning; 2 known findings\n")
    #expect(
      outcome.output == """
        known.json:4:5: warning: 'unhandled-event' finds nothing at 'screens.item.events.openReviews' any more \
        [unused-baseline]
            4 |     {"file":"shop.routes.yaml","rule":"unhandled-event","subject":"screens.item.events.openReviews"},
              |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           help: 'switchyard lint --write-baseline' takes it out

        """)
    #expect(try Switchyard.run("lint", "--strict", in: folder).status == 1)
    try folder.write("lint: { baseline: known.json, strict: true }\n", to: "switchyard.yaml")
    #expect(try Switchyard.run("lint", in: folder).status == 1)
    let rules = "rules: { unused-baseline: off }"
    try folder.write("lint: { baseline: known.json, \(rules) }\n", to: "switchyard.yaml")
    #expect(try Switchyard.run("lint", "--strict", in: folder).status == 0)
    try folder.write(
      "lint: { baseline: known.json, \(rules.replacing("off", with: "error")) }\n", to: "switchyard.yaml")
    #expect(try Switchyard.run("lint", in: folder).errors == "1 error; 2 known findings\n")
    let written = try Switchyard.run("lint", "--write-baseline", in: folder)
    #expect(written.errors.hasPrefix("wrote known.json: 2 findings; 1 is gone\nno new findings in 3 screens"))
  }

  @Test func `entries that are too many, said twice, of a rule or a file that is gone are told apart`() throws {
    let folder = try Known.project()
    try folder.write(
      """
      {"version": 1, "findings": [
        {"file": "./shop.routes.yaml", "rule": "unused-guard", "subject": "guards.isSignedIn", "count": 2},
        {"file": "shop.routes.yaml", "rule": "unreachable-screen", "subject": "screens.reviews"},
        {"file": "shop.routes.yaml", "rule": "unreachable-screen", "subject": "screens.reviews"},
        {"file": "gone.routes.yaml", "rule": "dead-end", "subject": "screens.a"},
        {"file": "shop.routes.yaml", "rule": "unhandled-events"},
        {"file": "shop.routes.yaml", "rule": "syntax"},
        {"file": "shop.routes.yaml", "rule": "large-group"},
        {"file": "shop.routes.yaml", "rule": "unused-baseline"}]}

      """, to: "known.json")
    let outcome = try Switchyard.run("lint", "--reporter", "xcode", in: folder)
    #expect(outcome.errors == "1 error, 7 warnings; 2 known findings\n")
    #expect(
      outcome.output.split(separator: "\n").filter { $0.hasPrefix("known.json") } == [
        "known.json:2:3: warning: 'unused-guard' finds 1 at 'guards.isSignedIn', not 2 any more [unused-baseline]",
        "known.json:2:3: note: 'switchyard lint --write-baseline' takes it out",
        "known.json:4:3: warning: 'unreachable-screen' at 'screens.reviews' is held by an entry above [unused-baseline]",
        "known.json:3:3: note: it stands here", "known.json:4:3: note: 'switchyard lint --write-baseline' takes it out",
        "known.json:5:3: warning: there is no 'gone.routes.yaml' any more [unused-baseline]",
        "known.json:5:3: note: 'switchyard lint --write-baseline' takes it out",
        "known.json:6:40: warning: there is no rule 'unhandled-events' [unused-baseline]",
        "known.json:6:40: note: did you mean 'unhandled-event'?",
        "known.json:7:40: warning: a baseline can't hold 'syntax' [unused-baseline]",
        "known.json:7:40: note: mend what it finds, and remove the entry",
        "known.json:8:3: warning: 'large-group' finds nothing at 'shop.routes.yaml' any more [unused-baseline]",
        "known.json:8:3: note: 'switchyard lint --write-baseline' takes it out",
        "known.json:9:40: warning: a baseline can't hold 'unused-baseline' [unused-baseline]",
        "known.json:9:40: note: mend what it finds, and remove the entry",
      ])
  }

  @Test func `what a run has not looked at is not called gone`() throws {
    let folder = try Known.project()
    try folder.write(
      "switchyard: 1\nname: Other\nstart: a\nscreens: { a: { transitions: { b: {open: 'https://a.b'} } } }",
      to: "other.routes.yaml")
    let other = try Switchyard.run("lint", "other.routes.yaml", "--skip", "dead-end", in: folder)
    #expect(other.status == 0 && other.errors == "no findings in 1 screen, 1 transition\n")
    #expect(
      try Switchyard.run("lint", "shop.routes.yaml", "--only", "unused-guard", in: folder).errors
        == "no new findings in 3 screens, 1 transition; 1 known finding\n")
    try folder.write(Known.spec.replacing("push: item", with: "push: itme"), to: "shop.routes.yaml")
    let faulty = try Switchyard.run("lint", "shop.routes.yaml", "--reporter", "xcode", in: folder)
    #expect(faulty.status == 1 && !faulty.output.contains("unused-baseline"))
  }
}
