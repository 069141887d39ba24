import Foundation
import SwitchyardTestSupport
import Testing

/// Runs that are killed while they write, that meet one another, or that find no space.
///
/// `KILLED_RUNS=200` kills so many in place of a few, and has each write 1,001 files.
@Suite(.serialized) struct InterruptedRunTests {
  private static let killedRuns = ProcessInfo.processInfo.environment["KILLED_RUNS"].flatMap { Int($0) }
  private static let modules = killedRuns == nil ? 200 : 1000
  private let folder: TemporaryFolder

  /// Two specs that become the same files, each with another text.
  init() throws {
    folder = try TemporaryFolder("interrupted")
    let numbers = 0..<Self.modules
    for version in ["one", "two"] {
      try folder.write(
        """
        switchyard: 1
        name: App
        start: lobby
        include:
        \(numbers.map { "  - m\($0).routes.yaml\n" }.joined())
        screens:
          lobby:
            title: \(version)
            transitions:
        \(numbers.map { "      go\($0): { push: m\($0).a }\n" }.joined())
        """, to: "\(version)/App.routes.yaml")
      for number in numbers {
        try folder.write(
          "switchyard: 1\nmodule: M\(number)\nscreens: { a: { title: \(version) } }\n",
          to: "\(version)/m\(number).routes.yaml")
      }
    }
  }

  private func arguments(_ version: String, to output: String = "out") -> [String] {
    ["generate", "\(version)/App.routes.yaml", "--output", output]
  }

  private func start(_ version: String, output: FileHandle = .nullDevice) throws -> Process {
    let process = Process()
    process.executableURL = Switchyard.program
    process.arguments = arguments(version)
    process.currentDirectoryURL = URL(filePath: folder.path)
    (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, FileHandle.nullDevice)
    process.standardError = output
    try process.run()
    return process
  }

  /// The files that a version becomes, whole.
  private func whole(_ version: String) throws -> [String: Data] {
    #expect(try Switchyard.run(Switchyard.program, arguments(version, to: "whole-" + version), in: folder).status == 0)
    return contents(of: "whole-" + version)
  }

