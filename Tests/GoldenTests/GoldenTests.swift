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
    let app = try CompiledModule(importing: [CompiledModule.runtime()] + GoldenCase.importedModules())
    for golden in GoldenCase.all { try add(golden, .import, to: app) }
    #expect(try app.complaints() == "")
    // As the templates of Xcode have it.
    #expect(try app.complaints("-default-isolation", "MainActor") == "")
  }

  @Test func `all goldens compile with the runtime among them`() throws {
    let app = try CompiledModule(importing: GoldenCase.importedModules())
    for golden in GoldenCase.all where golden.access == .internal { try add(golden, .embed, to: app) }
    #expect(try app.complaints() == "")
  }

  @Test func `what can be seen from outside stands on a runtime that can be`() throws {
    for golden in GoldenCase.all where golden.access != .internal {
      let app = try CompiledModule(importing: GoldenCase.importedModules())
      try add(golden, .embed, to: app)
      #expect(try app.complaints("-enable-upcoming-feature", "InternalImportsByDefault") == "")
    }
  }

  /// The runtime is one file for all.
  private func add(_ golden: GoldenCase, _ runtime: EmissionOptions.Runtime, to app: CompiledModule) throws {
    for file in try golden.emittedFiles(runtime) {
      try app.add(file.text, as: file.path == "SwitchyardRuntime.swift" ? file.path : golden.name + "/" + file.path)
    }
    for file in golden.userFiles { app.add(fileAt: file.path) }
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
