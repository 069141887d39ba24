import Foundation
import SwitchyardCompiler
import SwitchyardTestSupport
import Testing

struct OutputPlanTests {
  @Test func `a plan tells what is missing, stale, current and orphaned, and does just that`() throws {
    let folder = try TemporaryFolder()
    for name in ["stale", "current", "orphan", "stub"] { try folder.write("old", to: name) }
    try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: folder["current"])
    let before = try folder.attributes(of: "current")[.modificationDate] as? Date

    var plan = OutputPlan()
    try plan.add(Array("new".utf8), at: folder["missing"])
    try plan.add(Array("new".utf8), at: folder["stale"])
    try plan.add(Array("old".utf8), at: folder["current"])
    try plan.addOnce(Array("new".utf8), at: folder["stub"])
    try plan.addOnce(Array("new".utf8), at: folder["new stub"])
    plan.addOrphan(at: folder["orphan"])
    #expect(plan.entries.map(\.state) == [.missing, .stale, .current, .current, .missing, .orphaned])
    #expect(plan.changesAnything)

    try plan.carryOut()
    #expect(folder.files == ["current", "missing", "new stub", "stale", "stub"])
    #expect(folder.files.map { folder.text(of: $0) } == ["old", "new", "new", "new", "old"])
    #expect(try folder.attributes(of: "current")[.modificationDate] as? Date == before)
  }

  @Test func `a folder where a file should be is said before anything is written`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.swift/x")
    var plan = OutputPlan()
    #expect(throws: OutputFailure(path: folder["a.swift"], reason: "Is a directory")) {
      try plan.add([], at: folder["a.swift"])
    }
  }
}
