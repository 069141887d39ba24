import SwitchyardSpec

/// Files that exist only in a test, below `/app`, where relative paths begin.
struct MemoryReader: SpecReader {
  var texts: [String: String]
  /// Links to other paths, by the path at which they stand.
  var links: [String: String] = [:]
  var packageFolders: Set<String> = ["/app"]
  /// Files that are there and cannot be read.
  var locked: Set<String> = []

  func identity(of path: String) throws(SpecReadFailure) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : "/app/" + path).split(separator: "/") where part != "." {
      if part == ".." {
        _ = parts.popLast()
        continue
      }
      parts.append(part)
      if let target = links["/" + parts.joined(separator: "/")] { parts = target.split(separator: "/") }
    }
    let identity = "/" + parts.joined(separator: "/")
    guard texts[identity] != nil || locked.contains(identity) else {
      throw SpecReadFailure(path: path, reason: .missing)
    }
    return identity
  }

  func bytes(of identity: String) throws(SpecReadFailure) -> [UInt8] {
    guard let text = texts[identity] else {
      throw SpecReadFailure(path: identity, reason: .unreadable("Permission denied"))
    }
    return Array(text.utf8)
  }

  func names(in path: String) -> [String] {
    let folder = (path.hasPrefix("/") ? path : "/app/" + path).split(separator: "/")
    let paths = texts.keys.map { $0.split(separator: "/") }
    let inside = paths.filter { $0.count > folder.count && $0.starts(with: folder) }
    return Set(inside.map { String($0[folder.count]) }).sorted()
  }

  func isPackageFolder(_ identity: String) -> Bool {
    packageFolders.contains(identity)
  }
}
