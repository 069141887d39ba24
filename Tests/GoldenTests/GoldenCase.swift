import Foundation
import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardEmission
import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// A spec, and the Swift that it is to become: a folder of `Goldens/`, with a root spec of the folder's name.
struct GoldenCase: CustomStringConvertible, Sendable {
  let name: String

  var description: String { name }

  static let all: [GoldenCase] = {
    let folder = ProjectFiles.url("Tests/GoldenTests/Goldens")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { GoldenCase(name: $0) }
  }()

  private var path: String { "Tests/GoldenTests/Goldens/" + name }
  private var expectedFolder: URL { ProjectFiles.url(path + "/Expected") }

  /// `--access`, from a file of that name.
  var access: EmissionOptions.Access {
    let text = try? ProjectFiles.text(of: path + "/access").trimmingCharacters(in: .whitespacesAndNewlines)
    return text.flatMap(EmissionOptions.Access.init(rawValue:)) ?? .internal
  }

  /// The libraries of `--tests` for which the golden has tests, from a file of that name.
  private var tests: [TestOptions.Framework] {
    let text = try? ProjectFiles.text(of: path + "/tests")
    return text?.split(whereSeparator: \.isWhitespace).compactMap { .init(rawValue: String($0)) } ?? []
  }

  /// The targets whose stubs stand in it beside the router, from a file that names them.
  private var stubTargets: [EmissionTarget] {
    let text = (try? ProjectFiles.text(of: path + "/stubs")) ?? ""
    return text.split(whereSeparator: \.isWhitespace).compactMap { EmissionTarget(rawValue: String($0)) }
  }

  /// What the user writes beside it: types of the app's own.
  private var userFiles: [URL] { WrittenSpec.userFiles(ofGolden: name) }

  /// The modules that goldens import, with types of the app's own.
  static func importedModules() throws -> [ImportedModule] {
    try all.flatMap { try WrittenSpec.importedModules(ofGolden: $0.name) }
  }

  /// What the spec means, which has no errors. It shows how each transition is written, also where that always
  /// fails.
  func graph() throws -> RouteGraph {
    try WrittenSpec.golden(name)
  }

  private func emittedFiles(_ runtime: EmissionOptions.Runtime = .import) throws -> [GeneratedFile] {
    EmissionOptions(access: access, runtime: runtime, targets: EmissionTarget.allCases).files(for: try graph())
  }

  /// What an app compiles that has the golden's routes. The runtime, where it is among it, is one file for all goldens.
  func sources(_ runtime: EmissionOptions.Runtime) throws -> [String: String] {
    var files: [String: String] = [:]
    for file in try emittedFiles(runtime) {
      files[RuntimeFile.Part(rawValue: file.path) != nil ? file.path : name + "/" + file.path] = file.text
    }
    for file in userFiles { files[name + "/" + file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8) }
    return files
  }

  /// All that stands in `Expected/`, by path.
  func emitted() throws -> [String: String] {
    var files: [String: String] = [:]
    for file in try emittedFiles() { files[file.path] = file.text }
    let stubs = StubEmitter(wantsRouter: true)
    for file in stubs.files(for: try graph(), options: EmissionOptions(targets: stubTargets)) {
      files["Stubs/" + file.path] = file.text
    }
    for framework in tests {
      let options = EmissionOptions(access: access, targets: [.tests], tests: TestOptions(framework: framework))
      for file in options.files(generatedFrom: try graph()) { files["\(framework.rawValue)/" + file.path] = file.text }
    }
    return files
  }

  func expected() throws -> [String: String] {
    var files: [String: String] = [:]
    for name in FileManager.default.subpaths(atPath: expectedFolder.path) ?? [] where name.hasSuffix(".swift") {
      files[name] = String(decoding: try Data(contentsOf: expectedFolder.appending(path: name)), as: UTF8.self)
    }
    return files
  }

  func update(to files: [String: String]) throws {
    try? FileManager.default.removeItem(at: expectedFolder)
    for (name, text) in files {
      let url = expectedFolder.appending(path: name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }
}
