import SwitchyardEmission
import SwitchyardModel
import SwitchyardSpec

/// Finds what former runs have made from a spec and nothing makes any more, such as the file of a module that is gone.
///
/// A file is taken for ours only where its first lines say so and name this very spec, or one that is gone and had the same
/// name for the app: then the spec was renamed, and all types would stand there twice. What is made for a target that this
/// run was not asked for is another run's business: tests and the core may well stand in one folder.
struct OrphanSearch {
  private let openings: [String]
  /// The file's name of the spec, and where it stands.
  private let specName: String
  private let specFolder: String
  /// What only Swift made of a spec of this app declares.
  private let marks: [String]
  private let targets: [EmissionTarget]
  /// What runs for whichever target make from the spec as it is; in lower case, since some disks see no case.
  private let living: Set<String>

  /// - Parameter spec: the path of the spec; headers name it by its file's name.
  init(spec: String, graph: RouteGraph, targets: [EmissionTarget]) {
    self.targets = targets
    living = Set(EmissionTarget.allCases.flatMap { graph.outputNames(for: $0) }.map { $0.lowercased() })
    specName = SpecPath.name(of: spec)
    specFolder = SpecPath.folder(of: spec)
    openings = Self.openings(ofSpec: specName)
    let names = GeneratedNames(app: graph.name)
    let tests = names.type(.navigationTests)
    marks = ["enum \(names.type(.route)):", "struct \(tests) {", "class \(tests):"]
  }

  /// Behind the spec's name a sentence ends, or a module's file is named: `app.routes.yaml` is not `app.routes.yaml2`.
  private static func openings(ofSpec name: String) -> [String] {
    let words = GeneratedHeader.opening + " from " + name
    return [words + ". ", words + " ("]
  }

  /// The paths of a folder's orphans.
  func orphans(in folder: String) -> [String] {
    // A folder that is not there yet holds nothing.
    guard let listing = try? FolderListing(of: folder) else { return [] }
    let files = listing.entries.filter { !$0.isFolder && mayBeOrphan($0.name) }
      .map { entry in
        let path = SpecPath.join(folder, entry.name)
        return (path: path, header: GeneratedHeader(DiskFile.beginning(of: path, count: 1024)))
      }
    let former = Set(files.compactMap { file in file.header.spec.flatMap { isFormer($0, of: file.path) ? $0 : nil } })
    let openings = openings + former.flatMap(Self.openings)
    return files.filter { $0.header.holds(anyOf: openings) }.map(\.path)
  }

  /// Whether a file was made from this spec when it had another name.
  private func isFormer(_ name: String, of path: String) -> Bool {
    guard name != specName, (try? FileKind(at: SpecPath.join(specFolder, name))) == .missing,
      let text = try? DiskFile.bytes(of: path)
    else { return false }
    return marks.contains { text.mentions($0) }
  }

  private func mayBeOrphan(_ name: String) -> Bool {
    guard name.hasSuffix(".swift"), !living.contains(name.lowercased()) else { return false }
    let target = EmissionTarget.allCases.first { $0 != .core && name.hasSuffix($0.infix + ".swift") }
    return targets.contains(target ?? .core)
  }
}
