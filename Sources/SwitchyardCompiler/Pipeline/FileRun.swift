import SwitchyardDiagnostics
import SwitchyardSpec

/// The specs of one run, as they are read from the disk.
struct FileRun {
  private let compiler: Compiler
  private let reader: DiskReader
  private var search: ConfigurationSearch
  private var sources = SourceMap()
  private var specs: [CheckedSpec] = []
  private(set) var failures: [InputFailure] = []
  /// What is called like a spec and cannot be one.
  private(set) var leftOut: [InputFailure] = []
  /// The files that were checked, by identity.
  private var checked: Set<PathKey> = []

  /// - Parameter log: gets what the run asks the disk.
  init(_ compiler: Compiler, noting log: InputLog?) {
    self.compiler = compiler
    reader = DiskReader(noting: log)
    search = ConfigurationSearch(reader)
  }

  var configurations: [Configuration] { search.configurations }

  func result() throws(UnreadableInputs) -> Check {
    guard failures.isEmpty else { throw UnreadableInputs(failures: failures) }
    return Check(specs, configurations: configurations, in: sources)
  }

  /// Checks specs, and those below folders. A file that another one of them includes is no spec of its own.
  mutating func check(_ paths: [String]) {
    // What comes through a pipe can be read but once.
    let files = paths.filter { if case .file? = reader.fileKind(at: $0) { true } else { false } }
    let included = Set(files.map(PathKey.init)).subtracting(SpecSearch(reader).roots(among: files).map(PathKey.init))
    for path in paths where !included.contains(PathKey(path)) {
      if isFolder(path) {
        if check(below: SpecPath.simplified(path)).isEmpty {
          failures.append(InputFailure(path: path, reason: "there is no *.routes.yaml in it or below it"))
        }
        continue
      }
      do throws(SpecReadFailure) {
        try check(path)
      } catch {
        failures.append(InputFailure(path: path, error))
      }
    }
  }

  /// Checks the specs that a configuration names, as files or by their folders.
  mutating func check(_ entries: [Spanned<String>], of configuration: Int) {
    let folder = SpecPath.folder(of: configurations[configuration].path)
    for entry in entries {
      let path = SpecPath.simplified(SpecPath.join(folder, entry.value))
      guard isFolder(path.isEmpty ? "." : path) else {
        do throws(SpecReadFailure) {
          try check(path)
        } catch {
          let fault = UnknownSpec.Fault.unreadable(InputFailure(path: path, error).reason)
          search.report(UnknownSpec(path: entry, fault: fault), in: configuration)
        }
        continue
      }
      if check(below: path).isEmpty {
        search.report(UnknownSpec(path: entry, fault: .folderWithoutSpecs), in: configuration)
      }
    }
  }

  /// Checks the specs that are found below a folder, and gives their paths.
  mutating func check(below folder: String) -> [String] {
    var search = SpecSearch(reader)
    let paths = search.specs(below: folder)
    leftOut += search.leftOut
    check(paths)
    return paths
  }

  private func isFolder(_ path: String) -> Bool {
    reader.fileKind(at: path) == .folder
  }

  /// The configuration that holds for a folder; one that cannot be read is noted.
  mutating func configuration(for folder: String) -> Int? {
    do throws(InputFailure) {
      return try search.configuration(for: folder, into: &sources)
    } catch {
      if !failures.contains(error) { failures.append(error) }
      return nil
    }
  }

  private mutating func check(_ path: String) throws(SpecReadFailure) {
    let identity = try reader.identity(of: path)
    guard checked.insert(PathKey(identity)).inserted else { return }
    // What comes through a pipe stands in no folder of the project.
    let folder = reader.kind(of: identity) == .other ? "" : SpecPath.folder(of: path)
    let configuration = configuration(for: folder)
    let levels = configuration.map { configurations[$0].levels } ?? [:]
    var spec = try compiler.check(path, reading: reader, into: &sources, levels: levels)
    spec.configuration = configuration
    specs.append(spec)
  }
}