  private func contents(of name: String) -> [String: Data] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder[name])) ?? []
    return names.reduce(into: [:]) { $0[$1] = FileManager.default.contents(atPath: folder[name + "/" + $1]) }
  }

  private var contentsHaveTemporaries: Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: folder["out"]))?.contains(where: isTemporary) ?? false
  }

  private func isTemporary(_ name: String) -> Bool { name.hasPrefix(".switchyard-") }

  @Test func `whenever a run is killed, every file is the old one or the new one, and the next run heals it`() throws {
    let wholes = try ["one": whole("one"), "two": whole("two")]
    let runs = Self.killedRuns ?? 12
    let clock = ContinuousClock()
    let duration = try clock.measure { try start("one").waitUntilExit() }
    let writing = try start("two")
    while writing.isRunning, !contentsHaveTemporaries { usleep(100) }
    let timeOfWriting = clock.measure { writing.waitUntilExit() }
    var random = SystemRandomNumberGenerator()
    var counts = (killed: 0, mixed: 0, left: 0)
    var next = "one"
    for run in 0..<runs {
      let process = try start(next)
      if run % 4 == 0 {
        usleep(UInt32(Double.random(in: 0...1.1, using: &random) * (duration / .microseconds(1))))
      } else {
        // Most of a run reads and thinks.
        while process.isRunning, !contentsHaveTemporaries { usleep(100) }
        usleep(UInt32(Double.random(in: 0...1, using: &random) * (timeOfWriting / .microseconds(1))))
      }
      if process.isRunning { counts.killed += 1 }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let found = contents(of: "out")
      var versions: Set<String> = []
      for (name, data) in found where !isTemporary(name) {
        let version = wholes.first { $0.value[name] == data }?.key
        #expect(version != nil, "\(name) is neither the old file nor the new one")
        versions.insert(version ?? "")
      }
      if versions.count > 1 { counts.mixed += 1 }
      // What is there already is not written again, and what was left would look as if the next run wrote by now.
      next = versions == ["one"] ? "two" : "one"
      for name in found.keys where isTemporary(name) {
        try FileManager.default.removeItem(atPath: folder["out/" + name])
      }
      if found.keys.contains(where: isTemporary) { counts.left += 1 }
      #expect(Set(found.keys.filter { !isTemporary($0) }) == Set(wholes["one"]?.keys.map(\.self) ?? []))
    }
    print(
      "\(runs) runs, \(counts.killed) killed, \(counts.mixed) between two files, \(counts.left) with files on their way"
    )
    #expect(counts.killed > 0)
    try start("two").waitUntilExit()
    #expect(contents(of: "out") == wholes["two"])
  }

  @Test func `of runs at once on one output each is whole, and the last one stands`() throws {
    let wholes = try ["one": whole("one"), "two": whole("two")]
    for _ in 0..<4 {
      let runs = try ["one", "two", "one", "two"].map { try start($0) }
      for run in runs { run.waitUntilExit() }
      #expect(runs.map(\.terminationStatus) == [0, 0, 0, 0])
      #expect(wholes.values.contains(contents(of: "out")))
    }
  }

  @Test func `of hundreds of files the first are named, and the others counted`() throws {
    let said = try Switchyard.run(Switchyard.program, arguments("one"), in: folder).errors
    #expect(said.split(separator: "\n").count { $0.hasPrefix("wrote ") } == 40)
    #expect(said.hasSuffix("and \(Self.modules - 39) more\n\(Self.modules + 1) files written, 0 unchanged\n"))
  }

  @Test func `a run that has to wait says so`() throws {
    try FileManager.default.createDirectory(atPath: folder["out"], withIntermediateDirectories: true)
    let lock = open(folder["out"], O_RDONLY)
    #expect(flock(lock, LOCK_EX) == 0)
    let said = folder["said"]
    #expect(FileManager.default.createFile(atPath: said, contents: nil))
    let process = try start("one", output: FileHandle(forWritingTo: URL(filePath: said)))
    let deadline = Date(timeIntervalSinceNow: 300)
    while folder.text(of: "said") == "", Date() < deadline { usleep(10_000) }
    #expect(folder.text(of: "said") == "waiting for another run that writes there\n")
    #expect(contents(of: "out").isEmpty)
    // What it has read meanwhile may be old by the time when it can write.
    let text = try #require(folder.text(of: "one/App.routes.yaml"))
    try folder.write(text.replacing("title: one", with: "title: newest"), to: "one/App.routes.yaml")
    close(lock)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && contents(of: "out").count == Self.modules + 1)
    #expect(folder.text(of: "out/App.routes.swift")?.contains("newest") == true)
  }

  @Test func `what a killed run has left goes, and what a living one has on its way stays`() throws {
    let ended = try start("one")
    ended.waitUntilExit()
    let own = ".switchyard-\(getpid())-1z.tmp"
    let left = ["tmp", "old"].map { ".switchyard-\(ended.processIdentifier)-1z.\($0)" }
    let others = [".switchyard-\(ended.processIdentifier)-1z.txt", ".switchyard-x-1z.tmp", "switchyard.tmp"]
    for name in left + others + [own] { try folder.write("", to: "out/" + name) }
    #expect(try Switchyard.run(Switchyard.program, arguments("one"), in: folder).status == 0)
    let names = Set(contents(of: "out").keys)
    #expect(names.isSuperset(of: others + [own]) && names.isDisjoint(with: left))
  }

  /// Needs the right to mount a file system.
  @Test func `where the disk is full nothing changes`() throws {
    let wholes = try whole("one")
    try FileManager.default.createDirectory(atPath: folder["disk"], withIntermediateDirectories: true)
    let size = wholes.values.reduce(0) { $0 + ($1.count + 4095) / 4096 * 4096 } * 3 / 2
    guard
      try Switchyard.run(
        URL(filePath: "/bin/sh"), ["-c", "mount -t tmpfs -o size=\(size) tmpfs disk"], in: folder
      ).status == 0
    else {
      print("left out: no file system can be mounted here")
      return
    }
    defer { _ = try? Switchyard.run(URL(filePath: "/bin/sh"), ["-c", "umount disk"], in: folder) }
    #expect(try Switchyard.run(Switchyard.program, arguments("one", to: "disk/out"), in: folder).status == 0)
    let outcome = try Switchyard.run(Switchyard.program, arguments("two", to: "disk/out"), in: folder)
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("No space left on device"))
    #expect(contents(of: "disk/out") == wholes)
  }
}
