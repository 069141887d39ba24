import Foundation
import SwitchyardCompiler
import SwitchyardEmission
import SwitchyardTestSupport
import Testing

/// What the user's views begin with.
struct NewViewsTests {
  @Test func `new stubs of all goldens compile`() throws {
    let options = EmissionOptions(targets: [.swiftui])
    let goldens = "Tests/GoldenTests/Goldens"
    let names = try FileManager.default.contentsOfDirectory(atPath: ProjectFiles.url(goldens).path).sorted()
    var files: [String: String] = [:]
    for name in names {
      let folder = ProjectFiles.url(goldens + "/" + name).path
      // Their types come from modules of their own.
      if ["Imported", "User"].contains(where: { FileManager.default.fileExists(atPath: folder + "/" + $0) }) {
        continue
      }
      let check = try Compiler(skipped: ["failing-transition"]).check(filesAt: ["\(folder)/\(name).routes.yaml"])
      let graph = try #require(check.specs.first).graph
      let stubs = StubEmitter().files(for: graph, options: options)
      for file in options.files(for: graph) + stubs { files[name + "." + file.path] = file.text }
    }
    #expect(files.count > 40)
    let platform = SwiftUIPlatform.iOS
    let program = try SwiftProgram(platform.sources(files), runtime: .provided)
    let complaints = try program.typecheck(options: platform.options())
    #expect(complaints == "")
    #expect(try program.typecheck(options: platform.options() + ["-default-isolation", "MainActor"]) == "")
  }
}
