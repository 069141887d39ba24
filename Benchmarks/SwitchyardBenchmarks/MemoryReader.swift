import SwitchyardSpec

/// The texts of one spec, held in memory, so that no disk is measured.
struct MemoryReader: SpecReader {
  private let texts: [String: [UInt8]]

  init(_ files: [(name: String, bytes: [UInt8])]) {
    texts = Dictionary(uniqueKeysWithValues: files.map { ("/specs/" + $0.name, $0.bytes) })
  }

  func identity(of path: String) throws(SpecReadFailure) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return "/specs/" + name
  }

  func bytes(of identity: String) throws(SpecReadFailure) -> [UInt8] {
    guard let text = texts[identity] else { throw SpecReadFailure(path: identity, reason: .missing) }
    return text
  }

  func isPackageFolder(_ identity: String) -> Bool { identity == "/specs" }
}
