/// Paths as text, with forward slashes; nothing here looks at the disk.
package enum Path {
  /// `gen` and `a.swift` are `gen/a.swift`; an empty folder is the one that the program runs in, and an absolute path
  /// stands for itself.
  package static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || path.utf8.first == slash { return path }
    return folder.utf8.last == slash ? folder + path : folder + "/" + path
  }

  /// The folder of a path: `a/b` for `a/b/c.yaml`, empty for `c.yaml`, `/` for `/c.yaml`.
  package static func folder(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return "" }
    return end == path.utf8.startIndex ? "/" : String(path[..<end])
  }

  /// What stands behind the last slash.
  package static func name(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: end)...])
  }

  /// Whether the path, taken below a folder, stays there: no part is empty, `.` or `..`, and it does not begin anew.
  package static func staysBelow(_ path: String) -> Bool {
    path.utf8.split(separator: slash, omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8) && !part.contains(0)
    }
  }
}

private let slash = UInt8(ascii: "/")
