import Foundation
import SwitchyardTestSupport
import Testing

/// `--watch`: a change is a run, and nothing else is.
struct WatchTests {
  private let folder: TemporaryFolder
  private let files = FileManager.default

  init() throws {
    folder = try TemporaryFolder("with blank é")
  }

  /// A spec with one screen for each number, so that the closing line tells which of them was read.
  private func spec(screens: Int, including files: [String] = []) -> String {
    "switchyard: 1\nname: App\nstart: s1\ninclude: \(files)\nscreens:\n"
      + (1...screens).map { "  s\($0): { transitions: { go: { push: s\($0 % screens + 1) } } }\n" }.joined()
  }

  private func closingLine(screens: Int) -> String {
    "no findings in \(counted(screens, "screen")), \(counted(screens, "transition"))\n"
  }

  private func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  @Test func `what is said is what each run says, with what has changed in between`() async throws {
    try folder.write(Sample.clean(), to: "App.routes.yaml")
    let lint = try RunningSwitchyard("lint", "--watch", "--reporter", "xcode", in: folder)
    try await lint.wait(for: "watching")
    try folder.write(Sample.faulty, to: "App.routes.yaml")
    try await lint.wait(for: "1 error, 1 warning\n")
    try folder.write(Sample.clean(), to: "App.routes.yaml")
    try await lint.wait(for: "no findings", times: 2)
    #expect(
      lint.said == """
        no findings in 2 screens, 1 transition
        watching 1 file, and 1 folder for more

        App.routes.yaml changed
        App.routes.yaml:7:21: error: there is no screen 'detial' [unknown-reference]
        App.routes.yaml:8:3: note: 'detail' is declared here
        App.routes.yaml:7:21: note: did you mean 'detail'?
        App.routes.yaml:11:3: warning: guard 'isSignedIn' is declared, but no 'when' asks it [unused-guard]
        App.routes.yaml:11:3: note: ask it in a 'when', or remove it
        1 error, 1 warning

        App.routes.yaml changed
        no findings in 2 screens, 1 transition

        """)
  }

  @Test func `a baseline is watched, too, also before there is one`() async throws {
    try folder.write(Sample.clean() + "guards: { isSignedIn: }\n", to: "App.routes.yaml")
    let lint = try RunningSwitchyard("lint", "--watch", "--baseline", "known.json", in: folder)
    try await lint.wait(for: "watching")
    #expect(lint.said.contains("cannot read 'known.json'"))
    try Switchyard.run("lint", "--baseline", "known.json", "--write-baseline", in: folder)
    try await lint.wait(for: "1 known finding\n")
    #expect(
      try Switchyard.run("lint", "--watch", "--baseline", "known.json", "--write-baseline", in: folder).status == 64)
  }

  @Test func `however an editor saves, each save is one run, and a file that is as it was is none`() async throws {
    try folder.write(spec(screens: 1), to: "App.routes.yaml")
    let lint = try RunningSwitchyard("lint", "--watch", "App.routes.yaml", in: folder)
    try await lint.wait(for: "watching 1 file\n")

    // By a rename.
    try folder.write(spec(screens: 2), to: "next")
    #expect(rename(folder["next"], folder["App.routes.yaml"]) == 0)
    try await lint.wait(for: closingLine(screens: 2))

    // In place, the time of writing put back.
    let dates = try folder.attributes(of: "App.routes.yaml")
    let file = try FileHandle(forWritingTo: URL(filePath: folder["App.routes.yaml"]))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(spec(screens: 3).utf8))
    try file.close()
    try files.setAttributes(
      [.modificationDate: try #require(dates[.modificationDate])], ofItemAtPath: folder["App.routes.yaml"])
    try await lint.wait(for: closingLine(screens: 3))

    // Touched, and written as it was.
    try files.setAttributes([.modificationDate: Date()], ofItemAtPath: folder["App.routes.yaml"])
    try folder.write(spec(screens: 3), to: "App.routes.yaml")

    // By removing it first.
    try files.removeItem(atPath: folder["App.routes.yaml"])
    try folder.write(spec(screens: 4), to: "App.routes.yaml")
    try await lint.wait(for: closingLine(screens: 4))
    let runs = lint.count(of: "no findings")
    #expect(runs == 4, "\(lint.said)")
  }

  @Test func `a file that an include names is waited for, and watched once it is there`() async throws {
    try folder.write(spec(screens: 1), to: "App.routes.yaml")
    let lint = try RunningSwitchyard("lint", "--watch", "App.routes.yaml", in: folder)
    try await lint.wait(for: "watching 1 file\n")
    try folder.write(spec(screens: 1, including: ["parts/more.yaml"]), to: "App.routes.yaml")
    try await lint.wait(for: "1 error\n")
    let part = "switchyard: 1\nscreens: { other: { transitions: { go: { push: s1 } } } }\n"
    try folder.write(part, to: "parts/more.yaml")
    try await lint.wait(for: "parts/more.yaml changed\n")
    try await lint.wait(for: "'other' can't be reached")
    try await lint.wait(for: "watching 2 files\n")
    try folder.write("switchyard: 1\nscreens: {}\n", to: "parts/more.yaml")
    try await lint.wait(for: "parts/more.yaml changed\n", times: 2)
    try await lint.wait(for: closingLine(screens: 1), times: 2)
  }

  @Test func `new specs are found, also in new folders, and those that go are no longer checked`() async throws {
    try folder.write("", to: "empty/x")
    let lint = try RunningSwitchyard("lint", "--watch", in: folder)
    try await lint.wait(for: "switchyard: error: there is no *.routes.yaml in this folder or below it\n")
    try await lint.wait(for: "watching 0 files, and 1 folder for more\n")
    try folder.write(spec(screens: 1), to: "Sources/App/App.routes.yaml")
    try await lint.wait(for: "Sources/App/App.routes.yaml changed\n" + closingLine(screens: 1))
    try folder.write(spec(screens: 2), to: "Sources/Other/Other.routes.yaml")
    try await lint.wait(for: "Sources/Other/Other.routes.yaml changed\n" + closingLine(screens: 3))
    try files.removeItem(atPath: folder["Sources/App"])
    try await lint.wait(for: closingLine(screens: 2))
    #expect(lint.count(of: "changed\n") == 3)
  }

  @Test func `a folder may vanish and come back, the one that the program runs in too`() async throws {
    let inner = try TemporaryFolder("inner")
    try inner.write(spec(screens: 1), to: "App.routes.yaml")
    let lint = try RunningSwitchyard("lint", "--watch", in: inner)
    try await lint.wait(for: closingLine(screens: 1) + "watching")
    try files.removeItem(atPath: inner.path)
    try await lint.wait(for: "there is no *.routes.yaml in this folder or below it\n")
    try inner.write(spec(screens: 2), to: "App.routes.yaml")
    try await lint.wait(for: closingLine(screens: 2))
  }

  @Test func `a switchyard.yaml counts from when it comes until it goes, beside the specs and above them`() async throws
  {
    try folder.write(Sample.warned, to: "a/b/App.routes.yaml")
    let lint = try RunningSwitchyard("lint", "--watch", "a/b/App.routes.yaml", in: folder)
    try await lint.wait(for: "1 warning\nwatching 1 file\n")
    try folder.write("lint: { rules: { unused-guard: error } }\n", to: "switchyard.yaml")
    try await lint.wait(for: "switchyard.yaml changed\n")
    try await lint.wait(for: "1 error\nwatching 2 files\n")
    try folder.write("lint: { rules: { unused-guard: off } }\n", to: "a/b/switchyard.yaml")
    try await lint.wait(for: "a/b/switchyard.yaml changed\nno findings")
    try files.removeItem(atPath: folder["a/b/switchyard.yaml"])
    try await lint.wait(for: "1 error\n", times: 2)
  }

  @Test func `an error leaves the Swift as it was, and the next good save heals it`() async throws {
    try folder.write(spec(screens: 1), to: "App.routes.yaml")
    let generate = try RunningSwitchyard("generate", "--watch", in: folder)
    try await generate.wait(for: "1 file written, 0 unchanged\nwatching 1 file, and 1 folder for more\n")
    let good = folder.text(of: "App.routes.swift")
    try folder.write("switchyard: 1\nscreens: [\n", to: "App.routes.yaml")
    try await generate.wait(for: "nothing was written\n")
    #expect(folder.text(of: "App.routes.swift") == good)
    try folder.write(spec(screens: 2), to: "App.routes.yaml")
    try await generate.wait(for: "1 file written, 0 unchanged\n", times: 2)
    #expect(folder.text(of: "App.routes.swift")?.contains("case s2") == true)
    // What a run writes is no change: neither of the two that wrote was followed by one that wrote nothing.
    #expect(generate.count(of: "0 files written") == 0 && generate.count(of: "yaml changed\n") == 2)
  }

  @Test func `the page on builds shows what is said`() async throws {
    let shop = try ProjectFiles.text(of: "Examples/Shop/shop.routes.yaml")
    try folder.write(shop, to: "shop.routes.yaml")
    try folder.write("generate: { output: Generated }\n", to: "switchyard.yaml")
    let generate = try RunningSwitchyard("generate", "--watch", in: folder)
    try await generate.wait(for: "watching")
    try folder.write(shop.replacing("{ push: item }", with: "{ push: itme }"), to: "shop.routes.yaml")
    try await generate.wait(for: "nothing was written\n")
    try folder.write(shop.replacing("title: Catalog\n", with: "title: Catalogue\n"), to: "shop.routes.yaml")
    try await generate.wait(for: "1 file written, 0 unchanged\n", times: 2)
    #expect(try ProjectFiles.text(of: "Docs/Builds.md").contains("```\n\(generate.said)```\n"), "\(generate.said)")
  }

  @Test func `an output that cannot be written is told, and written once it can be`() async throws {
    try folder.write(spec(screens: 1), to: "App.routes.yaml")
    try folder.write("mine", to: "Gen/App.routes.swift")
    let generate = try RunningSwitchyard("generate", "--watch", "--output", "Gen", in: folder)
    try await generate.wait(for: "cannot write 'Gen/App.routes.swift'")
    try await generate.wait(for: "watching")
    try files.removeItem(atPath: folder["Gen/App.routes.swift"])
    try folder.write(spec(screens: 2), to: "App.routes.yaml")
    try await generate.wait(for: "1 file written, 0 unchanged\n")
  }

  @Test func `a report goes to its file each time`() async throws {
    try folder.write(Sample.warned, to: "App.routes.yaml")
    let lint = try RunningSwitchyard(
      "lint", "--watch", "--reporter", "xcode", "--output", "report.txt", in: folder)
    try await lint.wait(for: "watching")
    #expect(folder.text(of: "report.txt")?.contains("warning: guard 'isSignedIn'") == true)
    try folder.write(Sample.faulty, to: "App.routes.yaml")
    try await lint.wait(for: "1 error")
    #expect(folder.text(of: "report.txt")?.contains("error: there is no screen 'detial'") == true)
    #expect(!lint.said.contains("detial"))
  }

  @Test func `a burst of saves is one run`() async throws {
    try folder.write(spec(screens: 1), to: "App.routes.yaml")
    let lint = try RunningSwitchyard("lint", "--watch", in: folder)
    try await lint.wait(for: "watching")
    let start = Date()
    for number in 2...60 {
      try folder.write(spec(screens: number), to: "App.routes.yaml")
      try folder.write(spec(screens: number), to: "More\(number).routes.yaml")
      try files.removeItem(atPath: folder["More\(number).routes.yaml"])
    }
    // A run is only begun after a tenth of a second without a change: where the machine holds the saves up so long, it is right.
    let pauses = Int(Date().timeIntervalSince(start) / 0.1)
    try await lint.wait(for: closingLine(screens: 60))
    #expect(lint.count(of: "no findings") <= 2 + pauses, "\(lint.said)")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends it at once, as it ends any program`(signal: Int32) async throws {
    try folder.write(spec(screens: 1), to: "App.routes.yaml")
    let generate = try RunningSwitchyard("generate", "--watch", "--runtime", "embed", in: folder)
    try await generate.wait(for: "watching")
    #expect(try await generate.end(with: signal) == signal)
    #expect(folder.files.allSatisfy { !$0.hasPrefix(".switchyard") })
  }

  @Test(.timeLimit(.minutes(2))) func `it ends where nobody reads any more`() throws {
    try folder.write(spec(screens: 1), to: "App.routes.yaml")
    let script = #"{ "$0" lint --watch 2>&1; echo $? >&2; } | head -n 1"#
    let outcome = try Switchyard.run(URL(filePath: "/bin/sh"), ["-c", script, Switchyard.program.path], in: folder)
    #expect(outcome.output == closingLine(screens: 1))
    #expect(outcome.errors == "0\n")
  }

  @Test func `what is asked of one run, or can be read but once, is not watched`() throws {
    try folder.write(spec(screens: 1), to: "App.routes.yaml")
    for option in [["--check"], ["--dry-run"], ["--depfile", "x.d"]] {
      let outcome = try Switchyard.run(Switchyard.program, ["generate", "--watch"] + option, in: folder)
      #expect(outcome.status == 64 && outcome.output.isEmpty)
      #expect(
        outcome.errors == """
          switchyard: error: '--watch' runs again and again, and '\(option[0])' is asked of one run
             help: leave one of them out

          """)
    }
    let script = #"cat App.routes.yaml | "$0" lint --watch /dev/stdin"#
    let outcome = try Switchyard.run(URL(filePath: "/bin/sh"), ["-c", script, Switchyard.program.path], in: folder)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix("switchyard: error: '/dev/stdin' can be read but once, so that it can't be watched\n"))
    #expect(try Switchyard.run("generate", "--watch", "--update", in: folder).status == 64)
    #expect(folder.files == ["App.routes.yaml"])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status"), "only Linux tells of its memory so"))
  func `it is no larger after 200 runs than after 20`() async throws {
    let large = spec(screens: 300)
    try folder.write(large, to: "App.routes.yaml")
    let lint = try RunningSwitchyard("generate", "--watch", in: folder)
    try await lint.wait(for: "watching")
    var early = 0
    for run in 1...200 {
      try folder.write(large + "# \(run)\n", to: "App.routes.yaml")
      try await lint.wait(for: "changed\n0 files written, 1 unchanged\n", times: run)
      if run == 20 { early = try residentKilobytes(of: lint) }
    }
    // A run that is kept takes more than half a megabyte.
    let late = try residentKilobytes(of: lint)
    #expect(late < early + 20_000, "\(early) kB after 20 runs, \(late) kB after 200")
  }

  private func residentKilobytes(of program: RunningSwitchyard) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(program.process.processIdentifier)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
    return try #require(line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) })
  }
}
