import Foundation
import SwitchyardEmission
import SwitchyardTestSupport
import Testing

@Suite struct GoldenTests {
  @Test(arguments: GoldenCase.all)
  func `a spec becomes the Swift of its golden`(golden: GoldenCase) throws {
    let emitted = try golden.emitted()
    if ProjectFiles.areToBeUpdated { return try golden.update(to: emitted) }
    let expected = try golden.expected()
    #expect(emitted.keys.sorted() == expected.keys.sorted(), "UPDATE_GENERATED=1 swift test rewrites the goldens")
    for (path, text) in expected {
      guard let new = emitted[path], new != text else { continue }
      let difference = firstDifference(between: text, and: new)
      Issue.record("\(golden)/Expected/\(path):\(difference); UPDATE_GENERATED=1 swift test rewrites it")
    }
  }

  @Test func `all goldens compile together, on the main actor and off it`() throws {
    let app = try app(of: GoldenCase.all, .import)
    #expect(try app.complaints() == "")
    // As the templates of Xcode have it.
    #expect(try app.complaints("-default-isolation", "MainActor") == "")
  }

  @Test func `all goldens compile with the runtime among them`() throws {
    let app = try app(of: GoldenCase.all.filter { $0.access == .internal }, .embed)
    #expect(try app.complaints() == "")
  }

  @Test func `what can be seen from outside stands on a runtime that can be`() throws {
    for golden in GoldenCase.all where golden.access != .internal {
      let app = try app(of: [golden], .embed)
      #expect(try app.complaints("-enable-upcoming-feature", "InternalImportsByDefault") == "")
    }
  }

  private struct App {
    let program: SwiftProgram
    let imported: [ImportedModule]

    func complaints(_ options: String...) throws -> String {
      try program.typecheck(options: options + ["-package-name", "app"] + imported.flatMap(\.linking))
    }
  }

  private func app(of goldens: [GoldenCase], _ runtime: EmissionOptions.Runtime) throws -> App {
    var files: [String: String] = [:]
    for golden in goldens { files.merge(try golden.sources(runtime)) { _, new in new } }
    return try App(program: SwiftProgram(files), imported: GoldenCase.importedModules())
  }

  private func firstDifference(between old: String, and new: String) -> String {
    let (old, new) = (
      old.split(separator: "\n", omittingEmptySubsequences: false),
      new.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    let (was, isNow) = (line < old.count ? old[line] : "(nothing)", line < new.count ? new[line] : "(nothing)")
    return "\(line + 1): expected '\(was)', emitted '\(isNow)'"
  }
}
