import Foundation
import SwitchyardTestSupport
import Testing

@testable import SwitchyardEmission

@Suite struct EmbeddedRuntimeTests {
  private let path = "Sources/SwitchyardEmission/Runtime/EmbeddedRuntime.swift"

  @Test func `the embedded runtime is the runtime`() throws {
    let text = try table()
    if ProjectFiles.areToBeUpdated {
      try Data(text.utf8).write(to: ProjectFiles.url(path))
    } else {
      #expect(try ProjectFiles.text(of: path) == text, "UPDATE_GENERATED=1 swift test rewrites it")
    }
  }

  /// The sources as raw literals, so that they read there as they are written.
  private func table() throws -> String {
    let parts = try RuntimeFile.Part.allCases.map { part in
      let literals = try sources(of: part).map { "#\"\"\"\n\($0)\"\"\"#,\n" }
      return "  static let \(part): [StaticString] = [\n\(literals.joined())  ]\n"
    }
    return """
      // swift-format-ignore-file
      // Generated from Sources/SwitchyardRuntime: UPDATE_GENERATED=1 swift test rewrites it.

      /// The sources of the runtime, part by part and file by file, so that the program can write them without finding
      /// them.
      enum EmbeddedRuntime {
      \(parts.joined(separator: "\n"))}

      """
  }

  private func sources(of part: RuntimeFile.Part) throws -> [String] {
    let root = "Sources/SwitchyardRuntime"
    let ownFolders = RuntimeFile.Part.allCases.compactMap(\.folder).map { ProjectFiles.url("\(root)/\($0)").path + "/" }
    let files =
      if let folder = part.folder {
        ProjectFiles.swift(below: "\(root)/\(folder)")
      } else {
        ProjectFiles.swift(below: root).filter { file in !ownFolders.contains { file.path.hasPrefix($0) } }
      }
    return try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
  }

  @Test(arguments: [EmissionOptions.Access.internal, .package, .public])
  func `the runtime compiles as one file of the app, on the main actor and off it`(access: EmissionOptions.Access)
    throws
  {
    let app = try SwiftProgram(
      Dictionary(
        uniqueKeysWithValues: RuntimeFile.Part.allCases.map { part in
          (part.rawValue, RuntimeFile(part, access: access).text)
        }))
    #expect(try app.typecheck(options: ["-package-name", "app"]) == "")
    #expect(try app.typecheck(options: ["-package-name", "app", "-default-isolation", "MainActor"]) == "")
  }

  @Test func `nothing of the runtime can be seen outside the app unless that is asked for`() {
    let lines = RuntimeFile(access: .internal).text.split(separator: "\n").filter {
      !$0.drop { $0 == " " }.hasPrefix("//")
    }
    #expect(!lines.contains { $0.contains("public ") || $0.contains("package ") })
    #expect(RuntimeFile(access: .package).text.contains("\npackage nonisolated protocol RouteGraph"))
    #expect(RuntimeFile(access: .public).text.contains("\npublic nonisolated protocol RouteGraph"))
  }
}
