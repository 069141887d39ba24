import Foundation
import SwitchyardTestSupport
import Testing

/// Baselines as files: read, refused and written.
struct BaselineFileTests {
  private typealias Known = KnownFaults

  @Test func `one that cannot be read is an unreadable input, and where there is none help says how to begin`() throws {
    let folder = try Known.project(isKnown: false)
    try folder.write("", to: "folder/x")
    let missing = try Switchyard.run("lint", in: folder)
    #expect(missing.status == 66 && missing.output.isEmpty)
    #expect(
      missing.errors == """
        switchyard: error: cannot read 'known.json': No such file or directory
           help: 'switchyard lint --write-baseline' writes it

        """)
    #expect(
      try Switchyard.run("lint", "--baseline", "folder", in: folder).errors
        == "switchyard: error: cannot read 'folder': Is a directory\n")
    let script = #"mkfifo pipe; exec "$0" lint --baseline pipe"#
    let pipe = try Switchyard.run(URL(filePath: "/bin/sh"), ["-c", script, Switchyard.program.path], in: folder)
    #expect(pipe.status == 66 && pipe.errors.hasSuffix("cannot read 'pipe': it is not a regular file\n"))
  }

  @Test func `one that is broken is told of where it is broken, and the rest of it counts`() throws {
    let folder = try Known.project()
    try folder.write(
      Known.baseline.replacing(
        #"{"file":"shop.routes.yaml","rule":"unused-guard","#, with: #"{"fil":"🙂","rule":["a"],"#),
      to: "known.json")
    let outcome = try Switchyard.run("lint", "--reporter", "xcode", in: folder)
    #expect(outcome.status == 1 && outcome.errors == "2 errors, 1 warning; 2 known findings\n")
    #expect(outcome.output.contains("known.json:6:6: error: an entry of a baseline has no key 'fil' [unknown-key]"))
    #expect(outcome.output.contains("known.json:6:6: note: did you mean 'file'?"))
    #expect(outcome.output.contains("known.json:6:26: error: 'rule' must be a rule, not a list [wrong-type]"))
  }

  @Test(arguments: [
    ("", "1:1: error: the file is empty: it holds no baseline [version]"),
    (
      #"{"version": 2, "findings": [{"rule": "dead-end", "file": "a"}]}"#, "1:13: error: the baseline is of version '2'"
    ),
    (#"{"version": "1", "findings": []}"#, "1:13: error: the baseline is of version '1'"),
    (#"{"findings": []}"#, "1:2: error: a baseline has no 'version' [missing-key]"),
    (#"{"version": 1, "findings": [{"file": "a", "rule": "syntax", "count": 0}]}"#, "1:70: error: 'count' must be a"),
    (#"{"version": 1, "findings": [{"file": "a"}]}"#, "1:30: error: an entry of a baseline has no 'rule'"),
    (#"{"version": 1, "version": 1, "findings": []}"#, "1:16: error: "),
    ("[]", "1:1: error: a baseline must be a mapping, not a list [wrong-type]"),
    ("{\"version\": 1,\n<<<<<<< HEAD\n\"findings\": []}", "3:11: error: expected"), ("{\"version\": 1", "1:1: error: "),
  ])
  func `each fault of a baseline has its place`(text: String, place: String) throws {
    let folder = try Known.project()
    try folder.write(text, to: "known.json")
    let outcome = try Switchyard.run("lint", "--reporter", "xcode", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("known.json:" + place), "\(outcome.output)")
    // What is no baseline, or no longer one, is not written over; but an empty file is nobody's.
    #expect(try Switchyard.run("lint", "--write-baseline", in: folder).status == (text.isEmpty ? 0 : 73))
    #expect(folder.text(of: "known.json") == (text.isEmpty ? Known.baseline : text))
  }

  @Test func `a byte order mark, other line ends and another layout make no difference`() throws {
    let folder = try Known.project()
    for text in [
      "\u{FEFF}" + Known.baseline.replacing("\n", with: "\r\n"), Known.baseline.replacing("    ", with: "\t\t"),
      Known.baseline.replacing("\n", with: "").replacing(" ", with: ""),
    ] {
      try folder.write(text, to: "known.json")
      #expect(try Switchyard.run("lint", in: folder).errors == Known.closingLine)
    }
  }

  @Test func `what is written is sorted, an entry a line, and not touched where nothing changes`() throws {
    let folder = try Known.project(isKnown: false)
    let outcome = try Switchyard.run("lint", "--write-baseline", in: folder)
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(outcome.errors == "wrote known.json: 3 findings\n" + Known.closingLine)
    #expect(folder.text(of: "known.json") == Known.baseline)
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder["known.json"])
    let again = try Switchyard.run("lint", "--write-baseline", in: folder)
    #expect(again.errors == "known.json is up to date: 3 findings\n" + Known.closingLine)
    #expect(try folder.attributes(of: "known.json")[.modificationDate] as? Date == old)
    #expect(folder.files == ["known.json", "shop.routes.yaml", "switchyard.yaml"])
  }

  @Test func `an empty one says that nothing is known`() throws {
    let folder = try Known.project(isKnown: false)
    try folder.write(Sample.clean(), to: "shop.routes.yaml")
    #expect(
      try Switchyard.run("lint", "--write-baseline", in: folder).errors.hasPrefix("wrote known.json: 0 findings\n"))
    #expect(folder.text(of: "known.json") == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
    #expect(try Switchyard.run("lint", in: folder).errors == "no findings in 2 screens, 1 transition\n")
  }

  @Test func `what a run says nothing about stays in it, and its schema too`() throws {
    let folder = try Known.project()
    let other = #"    {"file":"other.routes.yaml","rule":"dead-end","subject":"screens.a"},"#
    let schema = "{\n  \"$schema\": \"../Schemas/baseline.schema.json\",\n"
    let text = Known.baseline.replacing("{\n  \"v", with: schema + "  \"v")
    try folder.write(text.replacing("[\n", with: "[\n" + other + "\n"), to: "known.json")
    try folder.write(Sample.clean(), to: "other.routes.yaml")
    let spec = Known.spec.replacing("isSignedIn:", with: "isAdult:")
    try folder.write(spec, to: "shop.routes.yaml")
    let arguments = ["lint", "shop.routes.yaml", "--skip", "unreachable-screen", "--write-baseline"]
    let outcome = try Switchyard.run(Switchyard.program, arguments, in: folder)
    #expect(outcome.errors.hasPrefix("wrote known.json: 4 findings, 1 of them new; 1 is gone\n"))
    #expect(
      folder.text(of: "known.json")
        == text.replacing("[\n", with: "[\n" + other + "\n").replacing("isSignedIn", with: "isAdult"))
    let all = try Switchyard.run("lint", "--write-baseline", in: folder)
    #expect(all.errors.hasPrefix("wrote known.json: 3 findings; 1 is gone\n"))
    #expect(folder.text(of: "known.json") == text.replacing("isSignedIn", with: "isAdult"))
  }

  @Test func `while faults hide others none is written`() throws {
    let folder = try Known.project(isKnown: false)
    try folder.write(Sample.faulty, to: "shop.routes.yaml")
    let outcome = try Switchyard.run("lint", "--write-baseline", in: folder)
    #expect(outcome.status == 1 && outcome.output.contains("'detial' [unknown-reference]"))
    #expect(
      outcome.errors == "1 error, 1 warning; no baseline was written: some of this hides what else there is\n")
    let hidden = try Switchyard.run("lint", "--write-baseline", "--only", "unused-guard", in: folder)
    #expect(hidden.status == 1 && hidden.errors.contains("1 error of rules that were not asked for; no baseline was"))
    #expect(!folder.files.contains("known.json"))
  }

  @Test func `nothing that is no baseline is written over`() throws {
    let folder = try Known.project(isKnown: false)
    try folder.write("{\"name\": \"app\", \"version\": 1}", to: "package.json")
    try folder.write("", to: "folder/x")
    for path in ["package.json", "shop.routes.yaml", "switchyard.yaml", "folder", "/dev/null"] {
      let before = folder.text(of: path)
      let outcome = try Switchyard.run("lint", "--baseline", path, "--write-baseline", in: folder)
      #expect(outcome.status == 73 && outcome.errors.contains("cannot write '\(path)': "))
      #expect(folder.text(of: path) == before)
    }
    try folder.write(Known.baseline, to: "known.json")
    #expect(try Switchyard.run("lint", "--output", "known.json", in: folder).status == 73)
    #expect(folder.text(of: "known.json") == Known.baseline)
  }

  @Test func `a link is written through, and folders are made`() throws {
    let folder = try Known.project(isKnown: false)
    try folder.write("", to: "ci/x")
    try FileManager.default.createSymbolicLink(atPath: folder["known.json"], withDestinationPath: "ci/deep.json")
    #expect(try Switchyard.run("lint", "--write-baseline", in: folder).status == 0)
    #expect(folder.text(of: "ci/deep.json") == Known.baseline.replacing("\"shop", with: "\"../shop"))
    #expect(try folder.attributes(of: "known.json")[.type] as? FileAttributeType == .typeSymbolicLink)
    #expect(try Switchyard.run("lint", in: folder).errors == Known.closingLine)
    #expect(try Switchyard.run("lint", "--baseline", "a/b/c.json", "--write-baseline", in: folder).status == 0)
    #expect(folder.text(of: "a/b/c.json") == Known.baseline.replacing("\"shop", with: "\"../../shop"))
  }

  @Test func `runs at once leave a whole one`() throws {
    let folder = try Known.project(isKnown: false)
    // A pipeline runs all of its commands at once.
    let run = #""$0" lint --write-baseline"#
    let script = Array(repeating: run, count: 6).joined(separator: " | ") + #"; exec "$0" lint"#
    let outcome = try Switchyard.run(URL(filePath: "/bin/sh"), ["-c", script, Switchyard.program.path], in: folder)
    #expect(outcome.status == 0 && outcome.errors.hasSuffix(Known.closingLine))
    #expect(folder.files == ["known.json", "shop.routes.yaml", "switchyard.yaml"])
  }

  @Test func `of runs at once on several specs none loses what another adds`() throws {
    let folder = try TemporaryFolder()
    let names = ["a", "b", "c", "d"]
    for name in names {
      try folder.write(
        Sample.clean(name.uppercased()) + "guards: { unused\(name): }\n", to: name + ".routes.yaml")
    }
    let runs = names.map { "'\(Switchyard.program.path)' lint --baseline b.json --write-baseline \($0).routes.yaml" }
    for _ in 0..<3 {
      try? FileManager.default.removeItem(atPath: folder["b.json"])
      // A pipeline runs all of its commands at once.
      let run = try CommandRun(["sh", "-c", runs.joined(separator: " | ")], in: folder.path)
      #expect(run.status == 0, "\(run.output)")
      let text = folder.text(of: "b.json") ?? ""
      #expect(names.allSatisfy { text.contains("guards.unused" + $0) }, "\(text)")
    }
  }

  @Test func `what is drawn or listed never takes the place of a baseline that switchyard yaml names`() throws {
    let folder = try KnownFaults.project()
    for command in [["graph"], ["links"], ["lint"]] {
      let outcome = try Switchyard.run(Switchyard.program, command + ["--output", "known.json"], in: folder)
      #expect(outcome.status == 73 && folder.text(of: "known.json") == KnownFaults.baseline, "\(command)")
    }
  }

  @Test func `odd names come back as they were written`() throws {
    let folder = try TemporaryFolder("blank 'é'")
    let path = #"a "b" \ <c> 🙂.routes.yaml"#
    try folder.write(
      """
      switchyard: 1
      name: Größe
      start: größe
      screens:
        größe: { transitions: { x: { push: größe } } }
        日本: { path: "/a'b/(c)" }
      guards: { 🙂: x }
      links:
        schemes: [a]
        paths: { '/é~!$&(),;@/q': [{ when: not 🙂, push: größe }, { push: größe }, { when: 🙂, push: größe }] }

      """, to: path)
    let arguments = ["lint", path, "--baseline", "ci/k.json", "--write-baseline"]
    let written = try Switchyard.run(Switchyard.program, arguments, in: folder)
    #expect(written.status == 0, "\(written.output)\(written.errors)")
    let outcome = try Switchyard.run("lint", path, "--baseline", "ci/k.json", "--strict", in: folder)
    #expect(outcome.status == 0 && outcome.errors.contains("known finding"), "\(outcome.output)\(outcome.errors)")
  }

  @Test func `it needs a file, and says which words name one`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Known.spec, to: "shop.routes.yaml")
    let none = try Switchyard.run("lint", "--write-baseline", in: folder)
    #expect(none.status == 64)
    #expect(
      none.errors == """
        switchyard: error: '--write-baseline' needs '--baseline'
           help: write --baseline FILE --write-baseline, or lint: { baseline: FILE } in switchyard.yaml

        """)
    let misplaced = try Switchyard.run("lint", "--write-baseline", "known.json", in: folder)
    #expect(misplaced.status == 64)
    #expect(misplaced.errors.hasSuffix("\n   help: write --baseline known.json --write-baseline\n"))
  }
}

