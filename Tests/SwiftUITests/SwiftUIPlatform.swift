import Foundation
import SwitchyardTestSupport

/// A system that has SwiftUI, or what stands in for it, and the runtime as it is built there: made once a test run.
///
/// Linux is taken for the system: where a source asks `os(iOS)`, it is asked `os(Linux)`.
struct SwiftUIPlatform: Sendable, CustomStringConvertible {
  let name: String
  /// What stands in for the system's libraries; what needs others stands behind them.
  private let libraries: [String]

  var description: String { name }

  static let iOS = SwiftUIPlatform(name: "iOS", libraries: ["Combine", "UIKit", "SwiftUI"])
  static let macOS = SwiftUIPlatform(name: "macOS", libraries: ["Combine", "AppKit", "SwiftUI"])
  /// No source asks for visionOS, so what holds for iOS holds there.
  static let all = [
    iOS, macOS, SwiftUIPlatform(name: "tvOS", libraries: ["Combine", "UIKit", "SwiftUI"]),
    SwiftUIPlatform(name: "watchOS", libraries: ["Combine", "SwiftUI"]),
  ]

  /// What lets a program import SwiftUI and the runtime.
  func options() throws -> [String] {
    let runtime = try Self.built.modules(of: name + " runtime") { [try buildRuntime()] }
    return try runtime.flatMap(\.linking) + optionsWithoutRuntime()
  }

  /// For a program that has the runtime among its own sources.
  func optionsWithoutRuntime() throws -> [String] {
    try builtLibraries().flatMap(\.linking)
  }

  /// Sources as the system sees them.
  func sources(_ files: [String: String]) -> [String: String] {
    files.mapValues { $0.replacing("os(\(name))", with: "os(Linux)") }
  }

  // MARK: - Modules

  private static let built = BuiltModules()

  /// What needs others stands before them.
  private func builtLibraries() throws -> [ImportedModule] {
    try Self.built.modules(of: name) {
      var modules: [ImportedModule] = []
      for library in libraries {
        let files = ProjectFiles.swift(below: "Tests/PlatformStubs/\(library)")
        modules.insert(try module(library, files, on: modules), at: 0)
      }
      return modules
    }
  }

  private func buildRuntime() throws -> ImportedModule {
    // What stands on UIKit alone has tests of its own.
    let files = ProjectFiles.swift(below: "Sources/SwitchyardRuntime").filter { !$0.path.contains("/UIKit/") }
    return try module("SwitchyardRuntime", files, on: builtLibraries())
  }

  private func module(_ name: String, _ files: [URL], on others: [ImportedModule]) throws -> ImportedModule {
    let folder = try TemporaryFolder(name)
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    // Files of two folders may have one name.
    let names = files.map { $0.pathComponents.suffix(2).joined(separator: "-") }
    for (file, text) in sources(Dictionary(uniqueKeysWithValues: zip(names, texts))) {
      try folder.write(text, to: file)
    }
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    return try ImportedModule(
      name, sources: names.map { folder[$0] },
      options: ["-warnings-as-errors"] + others.flatMap { ["-I", $0.path] }
        + features.flatMap { ["-enable-upcoming-feature", $0] })
  }
}

/// The modules of each system that was asked for.
private final class BuiltModules: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var all: [String: [ImportedModule]] = [:]

  nonisolated(unsafe) private static weak var current: BuiltModules?

  init() {
    Self.current = self
    // A static value is never destroyed, so the folders would stay.
    atexit { BuiltModules.current?.removeAll() }
  }

  func modules(of name: String, building build: () throws -> [ImportedModule]) throws -> [ImportedModule] {
    try lock.withLock {
      if let known = all[name] { return known }
      let modules = try build()
      all[name] = modules
      return modules
    }
  }

  private func removeAll() {
    for module in all.values.joined() { try? FileManager.default.removeItem(atPath: module.path) }
  }
}
