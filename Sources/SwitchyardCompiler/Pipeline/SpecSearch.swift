import SwitchyardDiagnostics
import SwitchyardSpec
import SwitchyardYAML

/// Finds the specs of a folder where none is named: every `*.routes.yaml` below it that no other one includes, sorted.
package struct SpecSearch {
  /// What is called like a spec and cannot be one, and why: it keeps nobody from checking the others.
  package private(set) var leftOut: [InputFailure] = []

  private let reader: DiskReader

  package init() {
    self.init(DiskReader())
  }

  init(_ reader: DiskReader) {
    self.reader = reader
  }

  /// - Parameter folder: empty for the folder that the program runs in.
  package mutating func specs(below folder: String = "") -> [String] {
    let walk = reader.specs(below: folder)
    leftOut += walk.leftOut
    return roots(among: walk.files).sorted()
  }

  /// The files that no other one of them includes, in their order.
  func roots(among candidates: [String]) -> [String] {
    guard candidates.count > 1 else { return candidates }

    let files = candidates.map { path in
      // One that cannot be read is known by its path, so that it is named when it is checked.
      let identity = (try? reader.identity(of: path)) ?? path
      return Candidate(path: path, identity: identity, includes: includes(of: path, identity))
    }
    let included = Set(files.flatMap(\.includes).map(PathKey.init))
    let byIdentity = Dictionary(files.map { (PathKey($0.identity), $0) }) { first, _ in first }
    var reached: Set<PathKey> = []
    var roots: [String] = []
    // Files that include one another in a circle have no root: after the real ones, the first of each circle is taken.
    for file in files.filter({ !included.contains(PathKey($0.identity)) }) + files
    where !reached.contains(PathKey(file.identity)) {
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

  private func reach(from root: Candidate, _ byIdentity: [PathKey: Candidate], _ reached: inout Set<PathKey>) {
    var waiting = [root]
    while let file = waiting.popLast() {
      guard reached.insert(PathKey(file.identity)).inserted else { continue }
      waiting += file.includes.compactMap { byIdentity[PathKey($0)] }
    }
  }

  /// The files of a name, whatever includes them, below the folder that the program runs in, sorted.
  func files(called name: String) -> [String] {
    FolderWalk(below: "", ending: name).files.filter { SpecPath.name(of: $0) == name }
  }

  /// The identities of the files that a file includes itself. Only its own text is looked at.
  private func includes(of path: String, _ identity: String) -> [String] {
    // Most files include nothing, and need not be parsed to know it.
    guard let bytes = try? reader.bytes(of: identity), mentionsInclude(bytes) else { return [] }
    let bag = FindingBag()
    let tree = YAMLParser().parse(SourceFile(path: path, bytes: bytes), id: SourceFileID(0), reporting: bag)
    let document = SpecDecoder().decode(tree, reporting: bag)
    return document.includes.compactMap { try? reader.identity(of: SpecPath.join(SpecPath.folder(of: path), $0.value)) }
  }
}
