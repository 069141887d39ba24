import Foundation
import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardEmission
import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// A golden's spec, and the Swift that it becomes, to be built into a program.
struct GeneratedApp {
  let graph: RouteGraph
  let files: [GeneratedFile]

  init(golden name: String) throws {
    try self.init(specAt: "Tests/GoldenTests/Goldens/\(name)/\(name).routes.yaml")
  }

  init(specAt path: String) throws {
    let check = try Compiler().check(filesAt: [ProjectFiles.url(path).path])
    #expect(check.report.findings.filter { $0.severity == .error }.map(\.message) == [])
    graph = try #require(check.specs.first).graph
    files = CoreEmitter().files(for: graph, options: EmissionOptions())
  }

  func add(to module: CompiledModule) throws {
    for file in files { try module.add(file.text, as: graph.name + "/" + file.path) }
  }
}

extension CompiledModule {
  /// A program of `Programs/`, with the generated files of some apps.
  static func program(_ name: String, with apps: [GeneratedApp]) throws -> CompiledModule {
    let module = try CompiledModule(importing: [CompiledModule.runtime()])
    for app in apps { try app.add(to: module) }
    try module.add(try ProjectFiles.text(of: "Tests/GeneratedCodeTests/Programs/\(name).swift"), as: "main.swift")
    return module
  }
}
