/// Paths of spec files as text, with forward slashes; nothing here asks where links lead.
package enum SpecPath {
  /// The folder of a path: `a/b` for `a/b/c.yaml`, empty for `c.yaml`, `/` for `/c.yaml`.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What stands behind the last slash.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  package static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || path.hasPrefix("/") { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// The path without `.`, without empty parts, and without `..` wherever something stands before it: `a/../b` is `b`.
  package static func simplified(_ path: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// A path as it is written in a folder: `../b/c.yaml` for `b/c.yaml` in `a`. Nil where that can't be known, as from a folder
  /// above the one where the program runs.
  package static func relative(_ path: String, to folder: String) -> String? {
    guard path.hasPrefix("/") == folder.hasPrefix("/") || folder.isEmpty && !path.hasPrefix("/") else { return nil }
    let parts = simplified(path).split(separator: "/")
    let folders = simplified(folder).split(separator: "/")
    let common = zip(parts, folders).prefix { $0 == $1 }.count
    let above = folders[common...]
    guard !above.contains("..") else { return nil }
    return (above.map { _ in ".." } + parts[common...]).joined(separator: "/")
  }

  /// Whether an absolute path stands below an absolute folder, part by part: `/app` does not hold `/apple`.
  package static func holds(_ folder: String, _ path: String) -> Bool {
    path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
