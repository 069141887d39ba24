import SwitchyardSpec

/// Finds what runs have made from a spec, such as the file of a module that may be gone by now.
///
/// A file is taken for ours only where its first lines say so and name this very spec.
struct OrphanSearch {
  private let openings: [String]

  /// - Parameter spec: the path of the spec; headers name it by its file's name.
  init(spec: String) {
    let words = GeneratedHeader.opening + " from " + SpecPath.name(of: spec)
    // Behind the spec's name a sentence ends, or a module's file is named: `app.routes.yaml` is not `app.routes.yaml2`.
    openings = [words + ". ", words + " ("]
  }

  /// The files of a folder that carry the spec's header, whether they are still made or not.
  func candidates(in folder: String) -> [String] {
    // A folder that is not there yet holds nothing.
    guard let listing = try? FolderListing(of: folder) else { return [] }
    return listing.entries.filter { !$0.isFolder && $0.name.hasSuffix(".swift") }
      .map { SpecPath.join(folder, $0.name) }
      .filter { GeneratedHeader(DiskFile.beginning(of: $0, count: 1024)).holds(anyOf: openings) }
  }
}
