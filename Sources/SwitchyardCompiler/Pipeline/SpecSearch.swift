import SwitchyardDiagnostics
import SwitchyardSpec
import SwitchyardYAML

/// Finds the specs of a folder where none is named: every `*.routes.yaml` below it that no other one includes, sorted.
///
/// Hidden folders, `.build` among them, are left out, and symbolic links to folders are not followed.
package struct SpecSearch {
  /// What is called like a spec and cannot be one, and why: it keeps nobody from checking the others.
  package private(set) var leftOut: [InputFailure] = []

  package init() {}

  /// - Parameter folder: empty for the folder that the program runs in.
  package mutating func specs(below folder: String = "") -> [String] {
    roots(among: files(below: folder)).sorted()
  }

  /// The files that no other one of them includes, in their order.
  func roots(among candidates: [String]) -> [String] {
    guard candidates.count > 1 else { return candidates }

    let reader = DiskReader()
    let files = candidates.map { path in
      // One that cannot be read is known by its path, so that it is named when it is checked.
      let identity = (try? reader.identity(of: path)) ?? path
      return Candidate(path: path, identity: identity, includes: includes(of: path, reader))
    }
    let included = Set(files.flatMap(\.includes))
    let byIdentity = Dictionary(files.map { ($0.identity, $0) }) { first, _ in first }
    var reached: Set<String> = []
    var roots: [String] = []
    // Files that include one another in a circle have no root: after the real ones, the first of each circle is taken.
    for file in files.filter({ !included.contains($0.identity) }) + files where !reached.contains(file.identity) {
      roots.append(file.path)
      reach(from: file, byIdentity, &reached)
    }
    return roots
  }

  private struct Candidate {
    let path: String
    let identity: String
    let includes: [String]
  }

  private func reach(from root: Candidate, _ byIdentity: [String: Candidate], _ reached: inout Set<String>) {
    var waiting = [root]
    while let file = waiting.popLast() {
      guard reached.insert(file.identity).inserted else { continue }
      waiting += file.includes.compactMap { byIdentity[$0] }
    }
  }

  private mutating func files(below folder: String) -> [String] {
    var files: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      // A folder that may not be read holds nothing for us.
      guard let listing = try? FolderListing(of: folder) else { continue }
      for entry in listing.entries where !entry.name.hasPrefix(".") {
        let path = SpecPath.join(folder, entry.name)
        guard entry.isFolder || entry.name.hasSuffix(".routes.yaml") else { continue }
        if !entry.isNamed {
          leftOut.append(InputFailure(path: path, reason: "its name is not UTF-8"))
        } else if entry.isFolder {
          folders.append(path)
        } else if (try? FileKind(at: path)) == .other {
          leftOut.append(InputFailure(path: path, reason: "it is not a regular file"))
        } else {
          files.append(path)
        }
      }
    }
    leftOut.sort { $0.path < $1.path }
    return files.sorted()
  }

  /// The identities of the files that a file includes itself. Only its own text is looked at.
  private func includes(of path: String, _ reader: DiskReader) -> [String] {
    // Most files include nothing, and need not be parsed to know it.
    guard let bytes = try? DiskFile.bytes(of: path, limit: YAMLLimits.standard.size + 1),
      mentionsInclude(bytes)
    else { return [] }
    let bag = FindingBag()
    let tree = YAMLParser().parse(SourceFile(path: path, bytes: bytes), id: SourceFileID(0), reporting: bag)
    let document = SpecDecoder().decode(tree, reporting: bag)
    return document.includes.compactMap { try? reader.identity(of: SpecPath.join(SpecPath.folder(of: path), $0.value)) }
  }
}