/// What `generate` does with findings that are known.
struct KnownGenerationTests {
  private typealias Known = KnownFaults

  @Test func `known errors do not stop it, and the Swift is that of a spec which allows them`() throws {
    let folder = try Known.project(isKnown: false)
    let refused = try Switchyard.run("generate", "--baseline", "/dev/null/x", in: folder)
    #expect(refused.status == 66)
    try folder.write("", to: "switchyard.yaml")
    #expect(try Switchyard.run("generate", in: folder).errors.hasSuffix("nothing was written\n"))
    try folder.write(Known.baseline, to: "known.json")
    let known = try Switchyard.run("generate", "--baseline", "known.json", "--depfile", "d", in: folder)
    #expect(known.status == 0 && known.output.isEmpty)
    #expect(folder.text(of: "d")?.contains("known.json") == true)
    let swift = folder.text(of: "shop.routes.swift")
    try folder.write(
      Known.spec.replacing("events:", with: "allow: { unhandled-event: so }\n    events:")
        .replacing("reviews:", with: "reviews: { allow: { unreachable-screen: so } }"), to: "shop.routes.yaml")
    #expect(try Switchyard.run("generate", in: folder).status == 0)
    #expect(swift?.isEmpty == false && folder.text(of: "shop.routes.swift") == swift)
  }

  @Test func `what is new stops it as ever, and what switchyard yaml names counts`() throws {
    let folder = try Known.project()
    #expect(try Switchyard.run("generate", in: folder).status == 0)
    try folder.write(Known.spec.replacing("[openReviews]", with: "[openReviews, share]"), to: "shop.routes.yaml")
    let outcome = try Switchyard.run("generate", "--check", in: folder)
    #expect(outcome.status == 1 && outcome.errors == "1 error; 3 known findings; nothing was written\n")
  }
}
