import SwitchyardEmission
import SwitchyardModel
import SwitchyardSpec

/// Finds what former runs have made from a spec and nothing makes any more, such as the file of a module that is gone.
///
/// A file is taken for ours only where its first lines say so and name this very spec. What is made for a target that this
/// run was not asked for is another run's business: tests and the core may well stand in one folder.
struct OrphanSearch {
  private let openings: [String]
  private let targets: [EmissionTarget]
  /// What runs for whichever target make from the spec as it is; in lower case, since some disks see no case.
  private let living: Set<String>

  /// - Parameter spec: the path of the spec; headers name it by its file's name.
  init(spec: String, graph: RouteGraph, targets: [EmissionTarget]) {
    self.targets = targets
    living = Set(EmissionTarget.allCases.flatMap { graph.outputNames(for: $0) }.map { $0.lowercased() })
    let words = GeneratedHeader.opening + " from " + SpecPath.name(of: spec)
    // Behind the spec's name a sentence ends, or a module's file is named: `app.routes.yaml` is not `app.routes.yaml2`.
    openings = [words + ". ", words + " ("]
  }

  /// The paths of a folder's orphans.
  func orphans(in folder: String) -> [String] {
    // A folder that is not there yet holds nothing.
    guard let listing = try? FolderListing(of: folder) else { return [] }
    return listing.entries.filter { !$0.isFolder && mayBeOrphan($0.name) }
      .map { SpecPath.join(folder, $0.name) }
      .filter { GeneratedHeader(DiskFile.beginning(of: $0, count: 1024)).holds(anyOf: openings) }
  }

  private func mayBeOrphan(_ name: String) -> Bool {
    guard name.hasSuffix(".swift"), !living.contains(name.lowercased()) else { return false }
    let target = EmissionTarget.allCases.first { $0 != .core && name.hasSuffix($0.infix + ".swift") }
    return targets.contains(target ?? .core)
  }
}
