import Foundation
import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardEmission
import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// An app of which tests are generated, with all that it needs besides.
struct TestedApp {
  let graph: RouteGraph
  let access: EmissionOptions.Access
  /// What the user writes.
  private let userFiles: [String: String]

  /// Null where the spec is not there.
  init?(specAt url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    // Goldens show how each transition is written, also where that always fails.
    let check = try Compiler(skipped: ["failing-transition"]).check(filesAt: [url.path])
    #expect(check.report.findings.filter { $0.severity == .error }.map(\.message) == [])
    graph = try #require(check.specs.first).graph
    let folder = url.deletingLastPathComponent()
    let level = try? String(contentsOf: folder.appending(path: "access"), encoding: .utf8)
    access = (level?.trimmingCharacters(in: .whitespacesAndNewlines)).flatMap(EmissionOptions.Access.init) ?? .internal
    var files: [String: String] = [:]
    for path in FileManager.default.subpaths(atPath: folder.appending(path: "User").path) ?? [] {
      files[path] = try String(contentsOf: folder.appending(path: "User/" + path), encoding: .utf8)
    }
    userFiles = files
  }

  /// The apps of a folder's folders.
  static func all(in path: String) throws -> [TestedApp] {
    let names = try FileManager.default.contentsOfDirectory(atPath: ProjectFiles.url(path).path)
    return try names.sorted().compactMap { name in
      let specs = [name, name.lowercased()].map { ProjectFiles.url("\(path)/\(name)/\($0).routes.yaml") }
      return try specs.firstNonNil { try TestedApp(specAt: $0) }
    }
  }

  /// By name, told from those of other apps.
  func files(
    _ targets: [EmissionTarget], _ framework: TestOptions.Framework = .swiftTesting, module: String? = nil
  ) -> [String: String] {
    let options = EmissionOptions(
      access: access, targets: targets, tests: TestOptions(framework: framework, module: module))
    let files = options.files(generatedFrom: graph)
    return Dictionary(uniqueKeysWithValues: files.map { (graph.name + "-" + $0.path, $0.text) })
      .merging(targets.contains(.core) ? userFiles : [:]) { _, new in new }
  }

  /// Types of the app's own that nobody has written, each a structure without anything in it; and a sample of each.
  func ownTypes(besides written: Set<String>) -> String {
    var text = ""
    for case .external(let name, nil, _) in graph.types.map(\.kind) {
      if !written.contains(name) { text += "nonisolated struct \(name): Hashable, Sendable {}\n" }
      guard !written.contains(name), let first = name.first else { continue }
      let sample = first.lowercased() + name.dropFirst()
      text +=
        "nonisolated extension \(graph.name)TestSamples { static var \(sample): \(name)? { \(name)() } }\n"
    }
    return text
  }
}

extension Sequence {
  fileprivate func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}
