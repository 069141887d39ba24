import Foundation

/// Everything that a run over some specs reads: the specs, what they include, the `switchyard.yaml` that holds for them, and
/// the baseline that this names.
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
        for baseline in files(namedIn: configuration, endings: [".json"]) { append(baseline) }
      }
    }
  }

  private mutating func add(_ spec: URL) {
    guard append(spec) else { return }
    for included in files(namedIn: spec, endings: [".yaml", ".yml"], where: "include") { add(included) }
  }

  /// The files that words of a file name, relative to it.
  ///
  /// - Parameter key: what the file must hold, so that others need not be taken apart.
  private func files(namedIn file: URL, endings: [String], where key: String = "") -> [URL] {
    guard let text = try? String(contentsOf: file, encoding: .utf8), key.isEmpty || text.contains(key) else {
      return []
    }
    let folder = file.deletingLastPathComponent()
    return text.split(whereSeparator: { $0.isWhitespace || "\"'[],{}".contains($0) })
      .filter { word in endings.contains { word.hasSuffix($0) } }
      .map { folder.appendingPathComponent(String($0)).standardizedFileURL }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
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
