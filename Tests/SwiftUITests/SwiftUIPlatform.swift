import Foundation
import SwitchyardTestSupport

/// A system that has SwiftUI, or what stands in for it, and the runtime as it is built there: made once a test run.
///
/// Linux is taken for the system: where a source asks `os(iOS)`, it is asked `os(Linux)`.
struct SwiftUIPlatform: Sendable, CustomStringConvertible {
  let name: String
  /// Whether SwiftUI stands on UIKit there.
  let hasUIKit: Bool

  var description: String { name }

  static let iOS = SwiftUIPlatform(name: "iOS", hasUIKit: true)
  static let all = [
    iOS, SwiftUIPlatform(name: "macOS", hasUIKit: false), SwiftUIPlatform(name: "tvOS", hasUIKit: true),
    SwiftUIPlatform(name: "watchOS", hasUIKit: false), SwiftUIPlatform(name: "visionOS", hasUIKit: true),
  ]

  /// What lets a program import SwiftUI and the runtime.
  func options() throws -> [String] {
    try modules().flatMap(\.linking)
  }

  /// For a program that has the runtime among its own sources.
  func optionsWithoutRuntime() throws -> [String] {
    try modules().dropFirst().flatMap(\.linking)
  }

  /// Sources as the system sees them.
  func sources(_ files: [String: String]) -> [String: String] {
    files.mapValues { $0.replacing("os(\(name))", with: "os(Linux)") }
  }

  func sources(of files: [URL]) throws -> [String: String] {
    var sources: [String: String] = [:]
    for file in files {
      // Equal names in two folders are two files.
      let name = file.pathComponents.suffix(3).joined(separator: "-")
      sources[name] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    return self.sources(sources)
  }

  // MARK: - Modules

  private static let built = BuiltModules()

  /// What needs others stands before them.
  private func modules() throws -> [ImportedModule] {
    try Self.built.modules(of: name, building: build)
  }

  private func build() throws -> [ImportedModule] {
    var modules: [ImportedModule] = []
    for stub in hasUIKit ? ["Combine", "UIKit", "SwiftUI"] : ["Combine", "SwiftUI"] {
      modules.insert(try module(stub, below: "Tests/PlatformStubs/\(stub)", on: modules), at: 0)
    }
    modules.insert(try module("SwitchyardRuntime", below: "Sources/SwitchyardRuntime", on: modules), at: 0)
    return modules
  }

  private func module(_ name: String, below path: String, on others: [ImportedModule]) throws -> ImportedModule {
    let folder = try TemporaryFolder(name)
    var files: [String] = []
    for (file, text) in try sources(of: ProjectFiles.swift(below: path)) {
      try folder.write(text, to: file)
      files.append(folder[file])
    }
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    return try ImportedModule(
      name, sources: files.sorted(),
      options: ["-warnings-as-errors"] + others.flatMap { ["-I", $0.path] }
        + features.flatMap { ["-enable-upcoming-feature", $0] })
  }
}

/// The modules of each system that was asked for.
private final class BuiltModules: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [String: [ImportedModule]] = [:]

  init() {
    // A static value is never destroyed, so the folders would stay.
    atexit { BuiltModules.removeAll() }
    BuiltModules.current = self
  }

  func modules(of system: String, building build: () throws -> [ImportedModule]) throws -> [ImportedModule] {
    try lock.withLock {
      if let known = all[system] { return known }
      let modules = try build()
      all[system] = modules
      return modules
    }
  }

  nonisolated(unsafe) private static var current: BuiltModules?

  private static func removeAll() {
    for module in (current?.all.values).map(Array.init)?.flatMap({ $0 }) ?? [] {
      try? FileManager.default.removeItem(atPath: module.path)
    }
  }
}
