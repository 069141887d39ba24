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
      let path = ProjectFiles.url("\(goldens)/\(name)/\(name).routes.yaml").path
      let graph = try #require(Compiler(skipped: ["failing-transition"]).check(filesAt: [path]).specs.first).graph
      let made = options.files(for: graph) + StubEmitter().files(for: graph, options: options)
      // Others have types from modules of the app's own.
      guard made.allSatisfy({ imports(in: $0.text).isSubset(of: ["Foundation", "SwiftUI", "SwitchyardRuntime"]) })
      else {
        continue
      }
      for file in made { files[name + "." + file.path] = file.text }
    }
    #expect(files.count > 40)
    let platform = SwiftUIPlatform.iOS
    let program = try SwiftProgram(platform.sources(files), runtime: .provided)
    let complaints = try program.typecheck(options: platform.options())
    #expect(complaints == "")
    #expect(try program.typecheck(options: platform.options() + ["-default-isolation", "MainActor"]) == "")
  }

  private func imports(in text: String) -> Set<Substring> {
    Set(
      text.split(separator: "\n").filter { $0.contains("import ") && !$0.hasPrefix("//") }.compactMap {
        $0.split(separator: " ").last
      })
  }
}
