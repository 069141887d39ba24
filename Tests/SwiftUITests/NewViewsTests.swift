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

  @Test(arguments: [
    "start: Text\nscreens: { Text: , SwiftUI: }",
    "start: Text\nscreens: { Text: { params: { SwiftUI: Int = 1 } }, a: }",
    "start: a\nscreens: { a: { params: { Text: Int = 1, SwiftUI: Int = 2 } } }",
  ])
  func `they compile where screens and parameters are called like what they stand on`(spec: String) throws {
    let checked = CheckedSpec("switchyard: 1\nname: App\n" + spec + "\n")
    #expect(checked.lines == [])
    let options = EmissionOptions(targets: [.swiftui])
    let made = options.files(for: checked.graph) + StubEmitter().files(for: checked.graph, options: options)
    let platform = SwiftUIPlatform.iOS
    let files = Dictionary(uniqueKeysWithValues: made.map { ($0.path, $0.text) })
    let program = try SwiftProgram(platform.sources(files), runtime: .provided)
    #expect(try program.typecheck(options: platform.options()) == "")
  }

  private func imports(in text: String) -> Set<Substring> {
    Set(
      text.split(separator: "\n").filter { $0.contains("import ") && !$0.hasPrefix("//") }.compactMap {
        $0.split(separator: " ").last
      })
  }
}
