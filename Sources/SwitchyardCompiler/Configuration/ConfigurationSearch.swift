import SwitchyardDiagnostics
import SwitchyardSpec
import SwitchyardYAML

/// Finds the `switchyard.yaml` that holds for a folder: the one in it, or the nearest above it. Each is read once.
struct ConfigurationSearch {
  /// In the order in which they were found.
  private(set) var configurations: [Configuration] = []
  /// By folder: the place in `configurations`, or that there is none.
  private var known: [String: Int?] = [:]
  private let reader: DiskReader

  init(_ reader: DiskReader) {
    self.reader = reader
  }

  /// - Parameter folder: empty for the folder that the program runs in.
  /// - Returns: the place in ``configurations``.
  /// - Throws: why the file that was found cannot be read.
  mutating func configuration(
    for folder: String, into sources: inout SourceMap
  ) throws(InputFailure) -> Int? {
    if let place = known[folder] { return place }
    var place: Int?
    for candidate in candidates(from: folder) {
      guard let kind = reader.fileKind(at: candidate), kind != .missing, kind != .folder else { continue }
      place = try read(candidate, kind, into: &sources)
      break
    }
    known[folder] = .some(place)
    return place
  }

  mutating func report(_ problem: some Problem, in configuration: Int) {
    configurations[configuration].report(problem)
  }

  private mutating func read(
    _ path: String, _ kind: FileKind, into sources: inout SourceMap
  ) throws(InputFailure) -> Int {
    // A pipe would make the program wait, though nobody named it.
    if kind == .other { throw InputFailure(path: path, reason: "it is not a regular file") }
    do throws(SpecReadFailure) {
      let identity = try reader.identity(of: path)
      if let place = configurations.firstIndex(where: { $0.identity == identity }) { return place }
      let file = SourceFile(path: path, bytes: try reader.bytes(of: identity))
      configurations.append(Configuration(file, id: sources.add(file), identity: identity))
      return configurations.count - 1
    } catch {
      throw InputFailure(path: path, error)
    }
  }

  /// The paths where the file can stand, the nearest first, up to the root of the disk.
  private func candidates(from folder: String) -> some Sequence<String> {
    let reader = reader
    return sequence(first: folder) { folder in
      let place = folder.isEmpty ? "." : folder
      // A folder that is not there has none above it that could be asked for.
      guard let identity = try? reader.identity(of: place), identity != "/" else { return nil }
      return above(folder)
    }
    .lazy.map { SpecPath.join($0, Configuration.fileName) }
  }
}

/// The folder that holds a folder: `a` for `a/b`, the empty path for `a`, `..` for that, `../..` for `..`.
private func above(_ folder: String) -> String {
  switch SpecPath.name(of: folder) {
  case "" where folder.isEmpty, "." where folder == ".": ".."
  case "", ".", "..": SpecPath.join(folder, "..")
  default: SpecPath.folder(of: folder)
  }
}
