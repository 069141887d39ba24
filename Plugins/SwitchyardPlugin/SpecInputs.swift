import Foundation

/// Everything that a run over some specs reads: the specs, what they include, and the `switchyard.yaml` that holds for them.
///
/// A plugin has no parser of YAML. Every word of a spec that ends like a file of YAML and names one counts as an include: one too
/// many does no harm.
struct SpecInputs {
  private(set) var all: [URL] = []
  /// The specs, and what they include.
  private(set) var specs: [URL] = []

  init(_ specs: [URL]) {
    for spec in specs { add(spec) }
    self.specs = all
    for folder in Set(all.map { $0.deletingLastPathComponent().path }).sorted() {
      if let configuration = configuration(for: URL(fileURLWithPath: folder, isDirectory: true)) {
        append(configuration)
      }
    }
  }

  private mutating func add(_ spec: URL) {
    guard append(spec), let text = try? String(contentsOf: spec, encoding: .utf8), text.contains("include") else {
      return
    }
    let folder = spec.deletingLastPathComponent()
    for word in text.split(whereSeparator: { $0.isWhitespace || "\"'[],{}".contains($0) })
    where word.hasSuffix(".yaml") || word.hasSuffix(".yml") {
      let included = folder.appendingPathComponent(String(word)).standardizedFileURL
      if FileManager.default.fileExists(atPath: included.path) { add(included) }
    }
  }

  /// - Returns: false where it is there already.
  @discardableResult
  private mutating func append(_ file: URL) -> Bool {
    if all.contains(where: { $0.path == file.path }) { return false }
    all.append(file)
    return true
  }

  /// The nearest one above.
  private func configuration(for folder: URL) -> URL? {
    var folder = folder.standardizedFileURL
    while true {
      let candidate = folder.appendingPathComponent("switchyard.yaml")
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
      let above = folder.deletingLastPathComponent()
      if above.path == folder.path { return nil }
      folder = above
    }
  }
}
