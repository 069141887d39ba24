import Foundation
import SwitchyardEmission
import SwitchyardTestSupport
import Testing

@testable import SwitchyardCompiler

/// What a run has asked the disk, and when the disk would answer otherwise.
struct InputLogTests {
  private let folder: TemporaryFolder
  private let log = InputLog(in: WorkingFolder())

  init() throws {
    folder = try TemporaryFolder("with blank é")
    try folder.write(
      "switchyard: 1\nname: App\nstart: home\ninclude: [parts/a.yaml, parts/missing.yaml]\nscreens: { home: }\n",
      to: "App/App.routes.yaml")
    try folder.write("switchyard: 1\nscreens: { a: }\n", to: "App/parts/a.yaml")
    try folder.write("", to: "Package.swift")
  }

  private func check(_ names: String...) throws -> Check {
    var leftOut: [InputFailure] = []
    return try Compiler().check(filesAt: names.map { folder[$0] }, leavingOut: &leftOut, noting: log)
  }

  /// What is other than for the run, relative to the folder.
  private var changes: [String] {
    _ = log.look()
    return log.changes.map { $0.replacing(folder.path + "/", with: "") }
  }

  @Test func `a run has read each file once, and nothing has changed after it`() throws {
    _ = try check("App")
    #expect(log.fileCount == 2 && log.folderCount == 1)
    #expect(changes.isEmpty)
  }

  @Test func `a change is known by the name that the user knows, until it is put back`() throws {
    _ = try check("App/App.routes.yaml")
    let old = try #require(folder.text(of: "App/parts/a.yaml"))
    try folder.write(old + "#", to: "App/parts/a.yaml")
    #expect(changes == ["App/parts/a.yaml"])
    try folder.write(old, to: "App/parts/a.yaml")
    #expect(changes.isEmpty)
  }

  @Test func `what is missing is an answer, too`() throws {
    _ = try check("App/App.routes.yaml")
    try folder.write("", to: "App/parts/missing.yaml")
    try folder.write("", to: "switchyard.yaml")
    try folder.write("", to: "App/parts/stranger.yaml")
    #expect(Set(changes) == ["App/parts/missing.yaml", "switchyard.yaml"])
  }

  @Test func `a folder that was searched tells of new specs, and of nothing else`() throws {
    _ = try check("App")
    try folder.write("", to: "App/new.swift")
    try folder.write("", to: "App/deep/deeper/x.yaml")
    try folder.write("", to: "App/.hidden/x.routes.yaml")
    #expect(changes.isEmpty)
    try folder.write("", to: "App/deep/deeper/x.routes.yaml")
    #expect(changes == ["App/deep/deeper/x.routes.yaml"])
  }

  @Test func `a link that leads elsewhere is a change, where what it leads to differs`() throws {
    let files = FileManager.default
    try folder.write("switchyard: 1\nname: B\nstart: b\nscreens: { b: }\n", to: "B.yaml")
    try files.createSymbolicLink(atPath: folder["link.yaml"], withDestinationPath: "App/App.routes.yaml")
    _ = try check("link.yaml")
    try files.removeItem(atPath: folder["link.yaml"])
    try files.createSymbolicLink(atPath: folder["link.yaml"], withDestinationPath: "B.yaml")
    #expect(changes == ["link.yaml"])
  }

  @Test func `two changes within one tick of the clock, and of one length, are two`() throws {
    _ = try check("App/App.routes.yaml")
    let path = folder["App/parts/a.yaml"]
    for name in "bcdefghijk" {
      // In place, so that it stays the same file.
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      try file.write(contentsOf: Data("switchyard: 1\nscreens: { \(name): }\n".utf8))
      try file.close()
      #expect(log.look(), "\(name)")
    }
  }

  @Test func `what a run writes below a searched folder is no change`() throws {
    try folder.write("switchyard: 1\nname: B\nstart: b\nscreens: { b: }\n", to: "B/B.routes.yaml")
    let check = try check("B")
    let plan = try Generation(of: check) { _ in [GenerationSettings(outputFolder: folder["B/Generated"])] }.plan()
    try plan.carryOut()
    #expect(folder.files.contains("B/Generated/B.routes.swift"))
    #expect(changes.isEmpty)
  }

  @Test func `a file that cannot be read any more is a change, and a pipe in its place is not read`() throws {
    _ = try check("App/App.routes.yaml")
    let path = folder["App/parts/a.yaml"]
    try FileManager.default.removeItem(atPath: path)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(changes == ["App/parts/a.yaml"])
  }
}
